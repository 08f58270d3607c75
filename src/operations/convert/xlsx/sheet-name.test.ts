import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../test/support/judging/refusal.ts';
import { sheetNames } from './sheet-name.ts';

const taken: readonly { name: string; wanted: readonly (string | undefined)[]; names: readonly string[] }[] =
  [
    {
      name: 'names as they are',
      wanted: [' ', 'Caf\u00e9', "O'Brien"],
      names: [' ', 'Caf\u00e9', "O'Brien"],
    },
    { name: '31 UTF-16 units', wanted: ['x'.repeat(31)], names: ['x'.repeat(31)] },
    { name: 'names by place', wanted: [undefined, 'A', undefined], names: ['Sheet1', 'A', 'Sheet3'] },
    {
      name: 'the next number when one is taken',
      wanted: [undefined, 'sheet1', undefined],
      names: ['Sheet2', 'sheet1', 'Sheet3'],
    },
  ];

test.each(taken)('$name', ({ wanted, names }) => {
  expect(sheetNames(wanted.map((name) => ({ name, pointer: '' })))).toEqual(names);
});

describe('what Excel refuses', () => {
  const refused: readonly { name: string; wanted: string; fault: string }[] = [
    {
      name: '32 UTF-16 units',
      wanted: 'x'.repeat(32),
      fault: 'it has 32 UTF-16 units, at most 31 are allowed',
    },
    {
      name: '16 emoji, which are 32 units',
      wanted: '\ud83d\ude00'.repeat(16),
      fault: 'it has 32 UTF-16 units',
    },
    ...[...'[]:*?/\\'].map((mark) => ({
      name: `the mark ${mark}`,
      wanted: `a${mark}b`,
      fault: 'it has one of',
    })),
    { name: 'an apostrophe in front', wanted: "'a", fault: 'it begins or ends with an apostrophe' },
    { name: 'an apostrophe behind', wanted: "a'", fault: 'it begins or ends with an apostrophe' },
    { name: 'a control character', wanted: 'a\u0001', fault: 'it has a character XML cannot hold' },
    { name: 'U+FFFF', wanted: '\uffff', fault: 'it has a character XML cannot hold' },
    { name: 'a lone surrogate', wanted: '\ud800', fault: 'it has a character XML cannot hold' },
    { name: 'History in any case', wanted: 'HISTORY', fault: 'Excel keeps this name for itself' },
    { name: 'nothing', wanted: '', fault: 'it is empty' },
  ];
  test.each(refused)('$name', ({ wanted, fault }) => {
    const { faults } = refusalOf(() => sheetNames([{ name: wanted, pointer: '/sheet_name' }]));
    const quoted = JSON.stringify(wanted);
    expect(faults[0]?.pointer).toBe('/sheet_name');
    expect(faults[0]?.message).toContain(`is refused by spreadsheets: ${quoted}: ${fault}`);
  });

  test('the same name twice, whatever its case', () => {
    const wanted = ['Data', 'DATA'].map((name, index) => ({ name, pointer: `/sheets/${index}/name` }));
    expect(refusalOf(() => sheetNames(wanted)).faults[0]?.pointer).toBe('/sheets/1/name');
  });
});
