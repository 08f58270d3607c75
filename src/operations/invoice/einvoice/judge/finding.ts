/** What a broken rule does to the verdict: only `fatal` makes an invoice invalid. */
export type Severity = 'fatal' | 'warning' | 'information';

/** The sets of rules, in the order in which they are applied; `pdf` is about the file around an invoice. */
export type RuleSetName = 'cii-d16b' | 'ubl-2.1' | 'en16931' | 'facturx' | 'xrechnung' | 'peppol' | 'pdf';

/** A broken rule, at one place of the file. */
export interface Finding {
  /** The id that the set has for it. */
  readonly rule: string;
  readonly severity: Severity;
  readonly set: RuleSetName;
  /** The business term or group that has to change (`BT-112`); null where EN 16931 has no such term. */
  readonly term: string | null;
  /** XPath of the element; of what is missing, that of its parent. Null in findings about a PDF. */
  readonly path: string | null;
  /** The line of that element. */
  readonly line: number | null;
  readonly message: string;
}

/** A set of rules that was applied, with its edition. */
export interface AppliedRuleSet {
  readonly name: RuleSetName;
  readonly version: string;
  readonly date: string;
  /** Whether no fatal rule of the set is broken. */
  readonly valid: boolean;
}

/** The verdict on an invoice. */
export interface Judgement {
  readonly ruleSets: readonly AppliedRuleSet[];
  /** By line, then by rule; each rule once for a place. */
  readonly findings: readonly Finding[];
  /** Findings of a set beyond the 500th. */
  readonly findingsLeftOut: number;
  /** Null where no set of rules applies that could say so. */
  readonly valid: boolean | null;
}
