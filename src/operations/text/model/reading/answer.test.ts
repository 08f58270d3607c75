import { jsonrepair } from 'jsonrepair';
import { describe, expect, it } from 'vitest';
import { cpuMillisecondsSince } from '../../../../../test/support/cpu-time.ts';
import { objectsIn } from './answer.ts';

const object = { label: 'positive', score: 0.9 };
const json = JSON.stringify(object);
const draft = '{"label":"negative","score":-0.9}';

function objects(text: string): readonly unknown[] {
  return [...objectsIn(text, jsonrepair)];
}

describe('the first object of an answer', () => {
  const rows: readonly [string, string][] = [
    ['alone', json],
    ['with white space around it', `\n\t ${json}\n`],
    ['in a fence that names its language', `\`\`\`json\n${json}\n\`\`\``],
    [
      'in a fence without a name, with words before',
      `Here you are:\n\`\`\`\n${json}\n\`\`\`\nAnything else?`,
    ],
    ['in a fence that is never closed', `\`\`\`json\n${json}`],
    ['after braces in chatter (pitfall 15)', `Sure, as {requested}: ${json}`],
    ['after a brace that is never closed', `Using { as you asked: ${json}`],
    ['after a closing brace too many', `:-} ${json}`],
    ['after a stray quote and an open brace', `{ a 5" screen is what ${json} says`],
    ['before chatter with braces', `${json} {if} you like`],
    ['after thoughts with JSON in them (pitfall 15)', `<think>{"label":"negative"}?</think>${json}`],
    ['after thoughts whose beginning is left out', `maybe {"label":"negative"}, no.\n</think>\n${json}`],
    ['after thoughts in thoughts', `<think>a</think>{"label":"negative"}</think>${json}`],
    ['after thoughts by another name', `<reasoning>{"label":"negative"}</reasoning> ${json}`],
    ['after thoughts in brackets', `[THINK]{"label":"negative"}[/THINK]${json}`],
    ['in the final channel', `<|channel|>analysis<|message|>{"a":1}<|channel|>final<|message|>${json}`],
    [
      'in harmony, its form named',
      `<|channel|>analysis<|message|>${draft}<|end|><|start|>assistant<|channel|>final <|constrain|>json<|message|>${json}<|return|>`,
    ],
    ['in harmony without its marks', `analysisPerhaps ${draft}? No.assistantfinal${json}`],
    ['after thoughts of Gemma', `<|channel>thought\nperhaps ${draft}\n<channel|>${json}`],
    ['after thoughts of Kimi', `\u25c1think\u25b7${draft}\u25c1/think\u25b7${json}`],
    ['after thoughts of DeepSeek', `${draft}<\uff5cend\u2581of\u2581thinking\uff5c>${json}`],
    ['after thoughts of two kinds', `[THINK]${draft}[/THINK]<thinking>${draft}</thinking>${json}`],
    ['after thoughts with a namespace', `<seed:think>${draft}</seed:think>${json}`],
    ['after a draft', `First ${draft}, but better:\n${json}`],
    ['after a draft, with a fault', `First ${draft}, but better:\n{"label":"positive","score":0.9,}`],
    [
      'after a fence that is withdrawn',
      `\`\`\`json\n${draft}\n\`\`\`\nWait, no:\n\`\`\`json\n${json}\n\`\`\``,
    ],
    ['with a plus before a number', '{"label":"positive","score":+0.9}'],
    ['with a number without its zero', '{"label":"positive","score":.9}'],
    ['in a list', `[${json}]`],
    ['in a string of JSON', JSON.stringify(json)],
    ['with a trailing comma', '{"label":"positive","score":0.9,}'],
    ['with single quotes', "{'label':'positive','score':0.9}"],
    ['with names without quotes', '{label:"positive",score:0.9}'],
    ['with a comment', '{"label":"positive", // sure\n"score":0.9}'],
    ['with a comma left out', '{"label":"positive" "score":0.9}'],
  ];
  it.each(rows)('%s', (_, text) => {
    expect(objects(text)[0]).toEqual(object);
  });
});

