import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations } from '../../src/registry.ts';
import { blocksOf } from '../support/judging/blocks.ts';
import { connect, connectOverHttp } from '../support/running/agent-client.ts';
import { type Server, startServer, withoutThreads } from '../support/running/server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface ServerEntry {
  readonly url?: string;
  readonly command?: string;
  readonly args?: readonly string[];
}

let server: Server;
let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sundry-docs-'));
  server = await startServer(withoutThreads);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const entries = blocksOf('docs/agents.md', 'json').map((block): ServerEntry => {
  const { servers, mcpServers } = JSON.parse(block);
  return (servers ?? mcpServers).sundry;
});

it.each(entries)('a client that is configured as docs/agents.md says has every tool: %j', async (entry) => {
  const client = await clientOf(entry);
  expect((await client.listTools()).tools).toHaveLength(operations.length);
  if (entry.command !== undefined) {
    await client.callTool({ name: 'qr_create', arguments: { data: 'a', format: 'png' } });
    expect(readdirSync(folder)).toEqual(['qr.png']);
  }
  await client.close();
});

it.each(blocksOf('docs/agents.md', 'sh'))('the command of docs/agents.md lists the tools', async (code) => {
  const { stdout } = await promisify(execFile)('sh', [
    '-euc',
    code.replaceAll('http://127.0.0.1:8080', server.origin),
  ]);
  expect(stdout).toContain('"name":"qr_create"');
});

function clientOf({ url, command = '', args = [] }: ServerEntry) {
  if (url !== undefined) return connectOverHttp(url.replace('http://127.0.0.1:8080', server.origin), 'auto');
  const here = args.map((arg) => arg.replace('/path/to/sundry/', root).replace('/path/to/files', folder));
  return connect(new StdioClientTransport({ command, args: here, stderr: 'ignore' }), 'auto');
}
