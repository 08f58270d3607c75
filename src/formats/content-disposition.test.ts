import { describe, expect, it } from 'vitest';
import { fileNameIn } from './content-disposition.ts';

describe('the name of a download', () => {
  it.each([
    { disposition: 'inline; filename="qr.svg"', name: 'qr.svg' },
    { disposition: `attachment; filename="cafe.csv"; filename*=UTF-8''caf%C3%A9.csv`, name: 'caf\u00e9.csv' },
    { disposition: 'attachment; filename="a\\"b.csv"', name: 'a"b.csv' },
    { disposition: null, name: undefined },
    { disposition: 'inline', name: undefined },
    { disposition: 'attachment; filename=""', name: undefined },
    // RFC 6266 4.1: the value may be a token, and names of parameters have any case.
    { disposition: 'attachment; FileName = a.csv ; x=1', name: 'a.csv' },
    { disposition: 'attachment; foo; filename=a.csv', name: 'a.csv' },
    { disposition: 'attachment; x="; filename=b.csv"; filename=a.csv', name: 'a.csv' },
    { disposition: 'attachment; filename=a.csv; filename=b.csv', name: 'a.csv' },
    // RFC 6266 5 and RFC 8187 3.2.3, the examples.
    {
      disposition: `attachment; filename="EURO rates"; filename*=utf-8''%e2%82%ac%20rates`,
      name: '\u20ac rates',
    },
    { disposition: `a; filename*=iso-8859-1'en'%A3%20rates; filename=rates`, name: 'rates' },
    {
      disposition: `a; filename*=UTF-8'de'%c2%a3%20and%20%e2%82%ac%20rates`,
      name: '\u00a3 and \u20ac rates',
    },
    // RFC 8187 3.2.1: what is malformed, not UTF-8 or of another charset is as if it were not there.
    { disposition: `a; filename*=UTF-8''%ff%; filename="a.csv"`, name: 'a.csv' },
    { disposition: `a; filename*=UTF-8''%ff; filename="a.csv"`, name: 'a.csv' },
    { disposition: `a; filename*=UTF-8''%ed%a0%80; filename="a.csv"`, name: 'a.csv' },
    { disposition: `a; filename*=UTF-8''100%; filename="a.csv"`, name: 'a.csv' },
    { disposition: `a; filename*=UTF-8''; filename="a.csv"`, name: 'a.csv' },
    { disposition: `a; filename*=UTF-16''%00a; filename="a.csv"`, name: 'a.csv' },
    { disposition: `a; filename*=''a; filename="a.csv"`, name: 'a.csv' },
    { disposition: `a; filename*=a; filename="a.csv"`, name: 'a.csv' },
    { disposition: `a; filename*="UTF-8''%ff%"`, name: undefined },
  ])('in $disposition', ({ disposition, name }) => expect(fileNameIn(disposition)).toBe(name));
});
