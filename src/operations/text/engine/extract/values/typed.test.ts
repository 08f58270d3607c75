import { describe, expect, it } from 'vitest';
import { typedValues } from './typed.ts';

/** Each text with the values of a type in it, as a reader would mark them. */
const rows: readonly (readonly [type: string, text: string, values: readonly string[]])[] = [
  ['date', 'due 3 June 2026, not June 3rd, 2027', ['3 June 2026', 'June 3rd, 2027']],
  ['date', '03/06/2026 or 2026-06-03 or 22.07.1984', ['03/06/2026', '2026-06-03', '22.07.1984']],
  ['date', 'the 14th of January 2026, Monday 4 May', ['14th of January 2026', 'Monday 4 May']],
  ['date', 'next Tuesday, tomorrow and in October', ['next Tuesday', 'tomorrow', 'October']],
  ['date', 'am 3. Juni 2026 und le 5 juillet 2026', ['3. Juni 2026', '5 juillet 2026']],
  ['date', 'version 7.4.2 and 192.168.10.20', []],
  ['date', 'you may 3 times march on', []],
  ['time', 'at 14:30, 5 p.m. or half past six', ['14:30', '5 p.m.', 'half past six']],
  ['time', 'at 7.30pm, from 9am; score 3.50', ['7.30pm', '9am']],
  ['amount', 'EUR 129.90, $1.2 million, 450 euros', ['EUR 129.90', '$1.2 million', '450 euros']],
  ['amount', '\u20ac68,000 to \u20ac78,000 a year', ['\u20ac68,000 to \u20ac78,000']],
  ['amount', '1.234,56 \u20ac, CHF 1\u2019904.50 and 12 people', ['1.234,56 \u20ac', 'CHF 1\u2019904.50']],
  ['percent', '4.9%, ten per cent', ['4.9%', 'ten per cent']],
  ['phone', '020 7946 0821 or +1 800 555 0100', ['020 7946 0821', '+1 800 555 0100']],
  ['phone', '(415) 555-0136; order 12345', ['(415) 555-0136']],
  ['email', 'mail a.b+c@d-e.example.', ['a.b+c@d-e.example']],
  ['url', 'see https://a.example/b?c=d, www.e.example.', ['https://a.example/b?c=d', 'www.e.example']],
  ['iban', 'DE00 1234 5678 9012 3456 00 is yours', ['DE00 1234 5678 9012 3456 00']],
  ['code', 'BG-48213, 8KD2-PLQ7-00ZX and LX 318', ['BG-48213', '8KD2-PLQ7-00ZX', 'LX 318']],
  ['code', 'a 3-bedroom flat, the 1st of 20 x 30', []],
  ['plate', 'the van KX19 ZZZ', ['KX19 ZZZ']],
  ['duration', 'two hours, 45 minutes, 30 days', ['two hours', '45 minutes', '30 days']],
  ['age', 'aged 82, a 29-year-old', ['82', '29-year-old']],
  ['measure:area', '64 sqm or 95 m2', ['64 sqm', '95 m2']],
  ['measure:temperature', 'at 175 \u00b0C', ['175 \u00b0C']],
  ['address', '9 Cobbler\u2019s Yard, Norwich NR2 4TX.', ['9 Cobbler\u2019s Yard, Norwich NR2 4TX']],
  ['address', 'at Kastanienallee 18, 10435 Berlin?', ['Kastanienallee 18, 10435 Berlin']],
  ['address', 'to 340 Juniper Lane, Austin, TX 78704 by', ['340 Juniper Lane, Austin, TX 78704']],
  ['address', 'at 4 Mill Lane, York, I am at home', ['4 Mill Lane, York']],
  ['number', 'serves four, 1,840 cards', ['four', '1,840']],
  ['ordinal', 'on the fifth floor', ['fifth']],
];

describe('values are known by their form', () => {
  it.each(rows)('%s in: %s', (type, text, values) => {
    const found = typedValues(text).filter((value) => value.type === type);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(values);
  });
});
