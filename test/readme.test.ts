import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Server, startServer } from './support/running/server.ts';
import { type Canary, startCanary } from './support/worlds/canary.ts';
import { type DohServer, mx, startDohServer } from './support/worlds/doh-server.ts';
import { type FakeModel, startFakeModel } from './support/worlds/fake-model.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const run = promisify(execFile);

interface Block {
  readonly language: string;
  readonly code: string;
  /** The JSON block that follows, which is the answer. */
  readonly answer: string | undefined;
}

const fences = [...readme.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(
  ([, language, code]) => [language!, code!] as const,
);
const blocks: readonly Block[] = fences
  .map(([language, code], index) => {
    const next = fences[index + 1];
    return { language, code, answer: next?.[0] === 'json' ? next[1] : undefined };
  })
  .filter(({ language }) => language !== 'json');

// `npm start` is tried by the gate in a clone of its own: here it would wait forever.
const commands = blocks.filter(({ language, code }) => language === 'sh' && !/npm start\n$/.test(code));
const programs = blocks.filter(({ language }) => language === 'js');

describe('the README', () => {
  let server: Server;
  /** The one with a language model. */
  let withModel: Server;
  let model: FakeModel;
  let doh: DohServer;
  /** The page of https://example.com/, on this machine. */
  let exampleDomain: Canary;
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sundry-readme-'));
    mkdirSync(join(folder, 'data'));
    symlinkSync(join(root, 'dist'), join(folder, 'dist'));
    doh = await startDohServer();
    const hosts = ['alt2.', 'alt1.', ''].map(
      (prefix, index) => [30 - 10 * index, `${prefix}gmail-smtp-in.l.google.com`] as const,
    );
    doh.zone.set('gmail.com MX', mx('gmail.com', ...hosts));
    exampleDomain = await startCanary('127.0.0.1', (_, response) => {
      const page = '<!doctype html><html lang="en"><title>Example Domain</title><h1>Example Domain</h1>';
      response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    });
    server = await startServer({
      DATA_DIR: join(folder, 'data'),
      DOH_URL: doh.url,
      ALLOW_PRIVATE_ADDRESSES: 'true',
    });
    const [, name = ''] = /LLM_MODEL=(\S+)/.exec(readme) ?? [];
    const said = 'The pier, closed since a storm in January, opens again in May.';
    model = await startFakeModel({ answers: { summary: { sentences: [said] } } });
    withModel = await startServer({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: name });
  });
  afterAll(async () => {
    await server.stop();
    await withModel.stop();
    await model.stop();
    await doh.stop();
    await exampleDomain.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has no code but shell, JavaScript and the answers', () => {
    expect(new Set(fences.map(([language]) => language))).toEqual(new Set(['sh', 'js', 'json']));
    expect(fences.filter(([language]) => language === 'json')).toHaveLength(
      blocks.filter(({ answer }) => answer !== undefined).length,
    );
  });

  it.each(commands)('runs, and gets the answer it shows: $code', async ({ code, answer }) => {
    const here = code
      .replaceAll('http://127.0.0.1:8080', server.origin)
      .replaceAll('http://127.0.0.1:8081', withModel.origin)
      .replaceAll('url=https://example.com', `url=${exampleDomain.origin}`);
    const env = { PATH: process.env.PATH, DATA_DIR: join(folder, 'data') };
    const { stdout } = await run('sh', ['-euc', here], { cwd: folder, env });
    if (answer !== undefined) expect(JSON.parse(stdout)).toEqual(JSON.parse(answer));
    const [, file] = / -o ([\w.-]+\.svg)/.exec(code) ?? [];
    if (file !== undefined) expect(readFileSync(join(folder, file), 'utf8')).toMatch(/^<svg /);
    const [, title] = /This page is titled "([^"]+)"/.exec(readme) ?? [];
    if (code.includes('/v1/site/intel')) expect(JSON.parse(stdout)).toMatchObject({ status: 200, title });
  });

  it.each(programs)('runs: $code', async ({ code }) => {
    const here = code.replaceAll('http://127.0.0.1:8080', server.origin);
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', here], { cwd: root });
    if (code.includes('/v1/email/verify')) expect(stdout).toBe('take it\n');
    else expect(Number(stdout)).toBeGreaterThan(500);
  });

  it('and the page on e-mail show the same three outcomes', () => {
    const [{ code } = { code: '' }] = programs.filter((program) => program.code.includes('domain_has_mx'));
    expect(code).toContain('checks.domain_has_mx === null');
    expect(readFileSync(join(root, 'docs/email.md'), 'utf8')).toContain(code);
  });

  it('shows the picture that its second command draws', async () => {
    const [, source = ''] = /<img src="([^"]+)"/.exec(readme) ?? [];
    const [, url = ''] = /curl '([^']+)' -o qr\.svg/.exec(readme) ?? [];
    const drawn = await fetch(url.replace('http://127.0.0.1:8080', server.origin));
    expect(readFileSync(join(root, source), 'utf8')).toBe(await drawn.text());
  });

  it('lists the variables and defaults that the service reads', async () => {
    const { stdout } = await run(process.execPath, [join(root, 'dist/cli.js'), 'serve', '--help']);
    const read = [...stdout.matchAll(/^ {2}([A-Z_]+) {2,}(\S+(?: \S+)*) {2,}(.+)$/gm)].map(
      ([, name, value, meaning]) =>
        `| \`${name}\` | ${value === '-' ? 'none' : `\`${value}\``} | ${meaning} |`,
    );
    expect(read.length).toBeGreaterThan(0);
    expect(readme.match(/^\| `[A-Z_]+` \|.*$/gm)).toEqual(read);
  });
});
