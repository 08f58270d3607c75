import { describe, expect, it } from 'vitest';
import { sheetFile, workbookFile } from '../../../../test/support/samples/workbook-file.ts';
import { InputError } from '../../../errors.ts';
import { readInput } from '../../../schema/read.ts';
import { type XlsxFile, xlsxFile } from '../schema.ts';
import { readXlsx } from './read-xlsx.ts';

async function faultOf(workbook: Uint8Array, options: Omit<XlsxFile, 'workbook'> = {}) {
  try {
    await readXlsx(readInput(xlsxFile, { workbook, ...options }));
  } catch (error) {
    if (error instanceof InputError) return error.faults[0]!;
    throw error;
  }
  throw new Error('nothing was refused');
}

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);
const compound = (stream: string): Uint8Array =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(600),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(100),
  ]);
const parts = (files: Record<string, string>): Uint8Array => sheetFile('', { parts: files });
const cell = (markup: string): Uint8Array => sheetFile(`<row r="1">${markup}</row>`);

describe('files of other kinds, by name', () => {
  it.each([
    {
      name: '.xls',
      file: compound('Workbook'),
      message: 'is an .xls file (Excel 97 to 2003): save it as .xlsx',
    },
    {
      name: '.xls of Excel 5',
      file: compound('Book'),
      message: 'is an .xls file (Excel 97 to 2003): save it as .xlsx',
    },
    {
      name: '.xls of Excel 4',
      file: Uint8Array.of(9, 4, 6, 0, 0, 0),
      message: 'is an .xls file (Excel 97 to 2003): save it as .xlsx',
    },
    { name: 'a password', file: compound('EncryptedPackage'), message: 'is protected by a password' },
    { name: '.doc', file: compound('WordDocument'), message: 'is not a workbook: send an .xlsx file' },
    {
      name: '.xlsb',
      file: parts({ 'xl/workbook.bin': '' }),
      message: 'is an .xlsb file (binary workbook): save it as .xlsx',
    },
    { name: 'CSV', file: ascii('a,b\n1,2\n'), message: 'is CSV: send it to /v1/convert/csv-to-json' },
    { name: 'JSON', file: ascii(' [1]'), message: 'is JSON: send an .xlsx file' },
    { name: 'HTML', file: ascii('<html>'), message: 'is HTML or XML: save it as .xlsx' },
    { name: 'PDF', file: ascii('%PDF-1.4'), message: 'is a PDF: send an .xlsx file' },
    { name: 'nothing', file: ascii(''), message: 'is empty' },
    { name: 'other bytes', file: Uint8Array.of(1, 0, 255), message: 'is not a workbook: send an .xlsx file' },
    {
      name: '.docx',
      file: parts({ 'xl/workbook.xml': '<w:document xmlns:w="urn:w"/>' }),
      message: 'is not a workbook: it is another document of an office program',
    },
  ])('$name', async ({ file, message }) => {
    expect(await faultOf(file)).toEqual({ pointer: '/workbook', message });
  });

  it('.ods', async () => {
    const bytes = Buffer.from(sheetFile(''));
    const type = 'application/vnd.oasis.opendocument.spreadsheet';
    // The first file of an OpenDocument package is its type, stored.
    const head = Buffer.alloc(38 + type.length);
    head.write('PK\u0003\u0004', 'latin1');
    head.writeUInt16LE(8, 26);
    head.write(`mimetype${type}`, 30);
    const end = bytes.indexOf('PK\u0005\u0006', 0, 'latin1');
    const start = bytes.readUInt32LE(end + 16);
    for (let at = start; at < end; at += 46 + bytes.readUInt16LE(at + 28)) {
      bytes.writeUInt32LE(bytes.readUInt32LE(at + 42) + head.length, at + 42);
    }
    bytes.writeUInt32LE(start + head.length, end + 16);
    expect(await faultOf(Buffer.concat([head, bytes]))).toEqual({
      pointer: '/workbook',
      message: 'is an .ods file (OpenDocument): save it as .xlsx',
    });
  });
});

describe('what is wrong with a workbook', () => {
  const overlong = `<c t="str"><v>${'x'.repeat(1_400_000)}</v></c>`;
  it.each([
    {
      name: 'a part that is missing',
      file: parts({ 'xl/_rels/workbook.xml.rels': '<a' }),
      message: 'is broken in xl/_rels/workbook.xml.rels: it ends too early (at byte 0)',
    },
    {
      name: 'a DTD',
      file: parts({ 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY d "x">]><a>&d;</a>' }),
      message: 'is broken in xl/workbook.xml: it has a DOCTYPE (at byte 0)',
    },
    {
      name: 'a row that there is not',
      file: sheetFile('<row r="1048577"/>'),
      message: 'is broken: row 1048577 of sheet "Sheet1": there is no such row',
    },
    {
      name: 'a cell beyond the last column',
      file: cell('<c r="XFD1"/><c/>'),
      message: 'is broken: cell XFE1 of sheet "Sheet1" is beyond XFD1048576',
    },
    {
      name: 'a value of a megabyte',
      file: cell(overlong),
      message: 'is broken in xl/worksheets/sheet1.xml: it has a tag or text of more than 1048576 bytes',
    },
  ])('$name', async ({ file, message }) => {
    const fault = await faultOf(file);
    expect({ ...fault, message: fault.message.slice(0, message.length) }).toEqual({
      pointer: '/workbook',
      message,
    });
  });

  it('text that is not UTF-8', async () => {
    const file = sheetFile('<row><c t="str"><v>ZZZZ</v></c></row>');
    // The part is stored, so that its bytes can be replaced.
    const { zipArchive } = await import('../../../formats/zip/archive.ts');
    const { readZip } = await import('../../../formats/zip/directory.ts');
    const { entryPieces } = await import('../../../formats/zip/entry.ts');
    const { deflateRawSync, crc32 } = await import('node:zlib');
    const refuse = (reason: string): never => {
      throw new Error(reason);
    };
    const copies = [];
    for (const entry of readZip(file, 99, refuse)) {
      const pieces: Uint8Array[] = [];
      for await (const piece of entryPieces(entry, refuse)) pieces.push(piece);
      const bytes = Buffer.concat(pieces);
      const at = bytes.indexOf('ZZZZ');
      if (at >= 0) bytes.fill(0xff, at, at + 4);
      copies.push({
        name: entry.name,
        crc: crc32(bytes),
        size: bytes.length,
        compressed: [deflateRawSync(bytes)],
      });
    }
    const message = 'is broken: it has text that is not UTF-8';
    expect(await faultOf(zipArchive(copies), { header_row: 0 })).toEqual({ pointer: '/workbook', message });
    expect(await faultOf(zipArchive(copies))).toEqual({ pointer: '/workbook', message });
  });

  it('an unknown sheet, with the names that there are', async () => {
    const file = workbookFile({ sheets: { Orders: '', Costs: '' } });
    const message = 'must be the name or number of a sheet: "Orders", "Costs"';
    expect(await faultOf(file, { sheet: 'orders' })).toEqual({ pointer: '/sheet', message });
    expect(await faultOf(file, { sheet: 3 })).toEqual({ pointer: '/sheet', message });
  });
});
