import { supportIn } from '../../facts/support.ts';
import { fold } from '../../language/fold.ts';

/** Quotations that are looked at, and characters of each: a few words are asked for. */
const MAX_QUOTATIONS = 10;
const MAX_CHARACTERS = 300;

/** The part of the content words of a quotation that the text has, where it is not quoted exactly. */
const QUOTED = 0.6;

/** Whether an answer quotes its text, something else, or nothing that tells. */
export type Evidence = 'quoted' | 'invented' | 'absent';

/** Why an answer with invented evidence is asked for again. */
export const NOT_QUOTED =
  'The words of "evidence" are not in the text: copy a few words of the text exactly.';

/** What the evidence of an answer is; that of function words alone is absent. */
export function evidenceIn(text: string, given: unknown): Evidence {
  const quotations = (Array.isArray(given) ? given : [given]).filter(isQuotation).slice(0, MAX_QUOTATIONS);
  if (quotations.length === 0) return 'absent';
  const support = supportIn(text);
  const run = wordsIn(text);
  const counts = quotations.map((quotation) => {
    const short = quotation.slice(0, MAX_CHARACTERS);
    return { ...support.shared(short), isExact: run.includes(wordsIn(short)) };
  });
  const telling = counts.filter(({ words }) => words > 0);
  if (support.words === 0 || telling.length === 0) return 'absent';
  const quoted = telling.filter(
    ({ words, known, isExact }) => isExact || (known > 0 && known >= QUOTED * words),
  );
  return quoted.length * 2 >= telling.length ? 'quoted' : 'invented';
}

function isQuotation(given: unknown): given is string {
  return typeof given === 'string' && /[\p{L}\p{N}]/u.test(given);
}

/** The words of a text, each with a space on both sides. */
function wordsIn(text: string): string {
  return ` ${(fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;
}
