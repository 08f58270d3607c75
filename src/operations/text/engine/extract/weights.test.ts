import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namesOf, readExamples, SOURCES } from '../../../../../scripts/text/extract-examples.ts';
import { groups } from './choose.ts';
import { fittedOn, weights } from './weights.generated.ts';

// What changes a feature or a text changes the weights: `node --import ./scripts/typescript.mjs scripts/text/fit-extract.ts`.
it('the weights are those of features that the texts have, and nearly all of these have one', () => {
  // Of each fifth text: some features are rare, and some weights round to nothing.
  const names = namesOf(readExamples(5));
  const others = Object.keys(weights).filter((name) => !/^_ | _$/.test(name) && !names.includes(name));
  expect(others.length).toBeLessThan(0.2 * names.length);
  expect(names.filter((name) => name in weights).length).toBeGreaterThan(0.9 * names.length);
});

it('the weights are fitted on the texts as they are', () => {
  const sums = SOURCES.map(([path]) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]);
  expect(fittedOn).toEqual(Object.fromEntries(sums));
});

it('each feature has a weight for each group of fields', () => {
  for (const [name, row] of Object.entries(weights)) expect(row, name).toHaveLength(groups.length);
});
