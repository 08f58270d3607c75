import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namesOf, readExamples, SOURCES } from '../../../../../../scripts/text/extract-examples.ts';
import { groups } from './choose.ts';
import { fittedOn, weights } from './weights.generated.ts';

// What changes a feature or a text changes the weights: `node --import ./scripts/typescript.mjs scripts/text/fit-extract.ts`.
it('the weights are those of features that the texts have, and nearly all of these have one', () => {
  const names = namesOf(readExamples());
  // A word beside candidates may have become too rare to be fitted again.
  const others = Object.keys(weights).filter((name) => !/^_ | _$/.test(name));
  expect(others.filter((name) => !names.includes(name))).toEqual([]);
  // Some weights round to nothing.
  expect(Object.keys(weights).length).toBeGreaterThan(0.95 * names.length);
});

it('the weights are fitted on the texts as they are', () => {
  const sums = SOURCES.map(([path]) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]);
  expect(fittedOn).toEqual(Object.fromEntries(sums));
});

it('each feature has a weight for each group of fields', () => {
  for (const [name, row] of Object.entries(weights)) expect(row, name).toHaveLength(groups.length);
});
