import { lexiconPaths, rowsOfFile } from './data-files.ts';

/**
 * What the modules of the engine that pack the lexicon read in the place of lexicon.generated.ts: the files under
 * data/text as they are. Stems and forms of words need no more, so that packing does not depend on what was packed before.
 */
export const lexiconFiles: Readonly<Record<string, string>> = Object.fromEntries(
  lexiconPaths().map((path) => [
    path,
    rowsOfFile(path)
      .map((row) => row.join('\t'))
      .join('\n'),
  ]),
);

/** None: they are what is made. */
export const lexiconTables: Readonly<Record<string, string>> = {};
