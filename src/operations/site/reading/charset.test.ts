import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { decodePage } from './charset.ts';

interface Row {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly header?: string;
  readonly truncated?: boolean;
  readonly text: string;
}

const html = 'text/html';
const bytes = (text: string, encoding = 'utf8'): Uint8Array => iconv.encode(text, encoding);
const russian = '<html lang="ru">\u041f\u0440\u0438\u0432\u0435\u0442';

const rows: readonly Row[] = [
  { name: 'nothing said: UTF-8', bytes: bytes('caf\u00e9'), text: 'caf\u00e9' },
  {
    name: 'a mark beats header and meta, and is not text',
    bytes: Uint8Array.of(0xef, 0xbb, 0xbf, 0xc3, 0xa9),
    header: `${html}; charset=latin1`,
    text: '\u00e9',
  },
  { name: 'UTF-16 by its mark', bytes: bytes('\ufeffh\u00e9', 'utf16le'), text: 'h\u00e9' },
  { name: 'UTF-16 with the high byte first', bytes: Uint8Array.of(0xfe, 0xff, 0, 0x68), text: 'h' },
  {
    name: 'the header beats meta',
    bytes: bytes('<meta charset=utf-8>\u042f', 'win1251'),
    header: `${html}; charset=windows-1251`,
    text: '<meta charset=utf-8>\u042f',
  },
  {
    name: 'a quoted label in capitals',
    bytes: bytes('\u042f', 'koi8-r'),
    header: `${html};Charset="KOI8-R"`,
    text: '\u042f',
  },
  {
    name: 'meta',
    bytes: bytes('<meta charset="shift_jis">\u65e5\u672c', 'shift_jis'),
    text: '<meta charset="shift_jis">\u65e5\u672c',
  },
  {
    name: 'meta of the old kind',
    bytes: bytes("<meta http-equiv=Content-Type content='text/html; charset=gb2312'>\u4e2d", 'gbk'),
    text: "<meta http-equiv=Content-Type content='text/html; charset=gb2312'>\u4e2d",
  },
  {
    name: 'meta in a comment does not count',
    bytes: bytes('<!-- <meta charset=windows-1251> -->\u00e9'),
    text: '<!-- <meta charset=windows-1251> -->\u00e9',
  },
  {
    name: 'utf-16 in meta is UTF-8',
    bytes: bytes('<meta charset=utf-16>\u00e9'),
    text: '<meta charset=utf-16>\u00e9',
  },
  {
    name: 'an unknown label is passed over',
    bytes: bytes('<meta charset=nonsense>\u00e9'),
    header: `${html}; charset=none`,
    text: '<meta charset=nonsense>\u00e9',
  },
  {
    name: 'a label of replacement too',
    bytes: bytes('\u00e9'),
    header: `${html}; charset=iso-2022-kr`,
    text: '\u00e9',
  },
  {
    name: 'an XML declaration',
    bytes: bytes('<?xml version="1.0" encoding="iso-8859-2"?>\u0159', 'iso-8859-2'),
    text: '<?xml version="1.0" encoding="iso-8859-2"?>\u0159',
  },
  {
    name: 'undeclared and no UTF-8: by the language of the page',
    bytes: bytes(russian, 'win1251'),
    text: russian,
  },
  {
    name: 'Traditional Chinese by its region',
    bytes: bytes('<html lang=zh-TW>\u7e41\u9ad4', 'big5'),
    text: '<html lang=zh-TW>\u7e41\u9ad4',
  },
  {
    name: 'undeclared 0x93 is a quotation mark',
    bytes: Uint8Array.of(0x93, 0x80, 0xe9),
    text: '\u201c\u20ac\u00e9',
  },
  {
    name: 'iso-8859-1 means windows-1252, on every Node',
    bytes: Uint8Array.of(0x91, 0x92, 0x85),
    header: `${html}; charset=iso-8859-1`,
    text: '\u2018\u2019\u2026',
  },
  {
    name: 'a character cut at the limit leaves no mark',
    bytes: bytes('a\u20ac').subarray(0, 3),
    truncated: true,
    text: 'a',
  },
  {
    name: 'nor does it make UTF-8 doubtful',
    bytes: bytes('\u00e9a\ud83d\ude00').subarray(0, 6),
    truncated: true,
    text: '\u00e9a',
  },
  {
    name: 'nor in Japanese',
    bytes: bytes('\u65e5\u672c', 'shift_jis').subarray(0, 3),
    header: `${html}; charset=sjis`,
    truncated: true,
    text: '\u65e5',
  },
  {
    name: 'nor in Korean, where Windows added a syllable',
    bytes: bytes('\ub620\uac00', 'cp949').subarray(0, 3),
    header: `${html}; charset=euc-kr`,
    truncated: true,
    text: '\ub620',
  },
  {
    name: 'nothing said in Korean',
    bytes: bytes('<html lang="ko">\ub620', 'cp949'),
    text: '<html lang="ko">\ub620',
  },
  { name: 'a whole character at the limit stays', bytes: bytes('a\u20ac'), truncated: true, text: 'a\u20ac' },
];

describe('the encoding of a page', () => {
  test.each(rows)('$name', ({ bytes: body, header = html, truncated = false, text }) => {
    expect(decodePage(body, header, truncated)).toBe(text);
  });

  test.each([
    'windows-1250',
    'windows-1251',
    'windows-1252',
    'iso-8859-7',
    'koi8-u',
    'euc-kr',
    'gb18030',
    'big5',
  ])('%s is read as iconv-lite reads it', (label) => {
    const body = Uint8Array.from({ length: 95 }, (_, index) => 0x20 + index);
    const upper = Uint8Array.from({ length: 64 }, (_, index) => 0xc0 + index);
    const all = /^(?:windows|iso|koi8|mac)/.test(label) ? Buffer.concat([body, upper]) : body;
    expect(decodePage(all, `${html}; charset=${label}`, false)).toBe(iconv.decode(Buffer.from(all), label));
  });
});
