import { dataFiles, rowsOf } from './data-files.mjs';

const MODULE = 'lexicon/lexicon.generated.js';
const PACKED = 'lexicon/packed.js';

/** Most kinds of entries that a first column names: a file with more is one list, as one of words is. */
const MAX_KINDS = 20;

/** What is read in the place of MODULE: PACKED, noting in `globalThis.packedRead` what is read of it. */
const NOTING = `import * as packed from './packed.js';
globalThis.packedRead = new Set();
const noting = (all) =>
  new Proxy(all, {
    get(members, name) {
      packedRead.add(name);
      return members[name];
    },
  });
export const lexiconFiles = noting(packed.lexiconFiles);
export const lexiconTables = noting(packed.lexiconTables);
`;

/** The lexicon of a copy of the engine, which may leave out lists of data/text. */
export class LexiconCopy {
  #copy;
  #generator;
  #whole;

  static async of(copy) {
    await import('../scripts/typescript.mjs');
    const generator = await import('../scripts/text/lexicon-module.ts');
    return new LexiconCopy(copy, generator);
  }

  constructor(copy, generator) {
    this.#copy = copy;
    this.#generator = generator;
    copy.write(MODULE, NOTING);
    this.leaveOut(undefined);
  }

  /** The names of all lists: the files, and the kinds of entries that the first column of one tells apart. */
  lists() {
    return dataFiles().flatMap((file) => [
      { file, name: file },
      ...kindsOf(rowsOf(file)).map((kind) => ({ file, name: `${file}: ${kind}` })),
    ]);
  }

  /** Whether what was read of the lexicon has been made of a file. */
  isReadIn(file, packedRead) {
    return packedRead.some((name) => this.#generator.sourcesOf(name).includes(file));
  }

  /** Packs all lists but the one of a name, or all; false where the others cannot be packed without it. */
  leaveOut(name) {
    try {
      if (name === undefined) this.#whole ??= this.#packed();
      this.#copy.write(PACKED, name === undefined ? this.#whole : this.#packed(name));
      return true;
    } catch {
      return false;
    }
  }

  #packed(name = '') {
    const [blank, kind] = name.split(': ');
    const isLeft = (file, [first]) => file !== blank || (kind !== undefined && first !== kind);
    const read = (file) => rowsOf(file).filter((row) => isLeft(file, row));
    return this.#generator.generateLexicon(read).replaceAll(/^export type .*$/gm, '');
  }
}

function kindsOf(rows) {
  const kinds = [...new Set(rows.map(([kind]) => kind))];
  const areKinds = kinds.length > 1 && kinds.length <= MAX_KINDS && rows.length > 5 * kinds.length;
  return areKinds && rows[0].length > 1 && kinds.every((kind) => /^\p{L}/u.test(kind)) ? kinds : [];
}
