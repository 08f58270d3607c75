import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MeasuringProcess } from './amplifiers/harness/measuring-process.ts';
import { findBrokenBounds } from './amplifiers/harness/search.ts';
import { sentenceOf } from './amplifiers/report.ts';
import { isGate } from './support/gate.ts';
import { SEED } from './support/runs.ts';

/** Some twenty seconds of processor time, and a minute or two in the gate. `npm run amplify` draws more. */
const DRAWS = isGate ? 1500 : 250;
/** The gate draws other requests each time; `npm run amplify -- --seed=N` repeats them. */
const seed = isGate ? randomInt(2 ** 31) : SEED;

let measuring: MeasuringProcess;
beforeAll(() => {
  measuring = new MeasuringProcess();
});
afterAll(() => measuring.end());

describe('requests that are drawn to cost more than their bytes show', () => {
  it(`keep every bound of their declarations: seed ${seed}`, async () => {
    const operations = await measuring.operations();
    const largest = isGate ? 1_000_000 : 200_000;
    const findings = await findBrokenBounds(measuring, { operations, seed, draws: DRAWS, largest });
    expect(findings.map(sentenceOf).join('\n\n'), `seed ${seed}`).toBe('');
  }, 1_200_000);
});
