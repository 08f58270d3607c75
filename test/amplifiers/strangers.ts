import type { DnsPlan } from './generators/dns-answers.ts';

/** What others answer during a call: data, which their thread gets. */
export interface StrangerAnswers {
  /** The answers of a web site to the requests of one fetch, in their order, each from its status line to its end. */
  readonly site?: readonly Uint8Array[];
  /** What a DNS resolver answers to every question. */
  readonly dns?: DnsPlan;
  /** The body of every answer of a language model. */
  readonly model?: Uint8Array;
}

/** Bytes of all that others answer. */
export function strangerBytes({ site = [], dns, model }: StrangerAnswers): number {
  const bytes = [...site, ...(dns?.records ?? []).map(({ data }) => data), ...(model ? [model] : [])];
  return bytes.reduce((sum, { length }) => sum + length, 0);
}
