import type { Fault } from '../../../errors.ts';
import { amountText } from '../../../formats/currency/minor-units.ts';
import { isCreditNote } from '../codes/document-type.ts';
import type { Invoice, InvoiceAdjustment } from '../schema.ts';
import { type AppliedTax, taxAt, taxesKey } from './applied-taxes.ts';
import { decimalOf, multiply, roundTo } from './money.ts';

/** A charge or an allowance, resolved. Amounts in minor units, as sent: with tax where prices include it. */
export interface Adjustment {
  readonly kind: AdjustmentKind;
  readonly description: string;
  readonly amount: bigint;
  /** Of an amount by percent: the percentage, and the amount it is taken of. */
  readonly percent?: number;
  readonly base?: bigint;
}

export type AdjustmentKind = 'charge' | 'allowance';

/** A charge or an allowance of the whole document, with the taxes it bears. */
export interface TaxedAdjustment extends Adjustment {
  readonly taxes: readonly AppliedTax[];
}

/** What the adjustments of the document are computed from. */
export interface AdjustedLine {
  readonly amount: bigint;
  readonly taxes: readonly AppliedTax[];
}

type Adjusted = {
  readonly charges?: readonly InvoiceAdjustment[] | undefined;
  readonly allowances?: readonly InvoiceAdjustment[] | undefined;
};

const NONE: readonly never[] = [];

/** The charges and allowances of a line, whose `base` is the amount that their percentages are of. */
export function lineAdjustments(
  line: Adjusted,
  { base, places, isCredit }: { readonly base: bigint; readonly places: number; readonly isCredit: boolean },
  { pointer, faults }: { readonly pointer: string; readonly faults: Fault[] },
): readonly Adjustment[] {
  if (line.charges === undefined && line.allowances === undefined) return NONE;
  return sentOf(line, pointer).map(({ kind, sent, pointer }) =>
    resolve({ kind, sent, base, places, isCredit }, { pointer, faults }),
  );
}

/**
 * The charges and allowances of the document. One without a rate of its own bears the taxes that all lines bear; its
 * percentage is of the lines that bear the same taxes as it does.
 */
export function documentAdjustments(
  invoice: Invoice,
  lines: readonly AdjustedLine[],
  places: number,
  faults: Fault[],
): readonly TaxedAdjustment[] {
  if (invoice.charges === undefined && invoice.allowances === undefined) return NONE;
  const bases = basesOf(lines);
  const common = bases.size === 1 ? lines[0]!.taxes : undefined;
  const isCredit = isCreditNote(invoice);
  return sentOf(invoice, '').map(({ kind, sent, pointer }) => {
    const taxes = adjustmentTaxes(sent, invoice, common);
    if (taxes === undefined) faults.push({ pointer: `${pointer}/tax_rate`, message: missingRate(lines) });
    const base = bases.get(taxesKey(taxes ?? NONE));
    if (taxes !== undefined && base === undefined && sent.percent !== undefined && sent.base === undefined) {
      faults.push({ pointer: `${pointer}/percent`, message: noBase(lines) });
    }
    return {
      ...resolve({ kind, sent, base: base ?? 0n, places, isCredit }, { pointer, faults }),
      taxes: taxes ?? [{ rate: 0 }],
    };
  });
}

/** The sum of the lines that are taxed alike, by their taxes. */
function basesOf(lines: readonly AdjustedLine[]): ReadonlyMap<string, bigint> {
  const bases = new Map<string, bigint>();
  for (const { taxes, amount } of lines) {
    const key = taxesKey(taxes);
    bases.set(key, (bases.get(key) ?? 0n) + amount);
  }
  return bases;
}

/** The effect of an adjustment on the amount that it changes. */
export function signedAmount({ kind, amount }: Adjustment): bigint {
  return kind === 'charge' ? amount : -amount;
}

/** Allowances first, as EN 16931 has them (BG-20, BG-21; of a line BG-27, BG-28). */
function sentOf({ charges = NONE, allowances = NONE }: Adjusted, pointer: string) {
  return [
    ...allowances.map((sent, index) => ({
      kind: 'allowance' as const,
      sent,
      pointer: `${pointer}/allowances/${index}`,
    })),
    ...charges.map((sent, index) => ({
      kind: 'charge' as const,
      sent,
      pointer: `${pointer}/charges/${index}`,
    })),
  ];
}

/** Its own rate and category; else those of the lines, where all are the same. */
function adjustmentTaxes(
  { tax_rate: rate, tax_category: category }: InvoiceAdjustment,
  { einvoice }: Invoice,
  common: readonly AppliedTax[] | undefined,
): readonly AppliedTax[] | undefined {
  const own = rate ?? (category !== undefined && category !== 'S' ? 0 : undefined);
  if (own === undefined) return common;
  const shared = common?.length === 1 && common[0]!.rate === own ? common[0]!.category : undefined;
  return [taxAt(own, category ?? shared, einvoice)];
}

function missingRate(lines: readonly AdjustedLine[]): string {
  return (
    'must be there, because the lines are not taxed alike: one of ' +
    `${ratesOf(lines)}; what is shared out has an entry for each rate`
  );
}

/** Without it a percentage would silently be of nothing. */
function noBase(lines: readonly AdjustedLine[]): string {
  return (
    'is of the lines that are taxed as it is, and none of them is: its tax is one of ' +
    `${ratesOf(lines)}, with the category of the lines; or base says what it is of`
  );
}

function ratesOf(lines: readonly AdjustedLine[]): string {
  const rates = new Set(lines.flatMap(({ taxes }) => taxes.map(({ rate }) => rate)));
  return [...rates].slice(0, 10).join(', ');
}

interface Sent {
  readonly kind: AdjustmentKind;
  readonly sent: InvoiceAdjustment;
  /** What a percentage is of, unless the caller says it. */
  readonly base: bigint;
  readonly places: number;
  /** A credit note takes back: its amounts have the signs of its lines. */
  readonly isCredit: boolean;
}

function resolve(
  { kind, sent, base: whole, places, isCredit }: Sent,
  { pointer, faults }: { readonly pointer: string; readonly faults: Fault[] },
): Adjustment {
  const { description, percent } = sent;
  const refuse = (member: string, message: string): void => {
    faults.push({ pointer: `${pointer}/${member}`, message });
  };
  for (const member of ['amount', 'base'] as const) {
    if (!isCredit && (sent[member] ?? 0) < 0) {
      const other = kind === 'charge' ? 'an allowance' : 'a charge';
      refuse(member, `must be at least 0: what goes the other way is ${other}`);
    }
  }
  const amount = sent.amount === undefined ? undefined : roundTo(decimalOf(sent.amount), places);
  if (percent === undefined) {
    if (amount === undefined) refuse('amount', 'must be there, or percent');
    if (sent.base !== undefined) refuse('percent', 'must be there beside base, which it is of');
    return { kind, description, amount: amount ?? 0n };
  }
  const base = sent.base === undefined ? whole : roundTo(decimalOf(sent.base), places);
  const share = roundTo(multiply({ digits: base, scale: 2 }, decimalOf(percent)), 0);
  if (amount !== undefined && amount !== share) {
    const is = `${amountText(share, places)}, which is ${percent} percent of ${amountText(base, places)}`;
    refuse('amount', `must be ${is}, or left out beside percent`);
  }
  return { kind, description, amount: share, percent, base };
}
