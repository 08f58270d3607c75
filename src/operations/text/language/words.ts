import { normalized } from '../../../formats/normalized.ts';
/** One word of a text. */
export interface Word {
  /** As it is written in the text. */
  readonly text: string;
  /** NFKC and lower case, with a plain apostrophe: what word lists are asked with. */
  readonly folded: string;
  /** Where it is, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/**
 * Letters and digits, joined by what occurs inside words: apostrophes and hyphens (don't, clean-up, snake_case), the
 * separators of a number (12,000.50, 10:30), an ampersand between capitals (R&D). C++ and C# keep their signs.
 */
const WORD =
  /[A-Z](?:\+\+|#)(?![\p{L}\p{N}+#])|[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u00ad\u200c\u200d]|['\u2019\u02bc\u2010\u2011-](?=[\p{L}\p{N}])|_{1,4}(?=[\p{L}\p{N}])|(?<=\p{N})[.,:](?=\p{N})|(?<=\p{Lu})&(?=\p{Lu}))*/gu;

/** The same in a text without other letters, digits and marks than those of English: it takes less to compile and to run. */
const ENGLISH_WORD =
  /[A-Z](?:\+\+|#)(?![A-Za-z\d+#])|[A-Za-z\d](?:[A-Za-z\d]|['\u2019\u2010\u2011-](?=[A-Za-z\d])|_{1,4}(?=[A-Za-z\d])|(?<=\d)[.,:](?=\d)|(?<=[A-Z])&(?=[A-Z]))*/g;
const ENGLISH = /^[\0-\x7f\xa0-\xa9\xab\xac\xae-\xb1\xb4\xb6-\xb8\xbb\xbf\u2010-\u203a\u20a0-\u20bf]*$/;

/** Scripts that are written without spaces: their runs are split by the runtime's dictionary. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Longer runs are cut: the runtime's dictionary took 18 s for one of 100,000 signs, 0.1 s for the same in pieces.
 * Sentences in these scripts are far shorter.
 */
const MAX_RUN_LENGTH = 512;

/** Nothing to fold but the case, and no script without spaces. */
const PLAIN = /^[\0-\u007f\u00c0-\u024f]*$/;

/** Whether a text has no letters, digits and marks but those of English: patterns of these compile and run sooner. */
export function isPlainText(text: string): boolean {
  return ENGLISH.test(text);
}

/** The words of a text in its order. Numbers are words too. Linear in the text's length. */
export function words(text: string): readonly Word[] {
  const found: Word[] = [];
  for (const match of text.matchAll(isPlainText(text) ? ENGLISH_WORD : WORD)) {
    const [word] = match;
    if (!PLAIN.test(word) && UNSPACED.test(word)) addSegments(found, word, match.index);
    else found.push(wordAt(word, match.index));
  }
  return found;
}

let segmenter: Intl.Segmenter | undefined;

function addSegments(found: Word[], run: string, start: number): void {
  // One locale on every machine: the same text has the same words everywhere.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  for (let from = 0; from < run.length; from += MAX_RUN_LENGTH) {
    for (const { segment, index, isWordLike } of segmenter.segment(run.slice(from, from + MAX_RUN_LENGTH))) {
      if (isWordLike) found.push(wordAt(segment, start + from + index));
    }
  }
}

function wordAt(text: string, start: number): Word {
  return { text, folded: foldWord(text), start, end: start + text.length };
}

function foldWord(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return normalized(text, 'NFKC')
    .toLowerCase()
    .replaceAll(/[\u2019\u02bc]/g, "'")
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll('\u00ad', '');
}
