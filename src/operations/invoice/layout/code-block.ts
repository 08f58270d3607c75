import { symbolPath } from '../../../formats/pdf/pictures/symbol-path.ts';
import type { QrSymbol } from '../../../formats/qr/symbol.ts';
import type { SetLine } from '../../../formats/typesetting/set-lines.ts';
import type { Labels } from '../labels/labels.ts';
import { drawCells } from './cells.ts';
import type { Row } from './rows.ts';
import type { Sheet } from './sheet.ts';
import { FLOOR, styles } from './style.ts';
import { type DrawnTotals, ROW_PADDING } from './totals-block.ts';

/** 28 mm: the modules of a long payment are then 0.4 mm wide, and most are 0.6. */
const CODE_SIZE = (28 / 25.4) * 72;

/** Quiet zone: ISO/IEC 18004:2015 5.3.8 asks for four modules, which in the smallest payment are 11 points. */
const SPACE_ABOVE_CODE = 10;
const SPACE_BELOW_CODE = 9;
const GAP = 14;

const SPACE_ABOVE = 20;
const ROW_SPACE = 4;
const GUTTER = 16;

/** Lines of a label and, below it, of its value. */
interface Pair {
  readonly label: readonly SetLine[];
  readonly value: readonly SetLine[];
}

/** Where to pay, with a code, measured before it is drawn. */
export interface CodeBlock {
  readonly symbol: QrSymbol;
  readonly labels: Labels['payment'];
  /** The lines beside the totals, undefined where an account number is too wide for that. */
  readonly beside: readonly Pair[] | undefined;
  /** Height from the top of the totals, 0 where it cannot be beside them. */
  readonly heightBeside: number;
  /** The lines in the width of the page. */
  readonly below: readonly Pair[];
}

/** Sets the block; `totalsLeft` is the left end of the totals. */
export function layOutCodeBlock(
  sheet: Sheet,
  { rows, symbol, labels }: { rows: readonly Row[]; symbol: QrSymbol; labels: Labels['payment'] },
  totalsLeft: number,
): CodeBlock {
  const widthBeside = totalsLeft - GUTTER - textLeft(sheet);
  // Account numbers stay on one line, references need not.
  const widest = Math.max(...rows.map(([, value]) => widestWord(sheet, value)));
  const beside = widest <= widthBeside ? pairsOf(sheet, rows, widthBeside) : undefined;
  return {
    symbol,
    labels,
    beside,
    heightBeside: beside === undefined ? 0 : heightOf(beside),
    below: pairsOf(sheet, rows, sheet.right - textLeft(sheet)),
  };
}

/** Draws the block unbroken: beside the totals, and below them where it does not fit there. */
export function drawCodeBlock(sheet: Sheet, block: CodeBlock, { top }: DrawnTotals): void {
  const { beside, heightBeside, below } = block;
  const bottom = sheet.y;
  if (beside !== undefined && top !== undefined && top - heightBeside >= FLOOR) {
    sheet.y = top;
    drawParts(sheet, block, beside);
    sheet.y = Math.min(sheet.y, bottom);
  } else {
    sheet.y -= SPACE_ABOVE;
    sheet.require(heightOf(below));
    drawParts(sheet, block, below);
  }
}

function textLeft(sheet: Sheet): number {
  return sheet.left + CODE_SIZE + GAP;
}

function widestWord(sheet: Sheet, text: string): number {
  return Math.max(...text.split(' ').map((word) => sheet.measure(word, styles.body)));
}

function pairsOf(sheet: Sheet, rows: readonly Row[], width: number): Pair[] {
  return rows.map(([label, value]) => ({
    label: sheet.wrap(label, styles.columnHead, width),
    value: sheet.wrap(value, styles.body, width).map(withPlainBlanks),
  }));
}

/** Once the lines are broken a plain blank does: a no-break space needs the full set of the font, which is 3 KB more. */
function withPlainBlanks(line: SetLine): SetLine {
  return typeof line === 'string' ? line.replaceAll('\u00a0', ' ') : line;
}

/** Height from the upper end: of the code with its caption or of the lines, whichever is higher. */
function heightOf(pairs: readonly Pair[]): number {
  const text = pairs.reduce(
    (sum, { label, value }) =>
      sum + ROW_SPACE + label.length * styles.columnHead.leading + value.length * styles.body.leading,
    ROW_PADDING + styles.strong.leading,
  );
  return Math.max(SPACE_ABOVE_CODE + CODE_SIZE + SPACE_BELOW_CODE + styles.columnHead.leading, text);
}

/** Draws the block from `sheet.y`, the code on the left, and moves below it. */
function drawParts(sheet: Sheet, { symbol, labels }: CodeBlock, pairs: readonly Pair[]): void {
  const top = sheet.y - SPACE_ABOVE_CODE;
  const base = top - CODE_SIZE;
  sheet.y -= ROW_PADDING;
  drawLines(sheet, labels.title, pairs);
  const bottom = sheet.y;
  const figure = sheet.document.add('Figure');
  figure.alternative = labels.code;
  figure.box = { edges: [sheet.left, base, sheet.left + CODE_SIZE, top], placement: 'Block' };
  sheet.canvas.draw(figure, symbolPath(symbol, { left: sheet.left, top, size: CODE_SIZE }));
  sheet.y = base - SPACE_BELOW_CODE;
  const caption = sheet.document.add('P');
  const style = styles.columnHead;
  const lines = [labels.scan];
  drawCells(sheet, [{ element: caption, lines, style, x: sheet.left, align: 'left' }], 0, 1);
  sheet.y = Math.min(sheet.y, bottom);
}

/** The heading, and the labels above their values. */
function drawLines(sheet: Sheet, title: string, pairs: readonly Pair[]): void {
  const place = { x: textLeft(sheet), align: 'left' } as const;
  const heading = { element: sheet.document.add('H2'), lines: [title], style: styles.strong, ...place };
  drawCells(sheet, [heading], 0, 1);
  for (const { label, value } of pairs) {
    const element = sheet.document.add('P');
    sheet.y -= ROW_SPACE;
    drawCells(sheet, [{ element, lines: label, style: styles.columnHead, ...place }], 0, label.length);
    drawCells(sheet, [{ element, lines: value, style: styles.body, ...place }], 0, value.length);
  }
}
