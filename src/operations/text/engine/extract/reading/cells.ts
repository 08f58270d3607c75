import type { Line, Page } from './page.ts';

/** Cells between bars, tabs, runs of spaces or of dots. */
const BORDER = /([ ]*\|[ ]*|[ ]*\t[ \t]*|[ ]{2,}|[ ]?(?:\.{3,}|\u2026|_{3,})[ ]?|[ ]\.{1,2}[ ])/;

/** A cell of a row, without the white space around it. */
export interface Cell {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The cells of a line: between bars, tabs, runs of spaces or of dots. */
export function cellsOf(line: Line | undefined): Cell[] {
  if (line === undefined || line.text.length > 400) return [];
  const cells: Cell[] = [];
  let at = line.start;
  for (const [index, piece] of line.text.split(BORDER).entries()) {
    const text = piece.trim();
    // Cells and borders come in turn.
    if (index % 2 === 0 && text !== '')
      cells.push({ text, start: at + piece.indexOf(text), end: at + piece.indexOf(text) + text.length });
    at += piece.length;
  }
  return cells;
}

/** The row after a line; the rule under the head of a table is skipped. */
export function nextRow(page: Page, at: number): Line | undefined {
  const next = page.lines[at + 1];
  return next !== undefined && /^[\s|:-]+$/.test(next.text) ? page.lines[at + 2] : next;
}

/** A few words without figures, as over a column. */
export function isTitle(text: string): boolean {
  return /^\p{L}/u.test(text) && !/\d/.test(text) && text.split(' ').length <= 4;
}
