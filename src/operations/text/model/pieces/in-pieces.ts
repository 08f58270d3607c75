import { PromptTooLongError } from '../../../../needs.ts';
import { fourAtOnce } from './four-at-once.ts';

/** A piece of a text, and what the model said of it. */
export interface Answered<Value> {
  readonly piece: string;
  readonly value: Value;
}

/** Pieces of fewer UTF-16 units are not halved. */
const SMALLEST = 800;

/**
 * Asks of each piece of a text, four at once. A piece that the model cannot read is asked in halves, these perhaps in
 * halves again; their answers are in the order of the text. Throws as `ask` does.
 */
export async function inPieces<Value>(
  pieces: readonly string[],
  ask: (piece: string) => Promise<Value>,
): Promise<readonly Answered<Value>[]> {
  const found = await fourAtOnce(pieces, async (piece): Promise<readonly Answered<Value>[]> => {
    try {
      return [{ piece, value: await ask(piece) }];
    } catch (error) {
      if (!(error instanceof PromptTooLongError) || piece.length < SMALLEST) throw error;
      return inPieces(halves(piece), ask);
    }
  });
  return found.flat();
}

/** A text in two parts, cut near its middle behind a paragraph, else a sentence, else a word, else a character. */
export function halves(text: string): readonly [string, string] {
  const from = text.length >> 2;
  const middle = text.slice(from, (text.length >> 1) + 1);
  for (const end of ENDS) {
    const at = lastEnd(middle, end);
    if (at > 0) return [text.slice(0, from + at), text.slice(from + at)];
  }
  const at = text.length >> 1;
  const isPair = /[\udc00-\udfff]/.test(text.charAt(at));
  return [text.slice(0, isPair ? at + 1 : at), text.slice(isPair ? at + 1 : at)];
}

const ENDS = [/\n\s*\n/g, /[.!?\u2026]["\u201d\u00bb')]?\s+|[\u3002\uff01\uff1f]/g, /\s+/g];

function lastEnd(text: string, end: RegExp): number {
  let at = 0;
  for (const match of text.matchAll(end)) at = match.index + match[0].length;
  return at;
}
