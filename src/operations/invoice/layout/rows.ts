import type { TextStyle } from '../../../formats/pdf/canvas.ts';
import type { Cell } from './cells.ts';
import type { Sheet } from './sheet.ts';
import { styles } from './style.ts';

/** A label and its value. */
export type Row = readonly [label: string, value: string];

/** Where rows are placed, in points. */
export interface RowsLayout {
  readonly left: number;
  readonly right: number;
  /** White between the widest label and the values. */
  readonly gap: number;
  /** Style of the first value. */
  readonly first: TextStyle;
}

/**
 * The cells of each row: labels in one column, values in the next, wrapped at the right end. Each row is a paragraph of the document, in their order.
 */
export function layOutRows(
  sheet: Sheet,
  rows: readonly Row[],
  { left, right, gap, first }: RowsLayout,
): Cell[][] {
  const x = left + Math.ceil(labelWidth(sheet, rows)) + gap;
  return rows.map(([label, value], index) => {
    const style = index === 0 ? first : styles.body;
    const element = sheet.document.add('P');
    return [
      { element, lines: [label], style: styles.label, x: left, align: 'left' },
      { element, lines: sheet.wrap(value, style, right - x), style, x, align: 'left' },
    ];
  });
}

/** Width in points of rows whose values do not wrap. */
export function rowsWidth(sheet: Sheet, rows: readonly Row[], gap: number): number {
  const widest = Math.max(...rows.map(([, value]) => sheet.measure(value, styles.body)));
  return Math.ceil(labelWidth(sheet, rows)) + gap + widest;
}

function labelWidth(sheet: Sheet, rows: readonly Row[]): number {
  return Math.max(...rows.map(([label]) => sheet.measure(label, styles.label)));
}
