import type { Pack } from './pack.ts';
import type { Token } from './tokens.ts';

const BEFORE_TURN = 0.5;
const AFTER_TURN = 1.2;
const CONCEDED = 0.5;
const SUPPOSED = 0.25;

/**
 * How much each token of a sentence counts: less before a "but", more after it, less where something is
 * granted ("although", up to the end of that clause), and little where it is only supposed ("if").
 */
export function clauseWeights(
  tokens: readonly Token[],
  isTaken: readonly boolean[],
  pack: Pack,
): Float64Array {
  const weights = new Float64Array(tokens.length).fill(1);
  const turn = lastTurn(tokens, isTaken, pack);
  if (turn > 0) {
    weights.fill(BEFORE_TURN, 0, turn);
    weights.fill(AFTER_TURN, turn);
  }
  for (let at = 0; at < tokens.length; at++) {
    if (isTaken[at] || !pack.roles.concession.has(tokens[at]!.word) || isClauseEnd(tokens, at)) continue;
    const share = suppositions.has(tokens[at]!.word) ? SUPPOSED : CONCEDED;
    if (share === SUPPOSED && tokens[at - 1]?.word === 'as') continue;
    let end = at + 1;
    while (end < tokens.length && !tokens[end]!.isAfterBreak) end++;
    for (let inside = at; inside < end; inside++) weights[inside]! *= share;
    at = end - 1;
  }
  return weights;
}

/** Where the last turn of a sentence stands that has something before it; 0 if there is none. */
function lastTurn(tokens: readonly Token[], isTaken: readonly boolean[], pack: Pack): number {
  for (let at = tokens.length - 1; at > 0; at--) {
    const { word, isAfterBreak } = tokens[at]!;
    if (!pack.roles.turn.has(word) || isTaken[at]) continue;
    // "Not yet", "still": turns only where a clause begins.
    if ((word === 'yet' || word === 'still' || word === 'though') && !isAfterBreak) continue;
    if (word === 'but' && exceptions.has(tokens[at - 1]!.word)) continue;
    return at;
  }
  return 0;
}

/** "Anything but", "nobody but": an exception, no turn. */
const exceptions = new Set(
  'nothing anything all none nobody everyone everything everybody last never'.split(' '),
);

/** "If you are unhappy": nobody is, yet; "as if we were a burden" compares. */
const suppositions = new Set(['if', 'unless']);

function isClauseEnd(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.isAfterBreak ?? true;
}
