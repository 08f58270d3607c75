import { parseTrustedProxies } from '../../dist/service/callers/caller-address.js';
import { Quota } from '../../dist/service/callers/quota.js';
import { createLog } from '../../dist/service/log.js';
import { createService } from '../../dist/service/server.js';
import { UsageBook } from '../../dist/service/usage/usage-book.js';
import { reportTo } from './child.mjs';

const limits = { freeDaily: 1e9, paidMonthly: 1e9 };

/** Serves one operation by the whole shell on this store, logging as it does by default: the parent discards the lines. */
export async function serveAlone({ operation, store, needs = {} }) {
  const clock = () => new Date();
  const log = createLog('info');
  const usageBook = new UsageBook({ store, clock, onError: (message) => log.warn(message) });
  const service = createService({
    operations: [operation],
    pages: [],
    needs: { clock, ...needs },
    quota: new Quota({ store, limits, clock }),
    store,
    usageBook,
    ping: () => store.ping(),
    trustedProxies: parseTrustedProxies(''),
    log,
    release: '0.0.0',
  });
  reportTo(process, await service.start({ host: '127.0.0.1', port: 0 }));
}
