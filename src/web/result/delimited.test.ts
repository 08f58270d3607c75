import { describe, expect, it } from 'vitest';
import { readDelimited } from './delimited.ts';

describe('a table of separated values', () => {
  it.each([
    {
      name: 'RFC 4180 2.1 to 2.4: records, the last with or without a line break',
      text: 'a,b\r\nc,d',
      rows: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    },
    {
      name: 'RFC 4180 2.6, 2.7: quoted separators, line breaks and quotes',
      text: '"a,b","c\r\nd","e ""f"""\r\n',
      rows: [['a,b', 'c\r\nd', 'e "f"']],
    },
    {
      name: 'empty fields, at the end too',
      text: 'a,,\r\n,b,\r\n',
      rows: [
        ['a', '', ''],
        ['', 'b', ''],
      ],
    },
    { name: 'a byte order mark', text: '\ufeffa,b\r\n', rows: [['a', 'b']] },
    {
      name: 'semicolons',
      text: 'a;b,c\r\n1;2\r\n',
      rows: [
        ['a', 'b,c'],
        ['1', '2'],
      ],
    },
    {
      name: 'tabs and line feeds alone',
      text: 'a\tb\n1\t2\n',
      rows: [
        ['a', 'b'],
        ['1', '2'],
      ],
    },
    { name: 'nothing', text: '', rows: [] },
  ])('with $name', ({ text, rows }) => expect(readDelimited(text)).toEqual(rows));
});
