import { rowsOf } from '../lexicon/lexicon.ts';
import { once } from '../lexicon/once.ts';
import { PackedPattern } from '../lexicon/packed-pattern.ts';

/** What a fact is made of; `name` facts are found in names.ts. */
export type FactKind =
  | 'placeholder'
  | 'code'
  | 'link'
  | 'email'
  | 'mention'
  | 'tag'
  | 'file'
  | 'quote'
  | 'date'
  | 'time'
  | 'amount'
  | 'version'
  | 'phone'
  | 'number'
  | 'name';

/** The patterns of en/facts.tsv in the order of their right to a place: what an earlier one holds, a later one leaves. */
export const factPatterns = once((): readonly (readonly [FactKind, PackedPattern])[] =>
  rowsOf('en/facts.tsv').map(([kind, ...pattern]) => [kind as FactKind, new PackedPattern(pattern)]),
);
