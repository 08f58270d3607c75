import { fold } from '../../language/fold.ts';
import { LIST_ITEM } from '../../language/line-breaks.ts';
import type { Sentence } from '../../language/sentences.ts';
import { type Word, words } from '../../language/words.ts';

/** A sentence that a summary may take. */
export interface Line {
  /** In one line, without the marker of a list. */
  readonly text: string;
  readonly folded: string;
  readonly words: readonly Word[];
  /** Which of the text's sentences it is, from 0: repeated ones are left out. */
  readonly sentence: number;
  /** Its place among those left, from 0, and in its paragraph. */
  readonly index: number;
  readonly inParagraph: number;
  readonly paragraph: number;
  /** Whether the sentence is a heading, a salutation or another line without a stop. */
  readonly bare: boolean;
}

const STOPPED =
  /[.!?\u2026\u3002\uff01\uff1f\u0964\u061f\u06d4\u17d4\u104b\u1362\u0589:;]["'\u201d\u2019\u00bb)\]\u300d\u300f]*\s*\P{L}*$/u;

/** A stop and the quotes, brackets and emoji after it are within this many UTF-16 units from the end. */
const ENDING = 24;

/** The sentences of a text, each once, in order. Lines without a letter or digit are left out where others are. */
export function linesOf(sentences: readonly Sentence[]): readonly Line[] {
  const seen = new Set<string>();
  const lines: Line[] = [];
  let paragraph = -1;
  let inParagraph = 0;
  for (const [at, sentence] of sentences.entries()) {
    inParagraph = sentence.paragraph === paragraph ? inParagraph + 1 : 0;
    paragraph = sentence.paragraph;
    const plain = sentence.text
      .replace(LIST_ITEM, '')
      .replace(/^#{1,6}\s/, '')
      .replace(/\s+/g, ' ')
      .trim();
    const folded = fold(plain);
    if (folded === '' || seen.has(folded)) continue;
    seen.add(folded);
    const bare = !STOPPED.test(plain.slice(-ENDING));
    lines.push({
      text: plain,
      folded,
      words: words(plain),
      sentence: at,
      index: lines.length,
      inParagraph,
      paragraph,
      bare,
    });
  }
  const telling = lines.filter(({ text: own }) => /[\p{L}\p{N}]/u.test(own));
  return telling.length > 0 ? telling : lines;
}
