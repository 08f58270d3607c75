import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

/** Module hook: strips the types of a .ts file. No checking; `npm run lint` does that. */
export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context);
  const sourcefile = fileURLToPath(url);
  const { code } = await transform(await readFile(sourcefile, 'utf8'), {
    loader: 'ts',
    sourcefile,
    sourcemap: 'inline',
    sourcesContent: false,
    target: 'es2023',
    tsconfigRaw: { compilerOptions: { target: 'es2023', verbatimModuleSyntax: true } },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
