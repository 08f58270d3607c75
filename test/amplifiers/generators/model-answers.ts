import { chance, magnitude, pick, type Random } from '../../support/random.ts';
import type { Amplifier } from '../amplifier.ts';
import { drawText, repeated, type Text } from './texts.ts';

/** Texts that a language model works on, and what it answers: it may say anything. */
export function modelAmplifiers(
  input: Readonly<Record<string, unknown>>,
  good: unknown,
): readonly Amplifier[] {
  return [
    {
      name: 'brackets, quotes and lists in the answer of a model',
      draw(random) {
        const content = drawContent(random, good);
        const envelope = pick(random, envelopes);
        const times = pick(random, timesAsLong);
        return (bytes) => ({
          input: { text: SHORT_TEXT, ...input },
          strangers: {
            model: Buffer.from(JSON.stringify(envelope(content(Math.min(times * bytes, LONGEST))))),
          },
        });
      },
    },
    {
      name: 'a text that a model gets and its answer is looked up in',
      draw(random) {
        const text = drawText(random);
        const answer = drawText(random);
        const isText = chance(random, 0.6);
        const longest = magnitude(random, 1, 1000);
        const filled = JSON.stringify(good);
        return (bytes) => {
          const said = (isText ? text : answer)(Math.min(bytes, longest));
          const content = filled.replaceAll(/"(?:term|value|text|quote)":"[^"]*"/g, (member) => {
            return `${member.slice(0, member.indexOf(':') + 1)}${JSON.stringify(said)}`;
          });
          return {
            input: { ...input, text: `${SHORT_TEXT} ${text(bytes)}` },
            strangers: { model: Buffer.from(JSON.stringify(envelopes[0]!(content))) },
          };
        };
      },
    },
  ];
}

/** A model may send more than a caller: as much as is read of it. */
const timesAsLong = [1, 8, 64];
const LONGEST = 2_000_000;

const SHORT_TEXT = 'I love this place on the north pier, and Ada pays $5 on 1 May 2026.';

/** The forms in which back ends answer (OpenAI chat completions). */
const envelopes: readonly ((content: string) => unknown)[] = [
  (content) => completion({ role: 'assistant', content }),
  (content) => completion({ role: 'assistant', content: null, reasoning_content: content }),
  (content) =>
    completion({ content: null, tool_calls: [{ function: { name: 'answer', arguments: content } }] }),
  (content) => completion({ role: 'assistant', content: [{ type: 'text', text: content }] }),
];

function completion(message: Readonly<Record<string, unknown>>): unknown {
  return { choices: [{ message, finish_reason: 'stop' }], usage: { prompt_tokens: 100 } };
}

function drawContent(random: Random, good: unknown): Text {
  const piece = repeated(
    pick(random, [
      '{',
      '}',
      '{}',
      '{"a":',
      '"',
      "'",
      '[',
      '[[],',
      '```\n',
      '```json\n{',
      '\\',
      '\\"',
      '</think>',
      '<think>',
      '{"',
      '\n',
      '\u201c',
      '1,',
      'null,',
    ]),
  );
  const text = drawText(random);
  const answer = JSON.stringify(good);
  return pick<Text>(random, [
    piece,
    piece,
    text,
    (bytes) => `${piece(bytes / 2)}${answer}${piece(bytes / 2)}`,
    (bytes) => `{"a":${JSON.stringify(piece(bytes))},${answer.slice(1)}`,
    (bytes) => `${answer.slice(0, -1)},"more":[${repeated('"a",')(bytes)}0]}`,
    (bytes) => `${text(bytes / 2)}\n${answer}\n${text(bytes / 2)}`,
    (bytes) => answer.replace('[', `[${`${pickItem(answer)},`.repeat(bytes / 20)}`),
    (bytes) => `{${repeated('"a":1,')(bytes)}`,
  ]);
}

/** The first item of the first list of an answer. */
function pickItem(answer: string): string {
  return /\[(\{[^{}]*\}|"[^"]*")/.exec(answer)?.[1] ?? '0';
}
