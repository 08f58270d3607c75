import { grouped } from '../package/parts.ts';

/** Most places that a sentence names. */
const MOST = 10;

/** Longest part of a text of the file in a sentence. */
const SHOWN = 40;

/** How often something was found in a sheet, and where first. */
class Found {
  #count = 0;
  readonly #places: string[] = [];

  add(place: string): void {
    if (this.#count++ < MOST) this.#places.push(place);
  }

  /** What was found with its places: `B2, B3 and 7 more`; undefined for nothing. */
  sentence(what: string): string | undefined {
    if (this.#count === 0) return undefined;
    const more = this.#count - this.#places.length;
    return `${what}: ${this.#places.join(', ')}${more === 0 ? '' : ` and ${grouped(more)} more`}`;
  }
}

/** What in a sheet is not read as it is in the file: nothing of it costs the other cells. */
export class SheetNotes {
  /** Formulas without a stored value. */
  readonly noResults = new Found();
  /** Numbers with a date format and without a day. */
  readonly noDates = new Found();
  /** Values that are not of the type of their cell. */
  readonly otherTypes = new Found();
  /** References to shared strings that the workbook does not have. */
  readonly noStrings = new Found();
  /** Invalid references of rows and cells: each is read as the next one. */
  readonly noPlaces = new Found();
  /** Invalid merged ranges. */
  readonly noRanges = new Found();
  /** Cells that come behind a later one. */
  readonly unordered = new Found();
  readonly #sheet: string;

  constructor(sheet: string) {
    this.#sheet = sheet.slice(0, SHOWN).toWellFormed();
  }

  /** One sentence for each kind that was found. */
  sentences(): readonly string[] {
    return [
      this.noResults.sentence('formulas without a stored value are null'),
      this.noDates.sentence('numbers without a day stay numbers'),
      this.otherTypes.sentence('values that are not of the type of their cell are texts'),
      this.noStrings.sentence('texts that the workbook does not have are null'),
      this.noPlaces.sentence('invalid cell references are read as the next cell'),
      this.noRanges.sentence('invalid merged ranges are left out'),
      this.unordered.sentence('rows or cells that come behind later ones are put in order'),
    ].flatMap((text) => (text === undefined ? [] : [`${this.#sheet}: ${text}`]));
  }
}

/** A text of the file as a sentence has it. */
export function shownText(text: string): string {
  return JSON.stringify(text.length > SHOWN ? `${text.slice(0, SHOWN).toWellFormed()}...` : text);
}
