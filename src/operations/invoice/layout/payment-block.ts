import type { QrSymbol } from '../../../formats/qr/symbol.ts';
import { oneLine } from '../../../formats/typesetting/printable.ts';
import type { Labels } from '../labels/labels.ts';
import type { Invoice } from '../schema.ts';
import { flowCells } from './cells.ts';
import { type CodeBlock, drawCodeBlock, layOutCodeBlock } from './code-block.ts';
import { layOutRows, type Row, rowsWidth } from './rows.ts';
import type { Sheet } from './sheet.ts';
import { FLOOR, styles } from './style.ts';
import { type DrawnTotals, ROW_PADDING } from './totals-block.ts';

const SPACE_ABOVE = 20;
const SPACE_BELOW_HEADING = 3;
const ROW_SPACE = 4;
const ROW_GAP = 14;
const GUTTER = 16;

/** Where to pay: account, bank and reference, and the code that says the same. */
export interface PaymentBlock {
  readonly rows: readonly Row[];
  readonly title: string;
  readonly code: CodeBlock | undefined;
  /** Height beside the totals that the last row of the table leaves for the code. */
  readonly heightBeside: number;
}

/** Sets the block; `totalsLeft` is the left end of the totals. */
export function layOutPayment(
  sheet: Sheet,
  {
    invoice,
    symbol,
    labels,
  }: { readonly invoice: Invoice; readonly symbol: QrSymbol | undefined; readonly labels: Labels },
  totalsLeft: number,
): PaymentBlock {
  const rows = rowsOf(invoice, labels);
  const code = symbol && layOutCodeBlock(sheet, { rows, symbol, labels: labels.payment }, totalsLeft);
  return { rows, title: labels.payment.title, code, heightBeside: code?.heightBeside ?? 0 };
}

/**
 * Draws the block below a heading. It is placed beside the totals where both fit, so that most documents stay on their
 * page, and below them otherwise.
 */
export function drawPaymentBlock(
  sheet: Sheet,
  { rows, title, code }: PaymentBlock,
  totals: DrawnTotals,
): void {
  if (code !== undefined) drawCodeBlock(sheet, code, totals);
  else if (rows.length > 0) drawAccount(sheet, rows, title, totals);
}

function drawAccount(sheet: Sheet, rows: readonly Row[], title: string, totals: DrawnTotals): void {
  const bottom = sheet.y;
  const right = totals.left - GUTTER;
  const height =
    styles.strong.leading + SPACE_BELOW_HEADING + rows.length * (styles.body.leading + ROW_SPACE);
  const isBeside =
    totals.top !== undefined &&
    totals.top - ROW_PADDING - height >= FLOOR &&
    sheet.left + rowsWidth(sheet, rows, ROW_GAP) <= right;
  if (isBeside) sheet.y = totals.top - ROW_PADDING;
  else {
    sheet.y -= SPACE_ABOVE;
    sheet.require(height);
  }
  drawRows(sheet, rows, isBeside ? right : sheet.right, title);
  if (isBeside) sheet.y = Math.min(sheet.y, bottom);
}

/** What was sent of account, bank and reference. */
function rowsOf({ iban, bic, payment_reference: reference }: Invoice, { payment }: Labels): Row[] {
  const rows: Row[] = [];
  if (iban !== undefined) rows.push(['IBAN', inGroups(iban)]);
  if (bic !== undefined) rows.push(['BIC', bic]);
  if (reference !== undefined) rows.push([payment.reference, oneLine(reference)]);
  return rows;
}

/** ISO 13616-1, 5.2: on paper an account number is in groups of four, which stay on one line. */
function inGroups(iban: string): string {
  return iban.replace(/.{4}(?=.)/g, '$&\u00a0');
}

function drawRows(sheet: Sheet, rows: readonly Row[], right: number, title: string): void {
  const place = { x: sheet.left, align: 'left' } as const;
  const heading = { element: sheet.document.add('H2'), lines: [title], style: styles.strong, ...place };
  flowCells(sheet, [heading]);
  sheet.y -= SPACE_BELOW_HEADING;
  for (const cells of layOutRows(sheet, rows, {
    left: sheet.left,
    right,
    gap: ROW_GAP,
    first: styles.body,
  })) {
    flowCells(sheet, cells);
    sheet.y -= ROW_SPACE;
  }
}
