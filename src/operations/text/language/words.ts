/** One word of a text. */
export interface Word {
  /** As it stands in the text. */
  readonly text: string;
  /** NFKC and lower case, with a plain apostrophe: what word lists are asked with. */
  readonly folded: string;
  /** Where it stands, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** Letters and digits, joined by inner apostrophes, hyphens and marks. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_]|['\u2019-](?=[\p{L}\p{N}]))*/gu;

/** Scripts that are written without spaces: their runs are split by the runtime's dictionary. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** The words of a text in its order. Numbers are words too. Linear in the text's length. */
export function words(text: string): readonly Word[] {
  const found: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    if (UNSPACED.test(word)) addSegments(found, word, match.index);
    else found.push(wordAt(word, match.index));
  }
  return found;
}

let segmenter: Intl.Segmenter | undefined;

function addSegments(found: Word[], run: string, start: number): void {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  for (const { segment, index, isWordLike } of segmenter.segment(run)) {
    if (isWordLike) found.push(wordAt(segment, start + index));
  }
}

function wordAt(text: string, start: number): Word {
  const folded = text.normalize('NFKC').toLowerCase().replaceAll('\u2019', "'");
  return { text, folded, start, end: start + text.length };
}
