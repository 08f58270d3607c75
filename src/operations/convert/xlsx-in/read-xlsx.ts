import { refuse as refuseAt } from '../../../errors.ts';
import { isUtf8 } from '../../../formats/utf8.ts';
import { ByteWriter } from '../byte-writer.ts';
import { MAX_JSON_BYTES } from '../limits.ts';
import type { XlsxFileInput } from '../schema.ts';
import { Warnings } from '../warnings.ts';
import { CellCount } from './cell-count.ts';
import { type CellTarget, noTarget } from './cell-target.ts';
import type { ValueContext } from './cell-values.ts';
import { refuseOtherPackages, refuseOtherThanZip } from './file-kind.ts';
import { MergedCells } from './merged-cells.ts';
import { readNumberFormats } from './number-formats.ts';
import { grouped, Parts, type Refuse } from './parts.ts';
import type { CellRange } from './range.ts';
import { readSharedTexts } from './shared-texts.ts';
import { chooseTabs } from './sheet-choice.ts';
import { type Found, SheetReader } from './sheet-reader.ts';
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
  parts.reserve(tabs.map(({ part }) => part));
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
    return writer.written();
  }

  async #sheet({ name, part }: SheetTab): Promise<void> {
    const rows = new SheetRows(name, this.#form);
    if (this.#input.merged === 'fill') {
      const merged = new MergedCells(rows, await this.#mergesOf(name, part), this.#cells);
      this.#warn(name, await this.#read(name, part, merged, this.#cells));
      merged.finish();
    } else {
      const reader = await this.#read(name, part, rows, this.#cells);
      this.#warn(name, reader);
      this.#warnOfMerges(name, reader.merges.length);
    }
    rows.finish();
  }

  /** Merged ranges come behind the cells, so that the sheet is read twice. */
  async #mergesOf(name: string, part: string): Promise<readonly CellRange[]> {
    return (await this.#read(name, part, noTarget, new CellCount(this.#parts.refuse))).merges;
  }

  async #read(name: string, part: string, target: CellTarget, cells: CellCount): Promise<SheetReader> {
    const reader = new SheetReader(name, this.#context, target, cells, this.#parts.refuse);
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
