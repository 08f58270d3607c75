import { describe, expect, it } from 'vitest';
import { readLabels } from './label.ts';

function wordsOf(labels: readonly string[]): readonly string[] {
  return readLabels(labels).map(({ words }) =>
    words.map(({ token, share }) => (share < 1 ? `${token.written}*${share}` : token.written)).join(' '),
  );
}

describe('the telling words of labels', () => {
  it.each([
    { name: 'snake case', labels: ['book_table', 'opening_hours'], words: ['book table', 'opening hours'] },
    { name: 'camel case', labels: ['gardenTools', 'officeChairs'], words: ['garden tools', 'office chairs'] },
    {
      name: 'words that some labels share tell these from the others only',
      labels: ['red car', 'blue car', 'bus'],
      words: ['red car*0.5', 'blue car*0.5', 'bus'],
    },
    {
      name: 'words that all labels share',
      labels: ['red car', 'blue car', 'car park'],
      words: ['red', 'blue', 'park'],
    },
    {
      name: 'words that say nothing beside others',
      labels: ['Sports news', 'Pets section'],
      words: ['sports', 'pets'],
    },
    { name: 'labels of nothing but such words', labels: ['news', 'reports'], words: ['news', 'reports'] },
    {
      name: 'labels whose words are all shared',
      labels: ['dogs cats', 'cats dogs'],
      words: ['dogs cats', 'cats dogs'],
    },
    { name: 'IT, not it', labels: ['IT', 'Sales'], words: ['information technology', 'sales'] },
  ])('$name', ({ labels, words }) => {
    expect(wordsOf(labels)).toEqual(words);
  });
});

it.each([
  'not spam',
  'non-spam',
  'NOT_SPAM',
  'No spam',
  'ham',
  'Other',
  'none of the above',
  'Miscellaneous',
])('takes "%s" for what fits no other label', (label) => {
  expect(readLabels(['spam', label]).map(({ isComplement }) => isComplement)).toEqual([false, true]);
});

it.each(['nothing lost', 'notebook', 'November', 'mother'])(
  'takes "%s" for a label like any other',
  (label) => {
    expect(readLabels(['spam', label])[1]!.isComplement).toBe(false);
  },
);

it.each([
  ['card_not_working', 'card_arrival'],
  ['not interested', 'wrong person'],
  ['no signal', 'slow internet'],
])('takes "%s" beside "%s" for no denial', (label, other) => {
  expect(readLabels([label, other])[0]!.isComplement).toBe(false);
});

it.each([
  ['a name that is known', 'refund request', 1],
  ['parts of a name', 'refund for parcels', 0.5],
])('concepts of %s', (_, label, fit) => {
  const [read] = readLabels([label, 'zzgh']);
  expect(read!.concepts.length).toBeGreaterThan(0);
  expect(read!.fit).toBe(fit);
});
