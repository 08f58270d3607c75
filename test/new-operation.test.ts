import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { draftOperation } from '../scripts/new-operation.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

describe('npm run new-operation', () => {
  it('names files, constant and path after the id', () => {
    const { files, registryImport, registryEntry } = draftOperation('email.verify_all');
    expect(Object.keys(files)).toEqual([
      'src/operations/email/verify-all.operation.ts',
      'src/operations/email/verify-all.operation.test.ts',
    ]);
    expect(files['src/operations/email/verify-all.operation.ts']).toContain("path: '/v1/email/verify-all'");
    expect(registryImport).toBe(
      "import { verifyAllEmail } from './operations/email/verify-all.operation.ts';",
    );
    expect(registryEntry).toBe('verifyAllEmail');
  });

  it.each([
    { id: '', says: 'group.name' },
    { id: 'qr', says: 'group.name' },
    { id: 'qr.Create', says: 'group.name' },
    { id: 'qr.../../x', says: 'group.name' },
    { id: 'music.play', says: 'one of invoice, email' },
    { id: 'constructor.x', says: 'is not a group' },
  ])('refuses "$id"', ({ id, says }) => {
    expect(() => draftOperation(id)).toThrow(says);
  });

  it('writes code that compiles under the rules of the repository', () => {
    const { files } = draftOperation('qr.new_kind');
    expect(complaints(files)).toEqual([]);
  });
});

/** Type errors of files that are not on the disk, beside those that are. */
function complaints(files: Readonly<Record<string, string>>): string[] {
  const config = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const virtual = new Map(Object.entries(files).map(([path, text]) => [root + path, text]));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => virtual.has(path) || fileExists(path);
  host.readFile = (path) => virtual.get(path) ?? readFile(path);
  const program = ts.createProgram([...virtual.keys()], options, host);
  return [...virtual.keys()].flatMap((path) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(path))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  );
}
