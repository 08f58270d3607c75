import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../test/support/judging/refusal.ts';
import { classify, extract, keywords, rewrite, sentiment, summarize } from './library.ts';

describe('a text', () => {
  const refused: readonly { name: string; text: string }[] = [
    { name: 'empty', text: '' },
    { name: 'white space', text: ' \t\n\u00a0\u3000' },
    { name: 'NUL, zero width space, byte order mark', text: '\0\u200b\ufeff' },
  ];
  test.each(refused)('without a visible character is refused: $name', ({ text }) => {
    expect(refusalOf(() => summarize(text)).faults).toMatchObject([{ pointer: '/text' }]);
  });

  test('with a lone surrogate is read with U+FFFD in its place', () => {
    expect(rewrite('a \ud800 b').isWellFormed()).toBe(true);
  });

  test('may have 100,000 characters, 20,000 to be rewritten', () => {
    expect(keywords('\u{1f600}'.repeat(100_000))).toEqual([]);
    expect(refusalOf(() => keywords('a'.repeat(100_001))).faults).toMatchObject([{ pointer: '/text' }]);
    expect(refusalOf(() => rewrite('a'.repeat(20_001))).faults).toMatchObject([{ pointer: '/text' }]);
  });
});

describe('names', () => {
  test('that occur twice are refused where they occur the second time', () => {
    expect(refusalOf(() => extract('a', ['x', 'y', 'x', 'y'])).faults).toEqual([
      { pointer: '/fields/2', message: 'must differ from /fields/0' },
      { pointer: '/fields/3', message: 'must differ from /fields/1' },
    ]);
  });

  test('differ by case, space and Unicode form', async () => {
    const labels = ['a', 'A', ' a', '\u00e9', 'e\u0301', '__proto__'];
    const { scores } = await classify('Nothing of it.', labels);
    expect(Object.keys(scores)).toEqual(labels);
    expect(Object.getPrototypeOf(scores)).toBe(null);
  });
});

test('each task answers with its defaults', async () => {
  const text =
    'The pier opened on Monday. It is 140 metres long. Ferries use it. Everybody loves the new pier.';
  expect(summarize(text).sentences).toBe(3);
  expect(sentiment('We love it, it is wonderful.').label).toBe('positive');
  expect(keywords(text)[0]).toEqual({ term: 'pier', weight: 1 });
  expect((await classify('The striker scored a goal.', ['sports', 'cooking'])).label).toBe('sports');
  expect(extract('Invoice no. 5567', ['invoice_number', 'iban'])).toMatchObject({
    invoice_number: '5567',
    iban: null,
  });
  expect(rewrite('pls call me')).toMatch(/please/i);
});
