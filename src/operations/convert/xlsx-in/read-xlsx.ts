/**
 * Workbook to JSON. package/ finds the parts of the archive, values/ turns a cell's XML into a JSON value, sheet/ puts the
 * cells of a sheet into rows:
 *
 *     <c r="B2" s="3"><v>45292.5</v></c>   with format 3 = `d.m.yyyy h:mm`   ->   "2024-01-01T12:00:00"
 *
 * Begin with sheet/sheet-reader.ts. A sheet is read once, cell by cell, and written as JSON at once; only cells that are
 * out of order, and merged ranges that are to be filled, need a second reading. A wrong cell costs itself and a warning;
 * only an archive or XML that cannot be read is refused (docs/decisions/0030). Left out: formulas, of which the last
 * result is read, charts, and encrypted files.
 */
import { refuse as refuseAt } from '../../../errors.ts';
import { isUtf8 } from '../../../formats/utf8.ts';
import { ByteWriter } from '../csv/byte-writer.ts';
import { MAX_CELLS, MAX_JSON_BYTES } from '../limits.ts';
import type { XlsxFileInput } from '../schema.ts';
import { Warnings } from '../warning-list.ts';
import { refuseOtherPackages, refuseOtherThanZip } from './package/file-kind.ts';
import { grouped, Parts, type Refuse } from './package/parts.ts';
import { readBook, type SheetTab } from './package/workbook.ts';
import { refuseLength } from './sheet/answer-length.ts';
import { CellCount } from './sheet/cell-count.ts';
import { type Corners, cornersOf, restOf } from './sheet/corners.ts';
import { FillSize, ValueExtent } from './sheet/fill-size.ts';
import { MergedCells } from './sheet/merged-cells.ts';
import { type CellRange, withinValues } from './sheet/range.ts';
import { chooseTabs, presentTabs } from './sheet/sheet-choice.ts';
import { SheetNotes } from './sheet/sheet-notes.ts';
import { RangeFilter, readRange, type SheetRange, tabsOfRange } from './sheet/sheet-range.ts';
import { OutOfOrder, SheetReader, type SheetReading } from './sheet/sheet-reader.ts';
import { type RowForm, SheetRows } from './sheet/sheet-rows.ts';
import { SortedCells } from './sheet/sorted-cells.ts';
import type { ValueContext } from './values/cell-values.ts';
import { type NumberFormats, readNumberFormats } from './values/number-formats.ts';
import { readSharedTexts } from './values/shared-texts.ts';
import type { ShownNumbers } from './values/shown-number.ts';

const COMMA = ',';

/**
 * Reads a workbook and writes its rows as JSON in UTF-8: `{sheets: [{name, columns, rows, count}], warnings}`. Throws
 * InputError, at `/workbook` or `/sheet`, for what is not a workbook, and for what would be too large.
 */
export async function readXlsx(input: XlsxFileInput): Promise<Uint8Array> {
  const refuse: Refuse = (reason) => refuseAt('/workbook', reason);
  refuseOtherThanZip(input.workbook, refuse);
  const parts = new Parts(input.workbook, refuse);
  refuseOtherPackages(input.workbook, parts);
  const book = await readBook(parts);
  const warnings = new Warnings();
  const range = readRange(input);
  // No sheet is left out where the range names its own.
  const hidden = input.hidden || range?.sheet !== undefined;
  const chosen = chooseTabs(book.tabs, { ...input, hidden }, warnings);
  const wanted = tabsOfRange(book.tabs, chosen, range, input.sheet !== undefined);
  const tabs = presentTabs(wanted, parts, warnings);
  const sheets = tabs.map(({ part }) => part);
  parts.reserve(sheets);
  if (input.merged === 'fill') parts.reserveAgain(sheets);
  const formats = await readNumberFormats(parts, book.styles);
  const context: ValueContext = {
    formats,
    shared: await readSharedTexts(parts, book.sharedStrings),
    is1904: book.is1904,
    dates: input.dates,
    shown: input.values === 'shown' ? await shownNumbers(formats, book.is1904) : undefined,
  };
  const json = await new SheetWriter(parts, context, { ...input, range }, warnings).write(tabs);
  if (!isUtf8(json)) refuse('is broken: it has text that is not UTF-8');
  return json;
}

/** The formats of numbers are loaded with the first workbook that asks for them. */
async function shownNumbers(formats: NumberFormats, is1904: boolean): Promise<ShownNumbers> {
  const { ShownNumbers } = await import('./values/shown-number.ts');
  return new ShownNumbers(formats, is1904);
}

/** The input with its range. */
type Reading = Omit<XlsxFileInput, 'range'> & { readonly range: SheetRange | undefined };

/** Writes the sheets of one answer. */
class SheetWriter {
  readonly #parts: Parts;
  readonly #context: ValueContext;
  readonly #input: Reading;
  readonly #form: RowForm;
  readonly #cells: CellCount;
  #hasMerges = false;

