import { readFileSync } from 'node:fs';
import type { CountryCode } from 'libphonenumber-js';
import { describe, expect, test } from 'vitest';
import { phoneForms, phoneOfTel, phoneOfWhatsApp } from './phone-forms.ts';
import { findPhones } from './phones.ts';

interface Row {
  readonly country: CountryCode | '';
  readonly line: string;
  readonly phone?: string;
}

const listed = JSON.parse(
  readFileSync(new URL('../../vectors/phones.json', import.meta.url), 'utf8'),
) as readonly (string | Row)[];
const rows = listed.filter((row) => typeof row === 'object');

function numbersIn(line: string, country: CountryCode | ''): readonly string[] {
  return findPhones(line, country || undefined).map(({ value }) => value);
}

describe('lines as pages have them', () => {
  test.each(rows)('$country: $line', ({ country, line, phone }) => {
    expect(numbersIn(line, country)).toEqual(phone === undefined ? [] : [phone]);
  });
});

describe('in the text of a page', () => {
  const cases: readonly { name: string; text: string; phones: readonly string[] }[] = [
    { name: 'a label in the cell before', text: 'Phone\0(212) 555-0143\0', phones: ['+12125550143'] },
    {
      name: 'two numbers separated by a slash',
      text: 'Tel: 212-555-0143 / 212-555-0144',
      phones: ['+12125550143', '+12125550144'],
    },
    { name: 'a number in brackets', text: '(+1 212 555 0143)', phones: ['+12125550143'] },
    { name: 'a full stop after it', text: 'Call 212-555-0143. Thanks.', phones: ['+12125550143'] },
    { name: 'no-break spaces', text: 'Tel:\u00a0212\u00a0555\u00a00143', phones: ['+12125550143'] },
    { name: 'hyphens of typesetters', text: 'Call 212\u2011555\u20110143', phones: ['+12125550143'] },
    { name: 'two blocks are not one number', text: '212\x2d5 0143', phones: [] },
    {
      name: 'opening hours in brackets',
      text: 'Phone: (413) 555-0122 (8:30 AM-5:00 PM M-F)',
      phones: ['+14135550122'],
    },
    { name: 'opening hours', text: 'Call 413.555.0122 24/7 or 9-5 pm', phones: ['+14135550122'] },
    { name: 'hours of a European office', text: 'Tel. 413-555-0122 9-17 Uhr', phones: ['+14135550122'] },
    {
      name: 'a dash between two numbers',
      text: '909.555.0187 \u2013 909.555.0129',
      phones: ['+19095550187', '+19095550129'],
    },
    {
      name: 'two numbers of one label',
      text: 'Tel: 2125550143 or 2125550144, 2125550145',
      phones: ['+12125550143', '+12125550144', '+12125550145'],
    },
    {
      name: 'digits in brackets behind a word',
      text: '1-800-7HARBOR (1-800-742-7267)',
      phones: ['+18007427267'],
    },
    { name: 'an extension without a space', text: '530.555.0190x410', phones: ['+15305550190'] },
    {
      name: 'the label behind it',
      text: '202.555.0175phone\0' + '2025550176 (office)',
      phones: ['+12025550175', '+12025550176'],
    },
    {
      name: 'a verb with its object',
      text: 'contact the head office on 2025550176',
      phones: ['+12025550176'],
    },
    { name: 'words between label and number', text: 'call us today on 2025550176', phones: ['+12025550176'] },
    { name: 'a remark in brackets', text: 'Phone (toll free): 8005550176', phones: ['+18005550176'] },
    { name: 'a number sign', text: 'Phone #2025550176', phones: ['+12025550176'] },
    { name: 'an initial and a date', text: 'King, A.; Brandt, M. (2016-02-01). On bread.', phones: [] },
    { name: 'an initial and digits', text: 'Brandt, T. 2025550176', phones: [] },
    { name: 'white space of plain text', text: 'Tel :\n          2025550176', phones: ['+12025550176'] },
    { name: 'a label two blocks before', text: 'Phone\0Bakery\x002025550176', phones: [] },
    { name: 'a cell with a colon alone', text: 'Phone\0:\x002025550176', phones: ['+12025550176'] },
    {
      name: 'the name of who has the number',
      text: 'Phone: Front Desk 2025550176',
      phones: ['+12025550176'],
    },
    { name: 'the first word of a line', text: 'Phone Front Desk: 2025550176', phones: ['+12025550176'] },
    {
      name: 'the last digits of a further number',
      text: 'Tel: 202-555-0176/77',
      phones: ['+12025550176'],
    },
    {
      name: 'ITU-T E.161: letters for digits',
      text: 'Call 1-800-FLOWERS or (212) NEW-YORK, not 800-SERIES.',
      phones: ['+18003569377', '+12126399675'],
    },
    { name: 'an element glued behind it', text: '1.800.742.2267directions', phones: ['+18007422267'] },
    { name: 'a label glued behind it', text: 'Tel 202 555 0176.Fax 202 555 0177', phones: ['+12025550176'] },
    { name: 'a plus apart', text: 'reach + 375 29 516-40-20 today', phones: ['+375295164020'] },
    { name: 'the country in brackets', text: '(+44) 020 7946 0868', phones: ['+442079460868'] },
    { name: 'a number for taxes', text: 'Fax 202 555 0177\0VAT 0453 365 132', phones: [] },
  ];
  test.each(cases)('$name', ({ text, phones }) => {
    expect(numbersIn(text, 'US')).toEqual(phones);
  });

  test('a number that touches the cut does not count', () => {
    const text = 'Call (212) 555-0143';
    expect(findPhones(text, 'US', text.length)).toEqual([]);
    expect(findPhones(`${text} now`, 'US', text.length + 4)).toHaveLength(1);
  });
});

