import type { Pack } from './pack.ts';
import type { Token } from './tokens.ts';

const WEIGHT = 1.7;
/** What is left where the rise or fall is denied. */
const DENIED = -0.7;
/** Most words between what rises and its verb, and between a rise and what it is of. */
const BEFORE = 9;
const AFTER = 4;

/** Judgements in news of what rises and falls: profits up are good, deaths up are bad. */
export function directionsOf(
  tokens: readonly Token[],
  isTaken: readonly boolean[],
  { roles }: Pack,
): readonly { readonly from: number; readonly weight: number }[] {
  const found: { from: number; weight: number }[] = [];
  const worthOf = ({ word }: Token): number => (roles.loss.has(word) ? -1 : roles.gain.has(word) ? 1 : 0);
  for (let at = 0; at < tokens.length; at++) {
    const { word } = tokens[at]!;
    const up = roles.rising.has(word) ? 1 : roles.falling.has(word) ? -1 : 0;
    if (up === 0 || isTaken[at]) continue;
    let value = 0;
    for (let back = at - 1; back >= Math.max(0, at - BEFORE) && value === 0; back--) {
      if (tokens[back + 1]!.isAfterStop) break;
      value = worthOf(tokens[back]!);
    }
    for (let next = at + 1; next <= Math.min(at + AFTER, tokens.length - 1) && value === 0; next++) {
      if (tokens[next]!.isAfterBreak) break;
      value = worthOf(tokens[next]!);
    }
    const isDenied = tokens.slice(Math.max(0, at - 3), at).some((token) => roles.negator.has(token.word));
    if (value !== 0) found.push({ from: at, weight: WEIGHT * up * value * (isDenied ? DENIED : 1) });
  }
  return found;
}
