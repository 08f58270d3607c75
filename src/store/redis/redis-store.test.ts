import { afterAll, beforeAll, describe } from 'vitest';
import { hasConsumer } from '../../../test/support/consumers.ts';
import { type RedisServer, startRedis } from '../../../test/support/worlds/redis-server.ts';
import { describeCallers } from '../callers.contract.ts';
import { openStore } from '../open-store.ts';
import { describeKeyMove, describeStore } from '../store.contract.ts';
import { readStoreUrl } from '../store-url.ts';
import { describeUsage } from '../usage.contract.ts';

describe.runIf(hasConsumer('redis-server'))('on a server', () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server.remove());

  const open = async () => {
    await server.client.flushall();
    return openStore(
      { dataDir: '', storeAddress: readStoreUrl(server.url) },
      { info() {}, warn() {}, error() {} },
    );
  };
  describeStore('the store on Redis', open);
  describeKeyMove('the store on Redis', open);
  describeUsage('the store on Redis', open);
  describeCallers('the store on Redis', open);
});
