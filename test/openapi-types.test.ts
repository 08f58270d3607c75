import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService } from './support/running/service.ts';

const generator = fileURLToPath(new URL('../node_modules/openapi-typescript/bin/cli.js', import.meta.url));

const use = `
  import type { components, operations } from './api.js';
  type Body = NonNullable<operations['invoicePreview']['requestBody']>['content']['application/json'];
  const party = { name: 'Ada' };
  const items = [{ description: 'Work', qty: 1, unit_price: 95 }];
  export const body: Body = { number: '1', date: '2026-03-09', from: party, to: party, items };
  type Answer = operations['invoicePreview']['responses'][200]['content']['application/json'];
  export const total = (answer: Answer): number => answer.total;
  export type Known = keyof components;`;

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sundry-openapi-'));
  const service = await startService();
  const document = await (await fetch(`${service.origin}/openapi.json`)).text();
  await service.stop();
  writeFileSync(join(folder, 'openapi.json'), document);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'use.ts'), use);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('openapi-typescript makes types that compile of a saved /openapi.json, members with a default left out', () => {
  const api = join(folder, 'api.ts');
  const args = [join(folder, 'openapi.json'), '-o', api, '--default-non-nullable=false'];
  execFileSync(process.execPath, [generator, ...args], { stdio: 'pipe' });
  const program = ts.createProgram([api, join(folder, 'use.ts')], {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    strict: true,
    noEmit: true,
    types: [],
  });
  const found = ts.getPreEmitDiagnostics(program);
  expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
});
