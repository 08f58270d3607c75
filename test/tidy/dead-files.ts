import { importsOf } from './imports.ts';
import { isProduct, type Rule } from './rule.ts';

/**
 * The entry points of programs and of the library, and the files that package.json swaps in for browsers, which
 * test/package-browser.test.ts compares with it.
 */
const entries = [
  /^src\/(index|cli)\.ts$/,
  /^src\/operations\/[^/]+\/index\.ts$/,
  /^src\/client\/index\.ts$/,
  /\.browser\.ts$/,
  /^src\/web\/main\.tsx$/,
];

/** Files that only tests import, with the reason why they are still part of the product. */
const spared: Readonly<Record<string, string>> = {
  'src/store/memory.ts': 'the plain model that the contract holds every store to, and the store of tests',
  'src/operations/pdf/source/markdown/markdown-it-footnote.d.ts': 'the types of a package, which has none',
  'src/surfaces/plain/readme-table.ts': 'renders the table of operations in README.md, which a test compares',
};

export const deadFiles: Rule = {
  name: 'has no unused source file',
  check(sources) {
    const product = sources.filter(({ path }) => isProduct(path));
    const used = new Set(product.flatMap((source) => importsOf(source).map(({ target }) => target)));
    return product
      .map(({ path }) => path)
      .filter((path) => !used.has(path) && !(path in spared) && !entries.some((entry) => entry.test(path)))
      .map((path) => ({ path, line: 1, message: 'nothing but tests imports this file' }));
  },
  samples: [
    {
      name: 'a file that only its test imports',
      sources: [
        { path: 'src/index.ts', text: "export * from './used.ts';" },
        { path: 'src/used.ts', text: "export const worker = new URL('./worker.ts', import.meta.url);" },
        { path: 'src/worker.ts', text: '' },
        { path: 'src/dead.ts', text: '' },
        { path: 'src/dead.test.ts', text: "import './dead.ts';" },
      ],
      finds: ['nothing but tests'],
    },
  ],
};
