import { afterAll, beforeAll, expect, it } from 'vitest';
import { InputError } from '../src/errors.ts';
import type { Result } from '../src/operation.ts';
import { perform } from '../src/request/perform.ts';
import { readValue } from '../src/request/read.ts';
import { Quota } from '../src/service/callers/quota.ts';
import { FailedRequest } from '../src/service/callers/usage.ts';
import { type Metered, type Metering, metered, refusalBeforeCounting } from '../src/service/calls/metered.ts';
import { MemoryStore } from '../src/store/memory.ts';
import { sampleOperation } from './support/operations/sample-operation.ts';
import { startService, type TestService } from './support/running/service.ts';
import { testNeeds } from './support/worlds/needs.ts';

const operations = [sampleOperation];
const needs = testNeeds();
const store = new MemoryStore();
const quota = new Quota({ store, limits: { freeDaily: 3, paidMonthly: 10 }, clock: needs.clock });
const metering: Metering = { quota, clock: needs.clock, onLostRefund: () => {} };

/** A face beside HTTP, without a socket: a line in, such as `text.greet {"name":"Ada"}`, a result out. */
async function answerLine(line: string): Promise<Metered<Result>> {
  const [, id, json = ''] = /^(\S+) (.*)$/.exec(line)!;
  const operation = operations.find((each) => each.id === id)!;
  const caller = await quota.identify({ apiKeyHeader: undefined, address: '127.0.0.1' });
  try {
    const reading = readValue(operation, JSON.parse(json));
    return await metered(metering, caller, () => perform(operation, reading, needs));
  } catch (error) {
    throw error instanceof FailedRequest ? error : await refusalBeforeCounting(metering, caller, error);
  }
}

let service: TestService;
beforeAll(async () => {
  service = await startService({ operations, store, clock: needs.clock, freeDaily: 3 });
});
afterAll(() => service.stop());

it('another face answers, counts and refuses as HTTP does, by the same functions and the same count', async () => {
  const overHttp = await fetch(`${service.origin}/v1/greet?name=Ada`);
  expect([overHttp.status, overHttp.headers.get('x-quota-used')]).toEqual([200, '1']);
  const { value, used } = await answerLine('text.greet {"name":"Ada"}');
  expect([value, used]).toEqual([expect.objectContaining({ value: await overHttp.json() }), 2]);

  const fault = await answerLine('text.greet {}').catch((error: FailedRequest) => error);
  expect(fault).toMatchObject({ reason: expect.any(InputError), usage: { used: 2 } });

  expect((await answerLine('text.greet {"name":"Ada"}')).used).toBe(3);
  const refused = await answerLine('text.greet {"name":"Ada"}').catch((error: FailedRequest) => error);
  expect(refused).toMatchObject({ reason: { code: 'quota_exceeded' }, usage: { used: 3 } });
  expect((await fetch(`${service.origin}/v1/greet?name=Ada`)).status).toBe(429);
});
