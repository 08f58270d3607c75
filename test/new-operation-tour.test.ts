import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftOperation } from '../scripts/new-operation.ts';
import { blocksOf } from './support/judging/blocks.ts';
import { connectOverHttp } from './support/running/agent-client.ts';
import { type Server, startServer } from './support/running/server.ts';
import { isWhole } from './support/whole.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const run = promisify(execFile);

const commands = blocksOf('docs/adding-an-operation.md', 'sh');
const answers = blocksOf('docs/adding-an-operation.md', 'json');
const files = blocksOf('docs/adding-an-operation.md', 'ts');
const { registryImport, registryEntry } = draftOperation('convert.roman');

/** What a build and its tests read, of a checkout. */
const parts = ['src', 'data', 'scripts', 'test', 'package.json', 'package-lock.json', 'vitest.config.ts'];
const configurations = ['tsconfig.json', 'tsconfig.build.json'];

// Takes a build. In `npm test` each face is tried with an operation of the tests.
describe.runIf(isWhole)('an operation made as docs/adding-an-operation.md tells', () => {
  let checkout = '';
  let server: Server | undefined;
  beforeAll(async () => {
    checkout = mkdtempSync(join(tmpdir(), 'sundry-checkout-'));
    for (const part of [...parts, ...configurations]) {
      cpSync(join(root, part), join(checkout, part), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
    await shell(commands[0]!);
    for (const file of files) {
      const [, path] = /^\/\/ (\S+)\n/.exec(file) ?? [];
      if (path !== undefined) writeFileSync(join(checkout, path), file.slice(file.indexOf('\n') + 1));
    }
    const registry = readFileSync(join(checkout, 'src/registry.ts'), 'utf8');
    const registered = registry.replace('const declarations = [', `$&\n  ${registryEntry},`);
    writeFileSync(join(checkout, 'src/registry.ts'), `${registryImport}\n${registered}`);
    execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: checkout, stdio: 'pipe' });
    server = await startServer({}, join(checkout, 'dist/cli.js'));
  }, 600_000);
  afterAll(async () => {
    await server?.stop();
    rmSync(checkout, { recursive: true, force: true });
  });

  async function shell(command: string): Promise<string> {
    const here = server === undefined ? command : command.replace('http://127.0.0.1:8080', server.origin);
    return (await run('sh', ['-euc', here], { cwd: checkout })).stdout;
  }

  const page = async (path: string) => (await fetch(server!.origin + path)).text();

  it('needs the one line in the registry that the page shows', () => {
    expect(files[0]).toBe(`${registryImport}\n`);
  });

  it('passes the tests of the page', async () => {
    expect(await shell(commands[1]!)).toContain('2 passed');
  });

  it.each([
    [commands[2]!, answers[0]!],
    [commands[3]!, answers[1]!],
  ])('answers over HTTP and as a command: %s', async (command, answer) => {
    expect(JSON.parse(await shell(command))).toEqual(JSON.parse(answer));
  });

  it('is in OpenAPI, in the docs and in their plain forms', async () => {
    const { paths } = JSON.parse(await page('/openapi.json'));
    expect(paths['/v1/convert/roman'].post.operationId).toBe('convertRoman');
    expect(await page('/docs')).toContain('id="convert.roman"');
    for (const path of ['/docs.md', '/llms.txt']) expect(await page(path)).toContain('/v1/convert/roman');
  });

  it('is in the playground, with its form', async () => {
    const text = await page('/');
    expect(text).toContain('href="#convert.roman"');
    expect(text).toContain('The number to write.');
  });

  it('is a tool for agents', async () => {
    const agent = await connectOverHttp(server!.origin, 'auto');
    const result = await agent.callTool({ name: 'convert_roman', arguments: { number: 1994 } });
    expect(result.structuredContent).toEqual({ roman: 'MCMXCIV' });
    await agent.close();
  });

  it('is a method of the client, with its type', async () => {
    const { createClient } = await import(join(checkout, 'dist/client/index.js'));
    const answer = await createClient({ baseUrl: server!.origin }).convert.roman({ number: 1994 });
    expect(answer).toMatchObject({ ok: true, value: { roman: 'MCMXCIV' } });
    const types = readFileSync(join(checkout, 'dist/client/client-type.d.ts'), 'utf8');
    expect(types).toContain('readonly roman: (input: ');
  });

  it("is in the README's table", async () => {
    const { readmeTable } = await import(join(checkout, 'dist/surfaces/plain/readme-table.js'));
    const { operations } = await import(join(checkout, 'dist/registry.js'));
    expect(readmeTable(operations)).toContain('`GET, POST /v1/convert/roman`');
  });
});
