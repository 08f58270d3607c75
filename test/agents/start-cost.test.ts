import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runMetered } from '../support/cpu-time.ts';
import { isWhole } from '../support/whole.ts';

const command = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const ROUNDS = isWhole ? 15 : 5;

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

it('sundry mcp lists its tools within 8 times the processor time of node itself', () => {
  const bare: number[] = [];
  const listed: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(cpuOf(['-e', '0']));
    listed.push(cpuOf([command, 'mcp']));
    if (round >= 2 && Math.min(...listed) / Math.min(...bare) <= 8) break;
  }
  // The least disturbed round of each: other work of the machine only ever adds.
  expect(Math.min(...listed) / Math.min(...bare)).toBeLessThanOrEqual(8);
});

function cpuOf(args: readonly string[]): number {
  const { status, stdout, cpuMs } = runMetered(args, { input });
  expect(status).toBe(0);
  if (args.includes('mcp')) expect(stdout).toContain('"inputSchema"');
  return cpuMs;
}
