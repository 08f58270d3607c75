import { expect, test } from 'vitest';
import { mediaTypeIn } from './media-type.ts';

test.each([
  { name: 'a type alone', header: 'text/csv', essence: 'text/csv' },
  { name: 'in any case, with a parameter', header: 'Text/CSV; header=present', essence: 'text/csv' },
  { name: 'a charset', header: 'text/csv;charset=UTF-8', essence: 'text/csv', charset: 'utf-8' },
  {
    name: 'in quotes (RFC 9110 5.6.6)',
    header: 'a/b; Charset="Shift_JIS"',
    essence: 'a/b',
    charset: 'shift_jis',
  },
  { name: 'the first of two', header: 'a/b; charset=a; charset=b', essence: 'a/b', charset: 'a' },
  { name: 'a parameter without a value', header: 'a/b; charset', essence: 'a/b' },
  { name: 'none', header: undefined, essence: '' },
])('$name', ({ header, essence, charset }) => {
  expect(mediaTypeIn(header)).toEqual({ essence, charset });
});
