import { allLocales } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import { emailSamples } from '../../../test/support/email-samples.ts';
import { isGibberish } from './gibberish.ts';

const rows: readonly { name: string; local: string; gibberish: boolean }[] = [
  { name: 'a keyboard row', local: 'qwerty', gibberish: true },
  { name: 'a keyboard row backwards', local: 'ytrewq', gibberish: true },
  { name: 'keyboard columns', local: 'qazwsx', gibberish: true },
  { name: 'one key held', local: 'zzzzz', gibberish: true },
  { name: 'a hash', local: 'd41d8cd98f00b204', gibberish: true },
  { name: 'the head of a UUID', local: '550e8400-e29b-41d4-a716', gibberish: true },
  { name: 'letters and digits in turn', local: 'a8f5k2m9', gibberish: true },
  { name: 'a mash with a number behind', local: 'xkcjvhwq77', gibberish: true },
  { name: 'a mash before a tag', local: 'xkcjvhwq+news', gibberish: true },
  { name: 'a name before a tag that is one', local: 'ada+xkcjvhwq', gibberish: false },
  { name: 'a role whose letters are a row', local: 'property', gibberish: false },
  { name: 'four keys in a row', local: 'asdf', gibberish: true },
  { name: 'a short name with three keys in a row', local: 'bert', gibberish: false },
  { name: 'a Turkish name with three keys in a row', local: 'mert.yilmaz', gibberish: false },
  { name: 'a short name with four keys in a row', local: 'gerty', gibberish: false },
  { name: 'a Japanese name down two columns', local: 'miko', gibberish: false },
  { name: 'initials', local: 'bkr', gibberish: false },
  { name: 'a name and a year', local: 'michael1987', gibberish: false },
  { name: 'a telephone number', local: '15551234567', gibberish: false },
  { name: 'accents', local: '\u0141ukasz.\u017bo\u0142\u0105d\u017a', gibberish: false },
  { name: 'another script', local: '\u0438\u0432\u0430\u043d', gibberish: false },
  { name: 'a tag alone', local: '+qwerty', gibberish: true },
];

test.each(rows)('$name', ({ local, gibberish }) => {
  expect(isGibberish(local)).toBe(gibberish);
});

describe('on samples', () => {
  const [mashes, names] = emailSamples('local-parts');

  test('at least 80 % of the mashes are found', () => {
    expect(mashes!.length).toBeGreaterThanOrEqual(20);
    expect(mashes!.filter(isGibberish).length / mashes!.length).toBeGreaterThanOrEqual(16 / 20);
  });

  test('at most 2 % of the names are flagged', () => {
    expect(names!.length).toBeGreaterThanOrEqual(51);
    expect(names!.filter(isGibberish).length / names!.length).toBeLessThanOrEqual(1 / 51);
  });

  test('hardly any of 28,000 names of 70 languages is flagged', () => {
    // The table is made from them: this tests the other rules.
    const names = new Set(
      Object.values(allLocales).flatMap(({ person }) =>
        [person?.first_name, person?.last_name]
          .flatMap((lists) => Object.values(lists ?? {}).flat())
          .filter((name) => /^[\p{Script=Latin}-]+$/u.test(name)),
      ),
    );
    expect(names.size).toBeGreaterThan(20_000);
    expect([...names].filter(isGibberish).length).toBeLessThanOrEqual(2);
  });
});
