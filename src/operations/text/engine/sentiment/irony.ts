import { setOf } from './pack.ts';
import type { Token } from './tokens.ts';

/** A judgement of a sentence: where it stands and what it counts for. */
export interface Judgement {
  readonly from: number;
  readonly weight: number;
}

/**
 * Praise that is meant as blame: a lone word of praise before or after a mishap ("Oh great, it broke again",
 * "died in the rain, brilliant"). Returns the judgements, that praise turned.
 */
export function withIrony(judgements: readonly Judgement[], tokens: readonly Token[]): readonly Judgement[] {
  const isTired =
    tokens[1]?.word === 'another' || (tokens[0]?.word === 'oh' && tokens[2]?.word === 'another');
  if (!isTired && !judgements.some(({ weight }) => weight <= -0.9)) return judgements;
  return judgements.map((judgement) => {
    const { from, weight } = judgement;
    return weight > 0 && isAside(tokens, from) ? { from, weight: -0.6 * weight } : judgement;
  });
}

const asides = setOf(`
  great brilliant lovely fantastic wonderful perfect nice genius amazing awesome excellent superb
  marvellous bravo congratulations congrats thanks cheers good terrific fabulous impressive classy classic
  charming delightful
`);

const openers = setOf(`oh wow well just how ah yeah yay so absolutely simply really`);

/** Set apart by commas or stops on both sides, with at most an "oh" before it or a noun after it. */
function isAside(tokens: readonly Token[], at: number): boolean {
  if (!asides.has(tokens[at]!.word)) return false;
  const opener = at > 0 && openers.has(tokens[at - 1]!.word) ? at - 1 : at;
  const isStart = opener === 0 || tokens[opener]!.isAfterBreak;
  const ends = (place: number): boolean => {
    const token = tokens[place];
    return token === undefined || token.isAfterBreak || token.weight !== undefined;
  };
  return isStart && (ends(at + 1) || (opener < at && ends(at + 2)));
}