describe('a fax', () => {
  test.each([
    { name: 'behind the number', text: '202.555.0148\x00202.555.0149 fax', phones: ['+12025550148'] },
    { name: 'in brackets', text: '202.555.0148 (tel) / 202.555.0149 (fax)', phones: ['+12025550148'] },
    {
      name: 'lines that end with their label',
      text: '202.555.0148 fax\x00202.555.0149 phone',
      phones: ['+12025550149'],
    },
    { name: 'initials', text: 'P: 303.555.0150\0F: 303.555.0169', phones: ['+13035550150'] },
    {
      name: 'glued to the number before',
      text: 'Tel: (202) 555-0100Fax: (202) 555-0115',
      phones: ['+12025550100'],
    },
    {
      name: 'in full',
      text: 'Telephone 2025550148\0Facsimile +44 (0) 1632 960 074',
      phones: ['+12025550148'],
    },
    { name: 'in the cell before', text: 'Fax\x00' + '1-888-555-0142', phones: [] },
    { name: 'as the head of a list', text: 'Fax Numbers\x00202-555-0123\x00202-555-0124', phones: [] },
    {
      name: 'of a country',
      text: 'T\u00e9l\u00e9copie : 2025550123; Faks: 2025550124; Telefax 2025550125',
      phones: [],
    },
    { name: 'a second number', text: 'Fax: 202-555-0123 or 202-555-0124', phones: [] },
    { name: 'with a verb between', text: 'Fax: Dial (202) 555-0123', phones: [] },
    { name: 'a picture', text: '\u{1f4e0} 202-555-0123 \u260e 202-555-0124', phones: ['+12025550124'] },
    {
      name: 'phone and fax in one',
      text: 'Tel./Fax: 202-555-0123, Phone and fax 202-555-0124',
      phones: ['+12025550123', '+12025550124'],
    },
    {
      name: 'initials without a mark at the beginning of a line',
      text: 'T 303.555.0150 | F 303.555.0169\0P   303.555.0151\0F   303.555.0168',
      phones: ['+13035550150', '+13035550151'],
    },
    { name: 'without its label elsewhere', text: 'Fax 303.555.0169\0Bakery\x00303.555.0169', phones: [] },
    { name: 'a sign of a phone behind the word', text: 'Fax \u260e303.555.0169', phones: [] },
    { name: 'a service for faxes', text: 'eFax: 303.555.0169', phones: [] },
    { name: 'the verb', text: 'Fax the completed form to (866) 555-0196.', phones: [] },
    { name: 'with a way', text: 'by e-mail or via FAX to (866) 555-0196', phones: [] },
    { name: 'a number of faxes', text: 'Fax # 2: (866) 555-0196', phones: [] },
    { name: 'hours in the label', text: 'Fax (24 hours): (866) 555-0196', phones: [] },
    { name: 'before a name', text: 'Fax: Service Department (866) 555-0196', phones: [] },
    {
      name: 'the head of a list of names',
      text: 'Phone: 413-555-0122\0Fax:\0Application forms: (413) 555-0110\0Transcripts: (413) 555-0123',
      phones: ['+14135550122'],
    },
    { name: 'initials in brackets', text: '(p) 866-555-0197 (f) 866-555-0196', phones: ['+18665550197'] },
    { name: 'small initials', text: 't (866) 555-0197\0f (866) 555-0196', phones: ['+18665550197'] },
    {
      name: 'initials with other marks',
      text: 'P// 866-555-0197 F// 866-555-0196',
      phones: ['+18665550197'],
    },
    { name: 'words behind the number', text: '866-555-0196 (toll free fax)', phones: [] },
    {
      name: 'labels behind the numbers of a line',
      text: '866-555-0197 phone 866-555-0196 fax',
      phones: ['+18665550197'],
    },
    { name: 'letters apart', text: 'F A X : 866-555-0196', phones: [] },
    { name: 'a phone that follows', text: 'Fax: 202-555-0123\x00202-555-0124', phones: ['+12025550124'] },
  ])('$name', ({ text, phones }) => {
    expect(numbersIn(text, 'US')).toEqual(phones);
  });
});

