import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, it } from 'vitest';
import { toolName } from '../../src/agents/tool.ts';
import { operations } from '../../src/registry.ts';
import { connect, eras } from '../support/running/agent-client.ts';
import { startServer, withoutThreads } from '../support/running/server.ts';

const command = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

/** Makes the import of the SDK fail as it does after `npm install --omit=optional`. */
const hooks = `export async function resolve(name, context, next) {
  if (!name.startsWith('@modelcontextprotocol/')) return next(name, context);
  throw Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
}`;
const registered = `import { register } from 'node:module'; register(${JSON.stringify(dataUrl(hooks))});`;
const withoutSdk = ['--import', dataUrl(registered)];

function dataUrl(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

describe('sundry mcp as a process', () => {
  it.each(eras)('serves the official client, %s', async (era) => {
    const transport = new StdioClientTransport({ command: process.execPath, args: [command, 'mcp'] });
    const client = await connect(transport, era);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(operations.map(toolName));
    const result = await client.callTool({ name: 'text_keywords', arguments: { text: 'Tea and more tea.' } });
    expect(result).toMatchObject({ structuredContent: { keywords: expect.any(Array) } });
    const { contents } = await client.readResource({ uri: 'sundry://docs/qr' });
    expect(contents).toMatchObject([{ text: expect.stringMatching(/^## QR Code\n/) }]);
    await client.close();
  });

  it('without the SDK says so in one sentence and exits with 78', async () => {
    const run = promisify(execFile)(process.execPath, [...withoutSdk, command, 'mcp']);
    const failed = await run.catch((error: { code: number; stdout: string; stderr: string }) => error);
    expect(failed).toMatchObject({ code: 78, stdout: '' });
    expect(failed.stderr).toMatch(
      /^sundry mcp: agents need the package @modelcontextprotocol\/server, .*\n$/,
    );
  });
});

it('a service without the SDK answers agents with 501, and everything else as ever', async () => {
  const server = await startServer({ ...withoutThreads, NODE_OPTIONS: withoutSdk.join(' ') });
  const answer = await fetch(`${server.origin}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  });
  expect(answer.status).toBe(501);
  expect(await answer.json()).toMatchObject({
    code: 'not_installed',
    detail: expect.stringContaining('npm install'),
  });
  expect((await fetch(`${server.origin}/v1/qr?data=a`)).status).toBe(200);
  await server.stop();
});
