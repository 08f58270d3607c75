import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../test/support/judging/refusal.ts';
import type { BarcodeType } from '../symbologies.ts';
import { checkDigit } from './check-digit.ts';
import { contentOf } from './content.ts';
import { expandUpce } from './retail.ts';

interface Row {
  readonly name: string;
  readonly type: BarcodeType;
  readonly data: string;
  readonly text: string;
}

const texts: readonly Row[] = [
  { name: 'GS1 7.9.1: the example of a GTIN-13', type: 'ean13', data: '629104150021', text: '6291041500213' },
  { name: 'a book in 12 digits', type: 'ean13', data: '978020137962', text: '9780201379624' },
  { name: 'a book in 13 digits', type: 'ean13', data: '9780201379624', text: '9780201379624' },
  { name: 'an add-on of 5 digits', type: 'ean13', data: '978020137962 51995', text: '9780201379624 51995' },
  { name: 'an add-on of 2 digits', type: 'ean13', data: '9772434561006 05', text: '9772434561006 05' },
  { name: 'EAN-8 in 7 digits', type: 'ean8', data: '9638507', text: '96385074' },
  { name: 'UPC-A in 11 digits', type: 'upca', data: '03600029145', text: '036000291452' },
  { name: 'UPC-A with an add-on', type: 'upca', data: '036000291452 12', text: '036000291452 12' },
  { name: 'UPC-E of 012345000065', type: 'upce', data: '0123456', text: '01234565' },
  { name: 'UPC-E in 6 digits is of number system 0', type: 'upce', data: '123456', text: '01234565' },
  { name: 'UPC-E in 8 digits', type: 'upce', data: '01234565', text: '01234565' },
  { name: 'UPC-E of number system 1', type: 'upce', data: '1234567', text: '12345670' },
  { name: 'ITF-14 in 13 digits', type: 'itf14', data: '1540014128876', text: '15400141288763' },
  { name: 'Codabar without start and stop', type: 'codabar', data: '40156', text: 'A40156B' },
  { name: 'Codabar with its own', type: 'codabar', data: 'C40-15.6D', text: 'C40-15.6D' },
  { name: 'Code 39 as its fonts want it', type: 'code39', data: '*ABC-1*', text: 'ABC-1' },
  { name: 'white space around digits', type: 'ean13', data: ' 9780306406157\n', text: '9780306406157' },
  { name: 'white space around an ITF-14', type: 'itf14', data: '1540014128876\t', text: '15400141288763' },
  { name: 'Code 39 with every mark', type: 'code39', data: 'A-. $/+%9', text: 'A-. $/+%9' },
  { name: 'Code 128: all of ASCII', type: 'code128', data: '\0a^FNC1b\x7f', text: '\0a^FNC1b\x7f' },
  ...['0 36000 29145 2', '0-36000-29145-2', '036000 29145 2', '036000\u00a029145\u20132'].map((data) => ({
    name: `UPC-A as printed: ${data}`,
    type: 'upca' as const,
    data,
    text: '036000291452',
  })),
  { name: 'EAN-13 as printed', type: 'ean13', data: '4 006381 333931', text: '4006381333931' },
  {
    name: 'EAN-13 as printed, its last group as long as an add-on',
    type: 'ean13',
    data: '40063813 33931',
    text: '4006381333931',
  },
  { name: 'EAN-8 as printed', type: 'ean8', data: '9638 5074', text: '96385074' },
  { name: 'UPC-E as printed', type: 'upce', data: '0 123456 5', text: '01234565' },
  {
    name: 'UPC-E of 6 digits with an add-on stays one',
    type: 'upce',
    data: '123456 12',
    text: '01234565 12',
  },
  { name: 'ITF-14 as printed', type: 'itf14', data: '1 54 00141 28876 3', text: '15400141288763' },
  // ISO 2108 and ISO 3297: numbers of books and of Hearing Research, with their check digits by hand.
  { name: 'an ISBN', type: 'ean13', data: '978-0-306-40615-7', text: '9780306406157' },
  {
    name: 'an ISBN with its name and a price',
    type: 'ean13',
    data: 'ISBN 978-0-306-40615-7 51995',
    text: '9780306406157 51995',
  },
  { name: 'an ISBN without its check digit', type: 'ean13', data: '978-0-306-40615', text: '9780306406157' },
  { name: 'an ISBN of 10 digits', type: 'ean13', data: '0-306-40615-2', text: '9780306406157' },
  { name: 'an ISBN of 10 without marks', type: 'ean13', data: '0306406152', text: '9780306406157' },
  { name: 'an ISBN of 10 in X without marks', type: 'ean13', data: '080442957x', text: '9780804429573' },
  {
    name: 'an ISBN of 10 without marks, with a price',
    type: 'ean13',
    data: '0306406152 51995',
    text: '9780306406157 51995',
  },
  { name: 'an ISBN that ends in X', type: 'ean13', data: 'ISBN-10: 080442957X', text: '9780804429573' },
  { name: 'an ISSN', type: 'ean13', data: '0378-5955', text: '9770378595002' },
  { name: 'ISO 10957: an ISMN', type: 'ean13', data: 'ISMN 979-0-2600-0043-8', text: '9790260000438' },
  { name: 'an ISSN with its issue', type: 'ean13', data: 'ISSN 0378-5955 05', text: '9770378595002 05' },
];

