import { signOfWords } from './contact-signs.ts';

/** Tables in tables that are followed; layouts of old pages have some. */
const MAX_DEPTH = 32;

/** Columns of a table that may have a head. */
const MAX_COLUMNS = 100;

/** Longer texts are not heads of columns. */
const MAX_CHARACTERS = 60;

interface Table {
  row: number;
  column: number;
  /** Texts of the first row, by column; undefined once one holds a digit, as those of a row of data do. */
  heads: string[] | undefined;
}

/** The heads of the columns of tables, for cells that hold numbers of phones or faxes below them. */
export class ColumnHeads {
  readonly #tables: Table[] = [];

  /** The sign of the head above a cell that begins here; '' for any other element. */
  open(tag: string): string {
    if (tag[0] !== 't') return '';
    if (tag === 'table' && this.#tables.length < MAX_DEPTH) {
      this.#tables.push({ row: 0, column: 0, heads: [] });
    }
    const table = this.#tables.at(-1);
    if (table === undefined) return '';
    if (tag === 'tr') {
      table.row++;
      table.column = 0;
    }
    return tag === 'td' || tag === 'th' ? beginCell(table) : '';
  }

  close(tag: string): void {
    if (tag === 'table') this.#tables.pop();
  }

  add(text: string): void {
    const table = this.#tables.at(-1);
    if (table?.row !== 1 || table.heads === undefined || table.column === 0) return;
    const at = table.column - 1;
    const head = (table.heads[at] ?? '') + text;
    if (/\d/.test(text)) table.heads = undefined;
    else if (head.length <= MAX_CHARACTERS) table.heads[at] = head;
  }
}

function beginCell(table: Table): string {
  if (table.column < MAX_COLUMNS) table.column++;
  const head = table.row > 1 ? table.heads?.[table.column - 1] : undefined;
  return head ? signOfWords(head.split(/[^\p{L}]+/u)) : '';
}
