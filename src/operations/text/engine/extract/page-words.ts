import { rowsOf } from '../../lexicon/lexicon.ts';

/** What words do around values: the first column of page-words.tsv. */
export type PageWord =
  | 'abbreviation'
  | 'apposition'
  | 'article'
  | 'before a role'
  | 'behind a job'
  | 'clause link'
  | 'kin'
  | 'no value'
  | 'pointer'
  | 'says'
  | 'table abbreviation';

const rows = new Map(rowsOf('en/page-words.tsv').map(([kind = '', words = '']) => [kind, words] as const));

/** The words of a kind as alternatives of a regular expression. */
export function alternatives(kind: PageWord): string {
  return rows.get(kind) ?? '';
}

/** The words of a kind. */
export function pageWords(kind: PageWord): ReadonlySet<string> {
  return new Set(alternatives(kind).split('|'));
}
