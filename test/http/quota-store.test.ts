import { afterAll, beforeAll, expect, test } from 'vitest';
import { MemoryStore } from '../../src/store/memory.ts';
import { type CountName, StoreUnavailableError } from '../../src/store/store.ts';
import { startService, type TestService } from '../support/running/service.ts';

/** Counts its look-ups, and fails them on demand. */
class FailingStore extends MemoryStore {
  lookUps = 0;
  fails = false;

  override async used(count: CountName): Promise<number> {
    this.lookUps += 1;
    if (this.fails) throw new StoreUnavailableError('locked');
    return super.used(count);
  }
}

const store = new FailingStore();
let service: TestService;
let tag: string;
beforeAll(async () => {
  service = await startService({ store, freeDaily: 1 });
  const answer = await fetch(`${service.origin}/v1/qr?data=a`);
  tag = answer.headers.get('etag')!;
  store.fails = true;
});
afterAll(() => service.stop());

const rows = [
  { name: 'a call of a quota that is used up', path: '/v1/qr?data=b', headers: {} },
  { name: 'a call with a fault', path: '/v1/qr?size=1', headers: {} },
  { name: 'a copy that is current', path: '/v1/qr?data=a', headers: { 'if-none-match': '' } },
];

test.each(rows)('$name looks a count up once in a store that fails, and shows the last one', async (row) => {
  store.lookUps = 0;
  const headers = 'if-none-match' in row.headers ? { 'if-none-match': tag } : {};
  const answer = await fetch(service.origin + row.path, { headers });
  expect([answer.status, store.lookUps, answer.headers.get('x-quota-used')]).toEqual([503, 1, '1']);
  expect(answer.headers.get('ratelimit')).toMatch(/^"free";r=0;/);
});
