import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A checkout of one file, with one package that is installed and one that does not support this machine. */
const wanted = {
  '': {},
  'node_modules/typescript': { version: '5.9.3' },
  'node_modules/elsewhere': { version: '1.0.0', optional: true },
};

describe('ensure-built', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sundry-checkout-'));
    cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
    put('package.json', { type: 'module', engines: { node: '>=20.19.0' } });
    put('package-lock.json', { packages: wanted });
    put('node_modules/.package-lock.json', { packages: { ...wanted, 'node_modules/elsewhere': undefined } });
    put('tsconfig.json', {});
    put('tsconfig.build.json', {});
    put('src/cli.ts', 'export const answer = 1;');
    // Replaces the compiler, which takes seconds: copies, or refuses a file with a fault.
    put(
      'node_modules/typescript/bin/tsc',
      `const { copyFileSync, readFileSync } = require('node:fs');
      const [, , , , , target] = process.argv;
      if (readFileSync('src/cli.ts', 'utf8').includes('fault')) { console.log('tsc says why'); process.exit(2); }
      copyFileSync('src/cli.ts', target + '/cli.js');`,
    );
    // Replaces the bundler: one file, or the reason why there is none.
    put('node_modules/vite/package.json', { type: 'module', exports: './index.js' });
    put(
      'node_modules/vite/index.js',
      `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
      export async function build({ build: { outDir } }) {
        if (readFileSync('src/cli.ts', 'utf8').includes('flaw')) throw new Error('the bundler says why');
        mkdirSync(outDir);
        writeFileSync(outDir + '/playground-1.js', '');
      }`,
    );
    // Replaces npm: records how it was called, and installs what the lock file names.
    put(
      'npm-cli.js',
      `import { appendFileSync, copyFileSync } from 'node:fs';
      appendFileSync('npm.log', process.argv.slice(2).join(' '));
      if (process.env.NPM_FAILS) { console.log('npm says why'); process.exit(1); }
      copyFileSync('package-lock.json', 'node_modules/.package-lock.json');`,
    );
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('builds once, reports it in one line, and prints nothing from then on', () => {
    expect(ensureBuilt()).toEqual({ status: 0, stdout: '', stderr: 'sundry: building ...\n' });
    expect(read('dist/cli.js')).toContain('answer = 1');
    expect(ensureBuilt()).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it('compares contents: a touched file is unchanged, an edited one is not', () => {
    ensureBuilt();
    put('src/cli.ts', read('src/cli.ts'));
    expect(ensureBuilt().stderr).toBe('');
    put('src/cli.ts', 'export const answer = 2;');
    expect(ensureBuilt().stderr).toBe('sundry: building ...\n');
    expect(read('dist/cli.js')).toContain('answer = 2');
  });

  it.each([
    { name: 'a removed source', act: () => rmSync(join(folder, 'src/more.ts')), builds: true },
    { name: 'a removed dist', act: () => rmSync(join(folder, 'dist'), { recursive: true }), builds: true },
    { name: 'a new source', act: () => put('src/new.ts', ''), builds: true },
    { name: 'a new test', act: () => put('src/new.test.ts', ''), builds: false },
  ])('$name: builds again $builds', ({ act, builds }) => {
    put('src/more.ts', 'export const more = 1;');
    ensureBuilt();
    act();
    expect(ensureBuilt().stderr).toBe(builds ? 'sundry: building ...\n' : '');
    expect(existsSync(join(folder, 'dist/cli.js'))).toBe(true);
  });

  it('shows the output of the compiler and keeps the last good build', () => {
    ensureBuilt();
    put('src/cli.ts', 'fault');
    const { status, stderr } = ensureBuilt();
    expect(status).toBe(1);
    expect(stderr).toBe('sundry: building ...\ntsc says why\nsundry: building failed\n');
    expect(read('dist/cli.js')).toContain('answer = 1');
  });

  it('bundles the playground, and keeps the last good build when that fails', () => {
    ensureBuilt();
    expect(read('dist/web/playground-1.js')).toBe('');
    put('src/cli.ts', 'flaw');
    const { status, stderr } = ensureBuilt();
    expect(status).toBe(1);
    expect(stderr).toContain('the bundler says why');
    expect(read('dist/cli.js')).toContain('answer = 1');
  });

  it('installs when a version differs, without scripts and with the compiler', () => {
    ensureBuilt();
    put('package-lock.json', { packages: { ...wanted, 'node_modules/typescript': { version: '5.9.4' } } });
    expect(ensureBuilt({ NODE_ENV: 'production' }).stderr).toContain('sundry: installing packages ...\n');
    expect(read('npm.log')).toBe('ci --ignore-scripts --include=dev --no-audit --no-fund');
  });

  it('installs when a folder is gone although npm has recorded it', () => {
    put('package-lock.json', { packages: { ...wanted, 'node_modules/gone': { version: '1.0.0' } } });
    put('node_modules/.package-lock.json', read('package-lock.json'));
    expect(ensureBuilt().stderr).toContain('installing packages');
  });

  it('shows the output of npm and stops', () => {
    rmSync(join(folder, 'node_modules/.package-lock.json'));
    const { status, stderr } = ensureBuilt({ NPM_FAILS: '1' });
    expect(status).toBe(1);
    expect(stderr).toBe(
      'sundry: installing packages ...\nnpm says why\nsundry: installing packages failed\n',
    );
  });

  it('refuses a Node that is too old in one line', () => {
    put('package.json', { type: 'module', engines: { node: '>=99.1.0' } });
    const { status, stderr } = ensureBuilt();
    expect(status).toBe(1);
    expect(stderr).toMatch(/^sundry: needs Node 99\.1\.0 or newer, this is [\d.]+\n$/);
  });

  function ensureBuilt(environment = {}): { status: number | null; stdout: string; stderr: string } {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(folder, 'scripts/ensure-built.mjs')],
      {
        cwd: tmpdir(),
        env: { PATH: process.env.PATH, npm_execpath: join(folder, 'npm-cli.js'), ...environment },
        encoding: 'utf8',
      },
    );
    return { status, stdout, stderr };
  }

  function put(path: string, content: unknown): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  }

  function read(path: string): string {
    return readFileSync(join(folder, path), 'utf8');
  }
});
