import { jsonToCsv } from '../../src/operations/convert/json-to-csv.operation.ts';
import { parseTrustedProxies } from '../../src/service/caller-address.ts';
import { createLog } from '../../src/service/log.ts';
import { createQuota } from '../../src/service/quota.ts';
import { createService, type ServiceOptions } from '../../src/service/server.ts';
import { MemoryStore } from '../../src/store/memory.ts';
import { testNeeds } from './needs.ts';

/**
 * A process of its own with one operation, bounded as its first argument says (JSON). Sends its port when it
 * listens, and the bytes it takes of the machine's memory at each message.
 */
const bounds = JSON.parse(process.argv[2]!) as Pick<ServiceOptions, 'bodyMemoryBytes' | 'timeouts'>;
const clock = () => new Date();
const store = new MemoryStore();
const service = createService({
  operations: [jsonToCsv],
  pages: [],
  needs: testNeeds({ clock }),
  quota: createQuota({ store, limits: { freeDaily: 1_000_000, paidMonthly: 1 }, clock }),
  ping: () => store.ping(),
  trustedProxies: parseTrustedProxies(''),
  log: createLog('silent', { write: () => {} }),
  release: '1.0.0',
  ...bounds,
});
const port = await service.start({ host: '127.0.0.1', port: 0 });
process.on('message', () => process.send?.(process.memoryUsage.rss()));
process.send?.(port);
