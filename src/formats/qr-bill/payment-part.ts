import type { Canvas, Colour, TextStyle } from '../pdf/canvas.ts';
import { BOLD, type Face, REGULAR } from '../pdf/fonts/font-set.ts';
import { symbolPath } from '../pdf/pictures/symbol-path.ts';
import type { StructureElement } from '../pdf/structure/structure.ts';
import type { TextSetter } from '../pdf/text-setter.ts';
import type { QrSymbol } from '../qr/symbol.ts';
import { oneLine } from '../typesetting/printable.ts';
import { wrap } from '../typesetting/wrap.ts';
import type { QrBill } from './bill.ts';
import { type BillLanguage, billLabels } from './labels.ts';
import { BLACK, crossOperators, drawCornerMarks, drawCut, MM } from './marks.ts';
import { printedAmount } from './printed-texts.ts';
import { FIELD_GAP, type SetSections, sectionsOf, setSections, widthOfHeading } from './sections.ts';
import { SYMBOL_SIDE } from './swiss-cross.ts';

/** Width and height of a payment part with its receipt, in points: 210 x 105 mm (guidelines 3.2). */
export const PART_WIDTH: number = 210 * MM;
export const PART_HEIGHT: number = 105 * MM;

/** A bill with its symbol, and how its payment part is drawn. */
export interface PaymentPart {
  readonly bill: QrBill;
  readonly symbol: QrSymbol;
  readonly language: BillLanguage;
  /** Level of its two titles in the document. */
  readonly heading: 'H1' | 'H2';
  /** Whether it is the lower part of a page, from which it is cut off. */
  readonly isFoot: boolean;
}

/** Where something is drawn. */
interface Page {
  readonly canvas: Canvas;
  readonly setter: TextSetter;
  readonly root: StructureElement;
}

const MARGIN = 5 * MM;
const RECEIPT_WIDTH = 62 * MM;

const TITLE_SIZE = 11;
const SMALL_SIZE = 7;
const SMALL_LEADING = 8;

/** From the lower edge, where the receipt and the payment part have the same (style guide, measures). */
const AMOUNT_TOP = 37 * MM;
const INNER_TOP = PART_HEIGHT - MARGIN;

/** How much of a letter of Arial is above its baseline. */
const ASCENT = 0.905;

interface Frame {
  readonly left: number;
  readonly width: number;
}

const receipt = {
  frame: { left: MARGIN, width: 52 * MM },
  /** The information section begins below the title. */
  top: INNER_TOP - 7 * MM,
  height: 56 * MM,
  textSize: 8,
  amountAt: 12 * MM,
  field: { width: 52 * MM, height: 20 * MM },
  amountField: { width: 30 * MM, height: 10 * MM },
  acceptanceTop: 23 * MM,
} as const;

const payment = {
  /** Title, symbol and amount. */
  frame: { left: RECEIPT_WIDTH + MARGIN, width: 51 * MM },
  information: { left: RECEIPT_WIDTH + 2 * MARGIN + SYMBOL_SIDE * MM, width: 87 * MM },
  height: 85 * MM,
  textSize: 10,
  symbolTop: PART_HEIGHT - 17 * MM,
  amountAt: 15 * MM,
  field: { width: 65 * MM, height: 25 * MM },
  amountField: { width: 40 * MM, height: 15 * MM },
  further: { top: 15 * MM, width: 138 * MM },
} as const;

/**
 * Draws a payment part with its receipt in the lower 105 mm of a page that is 210 mm wide, by the measures of the SIX
 * style guide: titles, headings and texts in Arimo, which has the widths of Arial; corners of the fields that the payer
 * fills in; lines to cut along. Long texts are set smaller, down to 6 points.
 */
