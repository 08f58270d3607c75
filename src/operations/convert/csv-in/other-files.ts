import { refuse } from '../../../errors.ts';
import { hasText } from '../../../formats/bytes.ts';

/** Files that are sent as CSV by mistake: how they begin, and what they are. */
const others: readonly { readonly begin: string; readonly what: string }[] = [
  {
    begin: 'PK\u0003\u0004',
    what: 'a ZIP archive, as .xlsx and .ods files are: send a workbook to /v1/convert/xlsx-to-json',
  },
  {
    begin: '\u00d0\u00cf\u0011\u00e0',
    what: 'an .xls file or another of Microsoft Office: save it as .xlsx or CSV',
  },
  { begin: '%PDF-', what: 'a PDF: send a CSV file' },
  { begin: '\u001f\u008b', what: 'compressed by gzip: send the CSV file itself' },
];

/** By byte: whether one of these files begins with it. */
const begins = new Uint8Array(256);
for (const { begin } of others) begins[begin.charCodeAt(0)] = 1;

const SPACE = 0x20;
const LESS_THAN = 0x3c;
const OPEN_LIST = 0x5b;
const OPEN_OBJECT = 0x7b;
const ASCII = 0x80;

/** Bytes that are looked at for the beginning of markup. */
const LOOKED_AT = 256;

const MARKUP = /^[\ufeff\s]*<(?:!doctype\s+html|html|head|body|table|\?xml)\b/i;

/** Refuses, at `/csv`, a file that is not text, or is markup, and says what it is. */
export function refuseOtherThanText(file: Uint8Array): void {
  const [byte = 0] = file;
  if (begins[byte] === 1) {
    const other = others.find(({ begin }) => hasText(file, 0, begin));
    if (other !== undefined) refuse('/csv', `is ${other.what}`);
  }
  let at = 0;
  const end = Math.min(file.length, LOOKED_AT);
  while (at < end && (file[at]! <= SPACE || file[at]! >= ASCII)) at++;
  if (file[at] !== LESS_THAN) return;
  const begin = new TextDecoder('windows-1252').decode(file.subarray(0, LOOKED_AT));
  if (MARKUP.test(begin.replace(/^\u00ef\u00bb\u00bf/, '')))
    refuse('/csv', 'is HTML or XML: send a CSV file');
}

/** The beginning of a list of objects or of an object. A writer of CSV puts a name that has quotes into quotes. */
const JSON_BEGIN = /^[\ufeff\s]*(?:\[\s*)?\{\s*"[^"\n]*"\s*:/;

/** Refuses, at `/csv`, a file that begins as JSON does: no header has names of that form. */
export function refuseJson(file: Uint8Array): void {
  let at = 0;
  const end = Math.min(file.length, LOOKED_AT);
  while (at < end && (file[at]! <= SPACE || file[at]! >= ASCII)) at++;
  if (file[at] !== OPEN_LIST && file[at] !== OPEN_OBJECT) return;
  const begin = new TextDecoder().decode(file.subarray(0, LOOKED_AT));
  if (JSON_BEGIN.test(begin))
    refuse(
      '/csv',
      'is JSON: send a CSV file, which /v1/convert/json-to-csv makes of JSON; header=false reads it as CSV',
    );
}

/** Refuses, at `/csv`, two characters of ASCII in UTF-16 without a byte order mark, and says how they are read. */
export function refuseUnmarkedUtf16(file: Uint8Array): void {
  const [first = 0, second = 0] = file;
  if (first === 0 ? second === 0 : second !== 0) return;
  if ((file[2] === 0) !== (first === 0) || (file[3] === 0) !== (second === 0)) return;
  const [column, charset] = first === 0 ? [1, 'utf-16be'] : [2, 'utf-16le'];
  refuse(
    '/csv',
    `is not text: it has a NUL character at line 1, column ${column}; charset=${charset} reads it if it is UTF-16`,
  );
}
