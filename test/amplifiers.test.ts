import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MeasuringProcess } from './amplifiers/harness/measuring-process.ts';
import { findBrokenBounds } from './amplifiers/harness/search.ts';
import { sentenceOf } from './amplifiers/report.ts';
import { SEED } from './support/runs.ts';
import { isWhole } from './support/whole.ts';

/** Some twenty seconds of processor time, and a minute or two in `npm run test:whole`. `npm run amplify -- --seed=N` draws more, and repeats. */
const DRAWS = isWhole ? 800 : 250;

let measuring: MeasuringProcess;
beforeAll(() => {
  measuring = new MeasuringProcess();
});
afterAll(() => measuring.end());

describe('requests that are drawn to cost more than their bytes show', () => {
  it(`keep every bound of their declarations: seed ${SEED}`, async () => {
    const operations = await measuring.operations();
    const largest = isWhole ? 1_000_000 : 200_000;
    const findings = await findBrokenBounds(measuring, { operations, seed: SEED, draws: DRAWS, largest });
    expect(findings.map(sentenceOf).join('\n\n'), `seed ${SEED}`).toBe('');
  }, 1_200_000);
});
