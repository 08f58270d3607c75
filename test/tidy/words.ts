import ts from 'typescript';
import { type Finding, isCode, isProduct, lineAt, type Rule, type Source, syntaxOf } from './rule.ts';

export const unfinishedWork: Rule = {
  name: 'has no note of unfinished work',
  check: (sources) => sources.filter(isCode).flatMap((source) => matches(source, unfinished)),
  samples: [
    {
      name: 'all three spellings',
      sources: [{ path: 'src/a.ts', text: `// ${'TO'}DO later\n// ${'FIX'}ME\n// ${'X'.repeat(3)} odd` }],
      finds: ['TO', 'FIX', 'XX'],
    },
  ],
};

/** Written so that this file does not find itself. */
const unfinished = /\b(?:TO[D]O|FIX[M]E|X[X]X)\b/g;

export const noAny: Rule = {
  name: 'has no any in its types',
  check: (sources) => sources.filter(isCode).flatMap((source) => nodes(source, isAny)),
  samples: [
    {
      name: 'as an annotation and as a cast, not as a word',
      sources: [{ path: 'src/a.ts', text: "let a: any;\nb as any;\n'any'; // any" }],
      finds: ['any', 'any'],
    },
  ],
};

export const noConsole: Rule = {
  name: 'writes to the console only in the command',
  check: (sources) =>
    sources
      .filter(({ path }) => isProduct(path) && path !== 'src/cli.ts' && !path.startsWith('src/web/'))
      .flatMap((source) => nodes(source, isConsole)),
  samples: [
    {
      name: 'a forgotten print',
      sources: [
        { path: 'src/service/a.ts', text: "console.log('here');" },
        { path: 'src/cli.ts', text: "console.log('here');" },
      ],
      finds: ['console.log'],
    },
  ],
};

function isAny(node: ts.Node): boolean {
  return node.kind === ts.SyntaxKind.AnyKeyword;
}

function isConsole(node: ts.Node): boolean {
  return ts.isPropertyAccessExpression(node) && node.expression.getText() === 'console';
}

function matches({ path, text }: Source, expression: RegExp): Finding[] {
  return [...text.matchAll(expression)].map((match) => ({
    path,
    line: lineAt(text, match.index),
    message: match[0],
  }));
}

function nodes(source: Source, isWanted: (node: ts.Node) => boolean): Finding[] {
  const { path, text } = source;
  const file = syntaxOf(source);
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if (isWanted(node)) {
      findings.push({ path, line: lineAt(text, node.getStart(file)), message: node.getText(file) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return findings;
}
