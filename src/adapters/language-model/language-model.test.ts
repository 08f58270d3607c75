import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pausesUntil, turnsUntil } from '../../../test/support/event-loop.ts';
import { until } from '../../../test/support/until.ts';
import { type FakeModel, type Script, startFakeModel } from '../../../test/support/worlds/fake-model.ts';
import { UPSTREAM_SECRET } from '../../../test/support/worlds/fake-model-replies.ts';
import { goodMood, hastyTime, moodQuestion } from '../../../test/support/worlds/model-question.ts';
import { UpstreamError } from '../../errors.ts';
import { PromptTooLongError, UnusableAnswerError } from '../../needs.ts';
import { createLanguageModel, type LanguageModelOptions } from './language-model.ts';
import { systemTime } from './time.ts';

let fake: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel({ answers: { mood: goodMood } });
});
beforeEach(() => {
  fake.delay = 0;
});
afterAll(() => fake.stop());

const KEY = 'sk-test-k3y';

/** A client that has learned nothing yet, with its pauses and notices. */
function client(own: Partial<LanguageModelOptions> = {}) {
  const notices: string[] = [];
  const time = hastyTime();
  const model = createLanguageModel({
    baseUrl: fake.baseUrl,
    apiKey: KEY,
    model: 'm',
    timeoutMs: 5000,
    maxConcurrency: 8,
    onNotice: (message) => notices.push(message),
    time,
    ...own,
  });
  return { model, notices, time };
}

async function failureOf(asked: Promise<unknown>): Promise<UpstreamError> {
  const error = await asked.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(UpstreamError);
  return error as UpstreamError;
}

describe('a back end that ends with an answer', () => {
  /** Behaviours in turn, number of requests, and pauses in milliseconds. */
  const rows: readonly [Script, number, readonly number[]][] = [
    ['good', 1, []],
    ['fenced', 1, []],
    ['chatty', 1, []],
    ['think tags', 1, []],
    ['closing think tag', 1, []],
    ['trailing comma', 1, []],
    ['content parts', 1, []],
    ['tool call', 1, []],
    ['reasoning only', 1, []],
    [['truncated', 'good'], 2, []],
    [['thought too long', 'thought too long', 'good'], 3, []],
    [['empty', 'good'], 2, []],
    [['no choices', 'good'], 2, []],
    [['prose', 'good'], 2, []],
    [['label outside the set', 'score out of range', 'good'], 3, []],
    [['HTML', 'good'], 2, [150]],
    [['error in a 200', 'good'], 2, [150]],
    [['no JSON', 'good'], 2, [150]],
    [['without end', 'good'], 2, [150]],
    [[500, 'good'], 2, [150]],
    [[503, 502, 'good'], 3, [150, 300]],
    [['reset', 'reset', 'good'], 3, [150, 300]],
    [[429, 'good'], 2, [1000]],
    [['rate limit in a 200', '429 without a time', 'good'], 3, [150, 300]],
    [['reset', 'prose', 'good'], 3, [150]],
    ['no json_schema', 2, []],
    ['no grammar for this schema', 2, []],
    ['no response_format', 3, []],
    ['500 on response_format', 3, []],
    ['no temperature', 2, []],
    ['no max_tokens', 2, []],
    ['no bound at all', 3, []],
    ['bound too large', 2, []],
    ['no system role', 2, []],
    ['nothing but messages', 6, []],
    ['form refused without a word', 3, []],
    ['schema refused with 500', 3, [150]],
    ['bound refused without a word', 4, []],
    ['context of prompt and answer', 3, []],
    ['only streams', 2, []],
    ['events though whole', 1, []],
    ['developer instruction', 2, []],
  ];
  it.each(rows)('%j: %i requests', async (script, requests, waits) => {
    fake.behave(script);
    const { model, time, notices } = client();
    expect(await model.open().ask(moodQuestion)).toEqual(goodMood);
    expect(fake.requests).toHaveLength(requests);
    expect(time.waits).toEqual(waits);
    expect(notices).toEqual([]);
  });
});

