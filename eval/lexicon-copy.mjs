const MODULE = 'lexicon/lexicon.generated.js';
const WHOLE = 'lexicon/whole.js';

/** Most kinds of entries that a first column names: a file with more is one list, as one of words is. */
const MOST_KINDS = 20;

/** What is read in the place of MODULE, which WHOLE is then. */
const PARTIAL = `import { lexiconFiles as files } from './whole.js';
globalThis.filesRead = new Set();
const [blank, kind] = (process.env.EVAL_BLANK ?? '').split(': ');
const isLeft = (line) => kind !== undefined && line.split('\\t')[0] !== kind;
export const lexiconFiles = new Proxy(files, {
  get(all, file) {
    filesRead.add(file);
    return file === blank ? all[file].split('\\n').filter(isLeft).join('\\n') : all[file];
  },
});
`;

/**
 * Makes a copy of the engine leave out the list that EVAL_BLANK names, and note in `globalThis.filesRead` which files it
 * reads. Returns the names of all lists: the files under data/text, and the kinds of entries that the first column of one
 * tells apart, as `en/rewrite.tsv: chat`.
 */
export async function blankableLexicon(copy) {
  copy.write(WHOLE, copy.read(MODULE));
  copy.write(MODULE, PARTIAL);
  const { lexiconFiles } = await import(`../dist/operations/text/${MODULE}`);
  return Object.entries(lexiconFiles).flatMap(([file, text]) => [
    { file, name: file },
    ...kindsOf(text).map((kind) => ({ file, name: `${file}: ${kind}` })),
  ]);
}

function kindsOf(text) {
  const rows = text.split('\n').map((line) => line.split('\t'));
  const kinds = [...new Set(rows.map(([kind]) => kind))];
  const areKinds = kinds.length > 1 && kinds.length <= MOST_KINDS && rows.length > 5 * kinds.length;
  return areKinds && rows[0].length > 1 && kinds.every((kind) => /^\p{L}/u.test(kind)) ? kinds : [];
}
