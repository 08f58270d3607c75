import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { testNeeds } from '../../../test/support/needs.ts';
import { sampleOperation } from '../../../test/support/sample-operation.ts';
import { mcpUsage, runMcpCommand } from './mcp-command.ts';

async function run(args: readonly string[], input = '') {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  stdin.end(input);
  const status = await runMcpCommand({
    args,
    operations: [sampleOperation],
    release: '1.0.0',
    needs: async () => testNeeds(),
    pages: async () => [],
    process: { stdin, stdout, stderr } as unknown as NodeJS.Process,
  });
  return { status, out: String(stdout.read() ?? ''), err: String(stderr.read() ?? '') };
}

test('the end of the input ends the command', async () => {
  expect(await run([])).toEqual({ status: 0, out: '', err: '' });
});

test('an unknown flag is told with the usage, on the standard error', async () => {
  const { status, out, err } = await run(['--file', 'x']);
  expect([status, out]).toEqual([2, '']);
  expect(err).toMatch(/^sundry mcp: .*--file/);
  expect(err).toContain(mcpUsage);
});

test('a folder that cannot be made is told in a line', async () => {
  const { status, err } = await run(['--files', '/dev/null/files']);
  expect(status).toBe(1);
  expect(err).toMatch(/^sundry mcp: E[A-Z]+: .*\n$/);
});

test('the usage fits 80 columns', () => {
  for (const line of mcpUsage.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});
