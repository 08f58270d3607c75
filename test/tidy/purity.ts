import ts from 'typescript';
import { type Finding, isProduct, lineAt, type Rule, type Source, syntaxOf } from './rule.ts';

/** Names that give access to a clock, chance, the network or the environment. */
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

/** Same input, same bytes: what an operation needs of the world is passed to it as `needs`. */
export const pureCores: Rule = {
  name: 'has no operation or format that accesses the outside world',
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

/** Variables of a module that are assigned once, always to the same value, as `path#name`, with the reason. */
const madeOnce: Readonly<Record<string, string>> = {
  'src/operations/calendar/ics.operation.ts#loaded': 'a module imported with the first call',
  'src/operations/barcode/encoder/encode.ts#loaded': 'a module imported with the first call',
  'src/formats/typesetting/bidi.ts#loaded': 'tables that take longer to unpack than most documents to draw',
  'src/formats/typesetting/word-breaks.ts#segmenter': 'a segmenter takes milliseconds to make',
  'src/operations/text/engine/classify/word-vectors.ts#loading': 'the vectors are imported when first needed',
  'src/operations/text/language/words.ts#segmenter': 'a segmenter takes milliseconds to make',
};

/** State between calls would let one caller's answer depend on another's call. */
export const noModuleState: Rule = {
  name: 'has no operation or format with a variable that outlives a call',
  check: (sources) =>
    sources
      .filter(({ path }) => isProduct(path) && /^src\/(operations|formats)\//.test(path))
      .flatMap(moduleVariables)
      .filter(({ path, message }) => madeOnce[`${path}#${message}`] === undefined),
  samples: [
    {
      name: 'variables of a module, exported or not',
      sources: [{ path: 'src/formats/zip/a.ts', text: 'let last = 0;\nexport let a = 1,\n  b = 2;\nvar c;' }],
      finds: ['last', 'a', 'b', 'c'],
    },
    {
      name: 'constants, variables of a function and of a loop, other parts of the product',
      sources: [
        {
          path: 'src/operations/qr/a.ts',
          text: 'const a = 1;\nfunction f() { let b = 1; }\nfor (let at = 0; at < 2; at++) f();',
        },
        { path: 'src/service/a.ts', text: 'let started = 0;' },
      ],
      finds: [],
    },
    {
      name: 'a listed exception, in its own file',
      sources: [
        { path: 'src/operations/text/language/words.ts', text: 'let segmenter;' },
        { path: 'src/operations/text/words.ts', text: 'let segmenter;' },
      ],
      finds: ['segmenter'],
    },
  ],
};

/** One reader of the environment, so that a bad value ends the start and the help is complete. */
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

/** Every `let` and `var` of a module itself; the message of each is its name. */
function moduleVariables(source: Source): Finding[] {
  const { path, text } = source;
  const file = syntaxOf(source);
  return file.statements
    .filter(ts.isVariableStatement)
    .filter(({ declarationList }) => (declarationList.flags & ts.NodeFlags.Const) === 0)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .map(({ name }) => ({ path, line: lineAt(text, name.getStart(file)), message: name.getText(file) }));
}

function uses(source: Source, isWanted: (use: string) => boolean): Finding[] {
  const { path, text } = source;
  const file = syntaxOf(source);
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

/** `Date.now`, `new Date()` or a free name; members and keys of that name are not meant. */
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
