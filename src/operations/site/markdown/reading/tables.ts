import { HOLDS_CODE, HOLDS_HEADING, HOLDS_TABLE, type PageElement, textStart } from './element.ts';

/** Columns of a table that are written as one. */
const MAX_COLUMNS = 100;

/** Cells of a table that are written as one. */
const MAX_CELLS = 100_000;

const MAX_COLUMN_SPAN = 50;
const MAX_ROW_SPAN = 1000;

/** The rows of a table, each with its cells. */
export interface TableRows {
  readonly rows: readonly (readonly PageElement[])[];
  /** Whether the first row is in a head. */
  readonly hasHead: boolean;
  /** What is in the table beside its rows: a caption, and what belongs in no table. */
  readonly others: readonly PageElement[];
}

/** The rows of a table as they are shown: the head first and the foot last, wherever they are in the page (HTML 4.9.5, 4.9.7). */
export function rowsOf(table: PageElement): TableRows {
  const heads: (readonly PageElement[])[] = [];
  const bodies: (readonly PageElement[])[] = [];
  const feet: (readonly PageElement[])[] = [];
  const others: PageElement[] = [];
  const gather = (group: PageElement, rows: (readonly PageElement[])[]): void => {
    for (const child of group.children) {
      if (typeof child === 'string' || child.tag === 'colgroup' || child.tag === 'col') continue;
      if (child.tag === 'tr') {
        const cells = child.children.filter(isCell);
        if (cells.length > 0) rows.push(cells);
      } else if (child.tag === 'tbody') gather(child, rows);
      else if (child.tag === 'thead') gather(child, heads);
      else if (child.tag === 'tfoot') gather(child, feet);
      else others.push(child);
    }
  };
  gather(table, bodies);
  return { rows: [...heads, ...bodies, ...feet], hasHead: heads.length > 0, others };
}

function isCell(node: PageElement | string): node is PageElement {
  return typeof node !== 'string' && (node.tag === 'td' || node.tag === 'th');
}

/** Whether a table only places what is in it. */
export function isLayout(table: PageElement, { rows, hasHead }: TableRows): boolean {
  const role = table.get('role');
  if (role === 'presentation' || role === 'none') return true;
  if (rows.every((cells) => cells.length <= 1)) return true;
  if ((table.holds & (HOLDS_TABLE | HOLDS_HEADING | HOLDS_CODE)) !== 0)
    return !hasHead && !rows[0]!.every(({ tag }) => tag === 'th');
  return rows.length === 1 && !rows[0]!.some(({ tag }) => tag === 'th');
}

/** A table of GFM as lines: a head, its delimiter row, and the rows; cells that others span are empty. */
export function writeTable(
  { rows, hasHead }: TableRows,
  cellText: (cell: PageElement) => string,
): readonly string[] {
  const grid = gridOf(rows);
  const columns = grid.reduce((most, row) => Math.max(most, row.length), 0);
  const texts = grid.map((row) => row.map((cell) => (cell === undefined ? '' : cellText(cell))));
  if (columns > MAX_COLUMNS) return texts.map((row) => row.filter(Boolean).join(' \\| '));
  const isHead = hasHead || (rows[0] ?? []).every((cell) => cell.tag === 'th' || isBlank(cell));
  const head = isHead ? texts.shift()! : [];
  const delimiters = Array.from({ length: columns }, (_, at) => delimiterOf(grid, at));
  // A row may have less cells than the head. Where most do, filling them up would be most of the answer.
  const cells = texts.reduce((sum, row) => sum + row.length, columns);
  const fill = columns * texts.length <= MAX_FILLED * cells ? columns : 0;
  return [lineOf(head, columns), lineOf(delimiters, 0), ...texts.map((row) => lineOf(row, fill))];
}

/** Whether a cell shows nothing, such as the corner of a table. */
function isBlank(cell: PageElement): boolean {
  return cell.holds === 0 && textStart(cell, MAX_BLANK).trim() === '';
}

/** Characters of white space in a cell that shows nothing. */
const MAX_BLANK = 200;

/** Times as many cells as there are that are written with the empty ones. */
const MAX_FILLED = 4;

function lineOf(row: readonly string[], columns: number): string {
  const cells = row.length < columns ? [...row, ...Array<string>(columns - row.length).fill('')] : row;
  return `| ${cells.join(' | ')} |`;
}

/** The cells by row and column; undefined where another cell spans. */
function gridOf(rows: TableRows['rows']): readonly (PageElement | undefined)[][] {
  const grid: (PageElement | undefined)[][] = [];
  /** How many more rows each column is spanned by a cell above. */
  const spanned: number[] = [];
  let left = MAX_CELLS;
  for (const cells of rows) {
    const row: (PageElement | undefined)[] = [];
    const skip = (): void => {
      while (left > 0 && (spanned[row.length] ?? 0) > 0) {
        left--;
        spanned[row.length]!--;
        row.push(undefined);
      }
    };
    for (const cell of cells) {
      skip();
      const width = spanOf(cell.get('colspan'), Math.min(MAX_COLUMN_SPAN, Math.max(1, left)));
      const height = spanOf(cell.get('rowspan'), MAX_ROW_SPAN);
      for (let column = 0; column < width; column++) {
        spanned[row.length] = height - 1;
        row.push(column === 0 ? cell : undefined);
      }
      left -= width;
    }
    skip();
    grid.push(row);
  }
  return grid;
}

function spanOf(text: string, most: number): number {
  const span = Number.parseInt(text, 10);
  return Number.isNaN(span) ? 1 : Math.max(1, Math.min(most, span));
}

/** The alignment of a column, as its first cells state it (GFM 4.10). */
function delimiterOf(grid: readonly (PageElement | undefined)[][], column: number): string {
  for (const row of grid.slice(0, 2)) {
    const cell = row[column];
    if (cell === undefined) continue;
    const align = cell.get('align') || /text-align\s*:\s*(\w+)/.exec(cell.get('style'))?.[1];
    if (align === 'right' || align === 'end') return '--:';
    if (align === 'center') return ':-:';
    if (align === 'left' || align === 'start') return ':--';
  }
  return '---';
}
