import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseTrustedProxies } from '../../dist/service/callers/caller-address.js';
import { Quota } from '../../dist/service/callers/quota.js';
import { createLog } from '../../dist/service/log.js';
import { createService } from '../../dist/service/server.js';
import { openSqliteStore } from '../../dist/store/sqlite/sqlite-store.js';
import { reportTo } from './child.mjs';
import { operation } from './subject.mjs';

/** The whole shell on its embedded store, logging as it does by default: the parent discards the lines. */
const directory = mkdtempSync(join(tmpdir(), 'sundry-bench-'));
process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
const clock = () => new Date();
const store = await openSqliteStore(directory);
const service = createService({
  operations: [operation],
  pages: [],
  needs: { clock },
  quota: new Quota({ store, limits: { freeDaily: 1e9, paidMonthly: 1e9 }, clock }),
  ping: () => store.ping(),
  trustedProxies: parseTrustedProxies(''),
  log: createLog('info'),
  release: '0.0.0',
});
reportTo(process, await service.start({ host: '127.0.0.1', port: 0 }));
