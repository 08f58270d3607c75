import type { Pack } from './pack.ts';
import type { Token } from './tokens.ts';

const BEFORE_TURN = 0.5;
const AFTER_TURN = 1.2;
const CONCEDED = 0.5;
const SUPPOSED = 0.25;

/** "Not yet", "still": turns only where a clause begins. */
const ADVERBS = /^(?:yet|still|though)$/;
/** "Anything but", "nobody but": an exception, no turn. */
const EXCEPTIONS = /^(?:nothing|anything|all|none|nobody|every(?:one|thing|body)|last|never)$/;

/**
 * How much each token of a sentence counts: less before a "but", more after it, less where something is granted
 * ("although", up to the end of that clause), and little where it is only supposed ("if").
 */
export function clauseWeights(
  tokens: readonly Token[],
  isTaken: readonly boolean[],
  { roles }: Pack,
): Float64Array {
  const weights = new Float64Array(tokens.length).fill(1);
  const turn = tokens.findLastIndex(({ word, isAfterBreak }, at) => {
    if (at === 0 || isTaken[at] || !roles.turn.has(word)) return false;
    return ADVERBS.test(word) ? isAfterBreak : word !== 'but' || !EXCEPTIONS.test(tokens[at - 1]!.word);
  });
  if (turn > 0) weights.fill(BEFORE_TURN, 0, turn).fill(AFTER_TURN, turn);
  for (let at = 0; at < tokens.length - 1; at++) {
    const { word } = tokens[at]!;
    if (isTaken[at] || !roles.concession.has(word) || tokens[at + 1]!.isAfterBreak) continue;
    const isSupposed = word === 'if' || word === 'unless';
    // "As if we were a burden" compares.
    if (isSupposed && tokens[at - 1]?.word === 'as') continue;
    let end = at + 1;
    while (end < tokens.length && !tokens[end]!.isAfterBreak) end++;
    for (let inside = at; inside < end; inside++) weights[inside]! *= isSupposed ? SUPPOSED : CONCEDED;
    at = end - 1;
  }
  return weights;
}
