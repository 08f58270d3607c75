import ts from 'typescript';
import { type Finding, isProduct, lineAt, type Rule, type Source } from './rule.ts';

/** Names through which a clock, chance, the network or the environment would come in. */
const worldly = new Set([
  'process',
  'fetch',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'crypto',
  'Date.now',
  'Math.random',
  'new Date()',
]);

/** Same input, same bytes: what an operation needs of the world is handed to it as `needs`. */
export const pureCores: Rule = {
  name: 'has no operation or format that reaches for the world',
  check: (sources) =>
    sources
      .filter(({ path }) => isProduct(path) && /^src\/(operations|formats)\//.test(path))
      .flatMap((source) => uses(source, (use) => worldly.has(use))),
  samples: [
    {
      name: 'clock, chance, environment and network',
      sources: [
        {
          path: 'src/operations/qr/a.ts',
          text: 'Date.now();\nnew Date();\nMath.random();\nprocess.env.A;\nfetch(url);',
        },
      ],
      finds: ['Date.now', 'new Date()', 'Math.random', 'process', 'fetch'],
    },
    {
      name: 'a given time, and names that only look alike',
      sources: [
        { path: 'src/operations/qr/a.ts', text: 'new Date(0);\na.process;\nconst b = { fetch: 1 };' },
      ],
      finds: [],
    },
  ],
};

/** One reader of the environment, so that a bad value stops the start and the help is complete. */
export const oneEnvironmentReader: Rule = {
  name: 'reads the environment in one place',
  check: (sources) =>
    sources
      .filter(
        ({ path }) => isProduct(path) && path !== 'src/service/settings/config.ts' && path !== 'src/cli.ts',
      )
      .flatMap((source) => uses(source, (use) => use === 'process.env')),
  samples: [
    {
      name: 'a variable read on the side',
      sources: [
        { path: 'src/store/a.ts', text: 'process.env.STORE_URL;' },
        { path: 'src/service/settings/config.ts', text: 'process.env;' },
      ],
      finds: ['process.env'],
    },
  ],
};

function uses({ path, text }: Source, isWanted: (use: string) => boolean): Finding[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    const use = useOf(node);
    if (use !== undefined && isWanted(use)) {
      findings.push({ path, line: lineAt(text, node.getStart(file)), message: use });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return findings;
}

/** `Date.now`, `new Date()` or a free name; members and keys of that name are somebody else's. */
function useOf(node: ts.Node): string | undefined {
  if (ts.isNewExpression(node) && (node.arguments?.length ?? 0) === 0)
    return `new ${node.expression.getText()}()`;
  if (ts.isPropertyAccessExpression(node)) return node.getText();
  if (!ts.isIdentifier(node)) return undefined;
  const { parent } = node;
  const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node;
  const isKey = 'name' in parent && parent.name === node;
  return isMember || isKey || ts.isTypeNode(parent) ? undefined : node.text;
}
