import type { Fault } from '../../../errors.ts';
import { amountText, minorUnits } from '../../../formats/currency/minor-units.ts';
import { decimalOf, roundTo, wholeHundredths } from '../amounts/money.ts';
import type { Totals } from '../amounts/totals.ts';
import { isCreditNote } from '../codes/document-type.ts';
import type { Invoice } from '../schema.ts';

/** A percentage that is taken off when an invoice is paid within some days. */
export type CashDiscount = NonNullable<Invoice['cash_discount']>[number];

/** A line of BT-20 as BR-DE-18 of XRechnung and DE-R-018 of Peppol have it, which line feeds separate. */
const DISCOUNT_LINE =
  /^#SKONTO#TAGE=(?<days>\d+)#PROZENT=(?<percent>\d+\.\d\d)(?:#BASISBETRAG=(?<base>-?\d+\.\d\d))?#$/;

/** Digits of a figure that a number holds exactly. */
const MAX_DIGITS = 12;

/** Whether a line of terms is a cash discount in the form of BR-DE-18. */
export function isDiscountLine(line: string): boolean {
  return DISCOUNT_LINE.test(line);
}

/** The cash discount of a line in that form; undefined for every other line, and for figures of too many digits. */
export function readDiscountLine(line: string): CashDiscount | undefined {
  const { days = '', percent = '', base } = DISCOUNT_LINE.exec(line)?.groups ?? {};
  const isExact = [days, percent, base ?? ''].every((figure) => figure.length <= MAX_DIGITS);
  if (days === '' || !isExact) return undefined;
  const amount = base === undefined ? {} : { base_amount: Number(base) };
  return { days: Number(days), percent: Number(percent), ...amount };
}

/** A cash discount as a line in that form, without its line feed. */
export function writeDiscountLine({ days, percent, base_amount: base }: CashDiscount): string {
  const part = base === undefined ? '' : `BASISBETRAG=${base.toFixed(2)}#`;
  return `#SKONTO#TAGE=${days}#PROZENT=${percent.toFixed(2)}#${part}`;
}

/** What is wrong with the cash discounts of an invoice, known before the totals. */
export function cashDiscountFaults(invoice: Invoice): Fault[] {
  const { cash_discount: discounts, kind } = invoice;
  if (discounts === undefined) return [];
  const faults: Fault[] = [];
  const pointer = '/cash_discount';
  if (kind === 'receipt') faults.push({ pointer, message: 'must be left out of a receipt, which is paid' });
  if (isCreditNote(invoice)) {
    faults.push({ pointer, message: 'must be left out beside corrects: a credit note asks for no payment' });
  }
  for (const [index, { days, percent, base_amount: base }] of discounts.entries()) {
    const place = `${pointer}/${index}`;
    if (discounts.findIndex((other) => other.days === days) < index) {
      faults.push({ pointer: `${place}/days`, message: 'must differ from the days of the other entries' });
    }
    for (const [name, figure] of Object.entries({ percent, base_amount: base })) {
      if (figure === undefined || wholeHundredths(figure) !== undefined) continue;
      faults.push({ pointer: `${place}/${name}`, message: 'must have at most two decimals (BR-DE-18)' });
    }
  }
  return faults;
}

/** What is wrong with them once the total is known: a base beyond it. */
export function discountBaseFaults(
  { cash_discount: discounts = [], currency }: Invoice,
  { total }: Totals,
): Fault[] {
  const places = minorUnits(currency);
  return discounts.flatMap(({ base_amount: base = 0 }, index) =>
    roundTo(decimalOf(base), places) <= Math.max(total, 0)
      ? []
      : [
          {
            pointer: `/cash_discount/${index}/base_amount`,
            message: `must be at most the total, which is ${amountText(total, places)}`,
          },
        ],
  );
}
