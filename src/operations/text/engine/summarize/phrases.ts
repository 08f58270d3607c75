/** Phrases to look for in folded text, found where words begin and end. */
export interface Phrases {
  /** How many of the phrases a text has. */
  count(folded: string): number;
}

/** A list of phrases parted by bars and line breaks. Each text is read once, whatever their number. */
export function phrasesOf(list: string): Phrases {
  // Phrases by their first word: a text has few words that begin one.
  const byFirst = new Map<string, string[]>();
  for (const phrase of list.split(/[|\n]/).map((entry) => entry.trim())) {
    if (phrase === '') continue;
    const first = FIRST.exec(phrase)?.[0] ?? phrase;
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  }
  return {
    count(folded) {
      let count = 0;
      for (const { 0: word, index } of folded.matchAll(WORDS)) {
        for (const phrase of byFirst.get(word) ?? []) {
          if (folded.startsWith(phrase, index) && !/[\p{L}\p{N}]/u.test(folded.charAt(index + phrase.length)))
            count++;
        }
      }
      return count;
    },
  };
}

const FIRST = /^[\p{L}\p{N}'-]+/u;
const WORDS = /[\p{L}\p{N}'-]+/gu;
