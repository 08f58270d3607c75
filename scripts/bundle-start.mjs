/**
 * Puts what every run of the command loads into one file: `node scripts/bundle-start.mjs DIST`. Node 20 spends most of
 * a short run on finding, reading and compiling modules one by one.
 */
import { readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const dist = resolve(process.argv[2]);
const root = resolve(fileURLToPath(import.meta.url), '../..');

/** The only package in the file: every run loads it, and it has six modules. */
const INLINED = 'commander';

/** Modules that stay files of their own, because other parts of the program load them too. */
const shared = {
  name: 'shared',
  setup({ onResolve }) {
    onResolve({ filter: /^[^.]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path === INLINED ? undefined : { path, external: true },
    );
    onResolve({ filter: /^\./ }, async ({ path, resolveDir, kind }) => {
      const file = join(resolveDir, path);
      if (!file.startsWith(dist + sep)) return undefined;
      const isOurs = file.startsWith(join(dist, 'command') + sep);
      const isLater = kind === 'dynamic-import' && !isOurs;
      if (!isLater && !(await definesErrors(file))) return undefined;
      return { path: `./${relative(dist, file)}`, external: true };
    });
  },
};

/** A second copy of the class of an error would not be recognised by `instanceof`. */
async function definesErrors(file) {
  return /\bextends \w*Error\b/.test(await readFile(file, 'utf8'));
}

/** MIT: the notice is part of every copy. */
const licence = `/*\n${INLINED}:\n${await readFile(join(root, 'node_modules', INLINED, 'LICENSE'), 'utf8')}*/`;
const requireForCommonJs =
  "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);";

const start = join(dist, 'start.js');
await build({
  entryPoints: [start],
  outfile: start,
  allowOverwrite: true,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  legalComments: 'none',
  logLevel: 'warning',
  nodePaths: [join(root, 'node_modules')],
  banner: { js: `${licence}\n${requireForCommonJs}` },
  plugins: [shared],
});
