import type { TextStyle } from '../../../formats/pdf/canvas.ts';
import { oneLine } from '../../../formats/typesetting/printable.ts';
import type { SetLine } from '../../../formats/typesetting/set-lines.ts';
import type { Currency } from '../codes/currency.ts';
import { documentTypeOf } from '../codes/document-type.ts';
import { fill, type Labels, type NumberStyle } from '../labels/labels.ts';
import type { Sums } from '../payment/payment.ts';
import { formatMoney, formatRate } from '../printed/number-format.ts';
import { reasonsInRows } from '../printed/printed-reasons.ts';
import { adjustmentText, effectOf } from './adjustment-text.ts';
import { drawCells } from './cells.ts';
import type { Sheet } from './sheet.ts';
import { HAIRLINE, styles } from './style.ts';

/** Space above and below the text of a row. */
export const ROW_PADDING = 4.5;
const GAP = 24;

/** Up to this width a label makes the block wider than half a page; a longer reason for no tax wraps. */
const MAX_LABEL = 300;

interface TotalsRow {
  readonly label: readonly SetLine[];
  readonly value: string;
  readonly style: TextStyle;
}

/** The sums below the table, measured before they are drawn. */
export interface TotalsBlock {
  readonly rows: readonly TotalsRow[];
  /** Left end of the labels. */
  readonly left: number;
  readonly height: number;
}

/** Sets the block: on the right half of the page, or wider where its labels need it. */
export function layOutTotals(sheet: Sheet, sums: Sums, labels: Labels): TotalsBlock {
  const texts = textsOf(sums, labels);
  const widestValue = Math.max(...texts.map(({ value, style }) => sheet.measure(value, style)));
  const widestLabel = Math.max(
    ...texts.map(({ label, style }) => Math.min(sheet.measure(label, style), MAX_LABEL)),
  );
  const left = Math.max(
    sheet.left,
    Math.min(sheet.middle, sheet.right - widestValue - GAP - widestLabel - 1),
  );
  const room = Math.max(sheet.right - widestValue - GAP - left, 60);
  const rows = texts.map(({ label, value, style }) => ({
    label: sheet.lines(label, style, room),
    value,
    style,
  }));
  return { rows, left, height: rows.reduce((sum, row) => sum + rowHeight(row), 0) };
}

/** Where the totals are on their page. */
export interface DrawnTotals {
  readonly left: number;
  /** The upper end, unless the block is broken. */
  readonly top: number | undefined;
}

/** Draws the block unbroken; only one higher than a page is broken, between its rows. */
export function drawTotals(sheet: Sheet, { rows, left, height }: TotalsBlock): DrawnTotals {
  const isWhole = height <= sheet.pageRoom;
  if (isWhole) sheet.require(height);
  const top = isWhole ? sheet.y : undefined;
  for (const [index, row] of rows.entries()) {
    sheet.require(rowHeight(row));
    // The last line of the table is above the first row.
    if (index > 0 && !sheet.isAtTop) sheet.canvas.rule(left, sheet.right, sheet.y, HAIRLINE);
    sheet.y -= ROW_PADDING;
    const element = sheet.document.add('P');
    const { label, value, style } = row;
    drawCells(
      sheet,
      [
        { element, lines: label, style, x: left, align: 'left' },
        { element, lines: [value], style, x: sheet.right, align: 'right' },
      ],
      0,
      label.length,
    );
    sheet.y -= ROW_PADDING;
  }
  return { left, top };
}

function rowHeight({ label }: TotalsRow): number {
  return label.length * styles.body.leading + 2 * ROW_PADDING;
}

/**
 * Subtotal, charges and allowances, the tax of each rate, discount, total and, on invoices, what is paid and what is due
 * or credited. Where prices include tax, the amounts that the customer saw add up to the total, and what is tax of it
 * follows.
 */
