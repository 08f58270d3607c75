import type { StructureElement } from '../../../formats/pdf/structure.ts';
import { formatDate } from '../date-format.ts';
import type { Labels } from '../labels/labels.ts';
import type { Invoice } from '../schema.ts';
import { flowCells } from './cells.ts';
import type { Sheet } from './sheet.ts';
import { BADGE_GREEN, baselineOf, styles } from './style.ts';
import { oneLine } from './text.ts';

const BADGE_PADDING = 7;
const BADGE_HEIGHT = 17;
const WORDMARK_LINES = 4;
const META_LEADING = 4;

/** The title with its badge, the wordmark opposite, and what identifies the document. */
export function drawHeading(sheet: Sheet, invoice: Invoice, labels: Labels): void {
  const titleEnd = drawTitle(sheet, invoice, labels);
  const below = drawWordmark(sheet, invoice.logo_text ?? '', titleEnd + 24);
  sheet.y = Math.min(sheet.y - styles.title.leading, below) - 14;
  const rows: [label: string, value: string][] = [
    [labels.number[invoice.kind], oneLine(invoice.number)],
    [labels.issued, formatDate(invoice.date, labels.dates)],
  ];
  if (invoice.due !== undefined) rows.push([labels.due, formatDate(invoice.due, labels.dates)]);
  drawRows(sheet, rows);
}

/** Draws the title, and the badge after it; returns where they end. */
function drawTitle(sheet: Sheet, { kind, paid }: Invoice, labels: Labels): number {
  const { canvas } = sheet;
  const title = labels.titles[kind];
  const baseline = sheet.y - baselineOf(styles.title);
  canvas.begin(sheet.document.add('H1'));
  canvas.show(title, sheet.left, baseline, styles.title);
  canvas.end();
  const end = sheet.left + sheet.measure(title, styles.title);
  if (!paid) return end;
  const width = sheet.measure(labels.paid, styles.badge) + 2 * BADGE_PADDING;
  const box = {
    x: end + 12,
    y: sheet.y - (styles.title.leading + BADGE_HEIGHT) / 2,
    width,
    height: BADGE_HEIGHT,
  };
  canvas.fillRounded({ ...box, radius: 4 }, BADGE_GREEN);
  canvas.begin(sheet.document.add('P'));
  const middle = (BADGE_HEIGHT - styles.badge.leading) / 2;
  const top = box.y + BADGE_HEIGHT - middle;
  canvas.show(labels.paid, box.x + BADGE_PADDING, top - baselineOf(styles.badge), styles.badge);
  canvas.end();
  return box.x + width;
}

/** Draws the wordmark flush right, beside what reaches to `from`; returns the height below it. */
function drawWordmark(sheet: Sheet, text: string, from: number): number {
  const { canvas } = sheet;
  const style = styles.wordmark;
  if (text.trim() === '') return sheet.y;
  const lines = sheet.lines(text.trim(), style, Math.max(sheet.right - from, 120));
  const shown = lines.slice(0, WORDMARK_LINES);
  if (lines.length > shown.length) shown.push(`${shown.pop()!.trimEnd()}\u2026`);
  let y = sheet.y - baselineOf(styles.title);
  canvas.begin(sheet.document.add('P'));
  for (const line of shown) {
    canvas.show(line, sheet.right - sheet.measure(line.trimEnd(), style), y, style);
    y -= style.leading;
  }
  canvas.end();
  return y + baselineOf(style);
}

/** Labels in one column, values in the next; the first value is the one people quote. */
function drawRows(sheet: Sheet, rows: readonly (readonly [string, string])[]): void {
  const widest = Math.max(...rows.map(([label]) => sheet.measure(label, styles.label)));
  const x = sheet.left + Math.ceil(widest) + 20;
  for (const [index, [label, value]] of rows.entries()) {
    const style = index === 0 ? styles.strong : styles.body;
    const element: StructureElement = sheet.document.add('P');
    flowCells(sheet, [
      { element, lines: [label], style: styles.label, x: sheet.left, align: 'left' },
      { element, lines: sheet.wrap(value, style, sheet.right - x), style, x, align: 'left' },
    ]);
    sheet.y -= META_LEADING;
  }
}
