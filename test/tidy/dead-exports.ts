import ts from 'typescript';
import { isProduct, isTest, lineAt, type Rule, type Source, syntaxOf } from './rule.ts';

export const deadExports: Rule = {
  name: 'exports no value that no other file uses',
  check(sources) {
    const code = sources.filter(({ path }) => /\.tsx?$/.test(path));
    const words = new Map(code.map(({ path, text }) => [path, new Set(text.match(/[\w$]+/g))]));
    const usedElsewhere = (name: string, path: string): boolean =>
      [...words].some(([other, names]) => other !== path && !isTestOf(other, path) && names.has(name));
    return code
      .filter(({ path }) => isProduct(path))
      .flatMap((source) =>
        exportedValues(source)
          .filter(({ name }) => !usedElsewhere(name, source.path))
          .map(({ name, line }) => ({ path: source.path, line, message: `only this file uses ${name}` })),
      );
  },
  samples: [
    {
      name: 'an export that only its own test uses is a back door',
      sources: [
        {
          path: 'src/a.ts',
          text: 'export const kept = 1;\nexport function dead() {}\nexport type Free = 1;',
        },
        { path: 'src/a.test.ts', text: 'dead();' },
        { path: 'src/b.ts', text: 'kept;' },
      ],
      finds: ['dead'],
    },
  ],
};

function isTestOf(test: string, path: string): boolean {
  return isTest(test) && test.startsWith(path.replace(/tsx?$/, ''));
}

function exportedValues(source: Source): { name: string; line: number }[] {
  const { text } = source;
  const file = syntaxOf(source);
  return file.statements
    .filter((statement) => ts.canHaveModifiers(statement) && hasExport(statement))
    .flatMap((statement) => {
      if (ts.isVariableStatement(statement))
        return statement.declarationList.declarations.map(({ name }) => name);
      if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
        return statement.name ?? [];
      return [];
    })
    .filter(ts.isIdentifier)
    .map((name) => ({ name: name.text, line: lineAt(text, name.getStart(file)) }));
}

function hasExport(node: ts.HasModifiers): boolean {
  return ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}
