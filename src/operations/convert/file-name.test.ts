import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

const rows: readonly { name: string; wanted: string | undefined; file: string }[] = [
  { name: 'the fallback', wanted: undefined, file: 'data.csv' },
  { name: 'an extension is added', wanted: 'March', file: 'March.csv' },
  { name: 'an extension is not added twice, whatever its case', wanted: 'March.CSV', file: 'March.csv' },
  { name: 'another extension stays', wanted: 'March.txt', file: 'March.txt.csv' },
  { name: 'other scripts stay', wanted: '\u4e09\u6708 caf\u00e9', file: '\u4e09\u6708 caf\u00e9.csv' },
  { name: 'a parent folder and a folder', wanted: '../../etc/passwd', file: '_.._etc_passwd.csv' },
  { name: 'a drive and a pattern', wanted: 'C:\\a*b?.csv', file: 'C__a_b_.csv' },
  {
    name: 'a line break, a reversal of direction',
    wanted: 'a\r\nb\u202efdp.exe',
    file: 'a__b_fdp.exe.csv',
  },
  { name: 'spaces and dots at the ends', wanted: ' . a . .csv', file: 'a.csv' },
  { name: 'nothing but an extension', wanted: '.csv', file: 'csv.csv' },
  { name: 'nothing left', wanted: ' ...', file: 'data.csv' },
  { name: 'a device of Windows', wanted: 'con', file: '_con.csv' },
  { name: 'a device with an extension', wanted: 'lpt1.old', file: '_lpt1.old.csv' },
  { name: 'a lone surrogate', wanted: 'a\ud800', file: 'a_.csv' },
  { name: 'cut to 80 units', wanted: 'x'.repeat(300), file: `${'x'.repeat(80)}.csv` },
  {
    name: 'an emoji is not split',
    wanted: `${'x'.repeat(79)}\ud83d\ude00`,
    file: `${'x'.repeat(79)}.csv`,
  },
];

test.each(rows)('$name', ({ wanted, file }) => {
  expect(fileName(wanted, '.csv', 'data')).toBe(file);
});
