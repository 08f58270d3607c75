import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { startServer, withoutThreads } from '../support/running/server.ts';

const command = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'sundry-operator-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function run(args: readonly string[], environment: Readonly<Record<string, string>>, input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
    timeout: 500_000,
    input,
  });
  return { status, stdout, stderr };
}

async function call(origin: string, key: string): Promise<[number, number]> {
  const answer = await fetch(`${origin}/v1/qr?data=a`, { headers: { 'x-api-key': key } });
  await answer.arrayBuffer();
  return [answer.status, Number(answer.headers.get('x-quota-used'))];
}

describe('a backup of a running service', () => {
  it('is put back as docs/operations.md says: keys and counts are there', async () => {
    const DATA_DIR = join(scratch, 'data');
    const file = join(scratch, 'monday.db');
    const server = await startServer({ ...withoutThreads, DATA_DIR });
    const key = run(['keys', 'create', 'shop'], { DATA_DIR }).stdout.trim().split(/\s/).at(-1)!;
    for (let count = 1; count <= 5; count += 1) expect(await call(server.origin, key)).toEqual([200, count]);

    const backup = spawn(process.execPath, [command, 'backup', file], {
      env: { PATH: process.env.PATH, DATA_DIR },
    });
    const ended = once(backup, 'exit');
    const calls = Array.from({ length: 100 }, () => call(server.origin, key));
    expect(new Set((await Promise.all(calls)).map(([status]) => status))).toEqual(new Set([200]));
    expect(await ended).toEqual([0, null]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(run(['backup', file], { DATA_DIR })).toMatchObject({
      status: 2,
      stderr: `sundry backup: ${file} is there already; a backup replaces no file\n`,
    });

    // Killed, so that a -wal is left; then the steps of the document.
    await server.stop('SIGKILL');
    expect(readdirSync(DATA_DIR)).toContain('sundry.db-wal');
    for (const name of ['sundry.db', 'sundry.db-wal', 'sundry.db-shm'])
      rmSync(join(DATA_DIR, name), { force: true });
    copyFileSync(file, join(DATA_DIR, 'sundry.db'));
    const restored = await startServer({ ...withoutThreads, DATA_DIR });
    const [status, used] = await call(restored.origin, key);
    expect(status).toBe(200);
    expect(used).toBeGreaterThanOrEqual(6);
    expect(used).toBeLessThanOrEqual(106);
    expect(run(['keys', 'list'], { DATA_DIR }).stdout).toMatch(new RegExp(` shop +${used} `));
    await restored.stop();
  });

  it('is refused with STORE_URL, which is not asked', () => {
    const STORE_URL = 'redis://me:secret@127.0.0.1:1';
    const { status, stderr } = run(['backup', join(scratch, 'none.db')], { STORE_URL });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^sundry backup: [^\n]*STORE_URL[^\n]*\n$/);
    expect(stderr).not.toContain('secret');
  });
});

describe('keys from one store to another', () => {
  it('by a pipe: export | import', () => {
    const [from, to] = [join(scratch, 'from'), join(scratch, 'to')];
    for (const name of ['one', 'two']) run(['keys', 'create', name], { DATA_DIR: from });
    const { stdout } = run(['keys', 'export'], { DATA_DIR: from });
    expect(run(['keys', 'import'], { DATA_DIR: to }, stdout)).toMatchObject({
      status: 0,
      stdout: '2 imported, 0 known\n',
    });
    expect(run(['keys', 'list'], { DATA_DIR: to }).stdout).toBe(
      run(['keys', 'list'], { DATA_DIR: from }).stdout,
    );
    expect(run(['keys', 'import', join(scratch, 'none.jsonl')], { DATA_DIR: to })).toMatchObject({
      status: 2,
      stderr: `sundry keys: cannot read ${join(scratch, 'none.jsonl')}: no such file or directory\n`,
    });
  });
});

describe('sundry health', () => {
  it('is 0 for a service that is up, ready or not by its store, and 1 when it is gone', async () => {
    const server = await startServer(withoutThreads);
    const environment = { PORT: new URL(server.origin).port };
    expect(run(['health'], environment)).toMatchObject({ status: 0, stderr: '' });
    expect(run(['health', '--ready'], environment)).toMatchObject({ status: 0, stderr: '' });
    await server.stop();
    expect(run(['health'], environment)).toMatchObject({ status: 1, stdout: '' });
  });

  // Its start is 1.3 times that of --version; beside other tests such a ratio says nothing.
  it('loads its own file and a few settings', () => {
    const list = join(scratch, 'loaded');
    const hook = join(scratch, 'hook.mjs');
    const hooks = `
      import { appendFileSync } from 'node:fs';
      export async function load(url, context, next) {
        appendFileSync(process.env.LOADED, url + '\\n');
        return next(url, context);
      }`;
    writeFileSync(
      hook,
      `import { register } from 'node:module';
       register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(hooks)}));`,
    );
    const { status } = run(['health'], { PORT: '9', NODE_OPTIONS: `--import ${hook}`, LOADED: list });
    expect(status).toBe(1);
    const root = fileURLToPath(new URL('../../dist/', import.meta.url));
    const loaded = readFileSync(list, 'utf8').trim().split('\n');
    const files = loaded
      .filter((url) => url.startsWith('file:'))
      .map((url) => relative(root, fileURLToPath(url)));
    expect(files).toContain('service/health-command.js');
    expect(files.filter((file) => !/^(cli\.js|service\/|formats\/ip\/|cache\/)/.test(file))).toEqual([
      'formats/visible-text.js',
      'store/store.js',
    ]);
    expect(files.length).toBeLessThan(20);
  });
});
