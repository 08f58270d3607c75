import type { Pack } from './pack.ts';
import type { Token } from './tokens.ts';

/** A judgement of a sentence: where it is and what it counts for. */
export interface Judgement {
  readonly from: number;
  readonly weight: number;
}

const WEIGHT = 1.7;
/** Most words between what rises and its verb. */
const FARTHEST = 9;

/** Judgements in news of what rises and falls: profits up are good, deaths up are bad. */
export function directionsOf(tokens: readonly Token[], isTaken: readonly boolean[], pack: Pack): readonly Judgement[] {
  const { rising, falling } = pack.roles;
  const found: Judgement[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const { word } = tokens[at]!;
    const up = rising.has(word) ? 1 : falling.has(word) ? -1 : 0;
    if (up === 0 || isTaken[at] || (word === 'gone' && tokens[at + 1]?.isAfterBreak === false)) continue;
    const value = worthBefore(tokens, at, pack) || worthAfter(tokens, at, pack);
    if (value !== 0)
      found.push({ from: at, weight: WEIGHT * up * value * (isDenied(tokens, at) ? -0.7 : 1) });
  }
  return found;
}

function worthBefore(tokens: readonly Token[], at: number, pack: Pack): number {
  for (let back = at - 1; back >= 0 && at - back <= FARTHEST; back--) {
    if (tokens[back + 1]!.isAfterStop) break;
    const value = worthOf(tokens[back]!, pack);
    if (value !== 0) return value;
  }
  return 0;
}

/** A rise in crime, 12 % more visitors: "in", "of", "to" and figures may stand between. */
function worthAfter(tokens: readonly Token[], at: number, pack: Pack): number {
  for (let next = at + 1; next < tokens.length && next - at <= 4; next++) {
    if (tokens[next]!.isAfterBreak) break;
    const value = worthOf(tokens[next]!, pack);
    if (value !== 0) return value;
  }
  return 0;
}

/** Crime rate, death toll, insurance costs: what comes before the noun decides. */
function worthOf({ word }: Token, { roles }: Pack): number {
  if (roles.loss.has(word)) return -1;
  return roles.gain.has(word) ? 1 : 0;
}

function isDenied(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= 0 && at - back <= 3; back--) {
    if (/^(?:not|no|never|without|hardly|barely)$/.test(tokens[back]!.word)) return true;
  }
  return false;
}
