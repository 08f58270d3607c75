import { type Item, type Phrase, readPhrases } from './phrase-syntax.ts';

/** Rules by the first two words they replace, those of more words first. */
export type Phrasebook = ReadonlyMap<string, Entry>;

/** The rules that begin with a word, by the word behind it; `others` where that one is open. */
interface Entry {
  readonly bySecond: ReadonlyMap<string, readonly Phrase[]>;
  readonly others: readonly Phrase[];
}

/** Tables of rules (phrase-syntax.ts) as one book; of two rules of equal length the earlier has its way. */
export function phrasebook(tables: readonly string[]): Phrasebook {
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of tables.flatMap(readPhrases)) {
    const [first] = wordsOf(phrase);
    if (first?.kind !== 'words') throw new Error('a rule that does not begin with a word');
    for (const form of first.forms.keys()) group(byFirst, form, phrase);
  }
  return new Map([...byFirst].map(([word, phrases]) => [word, entryOf(phrases)]));
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

/** The words that may come second, where the pattern says so. */
function secondOf(phrase: Phrase): Iterable<string> | undefined {
  const second = wordsOf(phrase)[1];
  return second?.kind === 'words' && !second.fact ? second.forms.keys() : undefined;
}

function wordsOf({ items }: Phrase): readonly Item[] {
  return items[0]?.kind === 'start' ? items.slice(1, 3) : items.slice(0, 2);
}

function group(groups: Map<string, Phrase[]>, key: string, phrase: Phrase): void {
  const found = groups.get(key);
  if (found) found.push(phrase);
  else groups.set(key, [phrase]);
}

function weightOf({ before, items, after }: Phrase): number {
  return items.length * 10 + before.length + after.length;
}
