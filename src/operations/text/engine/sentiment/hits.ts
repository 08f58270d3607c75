import type { Pack } from './pack.ts';
import type { Rating } from './rated.ts';
import type { Token } from './tokens.ts';

/** A place of a sentence that says how somebody feels, with what the lists say about it. */
export interface Hit {
  readonly from: number;
  /** The token after it. */
  readonly to: number;
  readonly weight: number;
  readonly kind: Rating['kind'];
  /** It holds its own denial or needs none. */
  readonly isClosed: boolean;
  readonly isPhrase: boolean;
}

/** The hits of a sentence, none overlapping, and for each token whether a phrase has taken it. */
export function hitsOf(
  tokens: readonly Token[],
  pack: Pack,
): { hits: readonly Hit[]; isTaken: readonly boolean[] } {
  const hits: Hit[] = [];
  const isTaken = new Array<boolean>(tokens.length).fill(false);
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const found = pack.phrases.match(tokens, at);
    if (found !== undefined) {
      const { weight, isClosed } = found.phrase;
      if (weight !== 0)
        hits.push({ from: at, to: found.end, weight, kind: 'plain', isClosed, isPhrase: true });
      isTaken.fill(true, at, found.end);
      at = found.end - 1;
    } else if (token.weight !== undefined) {
      const { weight } = token;
      hits.push({ from: at, to: at + 1, weight, kind: 'plain', isClosed: true, isPhrase: false });
    } else {
      const rating = pack.lexicon.get(token.word);
      if (rating !== undefined && rating.weight !== 0) {
        hits.push({ from: at, to: at + 1, ...rating, isClosed: false, isPhrase: false });
      }
    }
  }
  return { hits, isTaken };
}
