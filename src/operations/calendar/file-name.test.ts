import { expect, test } from 'vitest';
import { asciiFileName, fileName } from './file-name.ts';

const rows: readonly { name: string; title: string; ascii: string; full: string }[] = [
  { name: 'words', title: 'Pottery class', ascii: 'Pottery-class.ics', full: 'Pottery-class.ics' },
  {
    name: 'accents',
    title: 'Yoga f\u00fcr alle',
    ascii: 'Yoga-fur-alle.ics',
    full: 'Yoga-f\u00fcr-alle.ics',
  },
  { name: 'another script', title: '\u4f1a\u8b70', ascii: 'event.ics', full: '\u4f1a\u8b70.ics' },
  { name: 'no letters', title: '!?', ascii: 'event.ics', full: 'event.ics' },
  { name: 'nothing', title: '', ascii: 'event.ics', full: 'event.ics' },
  { name: 'a path', title: '../../etc/passwd', ascii: 'etc-passwd.ics', full: 'etc-passwd.ics' },
  { name: 'a header', title: 'a"\r\nSet-Cookie: b', ascii: 'a-Set-Cookie-b.ics', full: 'a-Set-Cookie-b.ics' },
  { name: 'half a surrogate pair', title: 'a\ud800b', ascii: 'a-b.ics', full: 'a-b.ics' },
  { name: 'length', title: 'x'.repeat(99), ascii: `${'x'.repeat(60)}.ics`, full: `${'x'.repeat(60)}.ics` },
  {
    name: 'a hyphen at the cut',
    title: `${'x'.repeat(59)} y`,
    ascii: `${'x'.repeat(59)}.ics`,
    full: `${'x'.repeat(59)}.ics`,
  },
];

test.each(rows)('$name', ({ title, ascii, full }) => {
  expect(asciiFileName(title, 'event')).toBe(ascii);
  expect(fileName(title, 'event')).toBe(full);
});
