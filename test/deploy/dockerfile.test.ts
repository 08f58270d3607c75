import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { validate } from 'dockerfile-utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contextFiles, isInContext, readIgnorePatterns } from '../../scripts/image/build-context.ts';
import {
  dockerfileInstructions,
  imageEnvironment,
  readFile,
  version,
} from '../support/running/deployment.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const instructions = dockerfileInstructions();
const contentOf = (wanted: string): string | undefined =>
  instructions.findLast(({ keyword }) => keyword === wanted)?.content;
const environment = imageEnvironment();
/** The program that Docker asks whether the service is well. */
const healthCheck: readonly string[] = JSON.parse(/CMD (\[.*\])$/.exec(contentOf('HEALTHCHECK') ?? '')![1]!);

describe('the Dockerfile', () => {
  it('has no fault that dockerfile-utils knows', () => {
    expect(validate(readFile('Dockerfile'))).toEqual([]);
  });

  it('builds on an exact version of Node with glibc, both stages on the same', () => {
    expect(instructions[0]).toEqual({
      keyword: 'ARG',
      content: expect.stringMatching(/^NODE_IMAGE=node:\d+\.\d+\.\d+-slim$/),
    });
    const bases = instructions.filter(({ keyword }) => keyword === 'FROM').map(({ content }) => content);
    expect(bases).toEqual(['$' + '{NODE_IMAGE} AS build', '$' + '{NODE_IMAGE}']);
  });

  it('runs no script of a package, and leaves the development packages behind', () => {
    const runs = instructions.filter(({ keyword }) => keyword === 'RUN').map(({ content }) => content);
    const installs = runs.flatMap((line) => line.match(/npm (?:ci|install)[^&]*/g) ?? []);
    expect(installs.map((line) => line.trim())).toEqual([
      'npm ci --ignore-scripts --include=dev',
      'npm ci --ignore-scripts --omit=dev',
    ]);
  });

  it('runs Node itself as the user node, who may write to the volume only', () => {
    expect(contentOf('USER')).toBe('node');
    expect(JSON.parse(contentOf('CMD') ?? '')).toEqual(['node', 'dist/cli.js', 'serve']);
    expect(contentOf('VOLUME')).toBe(environment.DATA_DIR);
    expect(contentOf('EXPOSE')).toBe(environment.PORT);
    expect(environment.HOST).toBe('0.0.0.0');
    expect(healthCheck).toEqual(['node', 'dist/cli.js', 'health']);
  });

  it('is labelled with the release and the licence of package.json', () => {
    const { license } = JSON.parse(readFile('package.json'));
    expect(contentOf('LABEL')).toContain(`org.opencontainers.image.version="${version}"`);
    expect(contentOf('LABEL')).toContain(`org.opencontainers.image.licenses="${license}"`);
  });

  it('gets what it builds from, and no tests, other data or history', () => {
    const files = contextFiles(root, readIgnorePatterns(readFile('.dockerignore')));
    expect(files).toEqual(
      expect.arrayContaining([
        '.npmrc',
        'LICENSE',
        'NOTICE',
        'package-lock.json',
        'src/cli.ts',
        'tsconfig.json',
      ]),
    );
    const folders = files.flatMap((path) => /^(?:data\/)?[^/]+(?=\/)/.exec(path) ?? []);
    expect(new Set(folders)).toEqual(new Set(['data/text', 'scripts', 'src']));
    expect(files.filter((path) => path.endsWith('.test.ts'))).toEqual([]);
  });
});

// Docker's reference of the .dockerignore file.
it.each([
  { patterns: '*', path: 'a', kept: false },
  { patterns: '*', path: 'a/b', kept: false },
  { patterns: '*\n!src', path: 'src/a/b.ts', kept: true },
  { patterns: '*\n!src', path: 'srcs', kept: false },
  { patterns: '*\n!src\n**/*.test.ts', path: 'src/a/b.test.ts', kept: false },
  { patterns: '**/*.test.ts', path: 'a.test.ts', kept: false },
  { patterns: '*.md\n!README.md', path: 'README.md', kept: true },
  { patterns: 'README.md\n*.md', path: 'docs/a.md', kept: true },
  { patterns: '# a comment\n\n', path: 'a', kept: true },
])('.dockerignore $patterns: $path is in the context: $kept', ({ patterns, path, kept }) => {
  expect(isInContext(path, readIgnorePatterns(patterns))).toBe(kept);
});

describe('dist with the packages of the image, and no others', () => {
  let folder = '';
  let child: ChildProcess;
  let origin = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sundry-image-'));
    linkImage(folder);
    child = spawn(process.execPath, [...linked, 'dist/cli.js', 'serve'], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        ...environment,
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: join(folder, 'd'),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(child.stdout!, 'data');
    child.stdout!.resume();
    [origin = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(line)) ?? [];
  });
  afterAll(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  it('serves, in a worker thread too', async () => {
    expect(await (await fetch(`${origin}/health`)).json()).toMatchObject({ status: 'ok', version });
    const statusOf = async (path: string) => (await fetch(origin + path)).status;
    // On a busy machine the first thread may be ready only after the first call has been refused.
    for (const path of ['/v1/invoice/sample', '/v1/qr?data=a&format=png&size=2048'])
      await expect.poll(() => statusOf(path)).toBe(200);
  });

  it('is well by the health check of the image, and not when nothing answers', () => {
    const [, ...args] = healthCheck;
    const check = (port: string) =>
      spawnSync(process.execPath, [...linked, ...args], {
        cwd: folder,
        // As in the image, whose HOST is that of all networks.
        env: { PATH: process.env.PATH, ...environment, PORT: port },
      }).status;
    expect(check(new URL(origin).port)).toBe(0);
    expect(check('1')).not.toBe(0);
  });

  it('cannot find a development package', () => {
    const code = `import('vitest').then(() => process.exit(1), () => process.exit(0))`;
    expect(spawnSync(process.execPath, [...linked, '-e', code], { cwd: folder }).status).toBe(0);
  });
});

/** Modules are looked up beside their links, not where these lead. */
const linked = ['--preserve-symlinks', '--preserve-symlinks-main'];

function linkImage(folder: string): void {
  for (const name of ['dist', 'package.json']) symlinkSync(join(root, name), join(folder, name));
  const { packages } = JSON.parse(readFile('package-lock.json')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  // A package of another package is inside the link to that one.
  const ofImage = Object.entries(packages)
    .filter(
      ([path, { dev, devOptional }]) =>
        /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) && !dev && !devOptional,
    )
    .map(([path]) => path)
    .filter((path) => existsSync(join(root, path)));
  for (const path of ofImage) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(root, path), join(folder, path));
  }
}
