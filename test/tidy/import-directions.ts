import { importsOf } from './imports.ts';
import { type Finding, isProduct, isTest, type Rule, type Source } from './rule.ts';

/** A part of the source tree and all it may import. Paths are prefixes; `*` stands for one name. */
interface Zone {
  readonly files: string;
  readonly mayImport: readonly string[];
  /** Packages and node: modules, as prefixes; absent means any. */
  readonly packages?: readonly string[];
}

/** What belongs where (ARCHITECTURE.md): the first zone that holds a file applies. */
const zones: readonly Zone[] = [
  {
    files: 'src/index.ts',
    mayImport: ['src/registry.ts', 'src/operation.ts', 'src/errors.ts'],
    packages: [],
  },
  {
    files: 'src/cli.ts',
    mayImport: [
      'src/agents/',
      'src/command/',
      'src/surfaces/',
      'src/service/',
      'src/store/open-store.ts',
      'src/store/store.ts',
      'src/adapters/',
      'src/formats/visible-text.ts',
      'src/registry.ts',
      'src/operation.ts',
      'src/needs.ts',
      'src/start.ts',
      'src/world.ts',
      'src/worker-start.cts',
      'src/page-worker.ts',
      'src/errors.ts',
    ],
  },
  {
    files: 'src/start.ts',
    mayImport: [
      'src/command/',
      'src/service/settings/invoice-settings.ts',
      'src/service/settings/server-settings.ts',
      'src/registry.ts',
    ],
    packages: [],
  },
  { files: 'src/world.ts', mayImport: ['src/adapters/', 'src/needs.ts'], packages: [] },
  { files: 'src/worker-start.cts', mayImport: ['src/worker.ts'], packages: [] },
  {
    files: 'src/worker.ts',
    mayImport: ['src/service/pool/thread.ts', 'src/adapters/', 'src/registry.ts', 'src/world.ts'],
    packages: [],
  },
  {
    files: 'src/page-worker.ts',
    mayImport: [
      'src/service/endpoints/page-thread.ts',
      'src/adapters/',
      'src/registry.ts',
      'src/surfaces/pages.ts',
      'src/world.ts',
    ],
    packages: [],
  },
  { files: 'src/errors.ts', mayImport: [], packages: [] },
  { files: 'src/needs.ts', mayImport: ['src/errors.ts'], packages: [] },
  { files: 'src/response-headers.ts', mayImport: ['src/errors.ts', 'src/schema/'], packages: [] },
  { files: 'src/usage-report.ts', mayImport: ['src/schema/', 'src/store/store.ts'], packages: [] },
  { files: 'src/cache/', mayImport: ['src/cache/'], packages: [] },
  { files: 'src/gate/', mayImport: ['src/gate/', 'src/errors.ts'], packages: [] },
  {
    files: 'src/operation.ts',
    mayImport: ['src/errors.ts', 'src/needs.ts', 'src/schema/'],
    packages: [],
  },
  {
    files: 'src/registry.ts',
    mayImport: [
      'src/operation.ts',
      'src/operations/*/*.operation.ts',
      'src/operations/invoice/codes/with-currencies.ts',
    ],
    packages: [],
  },
  { files: 'src/schema/', mayImport: ['src/schema/', 'src/errors.ts'], packages: [] },
  {
    files: 'src/request/',
    mayImport: [
      'src/request/',
      'src/schema/',
      'src/formats/json/',
      'src/formats/media-type.ts',
      'src/formats/multipart-form.ts',
      'src/errors.ts',
      'src/operation.ts',
      'src/needs.ts',
    ],
    packages: [],
  },
  // Of node:crypto only the digest: its random numbers would make no two answers equal.
  { files: 'src/formats/sha256.ts', mayImport: [], packages: ['node:crypto'] },
  {
    files: 'src/formats/sha256.browser.ts',
    mayImport: ['src/formats/sha256.ts'],
    packages: ['@noble/hashes'],
  },
  {
    files: 'src/formats/',
    mayImport: ['src/formats/', 'src/schema/argument.ts', 'src/errors.ts'],
    // Compression checks whether it may hold the thread.
    packages: ['bidi-js', 'node:buffer', 'node:zlib', 'node:worker_threads'],
  },
  {
    files: 'src/operations/*/',
    mayImport: ['src/formats/', 'src/errors.ts', 'src/needs.ts', 'src/operation.ts', 'src/schema/'],
    packages: [
      '@bwip-js/browser',
      '@codemirror/legacy-modes',
      '@codemirror/streamparser',
      'markdown-it',
      'markdown-it-footnote',
      'numfmt',
      'htmlparser2',
      'ibantools',
      'jsonrepair',
      'libphonenumber-js',
      'tldts',
    ],
  },
  {
    files: 'src/surfaces/',
    mayImport: [
      'src/surfaces/',
      'src/registry.ts',
      'src/operation.ts',
      'src/needs.ts',
      'src/errors.ts',
      'src/response-headers.ts',
      'src/usage-report.ts',
      'src/schema/',
      'src/request/',
    ],
  },
  {
    files: 'src/adapters/',
    mayImport: [
      'src/adapters/',
      'src/cache/',
      'src/formats/ip/',
      'src/formats/truetype/',
      'src/formats/url/',
      'src/gate/',
      'src/operation.ts',
      'src/needs.ts',
      'src/errors.ts',
    ],
  },
  { files: 'src/store/open-store.ts', mayImport: ['src/store/'] },
  {
    files: 'src/store/*/',
    mayImport: [
      'src/store/*/',
      'src/store/kept-refunds.ts',
      'src/store/store.ts',
      'src/store/store-url.ts',
      'src/cache/',
    ],
  },
  { files: 'src/store/', mayImport: ['src/store/store.ts'], packages: ['node:crypto'] },
  {
    files: 'src/service/',
    mayImport: [
      'src/service/',
      'src/agents/',
      'src/store/store.ts',
      'src/store/store-url.ts',
      'src/adapters/',
      'src/cache/',
      'src/formats/currency/',
      'src/formats/ip/',
      'src/formats/formula-guard.ts',
      'src/formats/url/',
      'src/gate/',
      'src/surfaces/',
      'src/request/',
      'src/schema/',
      'src/registry.ts',
      'src/operation.ts',
      'src/needs.ts',
      'src/errors.ts',
      'src/response-headers.ts',
      'src/usage-report.ts',
    ],
  },
  {
    files: 'src/command/',
    mayImport: [
      'src/command/',
      'src/surfaces/',
      'src/request/',
      'src/schema/',
      // Files of inputs are read by the readers of the operations on tables.
      'src/operations/convert/table/table-file.ts',
      'src/formats/content-disposition.ts',
      'src/formats/file-name.ts',
      'src/formats/json/',
      'src/formats/redirect.ts',
      'src/formats/formula-guard.ts',
      'src/formats/visible-text.ts',
      'src/operation.ts',
      'src/needs.ts',
      'src/errors.ts',
    ],
    packages: ['commander', 'node:fs', 'node:path', 'node:tty'],
  },
  {
    files: 'src/agents/',
    mayImport: [
      'src/agents/',
      'src/surfaces/',
      'src/request/',
      'src/schema/',
      'src/formats/json/',
      'src/operation.ts',
      'src/needs.ts',
      'src/errors.ts',
    ],
  },
  {
    files: 'src/client/',
    mayImport: [
      'src/client/',
      'src/registry.ts',
      'src/operation.ts',
      'src/request/body-form.ts',
      'src/formats/content-disposition.ts',
      'src/formats/redirect.ts',
      'src/schema/',
      'src/errors.ts',
    ],
    packages: [],
  },
  {
    files: 'src/web/',
    mayImport: [
      'src/web/',
      'src/formats/content-disposition.ts',
      'src/formats/json/',
      'src/surfaces/',
      'src/request/',
      'src/schema/',
      'src/operation.ts',
      'src/errors.ts',
    ],
    packages: ['preact'],
  },
  { files: 'scripts/topology/', mayImport: ['scripts/topology/', 'dist/'] },
  { files: 'scripts/', mayImport: ['scripts/', 'src/'] },
  { files: 'bench/', mayImport: ['bench/', 'dist/'] },
  {
    files: 'eval/',
    // To pack the lexicon without one of its lists.
    mayImport: ['eval/', 'dist/', 'scripts/typescript.mjs', 'scripts/text/lexicon-module.ts'],
  },
];

