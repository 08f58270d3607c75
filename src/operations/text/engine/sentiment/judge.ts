import { clauseWeights } from './clauses.ts';
import { directionsOf } from './direction.ts';
import { hitsOf } from './hits.ts';
import type { Pack } from './pack.ts';
import { weigh } from './scope.ts';
import { tokensOf } from './tokens.ts';

/** What is left of a judgement that stands in a question. */
const ASKED = 0.4;

/** What each judgement of a sentence counts for, in the sentence's order. */
export function judgementsOf(sentence: string, pack: Pack): readonly number[] {
  const tokens = tokensOf(sentence, pack.canonical);
  const { hits, isTaken } = hitsOf(tokens, pack);
  const clauses = clauseWeights(tokens, isTaken, pack);
  const share = sentence.endsWith('?') ? ASKED : 1;
  const judgements = hits.map((hit) => ({ from: hit.from, weight: weigh(hit, tokens, isTaken, pack) * share }));
  if (pack.isEnglish) judgements.push(...directionsOf(tokens, isTaken));
  const loudness = Math.min(1.3, 1 + 0.1 * (sentence.match(/!/g)?.length ?? 0));
  return judgements
    .map(({ from, weight }) => weight * clauses[from]! * loudness)
    .filter((weight) => weight !== 0);
}