export function drawPaymentPart(page: Page, part: PaymentPart): void {
  drawReceipt(page, part);
  drawPayment(page, part);
  const { canvas } = page;
  drawCut(canvas, { from: [RECEIPT_WIDTH, 0], to: [RECEIPT_WIDTH, PART_HEIGHT], scissorsAt: 98 * MM });
  if (!part.isFoot) return;
  drawCut(canvas, { from: [0, PART_HEIGHT], to: [PART_WIDTH, PART_HEIGHT], scissorsAt: 9 * MM });
}

function drawReceipt(page: Page, { bill, language, heading }: PaymentPart): void {
  const labels = billLabels[language];
  const { frame, top, height, textSize, field, amountField, amountAt, acceptanceTop } = receipt;
  drawTitle(page, labels.receipt, { left: frame.left, heading });
  // Streets may be left out where the receipt is tight (guidelines 3.6.2).
  const contents = [
    { hasCreditorStreet: true, hasDebtorStreet: true },
    { hasCreditorStreet: true, hasDebtorStreet: false },
    { hasCreditorStreet: false, hasDebtorStreet: false },
  ].map((streets) => sectionsOf(bill, { labels, isReceipt: true, field, ...streets }));
  const set = setSections(page.setter, contents, { width: frame.width, height, textSize });
  drawSections(page, set, { left: frame.left, top });
  // The field is in the upper right corner, beside the heading.
  const fieldPlace = { left: frame.left + frame.width - amountField.width, top: AMOUNT_TOP };
  drawAmount(
    page,
    { bill, language },
    { frame, textSize, amountAt, field: { ...amountField, ...fieldPlace } },
  );
  const { acceptancePoint } = labels;
  const width = widthOfHeading(page.setter, acceptancePoint, 6);
  const style = styleOf(BOLD, 6, 7);
  const place = { x: frame.left + frame.width - width, y: acceptanceTop - 6 * ASCENT };
  drawLines(page, [acceptancePoint], { ...place, style });
}

function drawPayment(page: Page, { bill, symbol, language, heading }: PaymentPart): void {
  const labels = billLabels[language];
  const { frame, information, height, textSize, field, amountField, amountAt, symbolTop } = payment;
  drawTitle(page, labels.paymentPart, { left: frame.left, heading });
  drawSymbol(page, symbol, { left: frame.left, top: symbolTop });
  const fieldTop = AMOUNT_TOP - (textSize - 2) * 1.5;
  const fieldPlace = { left: frame.left + frame.width - amountField.width, top: fieldTop };
  drawAmount(
    page,
    { bill, language },
    { frame, textSize, amountAt, field: { ...amountField, ...fieldPlace } },
  );
  const all = { hasCreditorStreet: true, hasDebtorStreet: true };
  const content = sectionsOf(bill, { labels, isReceipt: false, field, ...all });
  const set = setSections(page.setter, [content], { width: information.width, height, textSize });
  drawSections(page, set, { left: information.left, top: INNER_TOP });
  drawSchemes(page, bill.schemes);
}

function drawTitle(
  page: Page,
  title: string,
  { left, heading }: { readonly left: number; readonly heading: 'H1' | 'H2' },
): void {
  const y = INNER_TOP - TITLE_SIZE * ASCENT;
  drawLines(page, [title], { x: left, y, style: styleOf(BOLD, TITLE_SIZE, TITLE_SIZE) }, heading);
}

function drawSymbol(
  { canvas, root }: Page,
  symbol: QrSymbol,
  { left, top }: { readonly left: number; readonly top: number },
): void {
  const size = SYMBOL_SIDE * MM;
  const figure = root.add('Figure');
  figure.alternative = 'Swiss QR Code';
  figure.box = { edges: [left, top - size, left + size, top], placement: 'Block' };
  canvas.draw(figure, `q ${symbolPath(symbol, { left, top, size })} Q\n${crossOperators(left, top)}`);
}

