import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { runMetered } from '../support/cpu-time.ts';
import { countModules, moduleRecorder } from '../support/loaded-modules.ts';
import { isWhole } from '../support/whole.ts';

const command = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const ROUNDS = isWhole ? 15 : 5;
/** Seven on a quiet machine. Loading modules is most of it, and depends on the file system, so their number is judged more strictly. */
const MAX_RATIO = 11;
const MAX_MODULES = 480;

const messages = [
  {
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  },
  { method: 'notifications/initialized' },
  { id: 2, method: 'tools/list' },
];
const input = messages.map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`).join('');

describe('sundry mcp lists its tools', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'sundry-mcp-'));
  afterAll(() => rmSync(scratch, { recursive: true }));

  it('within 11 times the processor time of node itself', () => {
    const bare: number[] = [];
    const listed: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      bare.push(cpuOf(['-e', '0']));
      listed.push(cpuOf([command, 'mcp']));
      if (round >= 2 && Math.min(...listed) / Math.min(...bare) <= MAX_RATIO) break;
    }
    // The least disturbed round of each: other work of the machine only ever adds.
    expect(Math.min(...listed) / Math.min(...bare)).toBeLessThanOrEqual(MAX_RATIO);
  });

  it('with at most 480 modules', () => {
    const file = join(scratch, 'modules');
    const env = { ...process.env, ...moduleRecorder(file) };
    const { stdout } = spawnSync(process.execPath, [command, 'mcp'], { input, env, encoding: 'utf8' });
    expect(stdout).toContain('"inputSchema"');
    expect(countModules(file)).toBeLessThanOrEqual(MAX_MODULES);
  });
});

function cpuOf(args: readonly string[]): number {
  const { status, stdout, cpuMs } = runMetered(args, { input });
  expect(status).toBe(0);
  if (args.includes('mcp')) expect(stdout).toContain('"inputSchema"');
  return cpuMs;
}
