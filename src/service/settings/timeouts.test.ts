import { expect, it } from 'vitest';
import { timeoutsFor } from './timeouts.ts';

it.each([
  ['no language model: half a minute', undefined, 30_000],
  ['a quick one changes nothing', 500, 30_000],
  ['the default one leaves ten seconds to wait for it and two to answer 504', 30_000, 42_000],
  ['a patient one', 120_000, 132_000],
])('the time of an operation with %s', (_name, modelMs, operationMs) => {
  expect(timeoutsFor({ modelMs, stopMs: 10_000 }).operationMs).toBe(operationMs);
});

it.each([
  ['a second', 10_000, 1000],
  ['half of a short stop, which idle connections must not use up', 300, 150],
  ['no time where a stop has none', 0, 0],
])('idle connections linger %s', (_name, stopMs, lingerMs) => {
  expect(timeoutsFor({ modelMs: undefined, stopMs }).lingerMs).toBe(lingerMs);
});
