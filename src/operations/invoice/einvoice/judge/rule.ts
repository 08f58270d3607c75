import type { XmlElement } from '../../../../formats/xml/element.ts';
import type { Severity } from './finding.ts';
import type { JudgedInvoice } from './judged-invoice.ts';

/** Where an invoice breaks a rule, and how: a sentence of ours with the values. */
export interface Breach {
  readonly at: XmlElement;
  readonly message: string;
  /** The term, where it is not the one of the rule. */
  readonly term?: string | undefined;
}

/** A rule of a set. */
export interface Rule {
  readonly id: string;
  /** The business term or group that has to change. */
  readonly term: string | null;
  /** `fatal` where it is left out. */
  readonly severity?: Severity;
  readonly breaches: (invoice: JudgedInvoice) => Iterable<Breach>;
}

/** Rules, of which those with the ids have another severity. */
export function weighed(
  rules: readonly Rule[],
  ids: ReadonlySet<string>,
  severity: Severity,
): readonly Rule[] {
  return rules.map((rule) => (ids.has(rule.id) ? { ...rule, severity } : rule));
}

/** Longest part of a file that a message quotes. */
const MAX_QUOTED = 80;

/** A text of the file as messages quote it: bounded, control characters escaped. */
export function quoted(text: string): string {
  const short = text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED).toWellFormed()}...` : text;
  return JSON.stringify(short).replace(
    /[\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
