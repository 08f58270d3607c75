import type { QrSymbol } from '../../../formats/qr/symbol.ts';
import type { SetLine } from '../../../formats/typesetting/set-lines.ts';
import { isCreditNote } from '../codes/document-type.ts';
import type { Labels } from '../labels/labels.ts';
import type { Sums } from '../payment/payment.ts';
import { flowCells } from './cells.ts';
import { type CodeBlock, drawCodeBlock, layOutCodeBlock } from './code-block.ts';
import { type PaymentSection, paymentSections } from './payment-sections.ts';
import { layOutRows, rowsWidth } from './rows.ts';
import type { Sheet } from './sheet.ts';
import { FLOOR, styles } from './style.ts';
import { type DrawnTotals, ROW_PADDING } from './totals-block.ts';

const SPACE_ABOVE = 20;
const SPACE_BETWEEN = 10;
const SPACE_BELOW_HEADING = 3;
const ROW_SPACE = 4;
const ROW_GAP = 14;
const GUTTER = 16;

/** Where wide totals leave less beside them, the block is below. */
const MIN_WIDTH = 120;

/** Where or how to pay: account, bank and reference, and the code that says the same. */
export interface PaymentBlock {
  readonly sections: readonly PaymentSection[];
  readonly code: CodeBlock | undefined;
  /** Height beside the totals that the last row of the table leaves for the code. */
  readonly heightBeside: number;
}

/** Sets the block; `totalsLeft` is the left end of the totals. */
export function layOutPayment(
  sheet: Sheet,
  { sums, symbol, labels }: { sums: Sums; symbol: QrSymbol | undefined; labels: Labels },
  totalsLeft: number,
): PaymentBlock {
  const { invoice, totals } = sums;
  const isOwed = invoice.kind === 'invoice' && !isCreditNote(invoice) && totals.due > 0;
  const sections = paymentSections(invoice, { labels, isOwed });
  // A code is for a transfer, which is then the only means.
  const rows = sections[0]?.rows ?? [];
  const code = symbol && layOutCodeBlock(sheet, { rows, symbol, labels: labels.payment }, totalsLeft);
  return { sections, code, heightBeside: code?.heightBeside ?? 0 };
}

/**
 * Draws the block below a heading. It is placed beside the totals where both fit, so that most documents stay on their
 * page, and below them otherwise.
 */
export function drawPaymentBlock(sheet: Sheet, { sections, code }: PaymentBlock, totals: DrawnTotals): void {
  if (code !== undefined) drawCodeBlock(sheet, code, totals);
  else if (sections.length > 0) drawSections(sheet, sections, totals);
}

function drawSections(sheet: Sheet, sections: readonly PaymentSection[], totals: DrawnTotals): void {
  const bottom = sheet.y;
  const right = totals.left - GUTTER;
  const heightBeside = heightOf(sheet, sections, right);
  const isBeside =
    totals.top !== undefined &&
    totals.top - ROW_PADDING - heightBeside >= FLOOR &&
    sections.every(({ rows }) => sheet.left + rowsWidth(sheet, rows, ROW_GAP) <= right);
  if (isBeside) sheet.y = totals.top - ROW_PADDING;
  else {
    sheet.y -= SPACE_ABOVE;
    sheet.require(heightOf(sheet, sections, sheet.right));
  }
  for (const [index, section] of sections.entries()) {
    if (index > 0) sheet.y -= SPACE_BETWEEN;
    drawSection(sheet, section, isBeside ? right : sheet.right);
  }
  if (isBeside) sheet.y = Math.min(sheet.y, bottom);
}

/** Height of the sections, had each row one line. */
function heightOf(sheet: Sheet, sections: readonly PaymentSection[], right: number): number {
  const { leading } = styles.body;
  return sections.reduce(
    (sum, section) =>
      sum +
      styles.strong.leading +
      SPACE_BELOW_HEADING +
      sentenceHeight(sheet, section, right) +
      section.rows.length * (leading + ROW_SPACE),
    (sections.length - 1) * SPACE_BETWEEN,
  );
}

function sentenceHeight(sheet: Sheet, section: PaymentSection, right: number): number {
  const lines = sentenceLines(sheet, section, right).length;
  return lines === 0 ? 0 : lines * styles.body.leading + ROW_SPACE;
}

function sentenceLines(sheet: Sheet, { sentence }: PaymentSection, right: number): readonly SetLine[] {
  const width = Math.max(right - sheet.left, MIN_WIDTH);
  return sentence === undefined ? [] : sheet.wrap(sentence, styles.body, width);
}

function drawSection(sheet: Sheet, section: PaymentSection, right: number): void {
  const place = { x: sheet.left, align: 'left' } as const;
  const lines = [section.title];
  flowCells(sheet, [{ element: sheet.document.add('H2'), lines, style: styles.strong, ...place }]);
  sheet.y -= SPACE_BELOW_HEADING;
  const sentence = sentenceLines(sheet, section, right);
  if (sentence.length > 0) {
    const element = sheet.document.add('P');
    flowCells(sheet, [{ element, lines: sentence, style: styles.body, ...place }]);
    sheet.y -= ROW_SPACE;
  }
  for (const cells of layOutRows(sheet, section.rows, {
    left: sheet.left,
    right,
    gap: ROW_GAP,
    first: styles.body,
  })) {
    flowCells(sheet, cells);
    sheet.y -= ROW_SPACE;
  }
}
