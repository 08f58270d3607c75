import { languageOf } from '../../language/detect-language.ts';
import { fold } from '../../language/fold.ts';
import { sentences } from '../../language/sentences.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { importances } from './importances.ts';
import type { Keyword } from './keyword.ts';
import { type Ranked, rank } from './ranking.ts';
import { frequenciesOf } from './term-frequency.ts';
import { tokensOf } from './tokens.ts';

/** What is left of a term for each of its words that a term taken has. */
const SHARED = 0.5;

/** A word is given beside its phrase when it occurs alone more often than this share of the phrase's count. */
const COVERED = 0.5;

/** A phrase is given beside its word unless the word occurs more than this many times as often. */
const OVERSHADOWED = 4;

/** Candidates that are compared for each term asked for. */
const POOL = 40;

/**
 * The key terms of a text, at most `max`, best first: phrases of one to three words as the text writes them, with
 * weights from 1 downwards. Empty for a text of function words.
 */
export function keyphrases(text: string, max: number): readonly Keyword[] {
  const language = languageOf(text);
  const found = sentences(text);
  const tokens = tokensOf(text, found, language);
  const candidates = candidatesOf(text, tokens, language);
  const chosen = choose(rank(candidates, tokens.length, importances(found, language)), max);
  if (chosen.length === 0) return frequenciesOf(tokens, language, max);
  const best = chosen[0]?.score ?? 1;
  return chosen.map(({ candidate, score }) => ({
    term: formOf(candidate),
    weight: Math.max(0.0001, Math.round((score / best) * 10_000) / 10_000),
  }));
}

/**
 * Takes the best term again and again. A term counts less for each of its words that terms taken have, and not at
 * all where it is but a cut of one.
 */
function choose(ranked: readonly Ranked[], max: number): readonly Ranked[] {
  const chosen: Ranked[] = [];
  const terms = new Set<string>();
  const used = new Map<string, number>();
  let open = ranked.slice(0, max * POOL);
  while (chosen.length < max && open.length > 0) {
    let best = open[0]!;
    let most = -1;
    for (const entry of open) {
      if (entry.score <= most) break;
      const worth = entry.score * newness(entry.candidate, used);
      if (worth > most) [best, most] = [entry, worth];
    }
    const { candidate } = best;
    open = open.filter((entry) => entry !== best && !isCovered(entry.candidate, candidate));
    const term = fold(formOf(candidate));
    if (terms.has(term)) continue;
    terms.add(term);
    chosen.push({ candidate, score: most });
    for (const word of candidate.words) used.set(word, (used.get(word) ?? 0) + 1);
  }
  return chosen;
}

/** Less than 1 where words of a phrase are in terms taken already. */
function newness({ words }: Candidate, used: ReadonlyMap<string, number>): number {
  return words.reduce((share, word) => share * SHARED ** Math.min(2, used.get(word) ?? 0), 1);
}

/** Whether a term says little that one taken does not. */
function isCovered(candidate: Candidate, taken: Candidate): boolean {
  const [words, more] = [candidate.words, taken.words];
  if (words.length < more.length && taken.key.includes(candidate.key)) {
    return candidate.alone < taken.count * COVERED;
  }
  if (words.length > more.length && candidate.key.includes(taken.key)) {
    return more.length > 1 || candidate.count * OVERSHADOWED < taken.count;
  }
  // Phrases of which one ends as the other begins are two cuts of one longer phrase.
  return words.length > 1 && more.length > 1 && (words.at(-1) === more[0] || more.at(-1) === words[0]);
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
