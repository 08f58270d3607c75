import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Compiles a TypeScript file and everything it imports into a fresh temporary directory, so that plain Node can run
 * it in a process of its own. Returns the path of the compiled entry and a way to clean up.
 */
export function compileForChild(entry: string): { readonly path: string; remove(): void } {
  const directory = mkdtempSync(join(tmpdir(), 'sundry-compiled-'));
  writeFileSync(join(directory, 'package.json'), '{"type":"module"}');
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'));
  const waiting = [join(root, entry)];
  const seen = new Set(waiting);
  for (const source of waiting) {
    const text = readFileSync(source, 'utf8');
    const target = compiledPath(directory, source);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, compile(text, source));
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      const imported = join(dirname(source), fileName);
      if (!fileName.startsWith('.') || seen.has(imported)) continue;
      seen.add(imported);
      waiting.push(imported);
    }
  }
  return {
    path: compiledPath(directory, join(root, entry)),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

function compiledPath(directory: string, source: string): string {
  return join(directory, relative(root, source)).replace(/\.ts$/, '.js');
}

function compile(text: string, fileName: string): string {
  const { outputText } = ts.transpileModule(text, {
    fileName,
    compilerOptions: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ES2022,
      verbatimModuleSyntax: true,
      rewriteRelativeImportExtensions: true,
    },
  });
  return outputText;
}
