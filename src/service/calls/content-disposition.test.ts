import { expect, test } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

const rows: readonly { name: string; fileName: string; value: string }[] = [
  { name: 'a plain name', fileName: 'qr.svg', value: 'inline; filename="qr.svg"' },
  {
    name: 'RFC 6266 4.3: both forms when the name has more than ASCII',
    fileName: 'caf\u00e9 (1).ics',
    value: `inline; filename="caf_ (1).ics"; filename*=UTF-8''caf%C3%A9%20%281%29.ics`,
  },
  {
    name: 'no quote, path or line break gets through',
    fileName: 'a"\r\nX: y/..\\b',
    value: 'inline; filename="a___X: y_.._b"',
  },
  { name: 'a lone surrogate', fileName: '\ud800', value: `inline; filename="_"; filename*=UTF-8''%EF%BF%BD` },
];

test('an ASCII name of its own serves where filename* is not read', () => {
  expect(contentDisposition('attachment', 'caf\u00e9.ics', 'cafe.ics')).toBe(
    `attachment; filename="cafe.ics"; filename*=UTF-8''caf%C3%A9.ics`,
  );
  expect(contentDisposition('attachment', 'cafe.ics', 'cafe.ics')).toBe('attachment; filename="cafe.ics"');
});

test.each(rows)('$name', ({ fileName, value }) => {
  expect(contentDisposition('inline', fileName)).toBe(value);
});
