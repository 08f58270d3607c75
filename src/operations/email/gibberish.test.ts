import { allLocales } from '@faker-js/faker';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEED } from '../../../test/support/runs.ts';
import { emailSamples } from '../../../test/support/samples/email-samples.ts';
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
  { name: 'two initials', local: 'jmyoung', gibberish: false },
  { name: 'two initials and a T', local: 'jtthompson', gibberish: false },
  { name: 'three initials', local: 'jrrtolkien', gibberish: false },
  { name: 'initials behind', local: 'wrightjs', gibberish: false },
  { name: 'initials, a name and a year', local: 'dkbrown1987', gibberish: false },
  { name: 'initials and a sign', local: 'lr.smith', gibberish: false },
  { name: 'two names with an initial between', local: 'annkbrown', gibberish: false },
  {
    name: 'a Polish name that is not listed, with an initial on both sides',
    local: 'jstrzelczykp',
    gibberish: false,
  },
  { name: 'a Russian name that is not listed, behind two initials', local: 'jkmakhlov', gibberish: false },
  { name: 'a Chinese name, the family name first', local: 'qiuxiaoyu', gibberish: false },
  { name: 'a Chinese name, the family name last', local: 'yiyuanqin', gibberish: false },
  { name: 'Chinese initials', local: 'ywzhu', gibberish: false },
  { name: 'Chinese initials behind and a year', local: 'zhuwj1988', gibberish: false },
  { name: 'a Korean name', local: 'heehyeonpark', gibberish: false },
  { name: 'Korean initials', local: 'khryu', gibberish: false },
  { name: 'a Vietnamese name', local: 'nguyenquynhthu', gibberish: false },
  { name: 'a Vietnamese given name and initials', local: 'tuyetnl', gibberish: false },
  { name: 'a mash before such a family name', local: 'xkcjvzhu', gibberish: true },
  { name: 'letters before a short name', local: 'xkqzvlee', gibberish: true },
];

test.each(rows)('$name', ({ local, gibberish }) => {
  expect(isGibberish(local)).toBe(gibberish);
});

const people = Object.values(allLocales).map(({ person }) => person);
const latin = /^\p{Script=Latin}{3,}$/u;
const namesOf = (kind: 'first_name' | 'last_name') =>
  people.flatMap((person) => Object.values(person?.[kind] ?? {}).flat()).filter((name) => latin.test(name));
const given = namesOf('first_name');
const family = namesOf('last_name');

describe('at most 0.5 % of the forms of names that companies give', () => {
  const initials = fc.constantFrom(...given).map((name) => name[0]!);
  const [first, last] = [fc.constantFrom(...given), fc.constantFrom(...family)];
  const year = fc.integer({ min: 1940, max: 2020 });
  const joined = (...parts: readonly fc.Arbitrary<string | number>[]) =>
    fc.tuple(...parts).map((texts) => texts.join('').toLowerCase());
  test.each<[string, fc.Arbitrary<string>]>([
    ['one initial', joined(initials, last)],
    ['two initials', joined(initials, initials, last)],
    ['three initials', joined(initials, initials, initials, last)],
    ['two initials and a year', joined(initials, initials, last, year)],
    ['initials behind', joined(last, initials, initials)],
    ['an initial before and one behind', joined(initials, last, initials)],
    ['two names', joined(first, last)],
    ['the family name first', joined(last, first)],
    ['an initial between', joined(first, initials, last)],
  ])('%s', (_, form) => {
    const drawn = fc.sample(form, { seed: SEED, numRuns: 3000 });
    expect(drawn.filter(isGibberish).length / drawn.length).toBeLessThanOrEqual(0.005);
  });
});

test('at most 1 % of initials before the commonest family names of three letters are flagged', () => {
  const letter = fc.constantFrom(...given).map((name) => name[0]!.toLowerCase());
  const names = 'rao das lee kim roy sen cox fox ray day ali jha pal sah dey low tan lim ong goh lau mak wan';
  const form = fc
    .tuple(letter, letter, fc.oneof(letter, fc.constant('')), fc.constantFrom(...names.split(' ')))
    .map((parts) => parts.join(''));
  const drawn = fc.sample(form, { seed: SEED, numRuns: 3000 });
  expect(drawn.filter(isGibberish).length / drawn.length).toBeLessThanOrEqual(0.01);
});

describe('at most 0.5 % of names written together, of syllables', () => {
  const words = (list: string) => fc.constantFrom(...list.split(' '));
  const [chinese, korean, vietnamese] = [
    words(
      'wang li zhang liu chen yang zhao huang zhou wu xu sun hu zhu gao lin he guo ma luo qiu xie xu jia',
    ),
    words('kim lee park choi jung kang cho yoon jang lim han oh seo shin kwon hwang ryu jeon'),
    words('nguyen tran le pham hoang huynh phan vu dang bui do ho ngo duong'),
  ];
  const [pinyin, hangul, quoc] = [
    words(
      'yi yu xin wei jun jie yan ming xiao xuan hao jing yuan qiang rong shi tao xing yong zhen jia kai yue ya',
    ),
    words('min seo jun ji hyun woo young sung jin hee kyung jae hyeon yeon tae joon ra mi chul hyuk'),
    words(
      'van thi minh anh duc quang thanh hoa huong linh ngoc phuong quynh thu trang tuan tuyet uyen vinh khanh phuc',
    ),
  ];
  const joined = (...parts: readonly fc.Arbitrary<string>[]) =>
    fc.tuple(...parts).map((texts) => texts.join(''));
  const initial = (of: fc.Arbitrary<string>) => of.map((syllable) => syllable[0]!);
  test.each<[string, fc.Arbitrary<string>]>([
    ['Chinese', joined(chinese, pinyin, pinyin)],
    ['Chinese, family name last', joined(pinyin, pinyin, chinese)],
    ['Chinese, initials', joined(initial(pinyin), initial(pinyin), chinese)],
    ['Korean', joined(hangul, hangul, korean)],
    ['Korean, initials', joined(initial(hangul), initial(hangul), korean)],
    ['Vietnamese', joined(vietnamese, quoc, quoc)],
    ['Vietnamese, initials behind', joined(quoc, initial(vietnamese), initial(quoc))],
  ])('%s', (_, form) => {
    const drawn = fc.sample(form, { seed: SEED, numRuns: 3000 });
    expect(drawn.filter(isGibberish).length / drawn.length).toBeLessThanOrEqual(0.005);
  });
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