interface AmountPlace {
  readonly frame: Frame;
  readonly textSize: number;
  /** Where the amount begins, from the left end of the frame. */
  readonly amountAt: number;
  readonly field: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

function drawAmount(
  page: Page,
  { bill, language }: Pick<PaymentPart, 'bill' | 'language'>,
  { frame, textSize, amountAt, field }: AmountPlace,
): void {
  const { currency, cents } = bill;
  const labels = billLabels[language];
  const labelSize = textSize - 2;
  const y = AMOUNT_TOP - labelSize * ASCENT;
  const below = y - textSize - 3;
  const label = styleOf(BOLD, labelSize, labelSize);
  const text = styleOf(REGULAR, textSize, textSize);
  drawLines(page, [labels.currency], { x: frame.left, y, style: label });
  drawLines(page, [currency], { x: frame.left, y: below, style: text });
  drawLines(page, [labels.amount], { x: frame.left + amountAt, y, style: label });
  if (cents === undefined) drawCornerMarks(page.canvas, field);
  else drawLines(page, [printedAmount(cents)], { x: frame.left + amountAt, y: below, style: text });
}

function drawSections(
  page: Page,
  { sections, labelSize, textSize, leading, gap }: SetSections,
  { left, top }: { readonly left: number; readonly top: number },
): void {
  const label = styleOf(BOLD, labelSize, leading);
  const text = styleOf(REGULAR, textSize, leading);
  let y = top - labelSize * ASCENT;
  for (const section of sections) {
    drawLines(page, [section.label], { x: left, y, style: label });
    y -= leading;
    if (section.lines.length > 0) drawLines(page, section.lines, { x: left, y, style: text });
    y -= section.lines.length * leading;
    if (section.field !== undefined) {
      const fieldTop = y + leading - FIELD_GAP;
      drawCornerMarks(page.canvas, { left, top: fieldTop, ...section.field });
      y = fieldTop - section.field.height - leading;
    }
    y -= gap;
  }
}

/** The name of a scheme, up to the first sign that parts it, is bold; what is wider than the line is cut (guidelines 3.5.5). */
function drawSchemes(page: Page, schemes: readonly string[]): void {
  const { frame, further } = payment;
  let y = further.top - SMALL_SIZE * ASCENT;
  for (const scheme of schemes) {
    const text = oneLine(scheme);
    const [name = ''] = /^[^:;/]{1,20}[:;/]/.exec(text) ?? [];
    const nameWidth = widthOfHeading(page.setter, name, SMALL_SIZE);
    const element = page.root.add('P');
    const style = { leading: SMALL_LEADING, size: SMALL_SIZE, colour: BLACK };
    page.canvas.begin(element);
    if (name !== '') page.canvas.show(name, frame.left, y, { ...style, face: BOLD });
    const rest = cut(page.setter, text.slice(name.length), further.width - nameWidth);
    if (rest !== '') page.canvas.show(rest, frame.left + nameWidth, y, { ...style, face: REGULAR });
    page.canvas.end();
    y -= SMALL_LEADING;
  }
}

function cut(setter: TextSetter, text: string, width: number): string {
  const limit = (width * 1000) / SMALL_SIZE;
  if (setter.measure(text, REGULAR) <= limit) return text;
  const ellipsis = '\u2026';
  const plain = text.replaceAll(' ', '\u00a0');
  const [first = ''] = wrap(plain, limit - setter.measure(ellipsis, REGULAR), setter.ruler(REGULAR));
  return `${first}${ellipsis}`;
}

function styleOf(face: Face, size: number, leading: number, colour: Colour = BLACK): TextStyle {
  return { face, size, leading, colour };
}

/** Shows lines below each other as one element, the first on the baseline `y`. */
function drawLines(
  { canvas, root }: Page,
  lines: readonly string[],
  { x, y, style }: { readonly x: number; readonly y: number; readonly style: TextStyle },
  type: 'H1' | 'H2' | 'P' = 'P',
): void {
  canvas.begin(root.add(type));
  for (const [index, line] of lines.entries()) canvas.show(line, x, y - index * style.leading, style);
  canvas.end();
}