describe('the languages of pages', () => {
  test.each([
    {
      country: 'CN',
      text: '\u7535  \u8bdd: 021-61267060\0\u4f20        \u771f: 021-61267059',
      phones: ['+862161267060'],
    },
    { country: 'CN', text: '手机：13812345678 传真号码：021-61267059', phones: ['+8613812345678'] },
    {
      country: 'JP',
      text: 'ＴＥＬ：０９３－８７３－３１５１\u3000ＦＡＸ：０９３－８７３－３１５６',
      phones: ['+81938733151'],
    },
    {
      country: 'JP',
      text: '電話番号\x00093-873-3151\0ファクシミリ\x00093-873-3156',
      phones: ['+81938733151'],
    },
    { country: 'KR', text: '전화번호: 02-3483-8112, 팩스번호: 02-3483-8113', phones: ['+82234838112'] },
    {
      country: 'RU',
      text: 'Телефоны: 8(8512) 24 - 64 - 00.Факс: 8(8512) 49 - 41 - 57.',
      phones: ['+78512246400'],
    },
    { country: 'TR', text: 'Telefon: 0212 234 56 78 Belgegeçer: 0212 234 56 79', phones: ['+902122345678'] },
    { country: 'FR', text: 'Port. : 06 12 34 56 78 Télécopieur : 01 40 50 35 22', phones: ['+33612345678'] },
    { country: 'ID', text: 'Telp. 021 5301234, Faksimile 021 5301235', phones: ['+62215301234'] },
    { country: 'SE', text: 'Växel: 08-123 456 78 Telefax: 08-123 456 79', phones: ['+46812345678'] },
    { country: 'NO', text: 'Sentralbord: 22 12 34 56 Telefaks: 22 12 34 57', phones: ['+4722123456'] },
    { country: 'FI', text: 'Vaihde 09 1234 5678, telekopio 09 1234 5679', phones: ['+358912345678'] },
    { country: 'GR', text: 'ΤΗΛΕΦΩΝΟ: 210 1234567\0ΦΑΞ: 210 1234568', phones: ['+302101234567'] },
    { country: 'HU', text: 'Telefonszám: 06-1-234-5678, Faxszám: 06-1-234-5679', phones: ['+3612345678'] },
    { country: 'VN', text: 'ĐT: 024 3825 1234 – Số fax: 024 3825 1235', phones: ['+842438251234'] },
    { country: 'TH', text: 'โทรศัพท์ 02-123-4567 โทรสาร 02-123-4568', phones: ['+6621234567'] },
    { country: 'IR', text: 'تلفن: 021-88776655 نمابر: 021-88776656', phones: ['+982188776655'] },
    { country: 'FR', text: 'Numéro vert 0 800 123 456', phones: ['+33800123456'] },
    { country: 'FR', text: 'Urgences : 01 40 50 35 22 (24h/24)', phones: ['+33140503522'] },
    {
      country: 'IT',
      text: 'Numero Verde 800 123456 - N. verde: 800 123457',
      phones: ['+39800123456', '+39800123457'],
    },
    { country: 'ES', text: 'Atención al cliente: 900 123 456', phones: ['+34900123456'] },
    {
      country: 'PT',
      text: 'Telem. 912 345 678 | Tlm: 912 345 679',
      phones: ['+351912345678', '+351912345679'],
    },
    { country: 'BR', text: 'SAC: 0800 123 4567', phones: ['+558001234567'] },
    {
      country: 'DE',
      text: 'Notdienst: 0171 2345678, Kundenservice 030 901820',
      phones: ['+491712345678', '+4930901820'],
    },
    { country: 'NL', text: 'Klantenservice: 020 123 4567', phones: ['+31201234567'] },
    { country: 'CA', text: 'Tél. : 514 555-0123 Téléc. : 514 555-0124', phones: ['+15145550123'] },
    { country: 'JP', text: 'フリーダイヤル 0120-123-456', phones: ['+81120123456'] },
    { country: 'JP', text: 'お問い合わせ：03-1234-5678', phones: ['+81312345678'] },
    { country: 'JP', text: 'お問い合わせ番号 0312-3456-7890', phones: [] },
    { country: 'KR', text: '고객센터 1588-1234', phones: ['+8215881234'] },
    { country: 'CN', text: '客服：400-123-4567', phones: ['+864001234567'] },
    { country: 'IN', text: 'दूरभाष: 011-23456789 फैक्स: 011-23456780', phones: ['+911123456789'] },
  ] as const)('$country: $text', ({ country, text, phones }) => {
    expect(numbersIn(text, country)).toEqual(phones);
  });
});

