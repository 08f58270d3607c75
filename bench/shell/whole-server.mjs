import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '../../dist/store/sqlite/sqlite-store.js';
import { operation } from './subject.mjs';
import { serveAlone } from './whole-service.mjs';

/** The whole shell on its embedded store. */
const directory = mkdtempSync(join(tmpdir(), 'sundry-bench-'));
process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
await serveAlone({ operation, store: await openSqliteStore(directory) });
