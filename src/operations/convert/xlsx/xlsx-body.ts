import { refuse } from '../../../errors.ts';
import { readNotingIgnored } from '../../../schema/read.ts';
import type { ValueOf } from '../../../schema/value-of.ts';
import { xlsxRequest } from '../schema.ts';
import { JsonScanner, type JsonSource, kindOf, OPEN_LIST, OPEN_OBJECT } from '../table/json-scanner.ts';
import { type Members, readMembers } from '../table/read-members.ts';
import { refuseToken, type Table } from '../table/table.ts';
import { TableMembers } from '../table/table-members.ts';
import type { Sheet } from './sheet.ts';
import { sheetNames } from './sheet-name.ts';

/** The input of a workbook. */
export interface XlsxRequest {
  readonly sheets: readonly Sheet[];
  readonly filename: string | undefined;
  /** The paths of unknown members beside the rows. */
  readonly ignored: readonly string[];
}

const { sheets: sheetList } = xlsxRequest.properties;

/** Reads a body that is known to be JSON: an object with rows for one sheet, or with sheets for several. */
export function readXlsxBody(body: JsonSource, parameters: Members): XlsxRequest {
  const scanner = new JsonScanner(body);
  if (scanner.token() !== OPEN_OBJECT) refuseToken(scanner, xlsxRequest, '');
  const sheet = new TableMembers(scanner, '');
  let tables: readonly Table[] = [];
  const members = readMembers(scanner, xlsxRequest, {
    rows: () => (isNull(scanner) ? sheet.withoutRows() : sheet.readRows()),
    columns: () => sheet.readColumns(),
    sheets: () => {
      const read = isNull(scanner) ? undefined : readSheets(scanner);
      tables = read?.tables ?? [];
      return read?.members;
    },
  });
  const { value: input, ignored } = readNotingIgnored(xlsxRequest, members);
  const table = sheet.table();
  if ((table === undefined) === (input.sheets === undefined)) refuseForm(table !== undefined);
  if (input.sheets !== undefined && input.columns !== undefined) {
    refuse('/columns', 'cannot be combined with sheets: each of them has its own columns');
  }
  const filename = parameters.filename ?? input.filename;
  return { sheets: named(input, table, tables), filename: filename as string | undefined, ignored };
}

type Input = ValueOf<typeof xlsxRequest>;

/** null is absent here, as for every member that is not required. */
function isNull(scanner: JsonScanner): boolean {
  const isWord = kindOf(scanner.token()) === 'null';
  if (isWord) scanner.skipValue();
  return isWord;
}

function readSheets(scanner: JsonScanner): { members: readonly Members[]; tables: readonly Table[] } {
  if (scanner.token() !== OPEN_LIST) refuseToken(scanner, sheetList, '/sheets');
  const members: Members[] = [];
  const tables: Table[] = [];
  scanner.items((index) => {
    if (index < sheetList.maxItems) {
      members.push(readSheet(scanner, index, tables));
    } else {
      // Too many are refused with their count, so the rest is only counted.
      scanner.skipValue();
      members.push({});
    }
  });
  return { members, tables };
}

function readSheet(scanner: JsonScanner, index: number, tables: Table[]): Members {
  const pointer = `/sheets/${index}`;
  if (scanner.token() !== OPEN_OBJECT) refuseToken(scanner, sheetList.items, pointer);
  const sheet = new TableMembers(scanner, pointer);
  const members = readMembers(scanner, sheetList.items, {
    rows: () => sheet.readRows(),
    columns: () => sheet.readColumns(),
  });
  const table = sheet.table();
  if (table !== undefined) tables[index] = table;
  return members;
}

function refuseForm(hasBoth: boolean): never {
  return hasBoth
    ? refuse('/sheets', 'cannot be combined with rows: send rows for one sheet, or sheets for several')
    : refuse('', `must be ${xlsxRequest['x-expected']}`);
}

function named(input: Input, table: Table | undefined, tables: readonly Table[]): readonly Sheet[] {
  if (table !== undefined) {
    const [name] = sheetNames([{ name: input.sheet_name, pointer: '/sheet_name' }]);
    return [{ name: name!, table }];
  }
  const wanted = input.sheets!.map(({ name }, index) => ({ name, pointer: `/sheets/${index}/name` }));
  return sheetNames(wanted).map((name, index) => ({ name, table: tables[index]! }));
}