test.each(texts)('$name', ({ type, data, text }) => {
  expect(contentOf(type, data)).toEqual({ text, encoded: text, isEscaped: false });
});

test.each([
  { name: 'elements keep their brackets', data: '(00)123456789012345675', text: '(00)123456789012345675' },
  {
    name: 'GS1 7.11: a bracket in a value, escaped as the GS1 Barcode Syntax Engine has it',
    data: '(01)09521234543213(21)5bt\\(HYn',
    text: '(01)09521234543213(21)5bt(HYn',
    encoded: '(01)09521234543213(21)5bt^040HYn',
  },
  {
    name: 'what looks like an identifier in a value',
    data: '(10)A\\(21\\)B)(21)C',
    text: '(10)A(21)B)(21)C',
    encoded: '(10)A^04021)B)(21)C',
  },
])('GS1: $name', ({ data, text, encoded = text }) => {
  expect(contentOf('gs1-datamatrix', data)).toMatchObject({ text, encoded, isEscaped: false });
});

test.each(['datamatrix', 'pdf417', 'aztec'] as const)('%s: only text beyond ASCII has ECI 26', (type) => {
  expect(contentOf(type, 'a^b')).toMatchObject({ encoded: 'a^b', isEscaped: false });
  expect(contentOf(type, '\u00e9^b')).toMatchObject({ encoded: '^ECI000026\u00e9^^b', isEscaped: true });
});

