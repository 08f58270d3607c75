import { refuse as refuseAt } from '../../../errors.ts';
import { isUtf8 } from '../../../formats/utf8.ts';
import { ByteWriter } from '../byte-writer.ts';
import { MAX_CELLS, MAX_JSON_BYTES } from '../limits.ts';
import type { XlsxFileInput } from '../schema.ts';
import { Warnings } from '../warnings.ts';
import { refuseLength } from './answer-length.ts';
import { CellCount } from './cell-count.ts';
import type { ValueContext } from './cell-values.ts';
import { type Corners, cornersOf, restOf } from './corners.ts';
import { refuseOtherPackages, refuseOtherThanZip } from './file-kind.ts';
import { FillSize, LongestValue } from './fill-size.ts';
import { MergedCells } from './merged-cells.ts';
import { readNumberFormats } from './number-formats.ts';
import { grouped, Parts, type Refuse } from './parts.ts';
import type { CellRange } from './range.ts';
import { readSharedTexts } from './shared-texts.ts';
import { chooseTabs } from './sheet-choice.ts';
import { type Found, SheetReader, type SheetReading } from './sheet-reader.ts';
import { type RowForm, SheetRows } from './sheet-rows.ts';
import { readBook, type SheetTab } from './workbook.ts';

const COMMA = ',';

/**
 * Reads a workbook and writes its rows as JSON in UTF-8: `{sheets: [{name, columns, rows, count}], warnings}`. Throws
 * InputError, at `/workbook` or `/sheet`, for what is no workbook, and for what would be too large.
 */
export async function readXlsx(input: XlsxFileInput): Promise<Uint8Array> {
  const refuse: Refuse = (reason) => refuseAt('/workbook', reason);
  refuseOtherThanZip(input.workbook, refuse);
  const parts = new Parts(input.workbook, refuse);
  refuseOtherPackages(input.workbook, parts);
  const book = await readBook(parts);
  const warnings = new Warnings();
  const tabs = chooseTabs(book.tabs, input, warnings);
  const sheets = tabs.map(({ part }) => part);
  parts.reserve(sheets);
  if (input.merged === 'fill') parts.reserveAgain(sheets);
  const context: ValueContext = {
    formats: await readNumberFormats(parts, book.styles),
    shared: await readSharedTexts(parts, book.sharedStrings),
    is1904: book.is1904,
    dates: input.dates,
  };
  const json = await new SheetWriter(parts, context, input, warnings).write(tabs);
  if (!isUtf8(json)) refuse('is broken: it has text that is not UTF-8');
  return json;
}

/** Writes the sheets of one answer. */
class SheetWriter {
  readonly #parts: Parts;
  readonly #context: ValueContext;
  readonly #input: XlsxFileInput;
  readonly #form: RowForm;
  readonly #cells: CellCount;
  #hasMerges = false;

  constructor(parts: Parts, context: ValueContext, input: XlsxFileInput, warnings: Warnings) {
    this.#parts = parts;
    this.#context = context;
    this.#input = input;
    this.#cells = new CellCount(parts.refuse);
    this.#form = {
      writer: new ByteWriter(64),
      rowsAs: input.rows_as,
      headerRow: input.header_row,
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

  async #sheet({ name, part }: SheetTab): Promise<void> {
    const rows = new SheetRows(name, this.#form);
    const cells = this.#cells;
    if (this.#input.merged === 'fill') {
      const merged = new MergedCells(rows, await this.#cornersOf(name, part), cells);
      this.#warn(name, await this.#read(name, part, { target: merged, cells }));
      merged.finish();
    } else {
      const merges: CellRange[] = [];
      this.#warn(name, await this.#read(name, part, { target: rows, cells, merges }));
      this.#warnOfMerges(name, merges.length);
    }
    rows.finish();
  }

  /** Merged ranges come behind the cells, so that the sheet is read twice. */
  async #cornersOf(name: string, part: string): Promise<Corners> {
    const merges: CellRange[] = [];
    const longest = new LongestValue();
    const own = this.#newCount();
    await this.#read(name, part, { target: longest, cells: own, merges });
    const corners = cornersOf(merges);
    const most = merges.reduce((sum, range) => sum + restOf(range), 0);
    const isSmall = this.#cells.hasRoomFor(own.count + most) && most * (longest.bytes + 1) <= MAX_JSON_BYTES;
    if (!isSmall) await this.#refuseFill(name, part, corners, own.count);
    return corners;
  }

  /** Refuses merged ranges that are too large before the first is filled; those whose first cell is empty are not filled. */
  async #refuseFill(name: string, part: string, corners: Corners, own: number): Promise<void> {
    const size = new FillSize(corners);
    this.#parts.reserveAgain([part]);
    await this.#read(name, part, { target: size, cells: this.#newCount() });
    const { refuse } = this.#parts;
    if (!this.#cells.hasRoomFor(own + size.cells))
      refuse(`has more than ${grouped(MAX_CELLS)} cells with its merged ones filled`);
    if (size.bytes > MAX_JSON_BYTES) refuseLength(refuse, ', with its merged ones filled');
  }

  #newCount(): CellCount {
    return new CellCount(this.#parts.refuse);
  }

  async #read(
    name: string,
    part: string,
    reading: Pick<SheetReading, 'target' | 'cells' | 'merges'>,
  ): Promise<SheetReader> {
    const { refuse } = this.#parts;
    const reader = new SheetReader({ ...reading, sheet: name, context: this.#context, refuse });
    await this.#parts.read(part, reader.visit);
    return reader;
  }

  #warn(name: string, { noResults, noDates }: SheetReader): void {
    const { warnings } = this.#form;
    const shown = name.slice(0, 40).toWellFormed();
    if (noResults.count > 0)
      warnings.add(`${shown}: formulas without a stored value are null: ${places(noResults)}`);
    if (noDates.count > 0) warnings.add(`${shown}: numbers that are no day stay numbers: ${places(noDates)}`);
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

/** `B2`, `B2 and 3 more`. */
function places({ count, first }: Found): string {
  return count === 1 ? first : `${first} and ${grouped(count - 1)} more`;
}
