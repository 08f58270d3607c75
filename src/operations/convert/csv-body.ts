import { readInput, readNotingIgnored } from '../../schema/read.ts';
import type { UnionSchema } from '../../schema/schema.ts';
import { JsonScanner, type JsonSource, OPEN_LIST, OPEN_OBJECT } from './json-scanner.ts';
import { type Members, readMembers } from './read-members.ts';
import { type CsvOptions, csvOptions, csvRequest, rows } from './schema.ts';
import { readTable, refuseToken, type Table } from './table.ts';

/** The input of a CSV: rows, and how to write them. */
export interface CsvRequest {
  readonly table: Table;
  readonly options: CsvOptions;
  /** The paths of unknown members beside the rows. */
  readonly ignored: readonly string[];
}

const bodyForms: UnionSchema = { anyOf: [rows, csvRequest] };

/**
 * Reads a body that is known to be JSON: a list of rows, or an object with rows and options. `parameters`
 * come from the query string and win over the body; the header is left out when either says so.
 */
export function readCsvBody(body: JsonSource, parameters: Members): CsvRequest {
  const scanner = new JsonScanner(body);
  const first = scanner.token();
  if (first === OPEN_LIST) {
    const options = withParameters(readInput(csvOptions, {}), parameters);
    return { table: readTable(scanner, ''), options, ignored: [] };
  }
  if (first !== OPEN_OBJECT) refuseToken(scanner, bodyForms, '');
  return readObject(scanner, parameters);
}

function readObject(scanner: JsonScanner, parameters: Members): CsvRequest {
  let rows: { readonly from: number; readonly columns: readonly string[]; readonly table: Table } | undefined;
  let columns: readonly string[] = [];
  const readRows = (from: number) => {
    scanner.at = from;
    rows = { from, columns, table: readTable(scanner, '/rows', columns) };
    return [];
  };
  const members = readMembers(scanner, csvRequest, {
    rows: () => readRows(scanner.at),
    columns: () => {
      const given: unknown = JSON.parse(valueText(scanner));
      columns = isTexts(given) ? given : [];
      return given;
    },
  });
  const { value, ignored } = readNotingIgnored(csvRequest, members);
  if (rows === undefined) throw new Error('rows are required, so they were read');
  // The columns may come behind the rows, which are then read again.
  if (rows.columns !== columns) readRows(rows.from);
  const { table } = rows;
  return { table, options: withParameters(value, parameters), ignored };
}

/** The text of the value at the scanner, which moves past it. */
function valueText(scanner: JsonScanner): string {
  const start = scanner.at;
  scanner.skipValue();
  return scanner.rawOf(start, scanner.at);
}

/** Any other value is refused by its schema. */
function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function withParameters(body: CsvOptions, parameters: Members): CsvOptions {
  return { ...body, ...parameters, header: body.header && parameters.header !== false };
}
