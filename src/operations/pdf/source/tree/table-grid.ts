import { refuse } from '../../../../errors.ts';
import { flatten } from '../html/flatten.ts';
import type { Align, Block, Cell, Scope, Table } from './model.ts';

/** A cell as it is written, at its place in its row. */
export interface WrittenCell {
  /** Known when the cell ends. */
  blocks: readonly Block[];
  readonly isHead: boolean;
  readonly align: Align | undefined;
  readonly columns: number;
  readonly rows: number;
}

export interface WrittenRow {
  readonly part: 'head' | 'body' | 'foot';
  readonly cells: WrittenCell[];
}

const MAX_COLUMNS = 100;

/** Most columns of a row with those that its cells reach over. */
const MAX_REACH = 1000;

/**
 * A table of written rows; undefined for one without a cell. A cell that reaches over others is the first of them, and the
 * others are empty (HTML 4.9.12); columns in which no cell begins are left out. The first row of the head, or one of
 * heads alone, is the head of the table, and the rows of the foot are its last, wherever they are written (CSS 2.2, 17.2).
 * Refuses more than 100 columns.
 */
export function tableOf(written: readonly WrittenRow[]): Table | undefined {
  const isInOrder = written.every((row, at) => at === 0 || byPart(written[at - 1]!, row) <= 0);
  const inOrder = isInOrder ? written : [...written].sort(byPart);
  const filled = inOrder.filter(({ cells }) => cells.length > 0);
  const [first] = filled;
  if (first === undefined) return undefined;
  const placed = filled.every(isPlain) ? filled.map(({ cells }) => cells) : placeCells(filled);
  const columns = placed.reduce((most, { length }) => Math.max(most, length), 0);
  if (columns > MAX_COLUMNS) refuse('/markdown', `must have tables of at most ${MAX_COLUMNS} columns`);
  const places = Array.from({ length: columns }, (_, place) => place);
  const rows = placed.map((row) => places.map((place): Cell => flatten(row[place]?.blocks ?? [])));
  const hasHead = first.part === 'head' || (rows.length > 1 && first.cells.every(({ isHead }) => isHead));
  return {
    kind: 'table',
    aligns: places.map((place) => alignOf(placed, place)),
    head: hasHead ? rows[0]! : [],
    rows: hasHead ? rows.slice(1) : rows,
    scopes: scopesOf(placed, rows),
  };
}

const PARTS = ['head', 'body', 'foot'] as const;

function byPart(one: WrittenRow, other: WrittenRow): number {
  return PARTS.indexOf(one.part) - PARTS.indexOf(other.part);
}

/** What the head cells of a table are for: a row of them is for columns, one among others for its row (HTML 4.9.12). */
function scopesOf(placed: readonly PlacedRow[], rows: readonly (readonly Cell[])[]): Map<Cell, Scope> {
  const scopes = new Map<Cell, Scope>();
  for (const [at, cells] of placed.entries()) {
    const isOfHeads = cells.every((cell) => cell === undefined || cell.isHead);
    for (const [place, cell] of cells.entries()) {
      if (cell?.isHead) scopes.set(rows[at]![place]!, isOfHeads ? 'Column' : 'Row');
    }
  }
  return scopes;
}

/** The cells of a row by their columns. */
type PlacedRow = readonly (WrittenCell | undefined)[];

function isPlain({ cells }: WrittenRow): boolean {
  return cells.every(({ columns, rows }) => columns === 1 && rows === 1);
}

/** The cells of rows at their places, without the columns in which none begins. */
function placeCells(written: readonly WrittenRow[]): PlacedRow[] {
  const placed = reachingCells(written);
  const places = [...new Set(placed.flatMap((row) => [...row.keys()]))].sort((a, b) => a - b);
  // Refused below, before that many are made.
  const most = places.slice(0, MAX_COLUMNS + 1);
  return placed.map((row) => most.map((place) => row.get(place)));
}

/** The cells of each row by the columns of the whole table that they begin. */
function reachingCells(written: readonly WrittenRow[]): Map<number, WrittenCell>[] {
  /** How many rows more a cell above reaches into, by the columns that are taken by it. */
  let taken = new Map<number, number>();
  return written.map(({ cells }) => {
    const row = new Map<number, WrittenCell>();
    const below = new Map<number, number>();
    let column = 0;
    for (const cell of cells) {
      while (taken.has(column)) column++;
      row.set(column, cell);
      const reach = Math.max(1, Math.min(cell.columns, MAX_REACH - column));
      for (let end = column + reach; column < end; column++) {
        if (cell.rows > 1) below.set(column, cell.rows - 1);
      }
    }
    for (const [place, rows] of taken) if (rows > 1 && !below.has(place)) below.set(place, rows - 1);
    taken = below;
    return row;
  });
}

/** The alignment that the cells of a column have: of the body, or else of the head. */
function alignOf(rows: readonly PlacedRow[], place: number): Align {
  let ofHead: Align | undefined;
  for (const row of rows) {
    const cell = row[place];
    if (cell?.align === undefined) continue;
    if (!cell.isHead) return cell.align;
    ofHead ??= cell.align;
  }
  return ofHead ?? 'left';
}
