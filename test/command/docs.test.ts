import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { blocksOf } from '../support/judging/blocks.ts';

const command = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'sundry-docs-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('every block of docs/command.md runs, one after another', async () => {
  const blocks = blocksOf('docs/command.md', 'sh');
  const script = 'set -e\nsundry() { "$NODE" "$SUNDRY" "$@"; }\n';
  const { stdout, stderr } = await promisify(execFile)('bash', ['--norc', '-c', script + blocks.join('\n')], {
    cwd: scratch,
    env: { PATH: process.env.PATH, NODE: process.execPath, SUNDRY: command },
  });
  expect(stderr).toBe('');
  expect(stdout).toContain('positive\n');
  expect(stdout).toContain('{"input":{"data":"table 2","size":"256"},"file":"out/table 2.png"}\n');
  expect(readdirSync(join(scratch, 'out'))).toEqual(['table 1.png', 'table 2.png']);
  for (const name of ['class.ics', 'menu.png', 'orders.csv', 'orders.xlsx', 'sundry.bash']) {
    expect(readFileSync(join(scratch, name)).length).toBeGreaterThan(0);
  }
});
