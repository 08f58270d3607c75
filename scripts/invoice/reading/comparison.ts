import { judge } from '../../../src/operations/invoice/einvoice/judge/judge.ts';
import { JudgedInvoice } from '../../../src/operations/invoice/einvoice/judge/judged-invoice.ts';
import { chosenRuleSets } from '../../../src/operations/invoice/einvoice/judge/rule-sets.ts';
import type { ReadInvoice } from '../../../src/operations/invoice/einvoice/read/read-invoice.ts';
import type { OfficialFinding, OfficialVerdict } from '../official-verdicts.ts';
import { knownDifference } from './known-differences.ts';

/** What both say about a file. */
export interface Compared {
  readonly name: string;
  readonly read: ReadInvoice;
  readonly verdict: OfficialVerdict;
}

/** How many files of a kind were compared, and how many agree. */
export interface Agreement {
  files: number;
  verdicts: number;
  ids: number;
  warnings: number;
}

/** Counts where our rules and the official ones differ, by rule. */
export class Comparison {
  readonly agreement: Agreement = { files: 0, verdicts: 0, ids: 0, warnings: 0 };
  /** Names of files of which the verdict differs. */
  readonly wrongVerdicts: string[] = [];
  /** Names of files of which the fatal ids differ. */
  readonly wrongIds: string[] = [];
  /** The differences that are listed, with their reasons. */
  readonly known: string[] = [];
  /** Fatal rules that are broken by a file, officially. */
  readonly broken = new Set<string>();
  readonly #applied = new Set<string>();
  readonly #differences = new Map<string, string[]>();

  add({ name, read, verdict }: Compared): void {
    const invoice = new JudgedInvoice(read);
    for (const set of chosenRuleSets(invoice, 'auto').sets)
      for (const { id } of set.rulesFor(invoice)) this.#applied.add(id);
    const { valid, findings } = judge(read);
    if (valid === null) return;
    const [ours, official] = this.#withoutKnown(
      name,
      idsOf(findings.filter(({ severity }) => severity === 'fatal').map(({ rule }) => rule)),
      idsOf(verdict.errors.map(officialId)),
    );
    for (const id of official) this.broken.add(id);
    this.agreement.files++;
    const cannotRun = official.has('cannot-run');
    const isValid = ours.size === 0;
    if (isValid === (official.size === 0)) this.agreement.verdicts++;
    else this.wrongVerdicts.push(name);
    const isSame = cannotRun ? !isValid : this.#count(name, '', ours, official);
    if (isSame) this.agreement.ids++;
    else this.wrongIds.push(name);
    this.#compareWarnings(name, findings, verdict, cannotRun);
  }

  /** Warnings, but for those of the syntax, which have no id of ours. */
  #compareWarnings(
    name: string,
    findings: ReturnType<typeof judge>['findings'],
    verdict: OfficialVerdict,
    cannotRun: boolean,
  ): void {
    const ours = idsOf(
      findings
        .filter(({ severity, rule }) => severity !== 'fatal' && rule !== 'specification' && !isOfSyntax(rule))
        .map(({ rule }) => rule),
    );
    const official = idsOf(verdict.warnings.map(officialId).filter((id) => !isOfSyntax(id)));
    for (const id of official) this.broken.add(id);
    if (cannotRun || this.#count(name, 'warning ', ours, official)) this.agreement.warnings++;
  }

  /** The ids of both without the differences that are known. */
  #withoutKnown(name: string, ours: ReadonlySet<string>, official: ReadonlySet<string>): [Ids, Ids] {
    const left = (ids: ReadonlySet<string>, others: ReadonlySet<string>, side: string): Ids =>
      new Set(
        [...ids].filter((id) => {
          const reason = others.has(id) ? undefined : knownDifference(name, `${id}, ${side} only`);
          if (reason !== undefined) this.known.push(`${name}: ${id}, ${side} only. ${reason}`);
          return reason === undefined;
        }),
      );
    return [left(ours, official, 'ours'), left(official, ours, 'official')];
  }

  #count(name: string, kind: string, ours: ReadonlySet<string>, official: ReadonlySet<string>): boolean {
    const only = [
      ...[...ours].filter((id) => !official.has(id)).map((id) => `${kind}${id}, ours only`),
      ...[...official].filter((id) => !ours.has(id)).map((id) => `${kind}${id}, official only`),
    ];
    for (const difference of only) {
      const names = this.#differences.get(difference) ?? [];
      this.#differences.set(difference, names);
      names.push(name);
    }
    return only.length === 0;
  }

  /** Each kind of difference, the commonest first, with files that have it. */
  get differences(): readonly (readonly [difference: string, names: readonly string[]])[] {
    return [...this.#differences].toSorted(([, one], [, other]) => other.length - one.length);
  }

  /** Rules of ours that were applied, and that no file breaks. */
  get neverBroken(): readonly string[] {
    return [...this.#applied].filter((id) => !this.broken.has(id)).toSorted();
  }
}

type Ids = ReadonlySet<string>;

function idsOf(ids: readonly string[]): Set<string> {
  return new Set(ids.filter((id) => id !== ''));
}

/** Whether the program judges the format of the file at all. */
export function knowsFormat({ errors }: OfficialVerdict): boolean {
  return !errors.some((error) => officialId(error) === 'format');
}

/** Schemas and the numbered rules of Factur-X are compared as classes. */
export function officialId({ rule }: OfficialFinding): string {
  if (rule.startsWith('xsd-')) return 'schema';
  if (rule.endsWith('cannot-run')) return 'cannot-run';
  if (rule.startsWith('FX-SCH') || /^(?:Element|Attribute) /.test(rule)) return 'FX-SCH';
  return rule;
}

/** Whether a rule is one of a syntax: its warnings are not judged. */
export function isOfSyntax(id: string): boolean {
  return /^(?:CII|UBL)-(?:SR|CR|DT)-|^bom$/.test(id);
}
