import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeModel, startFakeModel } from '../../../test/support/fake-model.ts';
import { goodMood, moodQuestion } from '../../../test/support/model-question.ts';
import type { UpstreamError } from '../../errors.ts';
import { createLanguageModel } from './language-model.ts';

let fake: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel({ answers: { mood: goodMood } });
});
afterAll(() => fake.stop());

function client(maxConcurrency: number, timeoutMs = 5000) {
  const { baseUrl } = fake;
  return createLanguageModel({
    baseUrl,
    apiKey: undefined,
    model: 'm',
    timeoutMs,
    maxConcurrency,
    onNotice: () => {},
  });
}

const codeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'answer',
    (error: UpstreamError) => error.code ?? error.message,
  );

describe('many questions at a time', () => {
  it('are asked as many at once as allowed, and four times as many wait', async () => {
    fake.behave('good');
    fake.delay = 20;
    const model = client(2);
    const results = await Promise.all(
      Array.from({ length: 12 }, () => codeOf(model.open().ask(moodQuestion))),
    );
    expect(results).toEqual([...Array(10).fill('answer'), 'overloaded', 'overloaded']);
    expect(fake.mostAtWork).toBe(2);
  });

  it('of a call that has begun may always wait', async () => {
    fake.behave('good');
    fake.delay = 10;
    const model = client(1);
    const begun = model.open();
    await begun.ask(moodQuestion);
    const others = Array.from({ length: 5 }, () => codeOf(model.open().ask(moodQuestion)));
    expect(await codeOf(begun.ask(moodQuestion))).toBe('answer');
    expect(await Promise.all(others)).toEqual(Array(5).fill('answer'));
  });

  it('that wait too long are told that too many wait', async () => {
    fake.behave('silent');
    fake.delay = 0;
    const model = client(1, 200);
    const impatient = model.open();
    await sleep(60);
    const first = codeOf(model.open().ask(moodQuestion));
    expect(await codeOf(impatient.ask(moodQuestion))).toBe('overloaded');
    expect(await first).toBe('upstream_timeout');
  });

  it('whose caller leaves make room', async () => {
    fake.behave('silent');
    const model = client(1);
    const callers = Array.from({ length: 3 }, () => new AbortController());
    const asked = callers.map(({ signal }) =>
      codeOf(model.open({ caller: 'a', abandoned: () => signal }).ask(moodQuestion)),
    );
    while (fake.requests.length === 0) await sleep(5);
    for (const caller of callers) caller.abort(new Error('gone'));
    expect(await Promise.all(asked)).toEqual(['gone', 'gone', 'gone']);
    expect(fake.requests).toHaveLength(1);
    fake.behave('good');
    expect(await codeOf(model.open().ask(moodQuestion))).toBe('answer');
  });
});

describe('a back end that is down', () => {
  it('is left alone after five calls: the sixth does not reach it', async () => {
    fake.behave('reset');
    const model = client(8);
    const results = await Promise.all(
      Array.from({ length: 5 }, () => codeOf(model.open().ask(moodQuestion))),
    );
    expect(results).toEqual(Array(5).fill('upstream_failed'));
    fake.behave('good');
    await expect(model.open().ask(moodQuestion)).rejects.toMatchObject({
      code: 'overloaded',
      retryAfterSeconds: 5,
    });
    expect(fake.requests).toHaveLength(0);
  });

  it.each(['500 on response_format', 'prose', 401, 429, 'refusal'] as const)(
    'is not one that says %s',
    async (script) => {
      fake.behave(script);
      const model = client(8, 400);
      await Promise.all(Array.from({ length: 6 }, () => codeOf(model.open().ask(moodQuestion))));
      fake.behave('good');
      expect(await codeOf(model.open().ask(moodQuestion))).toBe('answer');
    },
  );
});
