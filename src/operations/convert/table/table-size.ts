import { findText } from '../../../formats/find-text.ts';
import type { JsonRequest } from '../../../operation.ts';
import { COLON, JsonScanner, OPEN_LIST, OPEN_OBJECT, QUOTE } from './json-scanner.ts';

type Body = JsonRequest['body'];

/** What the tables of a body have at most. */
export interface TableSize {
  readonly rows: number;
  /** Members of all rows. */
  readonly members: number;
  /** Strings that are values. */
  readonly texts: number;
  /** Lists: that of the sheets, and that of the rows of each. */
  readonly lists: number;
}

/** The size of the tables in a body that is known to be JSON. What looks like structure within a text is counted too. */
export function tableSize({ bytes }: Body): TableSize {
  const counts = new Uint32Array(256);
  for (let at = 0; at < bytes.length; at++) counts[bytes[at]!]!++;
  const members = counts[COLON]!;
  const texts = Math.max(Math.ceil(counts[QUOTE]! / 2) - members, 0);
  return { rows: counts[OPEN_OBJECT]!, lists: counts[OPEN_LIST]!, members, texts };
}

/** Bytes before a colon by which names are told apart. Names that are equal there are too long to be many. */
const TOLD_APART = 6;

/** The columns that the members of rows may make: the different names among them. */
export function namesOfMembers({ bytes }: Body): number {
  const names = new Set<number>();
  for (let at = bytes.indexOf(COLON); at >= 0; at = bytes.indexOf(COLON, at + 1)) {
    let name = 0;
    for (let from = Math.max(0, at - TOLD_APART); from < at; from++) name = name * 256 + bytes[from]!;
    names.add(name);
  }
  return names.size;
}

/** The columns that lists of them may make. */
export function namesInLists(body: Body, { texts }: TableSize): number {
  return hasEscapedLetter(body.text) ? texts : itemsOfColumns(body);
}

/** Whether a body may have a member of this name, which may be spelled with escapes. */
export function mayHaveMember(body: Body, name: string): boolean {
  return hasEscapedLetter(body.text) || findText(body.bytes, `"${name}"`, 0) >= 0;
}

/** Whether a text has an escape of a letter from `a` to `z` (RFC 8259 section 7). */
function hasEscapedLetter(text: string): boolean {
  return text.includes('\\u006') || text.includes('\\u007');
}

const COLUMNS = '"columns"';

/** The items of all lists that are a member `columns`. */
function itemsOfColumns({ bytes }: Body): number {
  const scanner = new JsonScanner({ bytes, text: '' });
  let names = 0;
  for (let at = findText(bytes, COLUMNS, 0); at >= 0; at = findText(bytes, COLUMNS, scanner.at)) {
    scanner.at = at + COLUMNS.length;
    if (scanner.token() !== COLON) continue;
    scanner.at++;
    if (scanner.token() !== OPEN_LIST) continue;
    scanner.items(() => {
      names++;
      scanner.skipValue();
    });
  }
  return names;
}
