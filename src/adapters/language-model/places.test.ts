import { setMaxListeners } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { turnsUntil } from '../../../test/support/event-loop.ts';
import { until } from '../../../test/support/until.ts';
import { type FakeModel, startFakeModel } from '../../../test/support/worlds/fake-model.ts';
import { goodMood, moodQuestion } from '../../../test/support/worlds/model-question.ts';
import type { UpstreamError } from '../../errors.ts';
import type { Visit } from '../../operation.ts';
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

function visitOf(caller: string, { signal }: AbortController = new AbortController()): Visit {
  setMaxListeners(0, signal);
  return { caller, abandoned: () => signal };
}

/** Callers with one question each. */
const callers = (count: number): Visit[] => Array.from({ length: count }, (_, i) => visitOf(`caller ${i}`));

describe('many calls at a time', () => {
  it('run as many at once as allowed, and twice as many wait', async () => {
    fake.behave('good');
    fake.delay = 20;
    const model = client(2);
    const results = await Promise.all(callers(8).map((visit) => codeOf(model.open(visit).ask(moodQuestion))));
    expect(results).toEqual([...Array(6).fill('answer'), 'overloaded', 'overloaded']);
    expect(fake.mostAtWork).toBe(2);
  });

  it('of one caller get three quarters of the places; another gets in at once', async () => {
    fake.behave('silent');
    fake.delay = 0;
    const model = client(4);
    const leaving = new AbortController();
    const flood = Array.from({ length: 11 }, () =>
      codeOf(model.open(visitOf('a', leaving)).ask(moodQuestion)),
    );
    await until(() => fake.requests.length === 3);
    const other = codeOf(model.open(visitOf('b', leaving)).ask(moodQuestion));
    await until(() => fake.requests.length === 4);
    leaving.abort(new Error('gone'));
    expect(await Promise.all([...flood, other])).toEqual(Array(12).fill('gone'));
    await fake.hungUp(4);
    expect(fake.requests).toHaveLength(4);
  });

  it('do not refuse the next question of a call in progress', async () => {
    fake.behave('good');
    fake.delay = 10;
    const model = client(1);
    const begun = model.open(visitOf('begun'));
    await begun.ask(moodQuestion);
    const others = callers(4).map((visit) => codeOf(model.open(visit).ask(moodQuestion)));
    expect(await codeOf(begun.ask(moodQuestion))).toBe('answer');
    expect(await Promise.all(others)).toEqual([...Array(3).fill('answer'), 'overloaded']);
  });

  it('with four questions each, at once and one after another, are all answered: none waits for itself', async () => {
    fake.behave('good');
    fake.delay = 5;
    const model = client(2);
    const call = async (visit: Visit): Promise<unknown> => {
      const session = model.open(visit);
      const first = await Promise.all([1, 2, 3, 4].map(() => codeOf(session.ask(moodQuestion))));
      return [...first, await codeOf(session.ask(moodQuestion))];
    };
    expect(await Promise.all(callers(6).map(call))).toEqual(Array(6).fill(Array(5).fill('answer')));
    expect(fake.requests).toHaveLength(30);
    expect(fake.mostAtWork).toBeLessThanOrEqual(2);
  });

  it('that are refused send nothing, for any of their pieces', async () => {
    fake.behave('silent');
    fake.delay = 0;
    const model = client(1);
    const leaving = new AbortController();
    const places = ['a', 'b', 'c'].map((caller) =>
      codeOf(model.open(visitOf(caller, leaving)).ask(moodQuestion)),
    );
    await until(() => fake.requests.length === 1);
    const refused = model.open(visitOf('d'));
    const pieces = [1, 2, 3, 4].map(() => codeOf(refused.ask(moodQuestion)));
    expect(await Promise.all(pieces)).toEqual(Array(4).fill('overloaded'));
    leaving.abort(new Error('gone'));
    await Promise.all(places);
    expect(fake.requests).toHaveLength(1);
  });

  it('have their whole time once the first question has its place', async () => {
    fake.behave(['silent', 'good']);
    fake.delay = 0;
    const model = client(1, 2000);
    const first = codeOf(model.open(visitOf('a')).ask(moodQuestion));
    const patient = model.open(visitOf('b'));
    expect(await codeOf(patient.ask(moodQuestion))).toBe('answer');
    expect(await codeOf(patient.ask(moodQuestion))).toBe('answer');
    expect(await first).toBe('upstream_timeout');
  });

  it('whose callers leave free their places', async () => {
    fake.behave('silent');
    const model = client(1);
    const leaving = Array.from({ length: 3 }, () => new AbortController());
    const asked = leaving.map((caller) => codeOf(model.open(visitOf('a', caller)).ask(moodQuestion)));
    await until(() => fake.requests.length > 0);
    for (const caller of leaving) caller.abort(new Error('gone'));
    expect(await Promise.all(asked)).toEqual(['gone', 'gone', 'gone']);
    expect(fake.requests).toHaveLength(1);
    fake.behave('good');
    expect(await codeOf(model.open().ask(moodQuestion))).toBe('answer');
  });
});

describe('a back end that is down', () => {
  it('gets no requests after five calls: the sixth fails at once', async () => {
    fake.behave('reset');
    const model = client(8);
    const results = await Promise.all(
      Array.from({ length: 5 }, () => codeOf(model.open().ask(moodQuestion))),
    );
    expect(results).toEqual(Array(5).fill('upstream_failed'));
    fake.behave('good');
    const sixth = model.open().ask(moodQuestion);
    expect(await turnsUntil(sixth)).toBeLessThanOrEqual(3);
    await expect(sixth).rejects.toMatchObject({ code: 'overloaded', retryAfterSeconds: 5 });
    expect(fake.requests).toHaveLength(0);
  });

  it.each(['500 on response_format', 'prose', 401, 429, 'refusal'] as const)(
    'is not one that answers %s',
    async (script) => {
      fake.behave(script);
      const model = client(8, 4000);
      await Promise.all(Array.from({ length: 6 }, () => codeOf(model.open().ask(moodQuestion))));
      fake.behave('good');
      expect(await codeOf(model.open().ask(moodQuestion))).toBe('answer');
    },
  );
});
