import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLanguageModel } from '../../src/adapters/language-model/language-model.ts';
import type { Needs, Operation } from '../../src/operation.ts';
import { PAUSE_MS, pausesUntil } from '../support/event-loop.ts';
import { sampleOperation } from '../support/operations/sample-operation.ts';
import { startService, type TestService } from '../support/running/service.ts';
import { until } from '../support/until.ts';
import { type FakeModel, startFakeModel } from '../support/worlds/fake-model.ts';
import { UPSTREAM_SECRET } from '../support/worlds/fake-model-replies.ts';
import { goodMood, moodQuestion } from '../support/worlds/model-question.ts';

/** Asks the language model one question. */
const moody: Operation = {
  ...sampleOperation,
  id: 'text.mood',
  routes: [{ method: 'POST', path: '/v1/mood' }],
  input: { type: 'object', properties: { text: { type: 'string', description: 'A text.' } } },
  examples: [{ title: 'None', input: {} }],
  needs: ['languageModel'],
  run: (async (_input: unknown, { languageModel, visit }: Needs) => {
    const session = languageModel!.open(visit);
    return { kind: 'json', value: { ...(await session.ask(moodQuestion)), model: await session.modelId() } };
  }) as Operation['run'],
};

/** Well over the pauses between three tries, which chance stretches to 675 ms. */
const MODEL_MS = 2000;

let fake: FakeModel;
let service: TestService;
beforeAll(async () => {
  fake = await startFakeModel({ answers: { mood: goodMood } });
});
/** A service of its own for each test: no learned dialect, no open circuit. */
beforeEach(async () => {
  service = await startService({
    operations: [moody],
    trustProxy: 'loopback',
    timeouts: { operationMs: MODEL_MS + 2000 },
    needs: {
      languageModel: createLanguageModel({
        baseUrl: fake.baseUrl,
        apiKey: 'sk-test',
        model: undefined,
        timeoutMs: MODEL_MS,
        maxConcurrency: 8,
        onNotice: () => {},
      }),
    },
  });
  return () => service.stop();
});
afterAll(() => fake.stop());

function ask(): Promise<Response> {
  return fetch(`${service.origin}/v1/mood`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
}

describe('a call that asks a language model', () => {
  it('is answered with the id of the configured model, not with the one that the back end reports', async () => {
    fake.behave('good');
    const answer = await ask();
    expect(await answer.json()).toEqual({ ...goodMood, model: 'fake-1' });
    expect(answer.headers.get('x-quota-used')).toBe('1');
  });

  it.each([
    ['prose', 502, 'upstream_failed'],
    ['HTML', 502, 'upstream_failed'],
    [401, 502, 'upstream_failed'],
    ['refusal', 502, 'upstream_failed'],
    ['429 for long', 503, 'overloaded'],
    ['503 for long', 503, 'overloaded'],
    ['silent', 504, 'upstream_timeout'],
  ] as const)('that says %s: %i, not charged, nothing of it shown', async (script, status, code) => {
    fake.behave(script);
    const answer = await ask();
    const text = await answer.text();
    expect([answer.status, JSON.parse(text).code]).toEqual([status, code]);
    expect(answer.headers.get('x-quota-used')).toBe('0');
    expect(answer.headers.has('retry-after')).toBe(status === 503);
    for (const secret of [UPSTREAM_SECRET, '127.0.0.1', 'sk-te']) {
      expect(text + service.lines.join('')).not.toContain(secret);
    }
  });

  it('that is silent costs the time of the model and at most 5 s more', async () => {
    fake.behave('silent');
    const answer = ask();
    expect(await pausesUntil(answer)).toBeLessThanOrEqual((MODEL_MS + 5000) / PAUSE_MS);
    expect((await answer).status).toBe(504);
    await fake.hungUp(1);
  });

  it('that is down for five calls is not asked a sixth time', async () => {
    fake.behave('reset');
    const failed = await Promise.all([1, 2, 3, 4, 5].map(ask));
    expect(failed.map(({ status }) => status)).toEqual([502, 502, 502, 502, 502]);
    fake.behave('good');
    const refused = await ask();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(fake.requests).toHaveLength(0);
  });

  it.each(['end', 'destroy'] as const)(
    'hangs up when its caller does (%s), and is not counted',
    async (leave) => {
      fake.behave('silent');
      const socket = connect(service.port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write(
        'POST /v1/mood HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
      );
      await until(() => fake.requests.length > 0);
      socket[leave]();
      await fake.hungUp(1);
      await until(() => service.lines.length > 0);
      expect(JSON.parse(service.lines[0]!)).toMatchObject({ status: 499 });
      fake.behave('good');
      expect((await ask()).headers.get('x-quota-used')).toBe('1');
    },
  );
});