describe('a national number without a label is none: accounts, articles and orders look like it', () => {
  test.each([
    { name: 'in groups', country: 'GB', text: 'Bakery\x00020 7946 0868' },
    { name: 'an account', country: 'DE', text: 'Kontonummer 0532 013000' },
    { name: 'an order', country: 'DE', text: 'Bestellnummer 0221 123456' },
    { name: 'a company', country: 'GB', text: 'Company No. 01234 567890' },
    { name: 'numbers of a lottery', country: 'FR', text: '01 05 12 23 34 41' },
  ] as const)('$name', ({ country, text }) => {
    expect(numbersIn(text, country)).toEqual([]);
  });
});

describe('the country of a number (ITU-T E.164)', () => {
  test.each([
    { name: 'GB: no such number', country: 'GB', text: 'Tel 505.555.0111', phones: ['505.555.0111'] },
    {
      name: 'DE: North American form, a number of Germany by chance',
      country: 'DE',
      text: '(212) 555-0143',
      phones: ['(212) 555-0143'],
    },
    {
      name: 'DE: with the prefix of trunk calls',
      country: 'DE',
      text: 'Tel. (0212) 555-0143',
      phones: ['+492125550143'],
    },
    {
      name: 'IT: a mobile in groups of three and four',
      country: 'IT',
      text: 'Cell. 333 423 4567',
      phones: ['+393334234567'],
    },
    { name: 'GB: a number of Australia', country: 'GB', text: 'Call 1300 975 707', phones: ['1300 975 707'] },
    {
      name: 'IN: without the prefix of trunk calls',
      country: 'IN',
      text: 'Call 98765 43210',
      phones: ['+919876543210'],
    },
    { name: 'US: a number of Britain', country: 'US', text: 'Tel: 020 7946 0868', phones: ['020 7946 0868'] },
    {
      name: 'JP: minus signs and long vowels for hyphens, wide digits',
      country: 'JP',
      text: 'TEL 03\u22126811\u22120000\0TEL 03\u30fc6811\u30fc0001\0\uff34\uff25\uff2c\uff08\uff10\uff13\uff09\uff16\uff18\uff11\uff11\u2212\uff10\uff10\uff10\uff12',
      phones: ['+81368110000', '+81368110001', '+81368110002'],
    },
    {
      name: 'SA: digits of Arabic',
      country: 'SA',
      text: '\u0647\u0627\u062a\u0641: \u0660\u0661\u0661 \u0664\u0666\u0665 \u0665\u0666\u0667\u0668',
      phones: ['+966114655678'],
    },
    {
      name: 'IR: digits of Persian',
      country: 'IR',
      text: '\u062a\u0644\u0641\u0646: \u06f0\u06f2\u06f1-\u06f8\u06f8\u06f7\u06f7\u06f6\u06f6\u06f5\u06f5',
      phones: ['+982188776655'],
    },
    {
      name: 'IN: digits of Hindi',
      country: 'IN',
      text: '\u092b\u093c\u094b\u0928: \u0966\u0968\u0968 \u0968\u0969\u096a\u096b \u096c\u096d\u096e\u096f',
      phones: ['+912223456789'],
    },
    {
      name: 'GB: spaces of other widths',
      country: 'GB',
      text: 'Tel. 020\u20037946\u20070018',
      phones: ['+442079460018'],
    },
    {
      name: 'IN: the last digits of a further number, longer than the plan has',
      country: 'IN',
      text: '+91 22 2345 6789/90, Tel: +91-22-23456789 / 91',
      phones: ['+912223456789', '+912223456789'],
    },
    {
      name: 'DE: an extension that the plan has',
      country: 'DE',
      text: '+49 30 123456-78',
      phones: ['+493012345678'],
    },
    {
      name: 'AU: six digits of the plan (Communications Alliance, 13 numbers)',
      country: 'AU',
      text: 'Call 13 12 34 or 1300 123 456',
      phones: ['+61131234', '+611300123456'],
    },
    { name: 'US: six digits', country: 'US', text: 'Call 13 12 34', phones: [] },
    {
      name: 'FR: the calling code without its plus',
      country: 'FR',
      text: 'T\u00e9l : (33) 1 42 68 53 00, T\u00e9l 33 1 42 68 53 01',
      phones: ['+33142685300', '+33142685301'],
    },
    {
      name: 'IS: its word for a telephone',
      country: 'IS',
      text: 'S\u00edmi: 555 1234',
      phones: ['+3545551234'],
    },
    {
      name: 'US: numbers of templates',
      country: 'US',
      text: 'Phone: 123-456-7890, (123) 456-7890, 555-555-5555, +1 (555) 555-5555, 000-000-0000',
      phones: [],
    },
    { name: 'too short, with its country', country: 'US', text: 'see +1-803-606-277', phones: [] },
  ] as const)('$name', ({ country, text, phones }) => {
    expect(numbersIn(text, country)).toEqual(phones);
  });
});

