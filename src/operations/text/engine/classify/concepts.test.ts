import { expect, it } from 'vitest';
import { conceptsOf, nameKey } from './concepts.ts';
import { conceptOf, readCueList } from './cue-list.ts';
import { cueLists } from './cues/lists.ts';
import { tokensOf } from './text-tokens.ts';

function named(name: string) {
  return conceptsOf(nameKey(tokensOf(name).map(({ stem }) => stem)));
}

it.each([
  ['refunds', 'Refund'],
  ['food and drink', 'food drink'],
  ['terms of service', 'Terms service'],
])('finds the same by "%s" and "%s"', (a, b) => {
  expect(named(a)).toHaveLength(1);
  expect(named(a)).toEqual(named(b));
});

it('knows nothing of names that nobody listed, nor of members of objects', () => {
  for (const name of ['qwertz', '__proto__', 'constructor', '']) expect(named(name)).toEqual([]);
});

it('takes cues of narrower concepts for weak ones', () => {
  const [sports] = named('sports');
  expect(sports!.words.get('team')!.strength).toBe(1);
  expect(sports!.words.get('wimbledon')!.strength).toBe(0.6);
});

it('has each narrower concept under the name that is used for it', () => {
  const narrower = cueLists.flatMap(readCueList).flatMap((entry) => conceptOf(entry).narrower);
  expect(narrower.filter((name) => named(name).length === 0)).toEqual([]);
});
