import type { Token } from './tokens.ts';
import { isParticiple, wordsNamed } from './words.ts';

const RELATIVE = /^(?:that|which|who)$/;
const BE = /^(?:is|are|was|were)$/;
const PLACE = /^(?:in|on|at|near|for|under|from)$/;

/** "The meeting that was planned for May" to "the meeting planned for May". */
export function shortenClauses(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const skipped = relativeLength(tokens, at, out.at(-1));
    at += skipped;
    out.push(skipped === 0 ? token : { ...tokens[at]!, space: token.space });
  }
  return out;
}

/** How many tokens of "that was (recently)" may go before a participle that something depends on. */
function relativeLength(tokens: readonly Token[], at: number, last: Token | undefined): number {
  if (!RELATIVE.test(tokens[at]?.word ?? '') || !BE.test(tokens[at + 1]?.word ?? '')) return 0;
  // Behind some words "that" opens a clause of its own: "we know that was paid".
  if (last === undefined || !isNoun(last) || wordsNamed('opens-clause').has(last.word)) return 0;
  const adverb = tokens[at + 2]?.word ?? '';
  const isAdverb = adverb !== 'not' && (wordsNamed('mid-verb').has(adverb) || /ly$/.test(adverb));
  const length = isAdverb ? 3 : 2;
  const verb = tokens[at + length]?.word ?? '';
  if (PLACE.test(verb)) return length;
  const isVerb = isParticiple(verb) || (/[a-z]{3}ing$/.test(verb) && verb !== 'going');
  return isVerb && isTied(tokens[at + length + 1], verb) ? length : 0;
}

function isNoun({ kind }: Token): boolean {
  return kind === 'word' || kind === 'fact';
}

function isTied(next: Token | undefined, verb: string): boolean {
  return (
    next !== undefined && (wordsNamed('link').has(next.word) || (next.kind === 'fact' && verb !== 'been'))
  );
}
