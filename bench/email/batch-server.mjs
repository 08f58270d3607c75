import { verifyAddressBatch } from '../../dist/operations/email/verify-batch.operation.js';
import { parseTrustedProxies } from '../../dist/service/callers/caller-address.js';
import { Quota } from '../../dist/service/callers/quota.js';
import { createLog } from '../../dist/service/log.js';
import { createService } from '../../dist/service/server.js';
import { MemoryStore } from '../../dist/store/memory.js';
import { reportTo } from '../shell/child.mjs';

/** The whole service for one operation, with a DNS that answers from memory. */
const clock = () => new Date();
const none = new Set();
const answer = { kind: 'found', exchanges: [{ preference: 10, host: 'mx.example.org' }] };
const store = new MemoryStore();
const service = createService({
  operations: [verifyAddressBatch],
  pages: [],
  needs: {
    clock,
    resolver: { open: () => ({ lookup: async () => answer }) },
    domainLists: { current: async () => ({ blocked: none, allowed: none }) },
  },
  quota: new Quota({ store, limits: { freeDaily: 1e9, paidMonthly: 1e9 }, clock }),
  ping: () => store.ping(),
  trustedProxies: parseTrustedProxies(''),
  log: createLog('info'),
  release: '0.0.0',
});
reportTo(process, await service.start({ host: '127.0.0.1', port: 0 }));
