import type { StructureElement } from '../../../formats/pdf/structure/structure.ts';
import { oneLine, paragraphsOf } from '../../../formats/typesetting/printable.ts';
import type { AdjustmentTotals, Totals } from '../amounts/totals.ts';
import type { Labels } from '../labels/labels.ts';
import { unitText } from '../labels/unit-words.ts';
import { formatMoney, formatPrice, formatQuantity, formatRate } from '../printed/number-format.ts';
import type { Invoice } from '../schema.ts';
import { adjustmentText, effectOf } from './adjustment-text.ts';
import { type Cell, drawCells, lineCount, linesHere } from './cells.ts';
import { type Columns, placeColumns } from './columns.ts';
import { itemDetails } from './item-details.ts';
import type { Sheet } from './sheet.ts';
import { baselineOf, HAIRLINE, HEAD_RULE, styles } from './style.ts';

const ROW_PADDING = 6.5;
const HEAD_HEIGHT = 18;

/** Rows up to this height stay on one page. */
const WHOLE_UP_TO = 180;

/** A row as texts: its description with what is known of the item, then its figures. */
interface Row {
  readonly description: string;
  readonly details: readonly string[];
  readonly figures: readonly string[];
}

interface Table {
  readonly columns: Columns;
  readonly head: readonly string[];
  readonly element: StructureElement;
}

/** An invoice with its totals, and the words for them. */
interface Stated {
  readonly invoice: Invoice;
  readonly totals: Totals;
  readonly labels: Labels;
}

/**
 * Draws the table of items: a head, repeated on each page that has rows, and rows that stay whole where they can.
 * The last row stays with the totals, `below` points high.
 */
export function drawTable(sheet: Sheet, { invoice, totals, labels }: Stated, below: number): void {
  const { rows, head } = textsOf(invoice, totals, labels);
  const titles = head.slice(1).map((title) => sheet.measure(title, styles.columnHead));
  const widths = titles.map((title, index) =>
    rows.reduce(
      (widest, { figures }) => Math.max(widest, sheet.measure(figures[index]!, styles.body)),
      title,
    ),
  );
  const columns = placeColumns(sheet.width, widths, titles);
  const table: Table = { columns, head, element: sheet.document.add('Table') };
  for (const [index, row] of rows.entries()) {
    const cells = cellsOf(sheet, table, row);
    if (index === 0) {
      sheet.require(HEAD_HEIGHT + firstPiece(cells));
      drawHead(sheet, table, true);
      // The heading cells come before the first row's in the tree.
      table.element.kids.unshift(table.element.kids.pop()!);
    }
    drawRow(sheet, table, cells, index === rows.length - 1 ? below : 0);
  }
}

/** The texts of the cells. The tax column exists only when something is taxed. */
function textsOf(invoice: Invoice, { lines, isTaxed }: Totals, labels: Labels) {
  const { items, currency, language, tax_name: taxName, prices_include_tax: isGross = false } = invoice;
  const { numbers } = labels;
  const columns = isGross ? { ...labels.columns, ...labels.grossColumns } : labels.columns;
  const rows = items.map((item, index): Row => {
    const { description, qty, unit_price, unit } = item;
    const { rate, amount, gross = amount, adjustments = [] } = lines[index]!;
    return {
      description,
      details: [...adjustments.map(adjustmentLine), ...itemDetails(item, language, labels)],
      figures: [
        quantity(formatQuantity(qty, numbers), unit === undefined ? '' : unitText(unit, qty, language)),
        formatPrice(unit_price, currency, numbers),
        ...(isTaxed ? [formatRate(rate, numbers)] : []),
        formatMoney(gross, currency, numbers),
      ],
    };
  });
  const tax = isTaxed ? [taxName === undefined ? columns.tax : oneLine(taxName)] : [];
  return { rows, head: [columns.description, columns.quantity, columns.unitPrice, ...tax, columns.amount] };

  function adjustmentLine(adjustment: AdjustmentTotals): string {
    const effect = formatMoney(effectOf(adjustment), currency, numbers);
    return `${adjustmentText(adjustment, invoice, labels)}: ${effect}`;
  }
}

