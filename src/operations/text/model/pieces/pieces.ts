/**
 * Long texts for a model with a short context: cut where sentences or paragraphs end, asked four at a time, joined.
 *
 *   30,000 bytes  ->  3 pieces of about 10,000  ->  3 summaries  ->  one question about these
 *
 * `in-pieces.ts` leads the questions, `merge-keywords.ts` joins terms, `parts.ts` answers in parts what has an order.
 */
import { bytesOf } from '../../language/code-points.ts';
import { sentences } from '../../language/sentences.ts';
import { countWhile } from '../../ordered.ts';

/**
 * A text of up to this many bytes of UTF-8 is sent in one piece: servers silently cut longer prompts. A byte is about 0.3
 * tokens in every script.
 */
export const MAX_SINGLE_PIECE = 12_000;

/** Bytes of a piece, at most. */
const PIECE = 10_000;

/** Blank lines between paragraphs. */
const BREAK = /\n\s*\n\s*/g;

/**
 * Cuts a text for a model: one piece up to MAX_SINGLE_PIECE bytes, otherwise several of about the same length and at most
 * 10,000. Cuts are at ends of paragraphs where these are requested and there are some, else of sentences,
 * else at white space, else anywhere between two characters. The pieces together are the text; white space at a cut
 * ends the piece before it. Linear in the text's length.
 */
export function pieces(text: string, at: 'paragraphs' | 'sentences'): readonly string[] {
  let left = bytesOf(text);
  if (left <= MAX_SINGLE_PIECE) return [text];
  const cuts = at === 'paragraphs' ? [paragraphStarts(text), sentenceStarts(text)] : [sentenceStarts(text)];
  const found: string[] = [];
  let from = 0;
  while (left > PIECE) {
    const share = left / Math.ceil(left / PIECE);
    const limit = after(text, from, Math.min(PIECE, Math.ceil(share * 1.1)));
    const to = lastCut(cuts, from, limit) ?? lastSpace(text, from, limit) ?? limit;
    found.push(text.slice(from, to));
    left -= bytesOf(text.slice(from, to));
    from = to;
  }
  found.push(text.slice(from));
  return found;
}

function paragraphStarts(text: string): readonly number[] {
  return Array.from(text.matchAll(BREAK), ({ 0: blank, index }) => index + blank.length);
}

function sentenceStarts(text: string): readonly number[] {
  return sentences(text).map(({ start }) => start);
}

/** Where the characters after `from` end that have at most this many bytes. */
function after(text: string, from: number, bytes: number): number {
  let at = from;
  for (let left = bytes; at < text.length; ) {
    const unit = text.charCodeAt(at);
    const isPair = unit >= 0xd800 && unit <= 0xdbff;
    left -= unit < 0x80 ? 1 : unit < 0x800 ? 2 : isPair ? 4 : 3;
    if (left < 0) break;
    at += isPair ? 2 : 1;
  }
  return Math.min(at, text.length);
}

function lastCut(cuts: readonly (readonly number[])[], from: number, limit: number): number | undefined {
  for (const starts of cuts) {
    const start = starts[countUpTo(starts, limit) - 1];
    if (start !== undefined && start > from) return start;
  }
  return undefined;
}

/** How many of these ascending numbers are at most `limit`. */
function countUpTo(ascending: readonly number[], limit: number): number {
  return countWhile(ascending, (one) => one <= limit);
}

function lastSpace(text: string, from: number, limit: number): number | undefined {
  for (let at = limit; at > from; at--) if (/\s/.test(text[at - 1]!)) return at;
  return undefined;
}
