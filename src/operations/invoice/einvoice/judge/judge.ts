import { ElementPaths } from '../../../../formats/xml/element.ts';
import type { ReadInvoice } from '../read/read-invoice.ts';
import type { AppliedRuleSet, Finding, Judgement } from './finding.ts';
import { JudgedInvoice } from './judged-invoice.ts';
import { type AskedRules, chosenRuleSets, type RuleSet } from './rule-sets.ts';

/** Most findings of one set. */
const MAX_FINDINGS = 500;

/** Judges an invoice by the sets of rules that its specification (BT-24) names, or by those that are asked for. */
export function judge(read: ReadInvoice, rules: AskedRules = 'auto'): Judgement {
  const invoice = new JudgedInvoice(read);
  const { sets, notes } = chosenRuleSets(invoice, rules);
  const found = new FoundBreaches();
  const ruleSets = sets.map((set): AppliedRuleSet => {
    const isValid = found.apply(set, invoice);
    return { name: set.name, version: set.version, date: set.date, valid: isValid };
  });
  for (const note of notes) found.add(note);
  return {
    ruleSets,
    findings: found.sorted(),
    findingsLeftOut: found.leftOut,
    valid: ruleSets.length === 0 ? null : ruleSets.every(({ valid }) => valid),
  };
}

class FoundBreaches {
  leftOut = 0;
  readonly #findings: Finding[] = [];
  readonly #seen = new Set<string>();
  readonly #paths = new ElementPaths();

  /** Adds what breaks a set, each rule once for a place; returns whether nothing fatal does. */
  apply(set: RuleSet, invoice: JudgedInvoice): boolean {
    let count = 0;
    let isValid = true;
    for (const { id, term, severity = 'fatal', breaches } of set.rulesFor(invoice)) {
      for (const breach of breaches(invoice)) {
        if (severity === 'fatal') isValid = false;
        const path = this.#paths.pathOf(breach.at);
        if (this.#seen.has(`${id} ${path}`)) continue;
        this.#seen.add(`${id} ${path}`);
        if (++count > MAX_FINDINGS) {
          this.leftOut++;
          continue;
        }
        const { message, at } = breach;
        this.add({
          rule: id,
          severity,
          set: set.name,
          term: breach.term ?? term,
          path,
          line: at.line,
          message,
        });
      }
    }
    return isValid;
  }

  add(finding: Finding): void {
    this.#findings.push(finding);
  }

  sorted(): readonly Finding[] {
    return this.#findings.toSorted(
      (one, other) =>
        (one.line ?? 0) - (other.line ?? 0) || (one.rule < other.rule ? -1 : Number(one.rule > other.rule)),
    );
  }
}
