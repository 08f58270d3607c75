import { chance, magnitude, pick, type Random } from '../../support/random.ts';
import type { Amplifier } from '../amplifier.ts';
import { cut, drawText, repeated } from './texts.ts';

/** Rows of JSON that become CSV. */
export const csvRowAmplifiers: readonly Amplifier[] = [columnsOfRows((rows) => ({ rows })), valuesOfCells()];

/** Rows of JSON that become a workbook, of one sheet or of many. */
export const sheetRowAmplifiers: readonly Amplifier[] = [
  columnsOfRows((rows) => ({ rows })),
  valuesOfCells(),
  {
    name: 'sheets, empty or of a few rows',
    draw(random) {
      const columns = magnitude(random, 1, 200);
      const rows = chance(random, 0.3) ? 0 : magnitude(random, 1, 20);
      const row = members(columns, 1, (index) => `a${index}`);
      return (bytes) => {
        const sheet = { rows: Array.from({ length: rows }, () => row) };
        const count = Math.max(1, Math.min(1000, Math.floor(bytes / JSON.stringify(sheet).length)));
        return { input: { sheets: Array.from({ length: count }, () => sheet) } };
      };
    },
  },
];

type Row = Readonly<Record<string, unknown>>;

function columnsOfRows(inputOf: (rows: readonly Row[]) => Row): Amplifier {
  return {
    name: 'columns, and the members that rows lack',
    draw(random) {
      const headPart = random();
      const nameBytes = chance(random, 0.3) ? magnitude(random, 1, 10_000) : magnitude(random, 1, 8);
      const text = drawText(random);
      const value = pick(random, [0, '', null, 'a', 1e300, [], {}, true]);
      const rest = pick<(first: Row) => (index: number) => Row>(random, [
        () => () => ({}),
        (first) => () => first,
        (first) => always(Object.entries(first).slice(-1)),
        (first) => always(Object.entries(first).reverse()),
        () => (index) => ({ [`r${index}`]: value }),
      ]);
      const options = drawOptions(random);
      return (bytes) => {
        const columns = Math.max(1, Math.floor((bytes * headPart) / (nameBytes + 6)));
        const first = members(
          columns,
          value,
          (index) => `${cut(text(nameBytes), nameBytes)}${index.toString(36)}`,
        );
        const rowAt = rest(first);
        const size = JSON.stringify(rowAt(0)).length + 1;
        const count = Math.max(1, Math.floor((bytes * (1 - headPart)) / size));
        const rows = [first, ...Array.from({ length: count }, (_, index) => rowAt(index))];
        return { input: { ...inputOf(rows), ...options } };
      };
    },
  };
}

function valuesOfCells(): Amplifier {
  return {
    name: 'values that are longer as cells: quotes, levels, exponents, line ends',
    draw(random) {
      const text = drawText(random);
      const unit = pick(random, [
        '"',
        '\n',
        '=',
        '\u0001',
        '\u2028',
        ',',
        '_x0041_',
        ' ',
        '<',
        '&',
        '\u{1f600}',
      ]);
      const length = magnitude(random, 1, 32_767);
      const value = pick<(bytes: number) => unknown>(random, [
        repeated(unit),
        text,
        (bytes) => [[[[repeated(unit)(bytes)]]]],
        (bytes) => ({ a: repeated(unit)(bytes) }),
        () => 1e-300,
        (bytes) => Array.from({ length: bytes / 5 }, () => null),
      ]);
      const columns = magnitude(random, 1, 20);
      const options = drawOptions(random);
      return (bytes) => {
        const row = members(columns, value(Math.min(length, bytes / columns)), (index) => `c${index}`);
        const count = Math.max(1, Math.floor(bytes / JSON.stringify(row).length));
        return { input: { rows: Array.from({ length: count }, () => row), ...options } };
      };
    },
  };
}

function always(members: readonly (readonly [string, unknown])[]): () => Row {
  const row = Object.fromEntries(members);
  return () => row;
}

/** Members that both conversions know, or ignore. */
function drawOptions(random: Random): Readonly<Record<string, unknown>> {
  return {
    ...(chance(random, 0.3) && {
      columns: Array.from({ length: magnitude(random, 1, 3000) }, (_, i) => `z${i}`),
    }),
    ...(chance(random, 0.2) && { escape_formulas: true }),
    ...(chance(random, 0.2) && { delimiter: '\u{1f600}' }),
  };
}

function members(
  count: number,
  value: unknown,
  name: (index: number) => string,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [name(index), value]));
}
