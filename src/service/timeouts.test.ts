import { expect, it } from 'vitest';
import { timeoutsFor } from './timeouts.ts';

it.each([
  ['no language model: half a minute', undefined, 30_000],
  ['a quick one changes nothing', 500, 30_000],
  ['the default one leaves two seconds to answer 504', 30_000, 32_000],
  ['a patient one', 120_000, 122_000],
])('the time of an operation with %s', (_name, modelMs, operationMs) => {
  expect(timeoutsFor(modelMs).operationMs).toBe(operationMs);
});
