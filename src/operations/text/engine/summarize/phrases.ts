/** Phrases to look for in folded text, found where words begin and end. */
export interface Phrases {
  /** How many of the phrases a text has. */
  count(folded: string): number;
}

/** Phrases of several kinds. */
export interface PhraseKinds {
  /** How many phrases of each kind a text has, in the order of the lists. */
  counts(folded: string): readonly number[];
}

/** A list of phrases parted by bars and line breaks. Each text is read once, whatever their number. */
export function phrasesOf(list: string): Phrases {
  const kinds = phraseKinds([list]);
  return { count: (folded) => kinds.counts(folded)[0] ?? 0 };
}

/** Several such lists, for which each text is read once as well. */
export function phraseKinds(lists: readonly string[]): PhraseKinds {
  // Phrases by their first word: a text has few words that begin one.
  const byFirst = new Map<string, Phrase[]>();
  lists.forEach((list, kind) => {
    for (const phrase of list.split(/[|\n]/).map((entry) => entry.trim())) {
      if (phrase === '') continue;
      const first = FIRST.exec(phrase)?.[0] ?? phrase;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { phrase, kind }]);
    }
  });
  return {
    counts(folded) {
      const counts = lists.map(() => 0);
      for (const { 0: word, index } of folded.matchAll(WORDS)) {
        for (const { phrase, kind } of byFirst.get(word) ?? []) {
          if (folded.startsWith(phrase, index) && !/[\p{L}\p{N}]/u.test(folded.charAt(index + phrase.length)))
            counts[kind]! += 1;
        }
      }
      return counts;
    },
  };
}

interface Phrase {
  readonly phrase: string;
  readonly kind: number;
}

const FIRST = /^[\p{L}\p{N}'-]+/u;
const WORDS = /[\p{L}\p{N}'-]+/gu;
