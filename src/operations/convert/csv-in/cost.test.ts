import { expect, test } from 'vitest';
import { readInput } from '../../../schema/read.ts';
import { type CsvFile, csvFile } from '../schema.ts';
import { csvReadCost } from './cost.ts';

const ofBytes = (csv: string | Uint8Array, options: Omit<CsvFile, 'csv'> = {}) =>
  csvReadCost.ofInput(readInput(csvFile, { csv, ...options }));
const half = 'n'.repeat(8000);

test.each([
  { name: 'a small table', csv: 'a,b\n1,2\n'.repeat(100), isHeavy: false },
  {
    name: 'a table of 100 KB',
    csv: `id,name,total\r\n${'7,Ada Lovelace,12.50\r\n'.repeat(4700)}`,
    isHeavy: false,
  },
  {
    name: 'the same with CR',
    csv: `id,name,total\r${'7,Ada Lovelace,12.50\r'.repeat(4900)}`,
    isHeavy: false,
  },
  { name: '2 MB', csv: 'a,b\n1,2\n'.repeat(250_000), isHeavy: true },
  { name: 'a long name in many rows', csv: `${half}\n${'1\n'.repeat(4000)}`, isHeavy: true },
  { name: 'the same with CR alone', csv: `${half}\r${'1\r'.repeat(4000)}`, isHeavy: true },
  { name: 'with CR, and one LF at the end', csv: `${half}\r${'1\r'.repeat(4000)}\n`, isHeavy: true },
  { name: 'with LF, and one CR at the end', csv: `${half}\n${'1\n'.repeat(4000)}\r`, isHeavy: true },
  { name: 'with CRLF', csv: `${half}\r\n${'1\r\n'.repeat(2500)}`, isHeavy: true },
  { name: 'behind blank lines', csv: `${'\n'.repeat(50)}${half}\n${'1\n'.repeat(4000)}`, isHeavy: true },
  { name: 'behind sep=', csv: `sep=;\n\n${half}\n${'1\n'.repeat(4000)}`, isHeavy: true },
  { name: 'a name of several lines', csv: `"${'n\n'.repeat(4000)}"\n${'1\n'.repeat(4000)}`, isHeavy: true },
  {
    name: 'a name of controls, 6 bytes of JSON each',
    csv: `${'\u0001'.repeat(700)}\n${'1\n'.repeat(700)}`,
    isHeavy: true,
  },
  {
    name: 'the same as arrays, without names',
    csv: `${half}\n${'1\n'.repeat(4000)}`,
    options: { rows_as: 'arrays' as const },
    isHeavy: false,
  },
  { name: '16,383 commas', csv: ','.repeat(16_383), isHeavy: true },
  { name: 'and without a header', csv: ','.repeat(16_383), options: { header: false }, isHeavy: true },
  {
    name: '5,000 columns of a delimiter that is given',
    csv: '\u00a7'.repeat(5000),
    options: { delimiter: '\u00a7' },
    isHeavy: true,
  },
])('$name: over 2 ms is $isHeavy', ({ csv, options, isHeavy }) => {
  expect(ofBytes(csv, options) > 2).toBe(isHeavy);
});

test('other encodings are decoded first', () => {
  const utf16 = Buffer.from(`\ufeff${'n'.repeat(4000)}\r${'1\r'.repeat(2000)}`, 'utf16le');
  expect(ofBytes(utf16)).toBeGreaterThan(2);
  const latin1 = Buffer.from(`${'\u00e4'.repeat(4000)}\n${'1\n'.repeat(4000)}`, 'latin1');
  expect(ofBytes(latin1)).toBeGreaterThan(2);
});

test.each([
  { name: 'an unknown charset', csv: 'a', options: { charset: 'x-none' } },
  { name: 'bytes that are not of it', csv: Uint8Array.of(0xff), options: { charset: 'utf-8' } },
  { name: 'a header that is broken', csv: '"a"b', options: {} },
])('$name is refused when it is read, not here', ({ csv, options }) => {
  expect(ofBytes(csv, options)).toBeLessThan(2);
});

test('a body of up to 100 KB is judged by its content, a longer one goes to a thread unread', () => {
  expect(csvReadCost.ofBytes(100_000)).toBe(0);
  expect(csvReadCost.ofBytes(100_001)).toBeGreaterThan(2);
});