const refusals: readonly { type: BarcodeType; data: string; message: string | RegExp }[] = [
  // 978020137962 has the check digit 4: 9+8*... = 96, by hand 9*1+7*3+8*1+0*3+2*1+0*3+1*1+3*3+7*1+9*3+6*1+2*3.
  { type: 'ean13', data: '9780201379621', message: 'has the check digit 4, not 1' },
  { type: 'ean13', data: '9780201379624 123', message: /^must be 12 digits, or 13 with the check digit/ },
  { type: 'ean13', data: '9780201379624  12', message: /^must be 12 digits/ },
  {
    type: 'ean13',
    data: '97802013796',
    message: /^must be 12 digits, or 13 with the check digit, for type ean13/,
  },
  { type: 'ean13', data: '97802013796244', message: /^must be 12 digits/ },
  { type: 'ean13', data: '97802013796\u0662', message: /^must be 12 digits/ },
  { type: 'ean13', data: '978-0-201-37962-1', message: 'has the check digit 4, not 1' },
  { type: 'ean13', data: '0-306-40615-3', message: 'has in its ISBN the check character 2, not 3' },
  { type: 'ean13', data: '0378-5950', message: 'has in its ISSN the check character 5, not 0' },
  { type: 'ean13', data: '12345670', message: /^must be 12 digits/ },
  { type: 'upca', data: '0  36000 29145 2', message: /^must be 11 digits/ },
  { type: 'upca', data: '-036000291452', message: /^must be 11 digits/ },
  { type: 'ean8', data: '96385075', message: 'has the check digit 4, not 5' },
  { type: 'upca', data: '036000291453', message: 'has the check digit 2, not 3' },
  { type: 'upca', data: '9780201379624', message: /^must be 11 digits, or 12/ },
  { type: 'upce', data: '01234566', message: 'has the check digit 5, not 6' },
  { type: 'upce', data: '2123456', message: 'must begin with 0 or 1 for type upce, not 2' },
  { type: 'upce', data: '12345', message: /^must be 6 digits, 7 with a 0 or 1 in front, or 8/ },
  { type: 'itf14', data: '15400141288764', message: 'has the check digit 3, not 4' },
  {
    type: 'itf14',
    data: '154001412887',
    message: 'must be 13 digits, or 14 with the check digit, for type itf14',
  },
  {
    type: 'code128',
    data: 'Caf\u00e9',
    message: 'must be ASCII for type code128, and "\u00e9" is not; type datamatrix holds any text',
  },
  { type: 'code128', data: 'a\u200bb', message: /and U\+200B is not/ },
  { type: 'code39', data: 'abc', message: /not "a"; type code128/ },
  { type: 'code39', data: 'A*B', message: /not "\*"/ },
  { type: 'codabar', data: 'A123', message: /alone or between two of A to D$/ },
  { type: 'codabar', data: 'a123b', message: /not "a"$/ },
  { type: 'codabar', data: 'AB', message: /between two of A to D$/ },
  {
    type: 'datamatrix',
    data: 'a'.repeat(1556),
    message: /^must have at most 1555 bytes for type datamatrix/,
  },
  { type: 'datamatrix', data: 'a\ud83d', message: /half of a surrogate pair/ },
  { type: 'gs1-128', data: '0109521234543213', message: /^must be GS1 elements/ },
  { type: 'gs1-128', data: '(', message: /^must be GS1 elements/ },
  { type: 'gs1-128', data: '(01)', message: /^must be GS1 elements/ },
  { type: 'gs1-128', data: '(01)09521234543213 (10)A', message: /^must be GS1 elements/ },
  { type: 'gs1-128', data: '(10)a(b', message: /^must be GS1 elements/ },
  { type: 'gs1-128', data: '(01)09521234543213(10)\u00e9', message: /^must be GS1 elements/ },
  // 2 + 20, FNC1, 2 + 20, FNC1, 2 + 1: the last and the predefined need no separator.
  {
    type: 'gs1-128',
    data: `(10)${'A'.repeat(20)}(21)${'B'.repeat(20)}(22)C`,
    message:
      'must have at most 48 characters without brackets for type gs1-128, not 49; type gs1-datamatrix holds more',
  },
];

test.each(refusals)('$type refuses $data', ({ type, data, message }) => {
  const { faults } = refusalOf(() => contentOf(type, data));
  expect(faults).toEqual([{ pointer: '/data', message: expect.stringMatching(message) }]);
  if (typeof message === 'string') expect(faults[0]!.message).toBe(message);
});

test('GS1 5.4.3: 48 characters are allowed', () => {
  const data = `(10)${'A'.repeat(20)}(21)${'B'.repeat(19)}(22)C`;
  expect(contentOf('gs1-128', data).text).toBe(data);
});

describe('ISO/IEC 15420 4.3.2.4: the zeros that UPC-E leaves out', () => {
  test.each([
    { upce: '0123450', upca: '01200000345' },
    { upce: '0123451', upca: '01210000345' },
    { upce: '0123452', upca: '01220000345' },
    { upce: '0123453', upca: '01230000045' },
    { upce: '0123454', upca: '01234000005' },
    { upce: '0123455', upca: '01234500005' },
    { upce: '0123459', upca: '01234500009' },
  ])('$upce is $upca', ({ upce, upca }) => {
    expect(expandUpce(upce)).toBe(upca);
  });
});

test('GS1 7.9.1: the check digit of an SSCC', () => {
  expect(checkDigit('37610425002123456')).toBe('9');
});
