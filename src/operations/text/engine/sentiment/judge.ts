import { clauseWeights } from './clauses.ts';
import { directionsOf } from './direction.ts';
import type { Pack } from './pack.ts';
import { type Hit, weigh } from './scope.ts';
import type { Token } from './tokens.ts';

/** What is left of a judgement in a question, but of one that complains: why does it keep crashing? */
const ASKED = 0.4;
const COMPLAINT = /^why\b.*\b(?:always|keeps?|never|not|still)\b/i;
/** What a demand counts for: where is my refund??? */
const DEMAND = -2.6;
const SEVERAL_MARKS = /(?:\?\s?[?!]|!\s?\?)["')\]\s]*$/;

/** What each judgement of a sentence counts for, in the sentence's order. */
export function judgementsOf(sentence: string, tokens: readonly Token[], pack: Pack): readonly number[] {
  const { hits, isTaken } = hitsOf(tokens, pack);
  const clauses = clauseWeights(tokens, isTaken, pack);
  const share = sentence.endsWith('?') && !COMPLAINT.test(sentence) ? ASKED : 1;
  const judgements = hits.map((hit) => ({
    from: hit.from,
    weight: weigh(hit, tokens, isTaken, pack) * share,
  }));
  if (pack.isEnglish) judgements.push(...directionsOf(tokens, isTaken, pack));
  if (isDemand(sentence, tokens, pack.roles)) judgements.push({ from: 0, weight: DEMAND });
  const loudness = Math.min(1.3, 1 + 0.1 * (sentence.match(/!/g)?.length ?? 0));
  return judgements
    .map(({ from, weight }) => weight * clauses[from]! * loudness)
    .filter((weight) => weight !== 0);
}

/** Words between whose a thing is and what it is: my two missing parcels. */
const BETWEEN = 3;

/** Whether a sentence asks, with more marks than one, where something is that is owed to the writer. */
export function isDemand(
  sentence: string,
  tokens: readonly Token[],
  { demand, own, owed }: Pack['roles'],
): boolean {
  if (!SEVERAL_MARKS.test(sentence) || !demand.has(tokens[0]?.word ?? '')) return false;
  return tokens.some(
    ({ word }, at) =>
      own.has(word) && tokens.slice(at + 1, at + 2 + BETWEEN).some((next) => owed.has(next.word)),
  );
}

/** The hits of a sentence, none overlapping, and for each token whether it belongs to a phrase. */
function hitsOf(tokens: readonly Token[], pack: Pack): { hits: readonly Hit[]; isTaken: readonly boolean[] } {
  const hits: Hit[] = [];
  const isTaken = new Array<boolean>(tokens.length).fill(false);
  for (let at = 0; at < tokens.length; at++) {
    const { word, weight } = tokens[at]!;
    const found = pack.phrases.longestAt(tokens, at);
    const rating = pack.words.get(word);
    if (found !== undefined) {
      const { end, payload } = found;
      if (payload.weight !== 0) hits.push({ from: at, to: end, kind: 'plain', ...payload });
      isTaken.fill(true, at, end);
      at = end - 1;
    } else if (weight !== undefined) {
      hits.push({ from: at, to: at + 1, weight, kind: 'plain', isClosed: true });
    } else if (rating !== undefined) {
      hits.push({ from: at, to: at + 1, ...rating, isClosed: false });
    }
  }
  return { hits, isTaken };
}
