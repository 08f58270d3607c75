import { describe, expect, it } from 'vitest';
import { hastyTime } from '../../../test/support/worlds/model-question.ts';
import { UpstreamError } from '../../errors.ts';
import { Circuit } from './circuit.ts';
import { broken, rateLimited } from './failures.ts';

const fails = async () => {
  throw broken();
};
const answers = async () => 'answer';

/** A circuit and the outcomes of visits to it: an answer, or the code of the failure. */
function circuit() {
  const time = { ...hastyTime(), at: 0, now: () => time.at };
  const guarded = new Circuit(time);
  const visit = (work: () => Promise<unknown>, visitor: object = {}) =>
    guarded
      .guard(visitor, work)
      .catch((error: Error) => (error instanceof UpstreamError ? error.code : error.message));
  const break5 = async () => {
    for (let visits = 0; visits < 5; visits++) expect(await visit(fails)).toBe('upstream_failed');
  };
  return { time, guarded, visit, break5 };
}

describe('a circuit', () => {
  it('opens after five failures in a row, for five seconds', async () => {
    const { time, guarded, visit, break5 } = circuit();
    await break5();
    await expect(guarded.guard({}, answers)).rejects.toMatchObject({
      code: 'overloaded',
      retryAfterSeconds: 5,
    });
    time.at = 4001;
    await expect(guarded.guard({}, answers)).rejects.toMatchObject({
      code: 'overloaded',
      retryAfterSeconds: 1,
    });
    time.at = 5000;
    expect(await visit(answers)).toBe('answer');
    expect(await visit(fails)).toBe('upstream_failed');
    expect(await visit(answers)).toBe('answer');
  });

  it('stays closed while an answer comes in between, even a rate limit', async () => {
    const { visit } = circuit();
    const limited = async () => {
      throw rateLimited(1);
    };
    for (const between of [answers, limited]) {
      for (let visits = 0; visits < 4; visits++) await visit(fails);
      await visit(between);
    }
    for (let visits = 0; visits < 4; visits++) await visit(fails);
    expect(await visit(answers)).toBe('answer');
  });

  it('counts a visitor with several requests once', async () => {
    const { visit } = circuit();
    const visitor = {};
    for (let visits = 0; visits < 9; visits++) await visit(fails, visitor);
    expect(await visit(answers)).toBe('answer');
  });

  it('lets one visitor try after the pause, with all its requests, and no other meanwhile', async () => {
    const { time, visit, break5 } = circuit();
    await break5();
    time.at = 5000;
    let finish = (_value: string) => {};
    const probe = {};
    const tried = visit(() => new Promise((resolve) => (finish = resolve)), probe);
    expect(await visit(answers)).toBe('overloaded');
    expect(await visit(async () => 'mine', probe)).toBe('mine');
    finish('found');
    expect(await tried).toBe('found');
    expect(await visit(answers)).toBe('answer');
  });

  it('opens again when the trial fails', async () => {
    const { time, visit, break5 } = circuit();
    await break5();
    time.at = 5000;
    expect(await visit(fails)).toBe('upstream_failed');
    time.at = 9999;
    expect(await visit(answers)).toBe('overloaded');
    time.at = 10_000;
    expect(await visit(answers)).toBe('answer');
  });

  it('lets the next try when the trying visitor has left', async () => {
    const { time, visit, break5 } = circuit();
    await break5();
    time.at = 5000;
    const leaves = async () => {
      throw new Error('gone');
    };
    expect(await visit(leaves)).toBe('gone');
    expect(await visit(answers)).toBe('answer');
  });
});
