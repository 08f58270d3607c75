import { languageOf } from '../../language/detect-language.ts';
import { fold } from '../../language/fold.ts';
import { sentences } from '../../language/sentences.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import type { Keyword } from './keyword.ts';
import { type Ranked, rank } from './ranking.ts';
import { termFrequencies } from './term-frequency.ts';
import { tokensOf } from './tokens.ts';

/**
 * The key terms of a text, at most `max`, best first: phrases of one to three words as the text writes them, with
 * weights from 1 downwards. Empty for a text of function words.
 */
export function keyphrases(text: string, max: number): readonly Keyword[] {
  const language = languageOf(text);
  const tokens = tokensOf(text, sentences(text), language);
  const candidates = candidatesOf(text, tokens, language);
  const chosen = choose(rank(candidates, tokens), max);
  if (chosen.length === 0) return termFrequencies(text, max);
  const best = chosen[0]?.score ?? 1;
  return chosen.map(({ candidate, score }) => ({
    term: formOf(candidate),
    weight: Math.max(0.0001, Math.round((score / best) * 10_000) / 10_000),
  }));
}

/** Takes the best, but of terms within each other only those that stand alone often enough. */
function choose(ranked: readonly Ranked[], max: number): readonly Ranked[] {
  const chosen: Ranked[] = [];
  const terms = new Set<string>();
  for (const entry of ranked) {
    if (chosen.length >= max) break;
    const term = fold(formOf(entry.candidate));
    if (terms.has(term) || isCovered(entry.candidate, chosen)) continue;
    terms.add(term);
    chosen.push(entry);
  }
  return chosen;
}

function isCovered(candidate: Candidate, chosen: readonly Ranked[]): boolean {
  let within = 0;
  for (const { candidate: other } of chosen) {
    if (contains(candidate.words, other.words)) return true;
    if (contains(other.words, candidate.words)) within += other.count;
  }
  return within > 0 && candidate.count - within < Math.max(2, within * 0.5);
}

/** Whether the words of one phrase stand in another in their order. */
function contains(outer: readonly string[], inner: readonly string[]): boolean {
  return inner.length < outer.length && ` ${outer.join(' ')} `.includes(` ${inner.join(' ')} `);
}

/** The form the text has most often; of equal ones the first. */
function formOf({ forms }: Candidate): string {
  let best = '';
  let most = 0;
  for (const [form, count] of forms) {
    if (count > most) [best, most] = [form, count];
  }
  return best;
}
