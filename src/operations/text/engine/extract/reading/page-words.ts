import { listsOf } from '../../../lexicon/lexicon.ts';
import { once } from '../../../lexicon/once.ts';

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
  | 'leaving'
  | 'pointer'
  | 'reaching'
  | 'reaching a figure'
  | 'says a figure'
  | 'says'
  | 'table abbreviation';

const kinds = once(() => listsOf('en/page-words.tsv', '|'));

/** The words of a kind as alternatives of a regular expression. */
export function alternatives(kind: PageWord): string {
  return listed(kind).join('|');
}

/** The words of a kind. */
export function pageWords(kind: PageWord): ReadonlySet<string> {
  return new Set(listed(kind));
}

function listed(kind: PageWord): readonly string[] {
  return kinds().get(kind) ?? [];
}
