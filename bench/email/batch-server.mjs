import { verifyAddressBatch } from '../../dist/operations/email/verify-batch.operation.js';
import { MemoryStore } from '../../dist/store/memory.js';
import { serveAlone } from '../shell/whole-service.mjs';

/** The whole service for one operation, with a DNS that answers from memory. */
const none = new Set();
const answer = { kind: 'found', exchanges: [{ preference: 10, host: 'mx.example.org' }] };
await serveAlone({
  operation: verifyAddressBatch,
  store: new MemoryStore(),
  needs: {
    resolver: { open: () => ({ lookup: async () => answer }) },
    domainLists: { current: async () => ({ blocked: none, allowed: none }) },
  },
});
