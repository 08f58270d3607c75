import { describe, expect, it } from 'vitest';
import { inventedNumbers, lostFacts } from './compare.ts';

const lost: readonly { name: string; before: string; after: string; lost: readonly string[] }[] = [
  { name: 'nothing', before: 'Pay $40 by Friday', after: 'Please pay $40 by Friday.', lost: [] },
  {
    name: 'an amount and a day',
    before: 'pay $40 by Friday',
    after: 'Please pay soon.',
    lost: ['$40', 'Friday'],
  },
  { name: 'a number as a word is kept', before: 'we have 3 cars', after: 'We have three cars.', lost: [] },
  {
    name: 'separators may differ',
    before: 'it costs 1,200.50 euros',
    after: 'It costs 1200.5 EUR.',
    lost: [],
  },
  { name: 'an ordinal as a word is kept', before: 'the 3rd time', after: 'The third time.', lost: [] },
  { name: 'a time without its minutes is kept', before: 'at 3:00 pm', after: 'At 3 pm.', lost: [] },
  { name: 'another month is lost', before: 'due 4 June', after: 'Due 4 July.', lost: ['4 June'] },
  { name: 'a name in another case is kept', before: 'ask Rosalind', after: 'Ask ROSALIND.', lost: [] },
  {
    name: 'a quotation without its marks is kept',
    before: 'read "Harbour Lights"',
    after: 'Read Harbour Lights.',
    lost: [],
  },
  {
    name: 'a link is kept whole',
    before: 'see https://a.example/b',
    after: 'See https://a.example/',
    lost: ['https://a.example/b'],
  },
  { name: 'a code of letters and digits', before: 'send the X200', after: 'Send it.', lost: ['X200'] },
];

const invented: readonly { name: string; before: string; after: string; invented: readonly string[] }[] = [
  { name: 'none', before: 'pay 40', after: 'Pay 40.', invented: [] },
  { name: 'one that was not there', before: 'pay 40', after: 'Pay 40 within 7 days.', invented: ['7'] },
  { name: 'a word that became digits', before: 'two cars', after: '2 cars', invented: [] },
  { name: 'numbers of a list are not facts', before: 'a and b', after: '1. a\n2. b', invented: [] },
];

describe('facts that went missing', () => {
  it.each(lost)('$name', (row) => {
    expect(lostFacts(row.before, row.after)).toEqual(row.lost);
  });
});

describe('numbers that came from nowhere', () => {
  it.each(invented)('$name', (row) => {
    expect(inventedNumbers(row.before, row.after)).toEqual(row.invented);
  });
});