describe('special texts in an answer', () => {
  it('strings may hold braces, fences and thoughts', () => {
    const value = { text: 'a } b { ```c``` </think> "d" \\' };
    expect(objects(JSON.stringify(value))).toEqual([value]);
    expect(objects(`So: ${JSON.stringify({ text: 'a } b' })}`)[0]).toEqual({ text: 'a } b' });
  });
  it('each object, the last first, so that the reader can choose', () => {
    expect(objects('like {"a":1}, so {"b":2}')).toEqual([{ b: 2 }, { a: 1 }]);
  });
  it('a list, where one is the answer', () => {
    const lists = (text: string) => [...objectsIn(text, jsonrepair, 'items')];
    expect(lists('[1,2]')).toEqual([{ items: [1, 2] }]);
    expect(lists('```json\n["a"]\n```')).toEqual([{ items: ['a'] }]);
  });
  it('line breaks within strings, and their like', () => {
    expect(objects('{"text":"one\ntwo\tthree", "a":\n1}')).toEqual([{ text: 'one\ntwo\tthree', a: 1 }]);
  });
  it('quotes within strings', () => {
    expect(objects('{"text":"He said "hi" to us"}')).toEqual([{ text: 'He said "hi" to us' }]);
  });
  it('__proto__ is a member like any other', () => {
    const [found] = objects('{"__proto__":{"a":1},}');
    expect(Object.keys(found as object)).toEqual(['__proto__']);
  });
});

describe('no object', () => {
  const rows: readonly [string, string][] = [
    ['prose', 'The text is positive.'],
    ['nothing', ''],
    ['a list', '[1,2]'],
    ['a scalar', '0.9'],
    ['null', 'null'],
    ['thoughts alone', `<think>${json}</think>`],
    ['thoughts that never end', `<think>so ${json}`],
    ['a truncated object: its end would be made up', '{"text":"The hotel was love'],
    ['an object truncated after a member', '{"label":"positive","score":0.9'],
    ['a page', '<!doctype html><title>Bad gateway</title>'],
  ];
  it.each(rows)('%s', (_, text) => {
    expect(objects(text)).toEqual([]);
  });
});

/** Hundredths of a second each; the bound is for a busy machine. */
describe('hostile answers take little time', () => {
  const size = 1_000_000;
  const rows: readonly [string, string][] = [
    ['opening braces', '{'.repeat(size)],
    ['closing braces', '}'.repeat(size)],
    ['empty objects', '{}'.repeat(size / 2)],
    ['objects in objects', '{"a":'.repeat(size / 5)],
    ['closed objects in objects', '{"a":'.repeat(size / 6) + '}'.repeat(size / 6)],
    ['braces in braces', '{'.repeat(size / 2) + '}'.repeat(size / 2)],
    ['quotes', `{${'"'.repeat(size)}}`],
    ['escaped quotes', `{"${'\\"'.repeat(size / 2)}}`],
    ['fences', '```'.repeat(size / 3)],
    ['thoughts', '<think>'.repeat(size / 7)],
    ['ends of thoughts', '</think>'.repeat(size / 8)],
    ['opening angles', '<'.repeat(size)],
    ['slow repairs', `{"a":1, ${'\n"a'.repeat(400)}}`.repeat(50)],
    ['a URL and quotes, long', `{"a": http://${'"a '.repeat(size / 3)}}`],
    ['a URL and quotes, short', `{"a": http://${'"a '.repeat(440)}}`],
  ];
  it.each(rows)('%s', (_, text) => {
    const start = process.cpuUsage();
    let count = 0;
    for (const _each of objectsIn(text, jsonrepair)) count++;
    expect(count).toBeLessThanOrEqual(103);
    expect(cpuMillisecondsSince(start)).toBeLessThan(5000);
  });
});
