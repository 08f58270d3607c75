import type { StructureElement } from '../../../formats/pdf/structure/structure.ts';
import type { Align, Cell, Scope, Table } from '../source/tree/model.ts';
import { columnWidths, fittingFactor, type Wishes } from './column-widths.ts';
import type { Context } from './context.ts';
import { directionOfCells } from './direction.ts';
import { drawLines, heightOf, linesThatFit, ownersOf } from './draw-lines.ts';
import { directed, type Line, makeLines } from './lines.ts';
import { Owners } from './owners.ts';
import { type BlockStyle, GROUND, RULE, scaled } from './style.ts';

const PADDING_X = 7;
const PADDING_Y = 4;

/** Of the width of a column: no more is padding, and a letter, which may be as wide as its size, fits into the rest. */
const MAX_PADDING = 0.12;
const MAX_SIZE = 0.7;

/** A row that is higher than this part of a page is split, rather than moved to the next page as a whole. */
const KEPT_ROW = 0.35;

/** A table with the places of its columns. */
interface Grid {
  readonly context: Context;
  readonly aligns: readonly Align[];
  /** In the order of reading, which is from the right where the table is. */
  readonly columns: readonly { readonly left: number; readonly width: number }[];
  readonly left: number;
  readonly right: number;
  readonly paddingX: number;
  readonly body: BlockStyle;
  readonly head: BlockStyle;
  /** The lines of the cells where nothing narrows them. */
  readonly unbroken: ReadonlyMap<Cell, readonly Line[]>;
}

interface Row {
  readonly cells: readonly (readonly Line[])[];
  readonly style: BlockStyle;
  readonly height: number;
}

/**
 * Draws a table as wide as its texts, or as its column. The head is repeated on each page, and the last row is on none by
 * itself.
 */
export function drawTable(around: Context, table: Table): void {
  const { direction = around.direction } = table;
  const context = { ...around, direction, maker: directed(around.maker, table.direction) };
  const { flow, gap } = context;
  const grid = placeGrid(context, table);
  const element = context.element.add('Table');
  flow.space(gap);
  const head = layOutRow(grid, table.head, grid.head);
  const hasHead = table.head.length > 0;
  const repeats = hasHead && head.height < (flow.top - flow.floor) / 3;
  const first = table.rows[0];
  flow.begin((hasHead ? head.height : 0) + (first === undefined ? 0 : leastHeight(grid, first)));
  let rowsOnPage = 0;
  const nextPage = () => {
    flow.newPage();
    rowsOnPage = 0;
    if (repeats) drawRow(grid, head, artifacts(head), () => flow.newPage());
  };
  if (hasHead)
    drawRow(
      grid,
      head,
      ownersOfRow(element, head, () => 'Column'),
      () => flow.newPage(),
    );
  for (const [at, cells] of table.rows.entries()) {
    const row = layOutRow(grid, cells, grid.body);
    const isTooHigh = row.height > flow.room && (isKept(grid, row) || flow.room < 2 * grid.body.leading);
    const isBeforeLast = at === table.rows.length - 2 && rowsOnPage > 0;
    if ((isTooHigh && !flow.isAtTop) || (isBeforeLast && leavesAlone(grid, row, table.rows[at + 1]!)))
      nextPage();
    drawRow(
      grid,
      row,
      ownersOfRow(element, row, (index) => scopeOf(table, cells[index])),
      nextPage,
    );
    rowsOnPage++;
  }
  flow.space(gap);
}

/** Whether the last row would be on the next page without the one before it. */
function leavesAlone(grid: Grid, row: Row, cells: readonly Cell[]): boolean {
  const last = layOutRow(grid, cells, grid.body);
  return isKept(grid, row) && isKept(grid, last) && row.height + last.height > grid.context.flow.room;
}

/** Height of what is on one page of a row. */
function leastHeight(grid: Grid, cells: readonly Cell[]): number {
  const row = layOutRow(grid, cells, grid.body);
  return isKept(grid, row) ? row.height : Math.min(row.height, 3 * grid.body.leading);
}

