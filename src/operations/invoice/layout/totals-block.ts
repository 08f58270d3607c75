import type { TextStyle } from '../../../formats/pdf/canvas.ts';
import { oneLine } from '../../../formats/typesetting/printable.ts';
import { documentTypeOf } from '../document-type.ts';
import { fill, type Labels } from '../labels/labels.ts';
import { formatMoney, formatRate } from '../number-format.ts';
import type { Sums } from '../payment.ts';
import { reasonsInRows } from '../printed-reasons.ts';
import { drawCells } from './cells.ts';
import type { Sheet } from './sheet.ts';
import { HAIRLINE, styles } from './style.ts';

/** Space above and below the text of a row. */
export const ROW_PADDING = 4.5;
const GAP = 24;

/** Up to this width a label makes the block wider than half a page; a longer reason for no tax wraps. */
const MAX_LABEL = 300;

interface TotalsRow {
  readonly label: readonly string[];
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

/** Subtotal, the tax of each rate, discount, total and, on invoices, what is paid and what is due or credited. */
function textsOf({ invoice, totals, payment }: Sums, labels: Labels) {
  const { currency, tax_name: taxName } = invoice;
  const { numbers } = labels;
  const name = taxName === undefined ? labels.columns.tax : oneLine(taxName);
  const money = (cents: number) => formatMoney(cents, currency, numbers);
  const row = (label: string, cents: number, style: TextStyle = styles.body) => ({
    label,
    value: money(cents),
    style,
  });
  const rows = [row(labels.subtotal, totals.subtotal)];
  if (totals.isTaxed) {
    const reasons = reasonsInRows(invoice, totals);
    for (const { rate, category, base, tax } of totals.rates) {
      const label = fill(labels.taxOn, { tax: name, rate: formatRate(rate, numbers), base: money(base) });
      const reason = category === undefined ? undefined : reasons.get(category);
      rows.push(row(reason === undefined ? label : `${label} \u2013 ${oneLine(reason)}`, tax));
    }
    // The data of an e-invoice has this sum, so that its page has it too.
    if (invoice.einvoice !== undefined && totals.rates.length > 1) {
      const label = taxName === undefined ? labels.taxTotal : fill(labels.namedTaxTotal, { tax: name });
      rows.push(row(label, totals.tax));
    }
  }
  if (totals.discount !== 0) rows.push(row(labels.discount, -totals.discount));
  const type = documentTypeOf(invoice);
  if (type === 'invoice' || type === 'credit-note') {
    const last = type === 'invoice' ? labels.amountDue : labels.amountCredited;
    rows.push(row(labels.total, totals.total));
    if (payment.isShown) rows.push(row(labels.paidPart, -totals.paid));
    rows.push(row(`${last} (${currency})`, totals.due, styles.strong));
  } else rows.push(row(`${labels.total} (${currency})`, totals.total, styles.strong));
  return rows;
}
