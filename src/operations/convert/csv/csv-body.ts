import { readInput, readNotingIgnored } from '../../../schema/read.ts';
import type { UnionSchema } from '../../../schema/schema.ts';
import { type CsvOptions, csvOptions, csvRequest, rows } from '../schema.ts';
import { JsonScanner, type JsonSource, OPEN_LIST, OPEN_OBJECT } from '../table/json-scanner.ts';
import { type Members, readMembers } from '../table/read-members.ts';
import { readTable, refuseToken, type Table } from '../table/table.ts';
import { TableMembers } from '../table/table-members.ts';

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
  const reader = new TableMembers(scanner, '');
  const members = readMembers(scanner, csvRequest, {
    rows: () => reader.readRows(),
    columns: () => reader.readColumns(),
  });
  const { value, ignored } = readNotingIgnored(csvRequest, members);
  const table = reader.table();
  if (table === undefined) throw new Error('rows are required, so they were read');
  return { table, options: withParameters(value, parameters), ignored };
}

function withParameters(body: CsvOptions, parameters: Members): CsvOptions {
  return { ...body, ...parameters, header: body.header && parameters.header !== false };
}
