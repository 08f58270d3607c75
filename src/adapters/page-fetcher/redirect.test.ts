import { expect, test } from 'vitest';
import { redirectTarget } from './redirect.ts';

const from = new URL('https://shop.example/a/b#f');
/** As Node gives a header in UTF-8. */
const asLatin1 = (text: string) => Buffer.from(text).toString('latin1');
const letters = Array.from({ length: 5000 }, (_, index) => String.fromCharCode(0x4e00 + index)).join('');

test.each([
  {
    name: 'RFC 9110 10.2.2: relative, and the fragment is inherited',
    location: '../c',
    href: 'https://shop.example/c#f',
  },
  { name: 'a fragment of its own', location: '/c#g', href: 'https://shop.example/c#g' },
  { name: 'without credentials', location: 'http://u:p@x.example/', href: 'http://x.example/#f' },
  { name: 'UTF-8', location: asLatin1('//b\u00fccher.example/'), href: 'https://xn--bcher-kva.example/#f' },
  { name: 'Latin-1', location: '//b\u00fccher.example/', href: 'https://xn--bcher-kva.example/#f' },
  {
    name: 'RFC 9110 4.1: 8,000 characters',
    location: `/${'a'.repeat(7979)}`,
    href: `https://shop.example/${'a'.repeat(7979)}#f`,
  },
  { name: 'more', location: `/${'a'.repeat(7980)}`, href: undefined },
  {
    name: 'more once it is percent-encoded',
    location: asLatin1(`/${letters.slice(0, 1000)}`),
    href: undefined,
  },
  { name: 'another scheme', location: 'ftp://x.example/', href: undefined },
  { name: 'no URL', location: 'http://a b/', href: undefined },
  {
    name: 'RFC 1035 2.3.4: a host that is too long',
    location: asLatin1(`http://${letters}/`),
    href: undefined,
  },
  { name: 'a percent-encoded one', location: `//${encodeURIComponent(letters)}/`, href: undefined },
  { name: 'one of many labels', location: `//${'a.'.repeat(2000)}example/`, href: undefined },
])('$name', ({ location, href }) => {
  expect(redirectTarget(location, from)?.href).toBe(href);
});
