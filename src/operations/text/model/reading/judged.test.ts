import { expect, it } from 'vitest';
import { readAnswer } from './judged.ts';

const json = '{"items":["a"]}';
const rows: readonly [string, string][] = [
  ['alone', json],
  ['in a list of one', `[${json}]`],
  ['in an object', `{"answer":${json}}`],
  ['in a list in an object', `{"answers":[${json}]}`],
  ['below its own name', `{"items":${json}}`],
  ['as JSON in a text', JSON.stringify({ result: json })],
  ['as JSON in a text below its own name', JSON.stringify({ items: json })],
];
it.each(rows)('the frame around an answer: %s', async (_, answer) => {
  const judged = await readAnswer(
    answer,
    ({ items }) => (Array.isArray(items) && items[0] === 'a' ? { value: items } : { reason: 'no' }),
    'items',
  );
  expect(judged).toEqual({ value: ['a'] });
});

it('JSON in a text comes before the text, which a rewriting would be', async () => {
  const answer = JSON.stringify({ text: JSON.stringify({ text: 'Good day.' }) });
  expect(await readAnswer(answer, ({ text }) => ({ value: text }))).toEqual({ value: 'Good day.' });
});