  constructor(parts: Parts, context: ValueContext, input: Reading, warnings: Warnings) {
    this.#parts = parts;
    this.#context = context;
    this.#input = input;
    this.#cells = new CellCount(parts.refuse);
    this.#form = {
      writer: new ByteWriter(64),
      rowsAs: input.rows_as,
      headerRow: input.header_row,
      firstColumn: input.range?.cells.left ?? 0,
      cells: this.#cells,
      warnings,
      refuse: parts.refuse,
    };
  }

  async write(tabs: readonly SheetTab[]): Promise<Uint8Array> {
    const { writer, warnings } = this.#form;
    // Memory that is not written to is not used.
    const markup = tabs.reduce(
      (sum, { part }) => sum + this.#parts.sizeOf(part),
      this.#context.shared.length,
    );
    writer.reserve(Math.min(markup, MAX_JSON_BYTES) + 1024);
    writer.text('{"sheets":[');
    for (const [index, tab] of tabs.entries()) {
      if (index > 0) writer.text(COMMA);
      await this.#sheet(tab);
    }
    writer.text(`],"warnings":${JSON.stringify(warnings.texts)}}`);
    if (writer.at > MAX_JSON_BYTES) refuseLength(this.#parts.refuse);
    return writer.written();
  }

  async #sheet(tab: SheetTab): Promise<void> {
    const { writer } = this.#form;
    const before = { at: writer.at, cells: this.#cells.count };
    try {
      await this.#rows(tab, false);
    } catch (error) {
      if (!(error instanceof OutOfOrder)) throw error;
      // Few files are so: the sheet is read once more, and its cells are put in order.
      writer.at = before.at;
      this.#cells.reset(before.cells);
      this.#parts.reserveAgain([tab.part]);
      await this.#rows(tab, true);
    }
  }

  async #rows(tab: SheetTab, isUnordered: boolean): Promise<void> {
    const { name } = tab;
    const warnings = new Warnings();
    const rows = new SheetRows(name, { ...this.#form, warnings });
    const { range } = this.#input;
    const wanted = range === undefined ? rows : new RangeFilter(rows, range.cells);
    const cells = this.#cells;
    const notes = new SheetNotes(name);
    const merges: CellRange[] = [];
    if (this.#input.merged === 'fill') {
      const corners = await this.#cornersOf(tab, isUnordered);
      const merged = new MergedCells(wanted, corners, cells);
      await this.#read(tab, { target: merged, cells, isUnordered, notes });
      merged.finish();
    } else {
      await this.#read(tab, { target: wanted, cells, merges, isUnordered, notes });
    }
    rows.finish();
    for (const text of [...warnings.texts, ...notes.sentences()]) this.#form.warnings.add(text);
    this.#warnOfMerges(name, merges.length);
  }

  /** Merged ranges come behind the cells, so that the sheet is read twice. */
  async #cornersOf(tab: SheetTab, isUnordered: boolean): Promise<Corners> {
    const merges: CellRange[] = [];
    const extent = new ValueExtent();
    const own = this.#newCount();
    const notes = new SheetNotes(tab.name);
    await this.#read(tab, { target: extent, cells: own, merges, isUnordered, notes });
    const ranges = merges.map((range) => withinValues(range, extent));
    const corners = cornersOf(ranges);
    const most = ranges.reduce((sum, range) => sum + restOf(range), 0);
    const isSmall = this.#cells.hasRoomFor(own.count + most) && most * (extent.bytes + 1) <= MAX_JSON_BYTES;
    if (!isSmall) await this.#refuseFill(tab, corners, { own: own.count, isUnordered });
    return corners;
  }

  /** Refuses merged ranges that are too large before the first is filled; those whose first cell is empty are not filled. */
  async #refuseFill(
    tab: SheetTab,
    corners: Corners,
    { own, isUnordered }: { readonly own: number; readonly isUnordered: boolean },
  ): Promise<void> {
    const size = new FillSize(corners);
    this.#parts.reserveAgain([tab.part]);
    const notes = new SheetNotes(tab.name);
    await this.#read(tab, { target: size, cells: this.#newCount(), isUnordered, notes });
    const { refuse } = this.#parts;
    if (!this.#cells.hasRoomFor(own + size.cells))
      refuse(`has more than ${grouped(MAX_CELLS)} cells with its merged ones filled`);
    if (size.bytes > MAX_JSON_BYTES) refuseLength(refuse, ', with its merged ones filled');
  }

  #newCount(): CellCount {
    return new CellCount(this.#parts.refuse);
  }

  async #read(
    { name, part }: SheetTab,
    reading: Omit<SheetReading, 'sheet' | 'context' | 'refuse'>,
  ): Promise<void> {
    const { refuse } = this.#parts;
    const sorted = reading.isUnordered ? new SortedCells(reading.target, refuse) : undefined;
    const target = sorted ?? reading.target;
    const reader = new SheetReader({ ...reading, target, sheet: name, context: this.#context, refuse });
    await this.#parts.read(part, reader.visit);
    sorted?.finish();
  }

  #warnOfMerges(name: string, count: number): void {
    if (count === 0 || this.#hasMerges) return;
    this.#hasMerges = true;
    const shown = name.slice(0, 40).toWellFormed();
    this.#form.warnings.add(
      `${shown} has merged cells: their value is in the first of them alone, in all of them with merged=fill`,
    );
  }
}
