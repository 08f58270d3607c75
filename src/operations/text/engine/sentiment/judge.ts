import { clauseWeights } from './clauses.ts';
import { directionsOf } from './direction.ts';
import { hitsOf } from './hits.ts';
import { type Judgement, withIrony } from './irony.ts';
import type { Pack } from './pack.ts';
import { weigh } from './scope.ts';
import { type SentenceKind, sentenceKindOf } from './sentence-kind.ts';
import { tokensOf } from './tokens.ts';

/** Below this a word is light, and says little in a sentence that states facts. */
const LIGHT = 1.9;

/** What each judgement of a sentence counts for, in the sentence's order. */
export function judgementsOf(sentence: string, pack: Pack): readonly number[] {
  const tokens = tokensOf(sentence, pack.canonical);
  const { hits, isTaken } = hitsOf(tokens, pack);
  const kind = pack.isEnglish ? sentenceKindOf(tokens, sentence) : otherKind(sentence);
  const clauses = clauseWeights(tokens, isTaken, pack);
  let judgements: readonly Judgement[] = hits.map((hit) => ({
    from: hit.from,
    weight:
      weigh(hit, tokens, isTaken, pack) * (hit.isPhrase ? phraseShare(kind) : shareOf(kind, hit.weight)),
  }));
  if (pack.isEnglish) {
    judgements = [...withIrony(judgements, tokens), ...directionsOf(tokens, isTaken)];
  }
  const loudness = Math.min(1.3, 1 + 0.1 * (sentence.match(/!/g)?.length ?? 0));
  return judgements
    .map(({ from, weight }) => weight * clauses[from]! * loudness)
    .filter((weight) => weight !== 0);
}

function shareOf(kind: SentenceKind, weight: number): number {
  return Math.abs(weight) < LIGHT ? kind.all * kind.light : kind.all;
}

/** A phrase is surer than a word. */
function phraseShare(kind: SentenceKind): number {
  return Math.sqrt(kind.all);
}

function otherKind(sentence: string): SentenceKind {
  return sentence.endsWith('?') ? { all: 0.4, light: 0.5 } : { all: 1, light: 1 };
}