describe('a back end that ends without one', () => {
  const useless = { code: 'upstream_failed' };
  const rows: readonly [Script, number, object][] = [
    ['prose', 3, useless],
    ['empty', 3, useless],
    ['truncated', 3, useless],
    ['other JSON', 3, useless],
    ['label outside the set', 3, useless],
    ['score out of range', 3, useless],
    ['no choices', 3, useless],
    ['refusal', 1, useless],
    ['refusal in prose', 1, useless],
    ['content filter', 1, useless],
    ['HTML', 3, { code: 'upstream_failed' }],
    ['error in a 200', 3, { code: 'upstream_failed' }],
    ['without end', 3, { code: 'upstream_failed' }],
    // The second 500 is answered by guesses of what is refused.
    [500, 7, { code: 'upstream_failed' }],
    ['reset', 3, { code: 'upstream_failed' }],
    [400, 5, { code: 'upstream_failed' }],
    [401, 1, { code: 'upstream_failed' }],
    [404, 1, { code: 'upstream_failed' }],
    ['prompt too long', 1, { code: 'upstream_failed' }],
    ['prompt too long, 500', 1, { code: 'upstream_failed' }],
    ['no quota', 1, { code: 'upstream_failed' }],
    ['redirect', 1, { code: 'upstream_failed' }],
    [503, 21, { code: 'overloaded', retryAfterSeconds: 1 }],
    ['503 for long', 1, { code: 'overloaded', retryAfterSeconds: 120 }],
    [429, 21, { code: 'overloaded', retryAfterSeconds: 1 }],
    ['429 for long', 1, { code: 'overloaded', retryAfterSeconds: 60 }],
    ['429 without a time', 21, { code: 'overloaded', retryAfterSeconds: 1 }],
  ];
  it.each(rows)('%j: %i requests, and nothing of it is disclosed', async (script, requests, failure) => {
    fake.behave(script);
    const { model, notices } = client();
    const error = await failureOf(model.open().ask(moodQuestion));
    expect(error).toMatchObject(failure);
    expect(error instanceof UnusableAnswerError).toBe(failure === useless);
    expect(fake.requests).toHaveLength(requests);
    expect(error.message).not.toContain('127.0.0.1');
    for (const text of [error.message, ...notices]) {
      for (const secret of [UPSTREAM_SECRET, KEY, 'sk-te', 'hotel']) expect(text).not.toContain(secret);
    }
  });

  it('rejected: the log has the status, at most once in ten minutes', async () => {
    fake.behave(401);
    const { model, notices, time } = client();
    for (let calls = 0; calls < 3; calls++) await failureOf(model.open().ask(moodQuestion));
    expect(notices).toEqual([expect.stringContaining('status 401')]);
    time.later = 600_000;
    await failureOf(model.open().ask(moodQuestion));
    expect(notices).toHaveLength(2);
  });

  it('that refuses connections', async () => {
    const gone = await startFakeModel();
    await gone.stop();
    const { model, time, notices } = client({ baseUrl: gone.baseUrl });
    expect(await failureOf(model.open().ask(moodQuestion))).toMatchObject({ code: 'upstream_failed' });
    expect(time.waits).toEqual([150, 300]);
    const { origin } = new URL(gone.baseUrl);
    expect(notices).toEqual([`a request to the language model at ${origin} failed: ECONNREFUSED`]);
  });

  it('rate limits for longer than is left: no wait', async () => {
    fake.behave(429);
    const { model } = client({ timeoutMs: 900 });
    expect(await failureOf(model.open().ask(moodQuestion))).toMatchObject({ code: 'overloaded' });
    expect(fake.requests).toHaveLength(1);
  });
});

it('what one prompt is too long for is not an outage: others are answered', async () => {
  const { model } = client();
  fake.behave('prompt too long, 500');
  for (let calls = 0; calls < 6; calls++)
    expect(await failureOf(model.open().ask(moodQuestion))).toBeInstanceOf(PromptTooLongError);
  fake.behave('good');
  expect(await model.open().ask(moodQuestion)).toEqual(goodMood);
});

describe('time', () => {
  it.each(['silent', 'stalled'] as const)(
    'a back end that is %s: 504 at the end of the budget',
    async (script) => {
      fake.behave(script);
      const failure = failureOf(client({ timeoutMs: 300 }).model.open().ask(moodQuestion));
      const pauses = pausesUntil(failure);
      expect(await Promise.race([failure, sleep(290, 'waiting')])).toBe('waiting');
      expect(await pauses).toBeLessThanOrEqual(5);
      expect(await failure).toMatchObject({ code: 'upstream_timeout' });
      await fake.hungUp(1);
    },
  );

  it('is one budget for all requests of a call', async () => {
    fake.behave(['good', 'silent']);
    const { model, time } = client({ timeoutMs: 60_000 });
    const session = model.open();
    await session.ask(moodQuestion);
    time.later = 58_500;
    expect(await failureOf(session.ask(moodQuestion))).toMatchObject({ code: 'upstream_timeout' });
    await fake.hungUp(1);
    const late = failureOf(session.ask(moodQuestion));
    expect(await turnsUntil(late)).toBeLessThanOrEqual(3);
    expect(await late).toMatchObject({ code: 'upstream_timeout' });
    expect(fake.requests).toHaveLength(2);
  });

  it('ends when the caller leaves: the request is aborted', async () => {
    fake.behave('silent');
    const gone = new Error('the caller went');
    const caller = new AbortController();
    const asked = client()
      .model.open({ caller: 'a', abandoned: () => caller.signal })
      .ask(moodQuestion);
    await until(() => fake.requests.length > 0);
    caller.abort(gone);
    await expect(asked).rejects.toBe(gone);
    await fake.hungUp(1);
    expect(fake.requests).toHaveLength(1);
  });

  it('has ended when the caller had left before', async () => {
    fake.behave('good');
    const gone = new Error('the caller went');
    await expect(
      client()
        .model.open({ caller: 'a', abandoned: () => AbortSignal.abort(gone) })
        .ask(moodQuestion),
    ).rejects.toBe(gone);
  });

  it('ends a pause when the caller leaves', async () => {
    fake.behave(429);
    const caller = new AbortController();
    const slowTime = {
      ...systemTime,
      wait: (_ms: number, signal: AbortSignal) => {
        setImmediate(() => caller.abort(new Error('gone')));
        return systemTime.wait(600_000, signal);
      },
    };
    const visit = { caller: 'a', abandoned: () => caller.signal };
    const asked = client({ time: slowTime }).model.open(visit).ask(moodQuestion);
    await expect(asked).rejects.toThrow('gone');
  });
});
