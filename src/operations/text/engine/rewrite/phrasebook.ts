import { firstWords, type Item, type Phrase, readPhrase, rowsOf } from './phrase-syntax.ts';

/** Rules by the first two words they replace, those of more words first. */
export interface Phrasebook {
  /** The rules that may fit where a word stands before another; undefined where none begins with the first. */
  rulesFor(first: string, second: string): readonly Phrase[] | undefined;
}

/** The rules that begin with a word, by the word behind it; `others` where that one is open. */
interface Entry {
  readonly bySecond: ReadonlyMap<string, readonly Phrase[]>;
  readonly others: readonly Phrase[];
}

/**
 * Tables of rules (phrase-syntax.ts) as one book; of two rules of equal length the earlier has its way. Rules
 * are read when a text first holds the word they begin with: a text needs few of them.
 */
export function phrasebook(tables: readonly string[]): Phrasebook {
  const rows = new Map<string, string[]>();
  for (const row of tables.flatMap(rowsOf)) {
    for (const word of firstWords(row)) group(rows, word, row);
  }
  const entries = new Map<string, Entry>();
  return {
    rulesFor(first, second) {
      const found = rows.get(first);
      if (!found) return undefined;
      let entry = entries.get(first);
      if (!entry) {
        entry = entryOf(found.flatMap(readPhrase).filter((phrase) => beginsWith(phrase, first)));
        entries.set(first, entry);
      }
      return entry.bySecond.get(second) ?? entry.others;
    },
  };
}

/** Without a second index a text of one common word would be held against hundreds of rules at each place. */
function entryOf(phrases: readonly Phrase[]): Entry {
  const sorted = phrases.toSorted((a, b) => weightOf(b) - weightOf(a));
  const isOpen = (phrase: Phrase): boolean => secondOf(phrase) === undefined;
  const seconds = new Set(sorted.flatMap((phrase) => [...(secondOf(phrase) ?? [])]));
  const bySecond = new Map<string, Phrase[]>();
  for (const phrase of sorted) {
    for (const second of secondOf(phrase) ?? seconds) group(bySecond, second, phrase);
  }
  return { bySecond, others: sorted.filter(isOpen) };
}

function beginsWith(phrase: Phrase, word: string): boolean {
  const [first] = wordsOf(phrase);
  return first?.kind === 'words' && first.forms.has(word);
}

/** The words that may come second, where the pattern says so. */
function secondOf(phrase: Phrase): Iterable<string> | undefined {
  const second = wordsOf(phrase)[1];
  return second?.kind === 'words' && !second.fact ? second.forms.keys() : undefined;
}

function wordsOf({ items }: Phrase): readonly Item[] {
  return items[0]?.kind === 'start' ? items.slice(1, 3) : items.slice(0, 2);
}

function group<T>(groups: Map<string, T[]>, key: string, value: T): void {
  const found = groups.get(key);
  if (found) found.push(value);
  else groups.set(key, [value]);
}

function weightOf({ before, items, after }: Phrase): number {
  return items.length * 10 + before.length + after.length;
}
