import ts from 'typescript';
import {
  type Finding,
  isCode,
  isGenerated,
  isTest,
  lineAt,
  type Rule,
  type Source,
  syntaxOf,
} from './rule.ts';

const FILE_LINES = 400;
const FUNCTION_LINES = 70;

/**
 * Functions over the limit, as `path#name`, with the lines they may have. A ratchet: an entry shrinks with its
 * function and is removed when it fits; none is added without a reason beside it.
 */
const longFunctions: Readonly<Record<string, number>> = {};

export const fileSizes: Rule = {
  name: 'has no file that is too long',
  check: (sources) =>
    sources
      .filter((source) => isCode(source) && !isGenerated(source.path))
      .flatMap((source) => tooLong(source)),
  samples: [
    {
      name: 'a source and a test of more than 400 lines',
      sources: [
        { path: 'src/long.ts', text: 'x;\n'.repeat(401) },
        { path: 'src/long.test.ts', text: 'x;\n'.repeat(400) },
        { path: 'src/longer.test.ts', text: 'x;\n'.repeat(402) },
        { path: 'src/table.generated.ts', text: 'x;\n'.repeat(9000) },
      ],
      finds: ['401 lines', '402 lines'],
    },
  ],
};

export const functionSizes: Rule = {
  name: 'has no function that is too long',
  check: (sources) =>
    sources
      .filter((source) => isCode(source) && !isGenerated(source.path) && !isTest(source.path))
      .flatMap((source) => longOnes(source)),
  samples: [
    {
      name: 'a declaration, a method and an arrow of 71 lines',
      sources: [
        { path: 'src/a.ts', text: `function plain() {${'\n'.repeat(70)}}` },
        { path: 'src/b.ts', text: `class A { method() {${'\n'.repeat(70)}} }` },
        { path: 'src/c.ts', text: `const arrow = () => {${'\n'.repeat(70)}}` },
        { path: 'src/d.ts', text: `/** ${'\n'.repeat(70)} */\nfunction fits() {${'\n'.repeat(69)}}` },
      ],
      finds: ['plain', 'method', 'arrow'],
    },
  ],
};

function tooLong({ path, text }: Source): Finding[] {
  const lines = text.trimEnd().split('\n').length;
  if (lines <= FILE_LINES) return [];
  return [{ path, line: FILE_LINES, message: `${lines} lines, at most ${FILE_LINES}` }];
}

function longOnes(source: Source): Finding[] {
  const { path, text } = source;
  const file = syntaxOf(source);
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      const line = lineAt(text, node.getStart(file));
      const lines = lineAt(text, node.end) - line + 1;
      const name = nameOf(node);
      const limit = longFunctions[`${path}#${name}`] ?? FUNCTION_LINES;
      if (lines > limit)
        findings.push({ path, line, message: `${name} has ${lines} lines, at most ${limit}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return findings;
}

function nameOf(node: ts.SignatureDeclaration): string {
  const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
  return named?.getText() ?? 'a function without a name';
}
