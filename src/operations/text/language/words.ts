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
  const runs: Run[] = [];
  for (const match of text.matchAll(isPlainText(text) ? ENGLISH_WORD : WORD)) {
    const [word] = match;
    if (PLAIN.test(word) || !UNSPACED.test(word)) found.push(wordAt(word, match.index));
    else addRun(runs, { text: word, start: match.index, place: found.length });
  }
  return runs.length === 0 ? found : withSegments(found, runs);
}

/** Letters without a space between them, and how many other words come before them. */
interface Run {
  readonly text: string;
  readonly start: number;
  readonly place: number;
}

function addRun(runs: Run[], { text, start, place }: Run): void {
  for (let from = 0; from < text.length; from += MAX_RUN_LENGTH) {
    runs.push({ text: text.slice(from, from + MAX_RUN_LENGTH), start: start + from, place });
  }
}

let segmenter: Intl.Segmenter | undefined;

/** The words of the runs, among the others at their places. */
function withSegments(others: readonly Word[], runs: readonly Run[]): readonly Word[] {
  // One locale on every machine: the same text has the same words everywhere.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  const found: Word[] = [];
  let copied = 0;
  for (const batch of batchesOf(runs)) {
    let current = 0;
    let begin = 0;
    for (const { segment, index, isWordLike } of segmenter.segment(
      batch.map(({ text }) => text).join(BREAK),
    )) {
      for (
        let end = begin + batch[current]!.text.length;
        index > end;
        end = begin + batch[current]!.text.length
      ) {
        begin = end + BREAK.length;
        current += 1;
      }
      const { place, start } = batch[current]!;
      while (copied < place) found.push(others[copied++]!);
      if (isWordLike) found.push(wordAt(segment, start + index - begin));
    }
  }
  return [...found, ...others.slice(copied)];
}

/** A word ends at a line break (Unicode Standard Annex 29, WB3a and WB3b), so that runs may be joined by it. */
const BREAK = '\n';

/** Runs that are split together, since each call of the runtime takes as long as a dozen letters. */
function batchesOf(runs: readonly Run[]): readonly (readonly Run[])[] {
  const batches: Run[][] = [];
  let room = 0;
  for (const run of runs) {
    room -= run.text.length + BREAK.length;
    if (room < 0 || batches.length === 0) {
      batches.push([]);
      room = MAX_RUN_LENGTH - run.text.length;
    }
    batches.at(-1)!.push(run);
  }
  return batches;
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
