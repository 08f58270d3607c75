import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import typescript from 'typescript';

/** Module hook: strips the types of a .ts file. No checking; `npm run lint` does that. */
export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context);
  const { ESNext, ES2023 } = { ...typescript.ModuleKind, ...typescript.ScriptTarget };
  const compilerOptions = {
    module: ESNext,
    target: ES2023,
    verbatimModuleSyntax: true,
    inlineSourceMap: true,
  };
  const text = await readFile(fileURLToPath(url), 'utf8');
  const { outputText } = typescript.transpileModule(text, { compilerOptions, fileName: fileURLToPath(url) });
  return { format: 'module', source: outputText, shortCircuit: true };
}
