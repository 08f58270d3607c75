import type { Totals } from '../amounts/totals.ts';
import { fill, type Labels } from '../labels/labels.ts';
import { printedTerms } from '../payment/payment-terms.ts';
import { printedNotes } from '../printed/notes.ts';
import { formatMoney, formatQuantity } from '../printed/number-format.ts';
import { printedReasons } from '../printed/printed-reasons.ts';
import type { Invoice } from '../schema.ts';
import { flowCells } from './cells.ts';
import type { Sheet } from './sheet.ts';
import { styles } from './style.ts';

const SPACE_ABOVE = 20;
const SPACE_ABOVE_REASONS = 14;
const SPACE_BELOW_HEADING = 3;

/** Long lines are hard to read: about 90 characters are enough. */
const MAX_WIDTH = 400;

/** Why no tax is charged, where no row of the totals says it, and the tax in the currency of the tax office: what VAT law requires beside the totals. */
export function drawTaxRemarks(sheet: Sheet, invoice: Invoice, totals: Totals, labels: Labels): void {
  const texts = [...printedReasons(invoice, totals), ...ownTaxTexts(invoice, totals, labels)];
  const lines = texts.flatMap((text) => sheet.lines(text, styles.remark, MAX_WIDTH));
  if (lines.length === 0) return;
  sheet.y -= SPACE_ABOVE_REASONS;
  const place = { x: sheet.left, align: 'left' } as const;
  flowCells(sheet, [{ element: sheet.document.add('P'), lines, style: styles.remark, ...place }]);
}

/** Directive 2006/112/EC, Article 230. Not among the totals, whose column has one currency. */
function ownTaxTexts(
  { tax_currency: own, currency }: Invoice,
  { taxInOwn = 0 }: Totals,
  { taxIn, numbers }: Labels,
): string[] {
  if (own === undefined) return [];
  const amount = formatMoney(taxInOwn, own.currency, numbers);
  const rate = formatQuantity(own.rate, numbers);
  return [fill(taxIn, { currency: own.currency, amount, from: currency, rate })];
}

/** Notes and terms, each below its heading, which stays with two lines of its text. */
export function drawRemarks(sheet: Sheet, invoice: Invoice, labels: Labels): void {
  const remarks = [
    [labels.notes, printedNotes(invoice.notes ?? '')],
    [labels.terms, printedTerms(invoice)],
  ] as const;
  for (const [heading, text] of remarks) {
    if (text.trim() === '') continue;
    const lines = sheet.lines(text.trim(), styles.remark, Math.min(sheet.width, MAX_WIDTH));
    const kept = Math.min(lines.length, 3);
    sheet.y -= SPACE_ABOVE;
    sheet.require(styles.strong.leading + SPACE_BELOW_HEADING + kept * styles.remark.leading);
    const place = { x: sheet.left, align: 'left' } as const;
    flowCells(sheet, [
      { element: sheet.document.add('H2'), lines: [heading], style: styles.strong, ...place },
    ]);
    sheet.y -= SPACE_BELOW_HEADING;
    flowCells(sheet, [{ element: sheet.document.add('P'), lines, style: styles.remark, ...place }]);
  }
}
