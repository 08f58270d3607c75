import { supportIn } from '../facts/support.ts';
import { fold } from '../language/fold.ts';
import type { Judged } from './judged.ts';

/** What the schema of a judgement asks for beside it: words of the text that decided. */
export const evidenceSchema = { type: 'array', items: { type: 'string' } } as const;

/** The rule of the instructions that goes with it. */
export const EVIDENCE_RULE =
  '"evidence" has the few words of the text that decide, one to three quotations of at most eight words, copied exactly.';

/** Quotations that are looked at, and characters of each: a few words are asked for. */
const MOST_QUOTATIONS = 10;
const MOST_CHARACTERS = 300;

/** The part of the content words of a quotation that the text has, where it is not quoted exactly. */
const QUOTED = 0.6;

/**
 * A judgement with what its answer quotes of the text. Quotations that are not in it are a reason to ask again; an answer
 * without any, as small models give, is judged by the rest, and so is one that quotes function words alone.
 */
export function withEvidence<Value>(text: string, given: unknown, judged: Judged<Value>): Judged<Value> {
  const quotations = (Array.isArray(given) ? given : [given]).filter(isQuotation).slice(0, MOST_QUOTATIONS);
  if (quotations.length === 0) return judged;
  const support = supportIn(text);
  const run = wordsIn(text);
  const counts = quotations.map((quotation) => {
    const short = quotation.slice(0, MOST_CHARACTERS);
    const isExact = run.includes(wordsIn(short));
    return { ...support.shared(short), isExact };
  });
  const telling = counts.filter(({ words }) => words > 0);
  const quoted = telling.filter(
    ({ words, known, isExact }) => isExact || (known > 0 && known >= QUOTED * words),
  );
  if (support.words === 0 || quoted.length * 2 >= telling.length) return judged;
  return { reason: 'The words of "evidence" are not in the text: copy a few words of the text exactly.' };
}

function isQuotation(given: unknown): given is string {
  return typeof given === 'string' && /[\p{L}\p{N}]/u.test(given);
}

/** The words of a text, each with a space on both sides. */
function wordsIn(text: string): string {
  return ` ${(fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;
}