/** Whether a row is on one page. */
function isKept({ context: { flow } }: Grid, { height }: Row): boolean {
  return height <= (flow.top - flow.floor) * KEPT_ROW;
}

function placeGrid(context: Context, table: Table): Grid {
  const { aligns, head, rows } = table;
  const { left, right } = context.column;
  const share = (right - left) / aligns.length;
  const paddingX = Math.min(PADDING_X, share * MAX_PADDING);
  const room = right - left - 2 * paddingX * aligns.length;
  const factor = Math.min(1, (share * MAX_SIZE) / context.style.size);
  const measured = measureCells(context, table, scaled(context.style, factor), room);
  const smaller = fittingFactor(measured.wishes, room, SMALLEST / measured.body.size);
  const { wishes, ...texts } =
    smaller === 1 ? measured : measureCells(context, table, scaled(measured.body, smaller), room);
  const widths = columnWidths(wishes, room);
  const said = table.direction ?? directionOfCells(cellsInOrder(head, rows), context.direction);
  const isFromRight = said === 'right-to-left';
  const width = widths.reduce((sum, own) => sum + own + 2 * paddingX, 0);
  let at = isFromRight ? right : left;
  const columns = widths.map((own) => {
    const outer = own + 2 * paddingX;
    const start = isFromRight ? at - outer : at;
    at += isFromRight ? -outer : outer;
    return { left: start + paddingX, width: own };
  });
  const edges = isFromRight ? { left: right - width, right } : { left, right: left + width };
  const sides = isFromRight ? aligns.map(fromRight) : aligns;
  return { context, aligns: sides, columns, ...edges, paddingX, ...texts };
}

function* cellsInOrder(head: readonly Cell[], rows: readonly (readonly Cell[])[]): Iterable<Cell> {
  yield* head;
  for (const row of rows) yield* row;
}

/** What begins on the left does so on the right in a table that is read from there. */
function fromRight(align: Align): Align {
  return align === 'left' ? 'right' : align;
}

/** In points: words break before the type of a table becomes smaller. */
const SMALLEST = 7;

/** The wishes of the columns with the body in a style, and the lines of the cells in it. */
function measureCells(context: Context, table: Table, body: BlockStyle, room: number) {
  const head: BlockStyle = { ...body, isBold: true };
  const unbroken = new Map<Cell, readonly Line[]>();
  const columns = table.aligns.map((_, place) => styledCells(table, place, { head, body }));
  const widths = columns.map((cells) => widestLine(context, cells, unbroken));
  // Where all lines fit, no word is too long.
  const isRoomy = widths.reduce((sum, width) => sum + width, 0) <= room;
  const wishes = widths.map((most, place): Wishes => {
    const least = isRoomy ? most : Math.min(most, widestWord(columns[place]!, context.maker.setter));
    return { least, most };
  });
  return { wishes, body, head, unbroken };
}

type StyledCell = readonly [cell: Cell, style: BlockStyle];

/** The cells of a column that are not empty. */
function styledCells(
  { head, rows }: Table,
  place: number,
  styles: { readonly head: BlockStyle; readonly body: BlockStyle },
): StyledCell[] {
  const cells: StyledCell[] = [];
  const title = head[place];
  if (title !== undefined && title.length > 0) cells.push([title, styles.head]);
  for (const row of rows) {
    const cell = row[place];
    if (cell !== undefined && cell.length > 0) cells.push([cell, styles.body]);
  }
  return cells;
}

/** The width of the widest line of cells; puts the lines of each into `unbroken`. */
function widestLine(
  { maker, column }: Context,
  cells: readonly StyledCell[],
  unbroken: Map<Cell, readonly Line[]>,
): number {
  let widest = 0;
  const roomy = {
    ...maker,
    pictureSize: (image: number) => maker.pictureSize(image, column.right - column.left),
  };
  for (const [cell, style] of cells) {
    const lines = makeLines(cell, Number.POSITIVE_INFINITY, style, roomy);
    if (cell.every(({ kind }) => kind !== 'image')) unbroken.set(cell, lines);
    for (const { width } of lines) widest = Math.max(widest, width);
  }
  return widest;
}

