import type { TextStyle } from '../../../formats/pdf/canvas.ts';
import type { StructureElement } from '../../../formats/pdf/structure/structure.ts';
import type { SetLine } from '../../../formats/typesetting/set-lines.ts';
import type { Sheet } from './sheet.ts';
import { baselineOf } from './style.ts';

/** Lines in a column of their own. */
export interface Cell {
  readonly element: StructureElement;
  readonly lines: readonly SetLine[];
  readonly style: TextStyle;
  /** Style of the first lines, where it differs; its leading is the same. */
  readonly head?: { readonly lines: number; readonly style: TextStyle };
  /** Left end of the lines, or right end when they are aligned there. */
  readonly x: number;
  readonly align: 'left' | 'right';
}

/** Lines of a piece that is split between pages: fewer on either side look lost. */
const MIN_LINES = 3;

/** Lines of the longest cell. */
export function lineCount(cells: readonly Cell[]): number {
  return cells.reduce((most, { lines }) => Math.max(most, lines.length), 0);
}

/**
 * How many of `total` lines to set where `fit` have room: all, or as many as leave at least three on either side,
 * or none.
 */
export function linesHere(total: number, fit: number): number {
  if (total <= fit) return total;
  const count = Math.min(fit, total - MIN_LINES);
  return count >= MIN_LINES ? count : 0;
}

/** Draws lines `from` to `to` of cells beside each other, the first one's top at `sheet.y`, and moves below them. */
export function drawCells(sheet: Sheet, cells: readonly Cell[], from: number, to: number): void {
  for (const cell of cells) {
    const end = Math.min(to, cell.lines.length);
    if (from < end) drawLines(sheet, cell, from, end);
  }
  sheet.y -= (to - from) * cells[0]!.style.leading;
}

/** Draws cells beside each other, over as many pages as they need. */
export function flowCells(sheet: Sheet, cells: readonly Cell[]): void {
  const total = lineCount(cells);
  const { leading } = cells[0]!.style;
  for (let from = 0; from < total; ) {
    const count = linesHere(total - from, Math.floor(sheet.room / leading));
    if (count === 0) {
      sheet.newPage();
      continue;
    }
    drawCells(sheet, cells, from, from + count);
    from += count;
  }
}

function drawLines(sheet: Sheet, cell: Cell, from: number, to: number): void {
  const { canvas } = sheet;
  const { element, lines, style, head, align } = cell;
  let y = sheet.y - baselineOf(style);
  canvas.begin(element);
  let last: TextStyle | undefined;
  for (let index = from; index < to; index++) {
    const line = index === lines.length - 1 ? parted(lines[index]!) : lines[index]!;
    const own = head !== undefined && index < head.lines ? head.style : style;
    if (align === 'right') canvas.show(line, cell.x - sheet.measure(line, own), y, own);
    else if (own === last) canvas.showBelow(line);
    else canvas.show(line, cell.x, y, own);
    last = own;
    y -= style.leading;
  }
  canvas.end();
}

/** The last line of a cell: what follows in the same element is another word (ISO 32000-1 14.8.2.5). */
function parted(line: SetLine): SetLine {
  return typeof line !== 'string' || line.endsWith(' ') ? line : `${line} `;
}
