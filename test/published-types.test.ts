import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { clientType } from '../scripts/types/client-type.ts';
import { docOf, typeOf } from '../scripts/types/schema-type.ts';
import { groups } from '../src/operation.ts';
import { sampleOperation } from './support/operations/sample-operation.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A program of someone who uses the package; `|` marks where the mouse points, just before a name. */
const consumer = `
  import { createClient } from '../dist/client/index.js';
  import { toIcs } from '../dist/operations/calendar/index.js';
  import { invoiceTotals, type InvoiceRequest } from '../dist/operations/invoice/index.js';
  import { encode, toSvg } from '../dist/operations/qr/index.js';
  import { summarize } from '../dist/operations/text/index.js';
  declare const request: InvoiceRequest;
  request.|due;
  request.|items[0]?.|tax_rate;
  request.|currency;
  invoiceTotals(request).|total;
  toIcs({ title: 'a', start: 'b', |duration_minutes: 5 }, new Date());
  toSvg(encode('a'), { |size: 64 });
  summarize('a', { |style: 'bullets' });
  const client = createClient({ baseUrl: 'http://127.0.0.1:8080' });
  client.invoice.|preview(request);
  client.qr.create({ data: 'a', |margin: 2 });
`;

const FILE = join(root, 'test/consumer.virtual.ts');
const COMPARED = join(root, 'test/compared.virtual.ts');

/** Every exported interface of the operations that extends the type of a schema, in src/ and in dist/. */
function comparisons(): string {
  const folder = join(root, 'src/operations');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test|\.operation)\.ts$/.test(file),
  );
  const pairs = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^export interface (\w+) extends .*\{\}$/gm)].map(
      ([, name]) => ({ name, module: file.replaceAll('\\', '/').replace(/\.ts$/, '') }),
    ),
  );
  expect(pairs.length).toBeGreaterThan(15);
  return [
    'type Same<A extends B, B> = A;',
    ...pairs.flatMap(({ name, module }, at) => [
      `import type { ${name} as A${at} } from '../src/operations/${module}.ts';`,
      `import type { ${name} as B${at} } from '../dist/operations/${module}.js';`,
      `export type To${at} = Same<A${at}, B${at}>; export type From${at} = Same<B${at}, A${at}>;`,
    ]),
    "import type { Client as Derived } from '../src/client/client-type.ts';",
    "import type { Client as Written } from '../dist/client/client-type.js';",
    'export type ToClient = Same<Derived, Written>; export type FromClient = Same<Written, Derived>;',
  ].join('\n');
}

describe('the published types', () => {
  let service: ts.LanguageService;
  beforeAll(() => {
    execFileSync(process.execPath, [join(root, 'scripts/ensure-built.mjs')]);
    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
    const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
    const virtual = new Map([
      [FILE, consumer.replaceAll('|', '')],
      [COMPARED, comparisons()],
    ]);
    const read = (path: string) => virtual.get(path) ?? ts.sys.readFile(path);
    service = ts.createLanguageService({
      getCompilationSettings: () => options,
      getScriptFileNames: () => [...virtual.keys()],
      getScriptVersion: () => '1',
      getScriptSnapshot: (path) => {
        const text = read(path);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => root,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: (path) => virtual.has(path) || ts.sys.fileExists(path),
      readFile: read,
    });
  });

  it.each([
    { name: 'due', words: 'Day by which it must be paid.' },
    { name: 'tax_rate', words: 'Tax of this line in percent.' },
    { name: 'currency', words: 'Currency of every amount.' },
    { name: 'total', words: 'subtotal + tax - discount.' },
    { name: 'duration_minutes', words: 'How long it takes, instead of end.' },
    { name: 'size', words: 'Must be an integer from 64 to 2048.' },
    { name: 'style', words: 'One paragraph, or for each sentence a line' },
    { name: 'preview', words: 'Compute the totals of an invoice.' },
    { name: 'margin', words: 'Quiet zone in modules.' },
  ])(
    'show the words of the schema where an editor points at $name',
    ({ name, words }) => {
      const before = consumer.slice(0, consumer.indexOf(`|${name}`));
      const info = service.getQuickInfoAtPosition(FILE, before.replaceAll('|', '').length);
      expect(ts.displayPartsToString(info?.documentation)).toContain(words);
    },
    60_000,
  );

  it('show a default, and the name of a type rather than its members', () => {
    const at = (name: string) => {
      const before = consumer.slice(0, consumer.indexOf(`|${name}`));
      return service.getQuickInfoAtPosition(FILE, before.replaceAll('|', '').length);
    };
    expect(ts.displayPartsToString(at('items')?.displayParts)).toContain('items: readonly InvoiceItem[]');
    expect(at('currency')?.tags?.map(({ name, text }) => [name, ts.displayPartsToString(text)])).toEqual([
      ['default', "'USD'"],
    ]);
  });

  it('are those that the schemas give, and compile', () => {
    for (const file of [FILE, COMPARED]) {
      const found = [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)];
      expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
    }
  });
});

test('an operation is in the type of the client by its declaration alone', () => {
  const text = clientType([sampleOperation], groups, () => undefined);
  expect(text).toContain(
    'readonly greet: (input: TextGreetInput, options?: CallOptions) => Promise<Outcome<JsonAnswer<TextGreetAnswer> | FileAnswer>>;',
  );
  const file = ts.createSourceFile('client.d.ts', text, ts.ScriptTarget.ES2023, true);
  expect(file.statements.map(({ kind }) => ts.SyntaxKind[kind])).toEqual([
    'ImportDeclaration',
    'ImportDeclaration',
    'InterfaceDeclaration',
    'InterfaceDeclaration',
    'InterfaceDeclaration',
  ]);
});

describe('a schema in TypeScript', () => {
  it.each([
    {
      name: 'a list of several forms',
      schema: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
      type: 'readonly (string | null)[]',
    },
    {
      name: 'a quote in a word',
      schema: { type: 'string', enum: ["it's", 'a\\b'] },
      type: "'it\\'s' | 'a\\\\b'",
    },
    {
      name: 'a flag',
      schema: { type: 'integer', minimum: 0, maximum: 1, 'x-also': ['boolean'] },
      type: '0 | 1 | boolean',
    },
    { name: 'any value', schema: {}, type: 'unknown' },
  ] as const)('$name', ({ schema, type }) => {
    expect(typeOf(schema, 'written', () => undefined)).toBe(type);
  });

  it('has a comment that no description can end', () => {
    expect(docOf({ type: 'string', description: 'Ends */ early.' })).toBe('/** Ends *\\/ early. */\n');
  });
});
