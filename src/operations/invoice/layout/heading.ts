import { oneLine } from '../../../formats/typesetting/printable.ts';
import { type SetLine, textOfLine } from '../../../formats/typesetting/set-lines.ts';
import { documentTypeOf } from '../codes/document-type.ts';
import { invoiceTitleOf } from '../labels/invoice-titles.ts';
import { fill, type Labels } from '../labels/labels.ts';
import { periodWords } from '../labels/periods.ts';
import { referenceWords } from '../labels/references.ts';
import type { Sums } from '../payment/payment.ts';
import { validUntilOf } from '../payment/valid-until.ts';
import { formatDate } from '../printed/date-format.ts';
import { formatPeriod } from '../printed/period-format.ts';
import type { Invoice } from '../schema.ts';
import { flowCells } from './cells.ts';
import { layOutRows, type Row } from './rows.ts';
import type { Sheet } from './sheet.ts';
import { BADGE_GREEN, baselineOf, styles } from './style.ts';

const BADGE_PADDING = 7;
const BADGE_HEIGHT = 17;
const BADGE_GAP = 12;

/** What a title of the caller leaves for the wordmark. */
const WORDMARK_ROOM = 144;
const WORDMARK_LINES = 4;
/** The narrowest wordmark wraps at this width. */
const WORDMARK_WIDTH = 120;
const META_LEADING = 4;
const ROW_GAP = 20;
const GUTTER = 24;

/** What the heading shows of an invoice: also whether it is paid. */
type HeadedSums = Pick<Sums, 'invoice' | 'payment'>;

/** The title with its badge, the wordmark opposite, and what identifies the document. */
export function drawHeading(sheet: Sheet, sums: HeadedSums, labels: Labels): void {
  const { invoice } = sums;
  const title = drawTitle(sheet, sums, labels);
  const below = drawWordmark(sheet, invoice.logo_text ?? '', title.right + GUTTER);
  sheet.y = Math.min(title.bottom, below) - 14;
  const rows: Row[] = [
    [labels.number[documentTypeOf(invoice)], oneLine(invoice.number)],
    [labels.issued, formatDate(invoice.date, labels.dates)],
  ];
  const validUntil = validUntilOf(invoice);
  if (validUntil !== undefined) rows.push([labels.validUntil, formatDate(validUntil, labels.dates)]);
  else if (invoice.due !== undefined) rows.push([labels.due, formatDate(invoice.due, labels.dates)]);
  drawRows(sheet, rows, referenceRows(invoice, labels));
}

/** What the document refers to. */
function referenceRows(invoice: Invoice, { references, dates, dated }: Labels): Row[] {
  const { delivery_date: delivered, buyer_reference: buyer, order_number: order, corrects } = invoice;
  const { period, language, sales_order_number: salesOrder, contract_number: contract } = invoice;
  const { project_number: project, despatch_number: despatch } = invoice;
  const { customer_number: customer, supplier_number: supplier } = invoice;
  const words = referenceWords[language];
  const rows: Row[] = [];
  if (corrects !== undefined) {
    const number = oneLine(corrects.number);
    const { date } = corrects;
    const text =
      date === undefined
        ? number
        : fill(dated, { number, date: formatDate(date, dates).replaceAll(' ', '\u00a0') });
    rows.push([references.corrects, text]);
  }
  if (delivered !== undefined) rows.push([references.delivered, formatDate(delivered, dates)]);
  if (period !== undefined) rows.push([periodWords[language].label, formatPeriod(period, language, dates)]);
  if (customer !== undefined) rows.push([words.customer, oneLine(String(customer))]);
  if (supplier !== undefined) rows.push([words.supplier, oneLine(String(supplier))]);
  if (buyer !== undefined) rows.push([references.buyer, oneLine(buyer)]);
  if (order !== undefined) rows.push([references.order, oneLine(order)]);
  if (salesOrder !== undefined) rows.push([words.salesOrder, oneLine(salesOrder)]);
  if (contract !== undefined) rows.push([words.contract, oneLine(contract)]);
  if (project !== undefined) rows.push([words.project, oneLine(project)]);
  if (despatch !== undefined) rows.push([words.despatch, oneLine(despatch)]);
  return rows;
}