/** Signs of units have at most three characters, and so have a few words. */
const SHORT_UNIT = 3;

/** A quantity with its unit behind it. They stay together, but a word goes below its number where the column is tight. */
function quantity(text: string, unit: string): string {
  if (unit === '') return text;
  return unit.length <= SHORT_UNIT ? `${text}\u00a0${unit}` : `${text} ${unit}`;
}

function cellsOf(sheet: Sheet, { columns, element }: Table, { description, details, figures }: Row): Cell[] {
  const row = element.add('TR');
  const style = styles.body;
  const paragraphs = paragraphsOf(description.trim());
  if (details.length > 0) paragraphs.push(...details);
  const first = sheet.wrap(paragraphs[0]!, style, columns.description);
  const cells: Cell[] = [
    {
      element: row.add('TD'),
      lines:
        paragraphs.length === 1
          ? first
          : [...first, ...sheet.wrapAll(paragraphs.slice(1), style, columns.description)],
      // Further lines of a description are details.
      style: styles.label,
      head: { lines: first.length, style },
      x: sheet.left,
      align: 'left',
    },
  ];
  for (const [index, text] of figures.entries()) {
    const { right, width } = columns.figures[index]!;
    const x = sheet.left + right;
    const lines = columns.areTight ? sheet.wrap(text, style, width) : [text];
    cells.push({ element: row.add('TD'), lines, style, x, align: 'right' });
  }
  return cells;
}

/** Height of the part that must be on the page where a row begins. */
function firstPiece(cells: readonly Cell[]): number {
  const height = rowHeight(lineCount(cells));
  return height <= WHOLE_UP_TO ? height : rowHeight(3);
}

function rowHeight(lines: number): number {
  return lines * styles.body.leading + 2 * ROW_PADDING;
}

function drawRow(sheet: Sheet, table: Table, cells: readonly Cell[], below: number): void {
  const total = lineCount(cells);
  const height = rowHeight(total);
  const isWhole = height <= WHOLE_UP_TO;
  if (isWhole) {
    const wanted = height + below <= sheet.pageRoom - HEAD_HEIGHT ? height + below : height;
    if (sheet.room < wanted) turnPage(sheet, table);
  }
  for (let from = 0; from < total; ) {
    const fit = Math.floor((sheet.room - 2 * ROW_PADDING) / styles.body.leading);
    const count = isWhole ? total : linesHere(total - from, fit);
    if (count === 0) {
      turnPage(sheet, table);
      continue;
    }
    sheet.y -= ROW_PADDING;
    drawCells(sheet, cells, from, from + count);
    sheet.y -= ROW_PADDING;
    sheet.canvas.rule(sheet.left, sheet.right, sheet.y, HAIRLINE);
    from += count;
  }
}

function turnPage(sheet: Sheet, table: Table): void {
  sheet.newPage();
  drawHead(sheet, table, false);
}

/** The titles of the columns. Repeated ones are not read aloud again. */
function drawHead(sheet: Sheet, { columns, head, element }: Table, isFirst: boolean): void {
  const { canvas } = sheet;
  const style = styles.columnHead;
  const y = sheet.y - baselineOf(style);
  const row = isFirst ? element.add('TR') : undefined;
  for (const [index, title] of head.entries()) {
    if (row === undefined) canvas.beginArtifact();
    else canvas.begin(row.add('TH'));
    const right = columns.figures[index - 1]?.right;
    const x = right === undefined ? sheet.left : sheet.left + right - sheet.measure(title, style);
    canvas.show(title, x, y, style);
    canvas.end();
  }
  sheet.y -= HEAD_HEIGHT;
  canvas.rule(sheet.left, sheet.right, sheet.y, HEAD_RULE);
}
