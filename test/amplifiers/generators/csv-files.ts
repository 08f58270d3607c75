import { chance, magnitude, pick, type Random } from '../../support/random.ts';
import type { Amplifier } from '../amplifier.ts';
import { byteLength, cut, drawText, repeated, type Text } from './texts.ts';

/** CSV: what names, columns and line ends make of few bytes. */
export const csvAmplifiers: readonly Amplifier[] = [
  {
    name: 'the names of columns, written in every row',
    draw(random) {
      const table = drawTable(random);
      const columns = magnitude(random, 1, 30);
      const headPart = 0.02 + 0.96 * random();
      const filled = magnitude(random, 1, columns);
      return (bytes) => {
        const nameBytes = Math.max(1, (bytes * headPart) / columns);
        const names = listOf(columns, (column) => cut(`${column}${table.name(nameBytes)}`, nameBytes));
        const row = listOf(filled, () => table.value);
        return { input: table.options, file: fileOf(table, names, row, bytes) };
      };
    },
  },
  {
    name: 'columns, and the fields that rows lack',
    draw(random) {
      const table = drawTable(random);
      const headPart = pick(random, [0.05, 0.5, 0.95, 1]);
      const isNamed = chance(random, 0.5);
      const filled = pick(random, [() => 1, () => 2, (columns: number) => columns]);
      return (bytes) => {
        const columns = Math.max(1, Math.floor((bytes * headPart) / (isNamed ? 2 : 1)));
        const names = listOf(columns, () => (isNamed ? 'a' : ''));
        const row = listOf(filled(columns), () => table.value);
        return { input: table.options, file: fileOf(table, names, row, bytes) };
      };
    },
  },
  {
    name: 'line ends, quotes and empty fields',
    draw(random) {
      const { options, ends } = drawTable(random);
      const text = drawText(random);
      const unit = repeated(
        pick(random, [
          '\r',
          '\n',
          '\r\n',
          '""\r',
          '"\r"',
          ',',
          ';\r',
          '"",',
          ',"a"\n',
          ' \r',
          'sep=,\r',
          'a\n\r',
        ]),
      );
      const last = pick(random, ['', ...ends]);
      const textPart = random() ** 3;
      return (bytes) => ({
        input: options,
        file: Buffer.from(
          `${text(bytes * textPart).replaceAll('"', '')}${unit(bytes * (1 - textPart))}${last}`,
        ),
      });
    },
  },
];

/** What a table is made of. */
interface Table {
  /** The ends of its lines, in turn. */
  readonly ends: readonly string[];
  /** The end of the last line. */
  readonly last: string;
  readonly delimiter: string;
  readonly value: string;
  readonly name: Text;
  readonly options: Readonly<Record<string, unknown>>;
}

function drawTable(random: Random): Table {
  const delimiter = pick(random, [',', ',', ';', '\t', '|']);
  const text = drawText(random);
  const lineEnd = () => pick(random, ['\n', '\r\n', '\r', '\n\r']);
  return {
    ends: Array.from({ length: pick(random, [1, 1, 2, 3]) }, lineEnd),
    last: chance(random, 0.5) ? '' : lineEnd(),
    delimiter,
    value: pick(random, ['1', '1', '', 'a', '""', '"a"', '1.50', 'true', '007', '2026-05-01', '\u6f22']),
    name: (bytes) => text(bytes).replace(/["\r\n,;\t|]/g, 'x'),
    options: {
      ...(chance(random, 0.5) && { types: 'infer' }),
      ...(chance(random, 0.3) && { empty: 'null' }),
      ...(chance(random, 0.3) && { rows_as: 'arrays' }),
      ...(chance(random, 0.2) && { header: false }),
      ...(chance(random, 0.3) && { delimiter }),
      ...(chance(random, 0.2) && { skip_rows: magnitude(random, 1, 1000) }),
      ...(chance(random, 0.2) && {
        charset: pick(random, ['windows-1252', 'utf-16le', 'utf-8', 'iso-8859-15']),
      }),
    },
  };
}

function listOf(length: number, item: (index: number) => string): readonly string[] {
  return Array.from({ length }, (_, index) => item(index));
}

/** A header, and the same row as often as there is room. */
function fileOf(
  { ends, last, delimiter }: Table,
  names: readonly string[],
  row: readonly string[],
  bytes: number,
) {
  const header = names.join(delimiter);
  const lines = ends.map((end) => `${row.join(delimiter)}${end}`).join('');
  const left = Math.max(0, bytes - byteLength(header));
  return Buffer.from(`${header}${ends[0]}${repeated(lines)(left)}${last}`);
}
