import { expect, test } from 'vitest';
import { isWhole } from '../../../test/support/whole.ts';
import { classify, extract, keywords, rewrite, sentiment, summarize } from './library.ts';

/**
 * A text twice as long may take this much of the time of two, for what memory adds; where each word looked at all others
 * it would take 2. Lists of more than 16,000 pieces are large objects of V8, whose pages cost more on some machines than
 * what is written to them, and most where other programs want the caches.
 */
const MAX_RATIO = 1.4;

const fields = [
  'name',
  'company',
  'invoice_number',
  'due_date',
  'amount',
  'phone',
  'email',
  'address',
  'iban',
  'total',
  'position',
  'previous employer',
  'duration',
  'weight',
  'url',
  'city',
  'age',
  'party',
  'percentage',
  'quoted text',
];
const labels = ['invoice', 'complaint', 'sports', 'job application', 'politics', 'technology', 'other'];

/** Rounds in which the least time of both is looked for, when the first ones do not show it. */
const MAX_ROUNDS = 100;

type Run = (text: string) => unknown;

const formal: Run = (text) => rewrite(text, { tone: 'formal' });

/** A text of which each row is a beginning, or a place, that a rule tries anew. */
const rows: readonly { name: string; run: Run; piece: string; characters: number }[] = [
  ...['1 ', '1/1/', '1. ', '$1 ', '12:30 ', '("A") ', 'CA 90210 ', '" ', 'ASAP ', 'you and ', '- ', 'A-'].map(
    (piece) => ({ name: 'rewrite', run: formal, piece, characters: 6_000 }),
  ),
  ...[
    ...[
      '123 ',
      ' 000',
      "1'000 ",
      '1 - ',
      'CEO at ',
      'manager, ',
      'A, CEO, ',
      'No. 1 ',
      '12:30 ',
      '[a] ',
      'at Aaa. ',
    ],
    ...['+49 30 ', 'a@b.', 'a.b.', '"a" ', 'Name: ', 'John Smith ', '1/1/2020 ', 'DE89 3704 ', '\u65e5'],
  ].map((piece) => ({
    name: 'extract',
    run: (text: string) => extract(text, fields),
    piece,
    characters: 25_000,
  })),
  ...['Aa ', 'Mr. A ', 'a.b.', '((', 'word-', '\u30ab', '\u{1f468}\u200d', 'https://a '].map((piece) => ({
    name: 'keywords',
    run: (text: string) => keywords(text),
    piece,
    characters: 40_000,
  })),
  ...['A. ', '" ', '... ', '1. a\n', 'Dr. ', '\u3002', 'word '].map((piece) => ({
    name: 'summarize',
    run: (text: string) => summarize(text),
    piece,
    characters: 50_000,
  })),
  ...['word ', "don't ", '\u30ab', '1-', '!?'].map((piece) => ({
    name: 'classify',
    run: (text: string) => classify(text, labels),
    piece,
    characters: 40_000,
  })),
  ...['not ', '!', "n't "].map((piece) => ({
    name: 'sentiment',
    run: (text: string) => sentiment(text),
    piece,
    characters: 50_000,
  })),
];

test.each(rows)('$name takes time in proportion to its text: $piece', async ({ run, piece, characters }) => {
  const length = isWhole ? characters : characters / 4;
  const single = textOf(piece, length);
  const double = textOf(piece, 2 * length);
  // Two texts against one of their length: both sides leave the same garbage to collect.
  const both = async () => {
    await run(single);
    await run(single);
  };
  let two = Number.POSITIVE_INFINITY;
  let one = Number.POSITIVE_INFINITY;
  // A machine under load shows more time than is taken, and never less.
  for (let round = 0; round < MAX_ROUNDS; round++) {
    two = Math.min(two, await processorTime(both));
    one = Math.min(one, await processorTime(() => run(double)));
    if (round >= 1 && one <= MAX_RATIO * two) break;
  }
  expect(one).toBeLessThanOrEqual(MAX_RATIO * two + TICK);
});

/** Less than this says nothing, in microseconds. */
const TICK = 2000;

function textOf(piece: string, characters: number): string {
  return `x${piece.repeat(Math.floor((characters - 2) / [...piece].length))}x`;
}

async function processorTime(work: () => unknown): Promise<number> {
  const begin = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begin);
  return user + system;
}
