import { expect, it } from 'vitest';
import { conceptOf, readCueList } from './cue-list.ts';
import { cueLists } from './cues/lists.ts';

const read = readCueList(`
  refund, money back: refunded, ~charge, give * money,
    as soon as possible, #question
  thanks: thank you
`);

it('reads a concept a line, further lines indented deeper', () => {
  expect(read.map(({ names }) => names)).toEqual([['refund', 'money back'], ['thanks']]);
});

it('reads words by stem, ~ as weak, * as a gap, and # as a feature', () => {
  const concept = conceptOf(read[0]!);
  expect([...concept.words].map(([stem, { strength }]) => [stem, strength])).toEqual([
    ['refund', 1],
    ['charge', 0.6],
  ]);
  expect(concept.phrases.map(({ stems }) => stems.join(' '))).toEqual(['give * money', 'as soon as possibl']);
  expect(concept.features).toEqual(['question']);
});

it('refuses cues without a name', () => {
  expect(() => readCueList('\n  only, cues\n')).toThrow('no colon');
});

it.each(cueLists.map((list, index) => ({ list, index })))(
  'has no empty concept in list $index',
  ({ list }) => {
    for (const entry of readCueList(list)) {
      const { names } = entry;
      const { words, phrases, features } = conceptOf(entry);
      const cues = words.size + phrases.length + features.length;
      expect({ name: names[0], isEmpty: names.length === 0 || cues === 0 }).toEqual({
        name: names[0],
        isEmpty: false,
      });
    }
  },
);
