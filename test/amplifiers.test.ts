import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MeasuringProcess } from './amplifiers/harness/measuring-process.ts';
import { findBrokenBounds } from './amplifiers/harness/search.ts';
import { sentenceOf } from './amplifiers/report.ts';
import { SEED } from './support/runs.ts';

/** About ten seconds of processor time. `npm run amplify` draws more, from any seed. */
const DRAWS = 250;
const LARGEST = 200_000;

/**
 * Operations for which the search still finds something: the answer of a model is read on the main thread, Markdown and
 * conversions have inputs that take more than their share. `npm run amplify` judges them too.
 */
const open = /^(?:text|convert|pdf)\./;

let measuring: MeasuringProcess;
beforeAll(() => {
  measuring = new MeasuringProcess();
});
afterAll(() => measuring.end());

describe('requests that are drawn to cost more than their bytes show', () => {
  it(`keep every bound of their declarations: seed ${SEED}`, async () => {
    const operations = (await measuring.operations()).filter(({ id }) => !open.test(id));
    const wanted = { operations, seed: SEED, draws: DRAWS, largest: LARGEST };
    const findings = await findBrokenBounds(measuring, wanted);
    expect(findings.map(sentenceOf).join('\n\n')).toBe('');
  }, 1_200_000);
});
