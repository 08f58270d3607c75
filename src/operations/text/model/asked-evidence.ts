/** What the schema of a judgement asks for beside it: words of the text that decided. */
export const evidenceSchema = { type: 'array', items: { type: 'string' } } as const;

/** The rule of the instructions that goes with it. */
export const EVIDENCE_RULE =
  '"evidence" has the few words of the text that decide, one to three quotations of at most eight words, copied exactly.';
