import { expect, it } from 'vitest';
import { outlines } from '../../../../../test/support/judging/markdown-outline.ts';

/** A bare link in short: as it is linked, with its scheme. */
const linked = (text: string, scheme = '') => `${text}(${scheme}${text})`;

it.each([
  ['GFM 6.9: www.', 'www.a.de', linked('www.a.de', 'http://')],
  ['GFM 6.9: a path', 'www.a.de/b_c?d=(e)', linked('www.a.de/b_c?d=(e)', 'http://')],
  [
    'GFM 6.9: punctuation behind it',
    'See www.a.de/b. (www.c.de)!',
    `See |${linked('www.a.de/b', 'http://')}|. (|${linked('www.c.de', 'http://')}|)!`,
  ],
  ['GFM 6.9: brackets that it opens', 'www.a.de/(b))', `${linked('www.a.de/(b)', 'http://')}|)`],
  [
    'GFM 6.9: a character reference behind it',
    'www.a.de/?b&copy;',
    `${linked('www.a.de/?b', 'http://')}|\u00a9`,
  ],
  ['GFM 6.9: < ends it', 'www.a.de/b<c', `${linked('www.a.de/b', 'http://')}|<c`],
  [
    'GFM 6.9: only behind white space and marks',
    'xwww.a.de *www.b.de*',
    `xwww.a.de |<i>${linked('www.b.de', 'http://')}`,
  ],
  [
    'marks in an address are part of it',
    'www.a.de/_b_c http://a.de/*c*d',
    `${linked('www.a.de/_b_c', 'http://')}| |${linked('http://a.de/*c*d')}`,
  ],
  ['a host without a dot', 'www. www', 'www. www'],
  ['an underscore in the last parts of a host', 'www.a_b.de http://a.b_c', 'www.a_b.de http://a.b_c'],
  ['GFM 6.9: http and https', 'http://a https://b.c/d', `${linked('http://a')}| |${linked('https://b.c/d')}`],
  ['other schemes', 'xhttp://a.de git://a.de', 'xhttp://a.de git://a.de'],
  ['a scheme in brackets', '(https://a.de/b)', `(|${linked('https://a.de/b')}|)`],
  ['square brackets around it', '[https://a.de/b] [x', `[|${linked('https://a.de/b')}|] [x`],
  ['inside a link', '[http://a.de](http://b.de)', 'http://a.de(http://b.de)'],
  ['in code', '`http://a.de`', '<code>http://a.de'],
  ['GFM 6.9: mail', 'a.b-c_d@e.f.', `${linked('a.b-c_d@e.f', 'mailto:')}|.`],
  [
    'GFM 6.9: + is allowed before the @ alone',
    'a+b@c.de d@e+f.gh',
    `${linked('a+b@c.de', 'mailto:')}| d@e+f.gh`,
  ],
  ['GFM 6.9: mail that ends with - or _', 'a@b.c- a@b.c_', 'a@b.c- a@b.c_'],
  ['mail with its scheme', 'mailto:a@b.de', linked('mailto:a@b.de')],
  ['two @', 'a@b@c.de', 'a@b@c.de'],
  ['behind a slash', '/a@b.de', '/a@b.de'],
])('%s', (_, markdown, expected) => expect(outlines(markdown)).toEqual([expected]));
