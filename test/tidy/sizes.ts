import ts from 'typescript';
import {
  type Finding,
  isCode,
  isGenerated,
  isProduct,
  isTest,
  lineAt,
  type Rule,
  type Source,
  syntaxOf,
} from './rule.ts';

const FILE_LINES = 400;
const FUNCTION_LINES = 70;
/** Files of the product, beside tests and sub-folders. */
const MAX_FOLDER_FILES = 25;
const MAX_PARAMETERS = 4;

/**
 * Functions over the limit, as `path#name`, with the lines they may have. A ratchet: an entry shrinks with its
 * function and is removed when it fits; none is added without a reason beside it.
 */
const longFunctions: Readonly<Record<string, number>> = {};

/**
 * Functions with more parameters, as `path#name`, with their number: inner loops over bytes, samples and tokens, where
 * an object made for each step would cost more than the step. `at` is a row of a table of rules.
 */
const manyParameters: Readonly<Record<string, number>> = {
  'scripts/text/principal-directions.ts#turn': 6,
  'src/formats/qr/penalty.ts#scaledLightSides': 5,
  'src/formats/qr/reed-solomon.ts#writeParity': 7,
  'src/formats/qr/reed-solomon.ts#writeWord': 5,
  'src/formats/truetype/contours.ts#readCoordinates': 5,
  'src/formats/xml/read-elements.ts#of': 5,
  'src/operations/barcode/drawing/coverage.ts#addRow': 5,
  'src/operations/barcode/drawing/png.ts#drawMask': 5,
  'src/operations/convert/csv/byte-writer.ts#copyRange': 5,
  'src/operations/invoice/einvoice/judge/peppol/place-rule.ts#at': 5,
  'src/operations/qr/drawing/reduced-shades.ts#spread': 5,
  'src/operations/qr/drawing/rounded-shades.ts#shadeOf': 5,
  'src/operations/qr/drawing/rounded-shades.ts#stamp': 5,
  'src/operations/text/engine/classify/scoring.ts#addWords': 5,
  'src/operations/text/lexicon/matcher.ts#farthest': 5,
};

export const folderSizes: Rule = {
  name: 'has no folder that is too full',
  check: (sources) => {
    const counts = new Map<string, number>();
    for (const { path } of sources.filter(({ path }) => isProduct(path))) {
      const folder = path.slice(0, path.lastIndexOf('/'));
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    return [...counts]
      .filter(([, count]) => count > MAX_FOLDER_FILES)
      .map(([path, count]) => ({
        path,
        line: 1,
        message: `${count} files, at most ${MAX_FOLDER_FILES}: give what belongs together a folder`,
      }));
  },
  samples: [
    {
      name: '26 files beside a test and a sub-folder, and 25',
      sources: [
        ...Array.from({ length: 26 }, (_, n) => ({ path: `src/full/${n}.ts`, text: '' })),
        ...Array.from({ length: 25 }, (_, n) => ({ path: `src/fits/${n}.ts`, text: '' })),
        { path: 'src/fits/0.test.ts', text: '' },
        { path: 'src/fits/below/0.ts', text: '' },
      ],
      finds: ['26 files'],
    },
  ],
};

export const parameterCounts: Rule = {
  name: 'has no function with too many parameters',
  check: (sources) =>
    sources
      .filter((source) => /^(?:src|scripts)\//.test(source.path) && isCode(source) && !isTest(source.path))
      .flatMap((source) => functionsOf(source).flatMap((one) => manyIn(source, one))),
  samples: [
    {
      name: 'a declaration, a constructor and an arrow of five, and a type',
      sources: [
        { path: 'src/a.ts', text: 'function plain(a, b, c, d, e) {}' },
        { path: 'src/b.ts', text: 'class A { constructor(a, b, c, d, e) {} }' },
        { path: 'src/c.ts', text: 'const arrow = (a, b, c, d, e) => a;' },
        { path: 'src/d.ts', text: 'type Given = (a, b, c, d, e) => void; function fits(a, b, c, d) {}' },
      ],
      finds: ['plain has 5', 'a function without a name has 5', 'arrow has 5'],
    },
  ],
};

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
  return functionsOf(source).flatMap((node) => {
    const line = lineAt(text, node.getStart());
    const lines = lineAt(text, node.end) - line + 1;
    const name = nameOf(node);
    const limit = longFunctions[`${path}#${name}`] ?? FUNCTION_LINES;
    return lines > limit ? [{ path, line, message: `${name} has ${lines} lines, at most ${limit}` }] : [];
  });
}

function manyIn({ path, text }: Source, node: ts.SignatureDeclaration): Finding[] {
  const count = node.parameters.length;
  const name = nameOf(node);
  if (!('body' in node) || count <= (manyParameters[`${path}#${name}`] ?? MAX_PARAMETERS)) return [];
  const message = `${name} has ${count} parameters, at most ${MAX_PARAMETERS}: pass what belongs together as one`;
  return [{ path, line: lineAt(text, node.getStart()), message }];
}

function functionsOf(source: Source): readonly ts.SignatureDeclaration[] {
  const found: ts.SignatureDeclaration[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(syntaxOf(source));
  return found;
}

function nameOf(node: ts.SignatureDeclaration): string {
  const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
  return named?.getText() ?? 'a function without a name';
}