test.each([
  { href: 'tel:+1-212-555-0143', phone: '+12125550143' },
  { href: 'tel:%2B44%2020%207946%200018', phone: '+442079460018' },
  { href: 'tel:(212) 555-0143;ext=12', phone: '+12125550143' },
  { href: 'tel:', phone: undefined },
  { href: 'tel:%E0%A4%A', phone: undefined },
  { href: 'tel:911', phone: undefined },
  { href: 'tel://+12125550143', phone: '+12125550143' },
  { href: 'tel:212 555 0143 / 212 555 0144', phone: '+12125550143' },
  { href: 'tel:+12125550143x12', phone: '+12125550143' },
  { href: 'tel:+1 212 555 0143 ext. 12', phone: '+12125550143' },
  { href: 'tel:+1-212-555-0143p123', phone: '+12125550143' },
  { href: 'tel:Phone: 2125550143 (main)', phone: '+12125550143' },
  { href: 'tel:000-000-0000', phone: undefined },
  { href: 'tel:+10000000000', phone: undefined },
  { href: 'callto:+1 212-555-0143', phone: '+12125550143' },
  { href: 'sms:+12125550143?body=hi', phone: '+12125550143' },
])('RFC 3966: $href', ({ href, phone }) => {
  expect(phoneOfTel(href, phoneForms('US'))).toBe(phone);
});

test.each([
  { href: 'https://wa.me/5511912345678', phone: '+5511912345678' },
  { href: 'https://wa.me/+5511912345678?text=hi', phone: '+5511912345678' },
  { href: 'https://api.whatsapp.com/send?text=hi&phone=%2B55%2011%2091234-5678', phone: '+5511912345678' },
  { href: 'whatsapp://send?phone=5511912345678', phone: '+5511912345678' },
  { href: 'https://wa.me/?text=5511912345678', phone: undefined },
  { href: 'https://wa.me/1234567890', phone: undefined },
])('WhatsApp, click to chat: $href', ({ href, phone }) => {
  expect(phoneOfWhatsApp(href)).toBe(phone);
});