export const importDirections: Rule = {
  name: 'has no import that points the wrong way',
  check: (sources) => sources.filter(isRuled).flatMap(wrongImports),
  samples: [
    {
      name: 'a surface that reaches into a group',
      sources: [
        {
          path: 'src/surfaces/docs/docs.ts',
          text: "import { encode } from '../../operations/qr/encode.ts';",
        },
      ],
      finds: ['src/operations/qr/encode.ts'],
    },
    {
      name: 'a core that uses node: itself instead of a format',
      sources: [
        { path: 'src/operations/qr/drawing/png.ts', text: "import { deflateSync } from 'node:zlib';" },
      ],
      finds: ['node:zlib'],
    },
    {
      name: 'a group that imports another, as a type and lazily',
      sources: [
        {
          path: 'src/operations/qr/a.ts',
          text: "import type { B } from '../text/b.ts';\nexport const c = () => import('../text/c.ts');",
        },
      ],
      finds: ['src/operations/text/b.ts', 'src/operations/text/c.ts'],
    },
    {
      name: 'product code that imports a test',
      sources: [{ path: 'src/service/a.ts', text: "export * from './a.test.ts';" }],
      finds: ['src/service/a.test.ts'],
    },
    {
      name: 'a file in an unplanned place',
      sources: [{ path: 'src/misc/a.ts', text: '' }],
      finds: ['no zone'],
    },
    {
      name: 'own group, formats and errors',
      sources: [
        {
          path: 'src/operations/qr/a.ts',
          text: "import './b.ts';\nimport '../../formats/png/png.ts';\nimport '../../errors.ts';",
        },
      ],
      finds: [],
    },
  ],
};

