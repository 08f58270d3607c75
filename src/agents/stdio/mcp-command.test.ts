import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { sampleOperation } from '../../../test/support/operations/sample-operation.ts';
import { testNeeds } from '../../../test/support/worlds/needs.ts';
import { type McpCommand, mcpUsage, runMcpCommand } from './mcp-command.ts';

async function run(
  args: readonly string[],
  { input = '', ...command }: Partial<Omit<McpCommand, 'args'>> & { readonly input?: string } = {},
) {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  stdin.end(input);
  const status = await runMcpCommand({
    args,
    operations: [sampleOperation],
    release: '1.0.0',
    needs: async () => testNeeds(),
    pages: () => [],
    process: { stdin, stdout, stderr } as unknown as NodeJS.Process,
    ...command,
  });
  return { status, out: String(stdout.read() ?? ''), err: String(stderr.read() ?? '') };
}

test('the end of the input ends the command', async () => {
  expect(await run([])).toEqual({ status: 0, out: '', err: '' });
});

test('an unknown flag is named with the usage, on the standard error', async () => {
  const { status, out, err } = await run(['--file', 'x']);
  expect([status, out]).toEqual([2, '']);
  expect(err).toMatch(/^sundry mcp: .*--file/);
  expect(err).toContain(mcpUsage);
});

test('a folder that cannot be made is named in a line', async () => {
  const { status, err } = await run(['--files', '/dev/null/files']);
  expect(status).toBe(1);
  expect(err).toMatch(/^sundry mcp: E[A-Z]+: .*\n$/);
});

test('the docs of a group are rendered without the others, and once', async () => {
  const other = { ...sampleOperation, id: 'qr.other' } as const;
  const rendered: string[][] = [];
  const read = { method: 'resources/read', params: { uri: 'sundry://docs/text' } };
  const clientInfo = { name: 'a', version: '1' };
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo };
  const requests = [{ method: 'initialize', params }, read, read];
  const lines = requests.map((request, id) => JSON.stringify({ jsonrpc: '2.0', id, ...request }));
  const { out } = await run([], {
    input: `${lines.join('\n')}\n`,
    operations: [sampleOperation, other],
    pages: (operations) => {
      rendered.push(operations.map(({ id }) => id));
      const render = async () => ({ text: '', sections: { text: 'of texts' } });
      return [{ path: '/docs.md', mediaType: 'text/markdown', render }];
    },
  });
  expect(rendered).toEqual([['text.greet']]);
  expect(out.match(/"text":"of texts"/g)).toHaveLength(2);
});

test('the usage fits 80 columns', () => {
  for (const line of mcpUsage.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});
