import { constants, crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cpuMillisecondsSince } from '../../../../test/support/cpu-time.ts';
import { partsOf, sheetFile } from '../../../../test/support/samples/workbook-file.ts';
import { InputError } from '../../../errors.ts';
import { zipArchive } from '../../../formats/zip/archive.ts';
import { smallPart } from '../../../formats/zip/part.ts';
import { readInput } from '../../../schema/read.ts';
import { xlsxFile } from '../schema.ts';
import { readXlsx } from './read-xlsx.ts';

const SHEET = 'xl/worksheets/sheet1.xml';
const MB = 1_000_000;

/** A worksheet of a unit that is repeated up to this many bytes; the directory may say another size. */
function bomb(unit: string, bytes: number, told?: number): Uint8Array {
  const [head = '', tail = ''] = partsOf({ sheets: { S: '<sheetData>|</sheetData>' } })[SHEET]!.split('|');
  const piece = Buffer.from(unit.repeat(Math.ceil((4 * MB) / unit.length)));
  // Each piece is whole, so that repeating it is a stream of zlib's.
  const deflated = deflateRawSync(piece, { finishFlush: constants.Z_FULL_FLUSH });
  const count = Math.round(bytes / piece.length);
  const pieces = [Buffer.from(head), ...new Array<Buffer>(count).fill(piece), Buffer.from(tail)];
  const sheet = {
    name: SHEET,
    crc: pieces.reduce((crc, each) => crc32(each, crc), 0),
    size: told ?? pieces.reduce((sum, { length }) => sum + length, 0),
    compressed: [
      deflateRawSync(Buffer.from(head), { finishFlush: constants.Z_FULL_FLUSH }),
      ...new Array<Buffer>(count).fill(deflated),
      deflateRawSync(Buffer.from(tail)),
    ],
  };
  const others = Object.entries(partsOf({ sheets: { S: '' } })).filter(([name]) => name !== SHEET);
  return zipArchive([...others.map(([name, text]) => smallPart(name, text)), sheet]);
}

async function refusalOf(workbook: Uint8Array): Promise<string> {
  try {
    await readXlsx(readInput(xlsxFile, { workbook }));
  } catch (error) {
    if (error instanceof InputError) return error.faults[0]!.message;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('files that are short and become long', () => {
  it.each([
    {
      name: 'one that says so is not read',
      file: bomb(' ', 300 * MB),
      message: /^has 300,\d{3},\d{3} bytes to read inside, at most 134,217,728 are read$/,
    },
    {
      name: 'one that lies, of blanks',
      file: bomb(' ', 100 * MB, 50 * MB),
      message: /a tag or text of more than 1048576 bytes/,
    },
    {
      name: 'one that lies, of rows',
      file: bomb('<row><c><v>1</v></c></row>', 16 * MB, 4 * MB),
      message: /has more bytes than it should/,
    },
    {
      name: 'cells without a value',
      file: bomb(`<row>${'<c/>'.repeat(16_384)}</row>`, 12 * MB),
      message: /^has more than 2,000,000 cells$/,
    },
  ])('$name', async ({ file, message }) => {
    expect(file.length).toBeLessThan(MB);
    const before = process.memoryUsage().rss;
    expect(await refusalOf(file)).toMatch(message);
    // It is never held as a whole: 150 MB is the most that may be used, also beside the tests of other files.
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * MB);
  });
});

// Each of these was once looked at again for every token: minutes in all.
it.each([
  { name: 'CDATA sections', unit: '<a><![CDATA[x]]></a>' },
  { name: 'references', unit: '<a>&amp;&#65;</a>' },
  { name: 'namespaces', unit: '<a xmlns:b="c"/>' },
  { name: 'comments', unit: '<!---->' },
])('8 MB of $name take less than 5 s of the processor', async ({ unit }) => {
  const start = process.cpuUsage();
  await readXlsx(readInput(xlsxFile, { workbook: bomb(unit, 8 * MB) }));
  expect(cpuMillisecondsSince(start)).toBeLessThan(5000);
});

it('a value in a million parts takes less than 5 s of the processor', async () => {
  const workbook = sheetFile(`<row><c t="str"><v>${'1<!---->'.repeat(MB)}</v></c></row>`);
  const start = process.cpuUsage();
  const json = await readXlsx(readInput(xlsxFile, { workbook, header_row: 0 }));
  expect(cpuMillisecondsSince(start)).toBeLessThan(5000);
  expect(new TextDecoder().decode(json)).toContain(`{"A":"${'1'.repeat(MB)}"}`);
});