function isRuled({ path }: Source): boolean {
  return isProduct(path) || (/^(scripts|bench|eval)\/.*\.(ts|mjs)$/.test(path) && !isTest(path));
}

function wrongImports(source: Source): Finding[] {
  const zone = zones.find(({ files }) => matches(source.path, files));
  if (zone === undefined) {
    return [{ path: source.path, line: 1, message: 'is in no zone of test/tidy/import-directions.ts' }];
  }
  return importsOf(source)
    .filter(({ target }) => !isAllowed(source.path, zone, target))
    .map(({ target, line }) => ({
      path: source.path,
      line,
      message: `${zone.files} may not import ${target}`,
    }));
}

function isAllowed(path: string, zone: Zone, target: string): boolean {
  if (!/^(src|test|scripts|bench|eval|dist)\//.test(target)) {
    return zone.packages === undefined || zone.packages.some((name) => `${target}/`.startsWith(`${name}/`));
  }
  const ownGroup = /^src\/operations\/[^/]+\//.exec(path)?.[0];
  const allowed = ownGroup === undefined ? zone.mayImport : [ownGroup, ...zone.mayImport];
  return !isTest(target) && allowed.some((pattern) => matches(target, pattern));
}

function matches(path: string, pattern: string): boolean {
  const expression = pattern
    .split('*')
    .map((part) => part.replace(/[.\\]/g, '\\$&'))
    .join('[^/]+');
  return new RegExp(`^${expression}`).test(path);
}
