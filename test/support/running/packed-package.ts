import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { holdThread } from '../operations/hold-thread.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export const manifest: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

interface Manifest {
  readonly version: string;
  readonly bin: { readonly sundry: string };
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly browser: Readonly<Record<string, string>>;
}

/** Packages that the library may load. The rest belong to the service and are not even linked. */
const libraryPackages: readonly string[] = [
  '@bwip-js/browser',
  '@codemirror/legacy-modes',
  '@codemirror/streamparser',
  '@expo-google-fonts/arimo',
  '@expo-google-fonts/cousine',
  '@expo-google-fonts/noto-emoji',
  '@noble/hashes',
  'bidi-js',
  'htmlparser2',
  'ibantools',
  'libphonenumber-js',
  'markdown-it',
  'markdown-it-footnote',
  'numfmt',
  'tldts',
];

/** The packed package in a fresh project, with the packages of the library linked beside it. */
export interface PackedPackage {
  /** The project. */
  readonly folder: string;
  /** The package in its node_modules. */
  readonly installed: string;
  readonly tarball: string;
  /** Links one more package that is installed here. */
  link(name: string): void;
  /** The output of a program in the project, as a module or as CommonJS. */
  run(code: string, kind?: 'module' | 'commonjs'): string;
  remove(): void;
}

/** A project with the package as `npm pack` makes it of the build. */
export function packPackage(): PackedPackage {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-package-'));
  const tarball = packedOnce();
  execFileSync('tar', ['-xzf', tarball, '-C', folder]);
  const installed = join(folder, 'node_modules/sundry');
  mkdirSync(dirname(installed));
  execFileSync('mv', [join(folder, 'package'), installed]);
  const link = (name: string): void => {
    const target = join(folder, 'node_modules', name);
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), target);
  };
  for (const name of libraryPackages) link(name);
  return {
    folder,
    installed,
    tarball,
    link,
    run: (code, kind = 'module') =>
      execFileSync(process.execPath, [`--input-type=${kind}`, '-e', code], { cwd: folder, encoding: 'utf8' }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The tarball, which the first test file that asks for it packs; the others wait. */
function packedOnce(): string {
  const shared = inject('sharedFolder');
  const tarball = join(shared, `sundry-${manifest.version}.tgz`);
  const packing = join(shared, 'packing');
  if (isFirst(packing)) {
    execFileSync(process.execPath, [join(root, 'scripts/ensure-built.mjs')]);
    execFileSync('npm', ['pack', '--silent', '--pack-destination', packing], { cwd: root });
    renameSync(join(packing, `sundry-${manifest.version}.tgz`), tarball);
  }
  for (let pause = 0; !existsSync(tarball); pause++) {
    if (pause === MAX_PAUSES) throw new Error('the package is not made');
    holdThread(PAUSE_MS);
  }
  return tarball;
}

/** Two minutes: they keep a test from waiting for a package that another could not make. */
const MAX_PAUSES = 1200;
const PAUSE_MS = 100;

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
