import ts from 'typescript';
import { type Finding, isGenerated, isTest, lineAt, type Rule, type Source, syntaxOf } from './rule.ts';

/** Words that a rule of the text engine may name in code; what is longer is data. */
const MAX_WORDS = 12;

/** What the engine knows of a language is in data/text, where one finds, sorts and compares an entry. */
export const wordLists: Rule = {
  name: 'has no list of words in the code of the text engine',
  check: (sources) =>
    sources
      .filter(
        ({ path }) =>
          /^src\/operations\/text\/engine\/.*\.ts$/.test(path) && !isGenerated(path) && !isTest(path),
      )
      .flatMap(listsIn),
  samples: [
    {
      name: 'a text, an array and an alternation of 13 words',
      sources: [
        { path: 'src/operations/text/engine/a.ts', text: "const a = 'a b c d e f g h i j k l m';" },
        { path: 'src/operations/text/engine/b.ts', text: `const b = [${"'a',".repeat(13)}];` },
        { path: 'src/operations/text/engine/c.ts', text: `const c = /^(?:${'to|'.repeat(12)}of)$/;` },
        { path: 'src/operations/text/engine/d.ts', text: `const d = \`${'word\n'.repeat(13)}\`;` },
        { path: 'src/operations/text/engine/e.ts', text: "const e = 'a b c d e f g h i j k l';" },
        { path: 'src/operations/text/engine/f.test.ts', text: "const f = 'a b c d e f g h i j k l m';" },
      ],
      finds: ['13 words', '13 words', '13 words', '13 words'],
    },
  ],
};

function listsIn(source: Source): Finding[] {
  const { path, text } = source;
  const file = syntaxOf(source);
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    const words = wordsOf(node);
    if (words > MAX_WORDS) {
      const line = lineAt(text, node.getStart(file));
      findings.push({
        path,
        line,
        message: `${words} words, at most ${MAX_WORDS}: a list belongs in data/text`,
      });
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(file);
  return findings;
}

function wordsOf(node: ts.Node): number {
  if (ts.isStringLiteralLike(node)) return node.text.trim().split(/\s+/).length;
  if (ts.isArrayLiteralExpression(node)) return node.elements.filter(ts.isStringLiteralLike).length;
  if (ts.isRegularExpressionLiteral(node)) return longestAlternation(node.text);
  return 0;
}

/** The most words in a row that are parted by `|` alone. */
function longestAlternation(pattern: string): number {
  const rows = pattern.match(/[a-z'_ -]+(?:\|[a-z'_ -]+)+/gi) ?? [];
  return Math.max(0, ...rows.map((row) => row.split('|').length));
}
