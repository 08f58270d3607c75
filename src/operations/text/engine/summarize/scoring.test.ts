import { describe, expect, it } from 'vitest';
import { sentences } from '../../language/sentences.ts';
import { linesOf } from './lines.ts';
import { scoresOf } from './scoring.ts';
import { vectorsOf } from './vectors.ts';

const about =
  'The plant cleans water for the island. The island needs water from the plant. Water of the plant is cheap.';

/** A better and a worse sentence within the same text. */
const rows = [
  [
    'what shares words with the rest',
    'The water plant serves the island.',
    'A juggler lost his new trick dog.',
  ],
  ['a sum', 'The water plant costs 94 million euros.', 'The water plant is not so very costly.'],
  ['a decision', 'The island decided to build the water plant.', 'The island has got the old water plant.'],
  ['a statement, no question', 'The island needs the water plant.', 'Does the island need the water plant?'],
  ['no thanks', 'The island needs the water plant now.', 'Thank you for the island water plant.'],
  ['no heading', 'The island opens the water plant.', 'The island and the water plant'],
] as const;

describe('scoresOf', () => {
  it.each(rows)('prefers %s', (_, better, worse) => {
    const lines = linesOf(sentences(`${about} ${worse} ${better}`));
    const reversed = linesOf(sentences(`${about}\n\n${better}\n\n${worse}`));
    const scores = scoresOf(lines, vectorsOf(lines, 'en'));
    const again = scoresOf(reversed, vectorsOf(reversed, 'en'));
    const of = (all: readonly { text: string }[], text: string): number =>
      all.findIndex((line) => line.text.startsWith(text));
    expect(again[of(reversed, better)]).toBeGreaterThan(again[of(reversed, worse)]!);
    if (of(lines, better) >= 0) expect(scores[of(lines, better)]).toBeGreaterThan(scores[of(lines, worse)]!);
  });
});
