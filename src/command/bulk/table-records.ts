import type { Operation } from '../../operation.ts';
import type { CsvRecord, TableKind } from '../../operations/convert/table/table-file.ts';
import { bodyFormOf } from '../../request/body-form.ts';
import { flagJson, unpartedText } from '../arguments/flag-value.ts';
import { type MemberFlag, memberFlags } from '../arguments/member-flags.ts';
import { CommandLineError, unknownWord } from '../failures/command-line-error.ts';
import type { GivenInput, GivenMember } from '../input/given-input.ts';
import { type Sources, sourceName } from '../input/sources.ts';
import { namedAfter } from '../input/table-body.ts';
import type { BulkRecord } from './bulk-record.ts';

/** Most bytes of a workbook of inputs: it is read whole, unlike the other tables. */
const MAX_WORKBOOK_BYTES = 67_108_864;

/** A table of inputs: its header names members. */
export interface InputTable {
  readonly place: string;
  readonly kind: TableKind;
  readonly sources: Sources;
  /** Called with what was assumed, renamed or left out, in sentences. */
  readonly note: (text: string) => void;
}

/**
 * The inputs of a table, one a row, by the readers of the operations on files. Throws CommandLineError for a header that
 * does not name members, each once, and for what is not a table.
 */
export async function* tableRecords(operation: Operation, table: InputTable): AsyncGenerator<BulkRecord> {
  const { place, sources } = table;
  const name = sourceName(place);
  let columns: Columns | undefined;
  try {
    for await (const record of await recordsOf(operation, table)) {
      if (columns === undefined) columns = new Columns(operation, record.fields, { ...table, place: name });
      else if (record.fields.some((text) => text !== ''))
        yield columns.input(record, sources.partOf(place, record.end));
    }
  } catch (error) {
    throw namedAfter(name, error);
  }
}

async function recordsOf(
  operation: Operation,
  { place, kind, sources, note }: InputTable,
): Promise<AsyncIterable<CsvRecord>> {
  const { csvRecords, delimiterOf, workbookRecords } = await import(
    '../../operations/convert/table/table-file.ts'
  );
  if (kind === 'xlsx') return workbookRecords(await sources.bytes(place, MAX_WORKBOOK_BYTES), note);
  const longest = bodyFormOf(operation).jsonBytes;
  return csvRecords(sources.chunks(place), { delimiter: delimiterOf(kind), longest, warn: note });
}

/** The columns of a table of inputs. */
class Columns {
  readonly #names: readonly string[];
  /** The member of each column; undefined for one without a name. */
  readonly #flags: readonly (MemberFlag | undefined)[];
  readonly #note: (text: string) => void;
  /** The columns of which it was noted that a cell is one entry of a list. */
  readonly #noted = new Set<number>();

  constructor(
    operation: Operation,
    header: readonly string[],
    { place, note }: Pick<InputTable, 'place' | 'note'>,
  ) {
    this.#note = note;
    const known = memberFlags(operation.input);
    this.#names = header.map((name) => name.trim());
    this.#flags = this.#names.map((name) => (name === '' ? undefined : flagOf(known, name, place)));
    const repeated = this.#flags.findIndex(
      (flag, at) => flag !== undefined && this.#flags.indexOf(flag) < at,
    );
    if (repeated >= 0)
      throw new CommandLineError(
        `${place} has two columns ${JSON.stringify(this.#names[repeated])}: each member may have one`,
      );
  }

  /** The input of a row. One with a value in a column that has no name is refused when it is read. */
  input({ line, fields }: CsvRecord, part: number | undefined): BulkRecord {
    const given = fields.flatMap((text, column) => (text === '' ? [] : [{ column, text }]));
    const nameless = given.find(({ column }) => this.#flags[column] === undefined);
    const cells = given.map(
      ({ column, text }) => [this.#names[column] || `column_${column + 1}`, text] as const,
    );
    const read = async (): Promise<GivenInput> => {
      if (nameless !== undefined) this.#refuse(line, fields.length, nameless.column);
      return { members: await Promise.all(given.map(({ column, text }) => this.#member(column, text))) };
    };
    return { json: rowJson(cells), written: () => Object.fromEntries(cells), read, part };
  }

  async #member(column: number, text: string): Promise<GivenMember> {
    const flag = this.#flags[column]!;
    if (!this.#noted.has(column) && unpartedText(flag, [text]) !== undefined) {
      this.#noted.add(column);
      this.#note(`${JSON.stringify(text)} of column ${column + 1} is one entry; a JSON list has several`);
    }
    return { path: flag.path, json: await flagJson(flag, [text]), place: this.#names[column]! };
  }

  #refuse(line: number, fields: number, column: number): never {
    throw new CommandLineError(
      column < this.#names.length
        ? `line ${line} has a value in column ${column + 1}, which has no name`
        : `line ${line} has ${fields} fields, the header ${this.#names.length}`,
    );
  }
}

/**
 * The member that a name means: with underscores or as its flag, with or without dashes in front, and as people head a
 * table, `Logo text`.
 */
function flagOf(known: readonly MemberFlag[], name: string, place: string): MemberFlag {
  const wanted = plainName(name.replace(/^--/, ''));
  const flag = known.find(({ path }) => plainName(path.join('.')) === wanted);
  if (flag !== undefined) return flag;
  throw unknownWord(
    `member for the column of ${place}`,
    name,
    known.map(({ path }) => path.join('.')),
  );
}

/** A name in small letters, with underscores between its words. */
function plainName(name: string): string {
  return name.toLowerCase().replace(/[-\s]/g, '_');
}

/**
 * Named cells as the JSON text of an object. Not by an object: `__proto__` and names of digits are names of columns like
 * any other.
 */
function rowJson(cells: readonly (readonly [name: string, text: string])[]): string {
  return `{${cells.map(([name, text]) => `${JSON.stringify(name)}:${JSON.stringify(text)}`).join(',')}}`;
}