function textsOf(sums: Sums, labels: Labels): TotalsText[] {
  const { invoice, totals } = sums;
  const isGross = invoice.prices_include_tax === true;
  const row = rowsIn(invoice.currency, labels.numbers);
  const adjustments = totals.adjustments.map((adjustment) =>
    row(adjustmentText(adjustment, invoice, labels), effectOf(adjustment)),
  );
  const discount = totals.discount === 0 ? [] : [row(labels.discount, -totals.discount)];
  const taxes = taxTexts(sums, labels);
  if (!isGross) {
    const net = adjustments.length === 0 ? [] : [row(labels.net, totals.net)];
    const subtotal = row(labels.subtotal, totals.subtotal);
    return [subtotal, ...adjustments, ...net, ...taxes, ...discount, ...totalTexts(sums, labels, [])];
  }
  const subtotal = row(
    labels.subtotal,
    totals.lines.reduce((sum, { gross = 0 }) => sum + gross, 0),
  );
  const included = [row(labels.net, totals.net), ...taxes].map((text) => ({
    ...text,
    label: fill(labels.includes, { text: text.label }),
  }));
  return [subtotal, ...adjustments, ...discount, ...totalTexts(sums, labels, totals.isTaxed ? included : [])];
}

interface TotalsText {
  readonly label: string;
  readonly value: string;
  readonly style: TextStyle;
}

function rowsIn(currency: Currency, numbers: NumberStyle) {
  return (label: string, amount: number, style: TextStyle = styles.body): TotalsText => ({
    label,
    value: formatMoney(amount, currency, numbers),
    style,
  });
}

function taxTexts({ invoice, totals }: Sums, labels: Labels): TotalsText[] {
  if (!totals.isTaxed) return [];
  const { currency, einvoice, tax_name: taxName } = invoice;
  const { numbers } = labels;
  const row = rowsIn(currency, numbers);
  const reasons = reasonsInRows(invoice, totals);
  const texts = totals.rates.map(({ rate, name = taxName, category, base, tax }) => {
    const values = {
      tax: oneLine(name ?? labels.columns.tax),
      rate: formatRate(rate, numbers),
      base: formatMoney(base, currency, numbers),
    };
    const label = fill(labels.taxOn, values);
    const reason = category === undefined ? undefined : reasons.get(category);
    return row(reason === undefined ? label : `${label} \u2013 ${oneLine(reason)}`, tax);
  });
  // The data of an e-invoice has this sum, so that its page has it too; several taxes are easier to check with it.
  const isSummed = einvoice !== undefined || totals.rates.some(({ name }) => name !== undefined);
  if (!isSummed || texts.length === 1) return texts;
  const label =
    taxName === undefined ? labels.taxTotal : fill(labels.namedTaxTotal, { tax: oneLine(taxName) });
  return [...texts, row(label, totals.tax)];
}

/** The total, what it includes, and on invoices what is left of it. */
function totalTexts(
  { invoice, totals, payment }: Sums,
  labels: Labels,
  included: readonly TotalsText[],
): TotalsText[] {
  const { currency } = invoice;
  const row = rowsIn(currency, labels.numbers);
  const type = documentTypeOf(invoice);
  const isPlain = type !== 'invoice' && type !== 'credit-note';
  if (isPlain && totals.rounding === 0) {
    return [row(`${labels.total} (${currency})`, totals.total, styles.strong), ...included];
  }
  const words = { invoice: labels.amountDue, 'credit-note': labels.amountCredited };
  const last = isPlain
    ? row(`${labels.total} (${currency})`, totals.total + totals.rounding, styles.strong)
    : row(`${words[type]} (${currency})`, totals.due, styles.strong);
  return [
    row(labels.total, totals.total),
    ...included,
    ...(totals.rounding === 0 ? [] : [row(labels.rounding, totals.rounding)]),
    ...(payment.isShown ? [row(labels.paidPart, -totals.paid)] : []),
    last,
  ];
}