/** A picture may be made this small before words are cut. */
const MIN_PICTURE = 40;

function widestWord(cells: readonly StyledCell[], setter: Context['maker']['setter']): number {
  let widest = 0;
  for (const [cell, { size, isBold }] of cells) {
    for (const inline of cell) {
      if (inline.kind === 'image') widest = Math.max(widest, MIN_PICTURE);
      if (inline.kind !== 'text') continue;
      const face = inline.style.kind === 'text' ? (isBold || inline.style.isBold ? 1 : 0) : 4;
      widest = Math.max(widest, (setter.measureWidestWord(inline.text, face) * size) / 1000);
    }
  }
  return widest;
}

function layOutRow(grid: Grid, cells: readonly Cell[], style: BlockStyle): Row {
  const lines = grid.columns.map(({ width }, index) => layOutCell(grid, cells[index] ?? [], width, style));
  const height = Math.max(style.leading, ...lines.map(heightOf)) + 2 * paddingY(style);
  return { cells: lines, style, height };
}

/** Most cells fit as they were measured, and need not be broken again. Pictures may be smaller than they were. */
function layOutCell(
  { context, unbroken }: Grid,
  cell: Cell,
  width: number,
  style: BlockStyle,
): readonly Line[] {
  const known = unbroken.get(cell);
  if (known?.every((line) => line.width <= width)) return known;
  return makeLines(cell, width, style, context.maker);
}

/** Small text has small padding. */
function paddingY({ size }: BlockStyle): number {
  return Math.min(PADDING_Y, size * 0.4);
}

function scopeOf({ scopes }: Table, cell: Cell | undefined): Scope | undefined {
  return cell === undefined ? undefined : scopes.get(cell);
}

/** The elements of the cells of a row: heads where they have a scope. */
function ownersOfRow(
  table: StructureElement,
  { cells }: Row,
  scopeAt: (index: number) => Scope | undefined,
): Owners[] {
  const row = table.add('TR');
  return cells.map((lines, index) => {
    const scope = scopeAt(index);
    const cell = row.add(scope === undefined ? 'TD' : 'TH');
    cell.scope = scope;
    return ownersOf(cell, lines);
  });
}

function artifacts({ cells }: Row): Owners[] {
  return cells.map(() => new Owners(undefined, 'whole'));
}

/** Draws a row, as many lines of its cells as there is room for on each page. */
function drawRow(grid: Grid, { cells, style }: Row, owners: readonly Owners[], nextPage: () => void): void {
  const { flow } = grid.context;
  const drawn = cells.map(() => 0);
  for (;;) {
    const room = flow.room - 2 * paddingY(style);
    const counts = cells.map((lines, index) =>
      drawn[index]! < lines.length ? linesThatFit(lines, drawn[index]!, room) : 0,
    );
    drawPart(
      grid,
      cells.map((lines, index) =>
        counts[index] === lines.length ? lines : lines.slice(drawn[index], drawn[index]! + counts[index]!),
      ),
      style,
      owners,
    );
    for (const [index, count] of counts.entries()) drawn[index]! += count;
    if (drawn.every((count, index) => count >= cells[index]!.length)) return;
    nextPage();
  }
}

function drawPart(
  grid: Grid,
  cells: readonly (readonly Line[])[],
  style: BlockStyle,
  owners: readonly Owners[],
): void {
  const { context, columns, aligns, left, right } = grid;
  const { flow } = context;
  const padding = paddingY(style);
  const height = Math.max(style.leading, ...cells.map(heightOf)) + 2 * padding;
  const top = flow.y;
  if (style.isBold) flow.canvas.fill({ x: left, y: top - height, width: right - left, height }, GROUND);
  for (const [index, lines] of cells.entries()) {
    flow.y = top - padding;
    const { left: x, width } = columns[index]!;
    drawLines(flow, lines, {
      left: x,
      width,
      align: aligns[index]!,
      style,
      owners: owners[index]!,
      pictures: context.pictures,
    });
    flow.endMark();
  }
  flow.y = top - height;
  flow.canvas.rule(left, right, flow.y, { width: style.isBold ? 1 : 0.5, colour: RULE });
}
