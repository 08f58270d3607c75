import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Compiles a TypeScript file and everything it imports into one file of a fresh temporary directory, so that plain Node
 * can run it in a process or thread of its own, which has one module to read. Returns its path and a way to clean up.
 */
export function compileForChild(entry: string): { readonly path: string; remove(): void } {
  const directory = mkdtempSync(join(tmpdir(), 'sundry-compiled-'));
  writeFileSync(join(directory, 'package.json'), '{"type":"module"}');
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'));
  const path = join(directory, basename(entry).replace(/\.ts$/, '.js'));
  buildSync({
    entryPoints: [join(root, entry)],
    outfile: path,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  return { path, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

/**
 * Compiles the module of a worker thread, which exports `answer`. The path is that of a file that imports it as
 * src/worker-start.cts does.
 */
export function compileForThread(entry: string): { readonly path: string; remove(): void } {
  const { path: module, remove } = compileForChild(entry);
  const path = module.replace(/\.js$/, '.cjs');
  writeFileSync(path, `exports.answer = import('./${basename(module)}').then(({ answer }) => answer);`);
  return { path, remove };
}
