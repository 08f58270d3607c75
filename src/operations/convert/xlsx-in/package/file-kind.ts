import { hasText } from '../../../../formats/bytes.ts';
import { findText } from '../../../../formats/find-text.ts';
import { isUtf8 } from '../../../../formats/utf8.ts';
import { isZip } from '../../../../formats/zip/directory.ts';
import type { Parts, Refuse } from './parts.ts';

/** A compound file of Microsoft ([MS-CFB] 2.2). */
const COMPOUND = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';

/** Bytes of a file that are looked at to know whether it is text. */
const LOOKED_AT = 4096;

/** Refuses what is not a ZIP archive by what it is. */
export function refuseOtherThanZip(file: Uint8Array, refuse: Refuse): void {
  if (isZip(file)) return;
  if (file.length === 0) refuse('is empty');
  if (hasText(file, 0, COMPOUND)) refuseCompound(file, refuse);
  // A stream of BIFF 2 to 4, as before Excel 5 ([MS-XLS] 2.4.21).
  if (file[0] === 9 && [0, 2, 4].includes(file[1]!)) refuseXls(refuse);
  if (hasText(file, 0, '%PDF')) refuse('is a PDF: send an .xlsx file');
  const start = file.subarray(0, LOOKED_AT);
  const first = [...start].find((byte) => byte > 0x20 && byte < 0x80);
  if (first === undefined || start.includes(0)) refuse('is not a workbook: send an .xlsx file');
  if (first === 0x3c) refuse('is HTML or XML: save it as .xlsx');
  if (first === 0x7b || first === 0x5b) refuse('is JSON: send an .xlsx file');
  if (!isBinary(start)) refuse('is CSV: send it to /v1/convert/csv-to-json');
  refuse('is not a workbook: send an .xlsx file');
}

/** Refuses a package of another kind. */
export function refuseOtherPackages(file: Uint8Array, parts: Parts): void {
  // OpenDocument 1.3 part 2, 3.3: the first file is not compressed and has the type.
  const start = file.subarray(0, 200);
  if (findText(start, 'application/vnd.oasis.opendocument') > 0) {
    parts.refuse('is an .ods file (OpenDocument): save it as .xlsx');
  }
  if (parts.has('xl/workbook.bin')) parts.refuse('is an .xlsb file (binary workbook): save it as .xlsx');
}

/** A workbook with a password is in a compound file, too ([MS-OFFCRYPTO] 2.3.4.1). */
function refuseCompound(file: Uint8Array, refuse: Refuse): never {
  if (findText(file, wide('EncryptedPackage')) >= 0) return refuse('is protected by a password');
  if (findText(file, wide('Workbook')) >= 0 || findText(file, wide('Book')) >= 0) refuseXls(refuse);
  return refuse('is not a workbook: send an .xlsx file');
}

function refuseXls(refuse: Refuse): never {
  return refuse('is an .xls file (Excel 97 to 2003): save it as .xlsx');
}

/** ASCII as UTF-16LE. */
function wide(text: string): string {
  return [...text].join('\u0000');
}

/** Whether bytes are not text: not UTF-8, and with control characters. */
function isBinary(bytes: Uint8Array): boolean {
  const controls = bytes.filter(
    (byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d,
  ).length;
  return controls > 0 && !(isUtf8(bytes) && controls < 4);
}
