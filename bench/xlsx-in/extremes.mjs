/**
 * Workbooks whose bytes say little of what they become: cells far away, and short files that are long inside. By name,
 * each with what is read of it: its rows, or the words it is refused with.
 */
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { zipArchive } from '../../dist/formats/zip/archive.js';
import { smallPart } from '../../dist/formats/zip/part.js';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const LAST_ROW = 1_048_576;
const MB = 1_000_000;

export const extremes = {
  'a cell at XFD1048576': {
    file: () => sheet(cellAt('A', 1) + cellAt('XFD', LAST_ROW)),
    options: {},
    expected: '"count":1}',
  },
  'the same as arrays': {
    file: () => sheet(cellAt('A', 1) + cellAt('XFD', LAST_ROW)),
    options: { rows_as: 'arrays' },
    expected: '"count":1}',
  },
  'cells in every 1,000th row and another column each': {
    file: () =>
      sheet(
        Array.from({ length: 1000 }, (_, i) => cellAt(`${letter(i)}${letter(i / 26)}`, 1 + i * 1000)).join(
          '',
        ),
      ),
    options: {},
    expected: '"count":999}',
  },
  'all cells merged, filled': {
    file: () => sheet(cellAt('A', 1), `<mergeCells><mergeCell ref="A1:XFD${LAST_ROW}"/></mergeCells>`),
    options: { merged: 'fill' },
    expected: 'cells',
  },
  '300 MB of blanks': { file: () => bomb(' ', 300 * MB), options: {}, expected: 'bytes to read inside' },
  '100 MB of blanks that say 50': {
    file: () => bomb(' ', 100 * MB, 50 * MB),
    options: {},
    expected: 'a tag or text of more than 1048576 bytes',
  },
  '12 MB of cells without a value': {
    file: () => bomb(`<row>${'<c/>'.repeat(16_384)}</row>`, 12 * MB),
    options: {},
    expected: 'has more than 2,000,000 cells',
  },
  '16 MB of rows that say 4': {
    file: () => bomb('<row><c><v>1</v></c></row>', 16 * MB, 4 * MB),
    options: {},
    expected: 'more bytes than it should',
  },
};

function letter(index) {
  return String.fromCharCode(65 + (Math.floor(index) % 26));
}

function cellAt(column, row) {
  return `<row r="${row}"><c r="${column}${row}" t="str"><v>x</v></c></row>`;
}

function sheet(rows, behind = '') {
  return archive(smallPart('xl/worksheets/sheet1.xml', worksheet(rows, behind)));
}

function worksheet(rows, behind = '') {
  return `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${behind}</worksheet>`;
}

/** A worksheet of a unit that is repeated up to this many bytes; the directory may say fewer. */
function bomb(unit, bytes, told) {
  const [head, tail] = worksheet('|')
    .split('|')
    .map((text) => Buffer.from(text));
  const piece = Buffer.from(unit.repeat(Math.ceil((4 * MB) / unit.length)));
  // Each piece is whole, so that repeating it is a stream of zlib's.
  const flush = { finishFlush: constants.Z_FULL_FLUSH };
  const pieces = new Array(Math.round(bytes / piece.length)).fill(piece);
  const all = [head, ...pieces, tail];
  const deflated = deflateRawSync(piece, flush);
  return archive({
    name: 'xl/worksheets/sheet1.xml',
    crc: all.reduce((crc, each) => crc32(each, crc), 0),
    size: told ?? all.reduce((sum, { length }) => sum + length, 0),
    compressed: [deflateRawSync(head, flush), ...pieces.map(() => deflated), deflateRawSync(tail)],
  });
}

function archive(worksheetPart) {
  const related = (type, target) =>
    `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;
  const tab = '<sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets>';
  return zipArchive([
    smallPart('_rels/.rels', related('officeDocument', 'xl/workbook.xml')),
    smallPart('xl/workbook.xml', `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${tab}</workbook>`),
    smallPart('xl/_rels/workbook.xml.rels', related('worksheet', 'worksheets/sheet1.xml')),
    worksheetPart,
  ]);
}
