import { rowsOf } from '../lexicon/lexicon.ts';
import { once } from '../lexicon/once.ts';

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
export const factPatterns = once(readPatterns);

function readPatterns(): readonly (readonly [FactKind, RegExp])[] {
  const rows = rowsOf('en/facts.tsv');
  const parts = new Map(
    rows.flatMap(([kind, name = '', part = '']) => (kind === 'part' ? [[name, part]] : [])),
  );
  const whole = (text: string): string =>
    text.replace(/\{([a-z]+)\}/g, (written, name: string) =>
      parts.has(name) ? whole(parts.get(name)!) : written,
    );
  return rows.flatMap(([kind, text = '']) =>
    kind === 'part' ? [] : [[kind as FactKind, new RegExp(whole(text), 'giu')] as const],
  );
}