/** Where the title and its badge end. */
interface DrawnTitle {
  readonly right: number;
  readonly bottom: number;
}

/** Draws the title, and the badge after it. */
function drawTitle(sheet: Sheet, sums: HeadedSums, labels: Labels): DrawnTitle {
  const { canvas } = sheet;
  const badge = sums.payment.isSettled ? sheet.measure(labels.paid, styles.badge) + 2 * BADGE_PADDING : 0;
  const lines = titleLines(sheet, sums.invoice, labels, badge);
  const baseline = sheet.y - baselineOf(styles.title);
  canvas.begin(sheet.document.add('H1'));
  for (const [index, line] of lines.entries()) {
    canvas.show(line, sheet.left, baseline - index * styles.title.leading, styles.title);
  }
  canvas.end();
  const end = sheet.left + Math.max(...lines.map((line) => sheet.measure(line, styles.title)));
  const bottom = sheet.y - lines.length * styles.title.leading;
  if (badge === 0) return { right: end, bottom };
  drawBadge(sheet, labels.paid, end + BADGE_GAP, badge);
  return { right: end + BADGE_GAP + badge, bottom };
}

/** The title of the kind on one line; a longer one on as many as leave room for badge and wordmark. */
function titleLines(sheet: Sheet, invoice: Invoice, labels: Labels, badge: number): readonly SetLine[] {
  const { title, document_type: type, logo_text: wordmark = '' } = invoice;
  const text = invoiceTitleOf(invoice, labels);
  if (title === undefined && type === 'standard') return [text];
  const beside = (badge === 0 ? 0 : badge + BADGE_GAP) + (wordmark.trim() === '' ? 0 : WORDMARK_ROOM);
  return sheet.wrap(text, styles.title, sheet.width - beside);
}

function drawBadge(sheet: Sheet, text: string, x: number, width: number): void {
  const { canvas } = sheet;
  const box = {
    x,
    y: sheet.y - (styles.title.leading + BADGE_HEIGHT) / 2,
    width,
    height: BADGE_HEIGHT,
  };
  canvas.fillRounded({ ...box, radius: 4 }, BADGE_GREEN);
  canvas.begin(sheet.document.add('P'));
  const middle = (BADGE_HEIGHT - styles.badge.leading) / 2;
  const top = box.y + BADGE_HEIGHT - middle;
  canvas.show(text, box.x + BADGE_PADDING, top - baselineOf(styles.badge), styles.badge);
  canvas.end();
}

/** Draws the wordmark flush right, beside what reaches to `from`; returns the height below it. */
function drawWordmark(sheet: Sheet, text: string, from: number): number {
  const { canvas } = sheet;
  const style = styles.wordmark;
  if (text.trim() === '') return sheet.y;
  const lines = sheet.lines(text.trim(), style, Math.max(sheet.right - from, WORDMARK_WIDTH));
  const shown = lines.slice(0, WORDMARK_LINES);
  if (lines.length > shown.length) shown.push(`${textOfLine(shown.pop()!).trimEnd()}\u2026`);
  let y = sheet.y - baselineOf(styles.title);
  canvas.begin(sheet.document.add('P'));
  for (const line of shown) {
    canvas.show(line, sheet.right - sheet.measure(line, style), y, style);
    y -= style.leading;
  }
  canvas.end();
  return y + baselineOf(style);
}

/** Draws rows, the first of whose values is the one people quote, and further ones beside them on the right half. */
function drawRows(sheet: Sheet, rows: readonly Row[], beside: readonly Row[]): void {
  const end = beside.length === 0 ? sheet.right : sheet.middle - GUTTER;
  const cells = [
    layOutRows(sheet, rows, { left: sheet.left, right: end, gap: ROW_GAP, first: styles.strong }),
    layOutRows(sheet, beside, { left: sheet.middle, right: sheet.right, gap: ROW_GAP, first: styles.body }),
  ];
  for (let index = 0; index < Math.max(rows.length, beside.length); index++) {
    flowCells(
      sheet,
      cells.flatMap((column) => column[index] ?? []),
    );
    sheet.y -= META_LEADING;
  }
}
