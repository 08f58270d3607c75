import { chance, magnitude, pick, type Random } from '../../support/random.ts';

/** Chooses a piece of HTML, well-formed or not; `{i}` in it is its number. */
export function drawPagePiece(random: Random): string {
  if (chance(random, 0.25)) return pick(random, texts);
  const tag = pick(random, tags);
  const attributes = Array.from(
    { length: magnitude(random, 1, 5) - 1 },
    () => ` ${pick(random, attributeNames)}=${drawQuoted(random)}`,
  );
  const content = chance(random, 0.6) ? pick(random, texts) : '';
  const end = pick(random, [`</${tag}>`, `</${tag}>`, '', '</p>']);
  return `<${tag}${attributes.join('')}${pick(random, ['>', '>', '>', '/>', ''])}${content}${end}`;
}

const tags = [
  ...[
    'a',
    'a',
    'p',
    'div',
    'svg',
    'math',
    'title',
    'meta',
    'meta',
    'link',
    'link',
    'base',
    'script',
    'script',
  ],
  ...[
    'style',
    'address',
    'form',
    'iframe',
    'img',
    'noscript',
    'template',
    'table',
    'textarea',
    'b',
    'x-y',
    '!--',
  ],
];

const attributeNames = [
  ...[
    'href',
    'href',
    'src',
    'content',
    'content',
    'name',
    'property',
    'rel',
    'type',
    'itemprop',
    'itemscope',
  ],
  ...['itemtype', 'class', 'id', 'title', 'data-cfemail', 'lang', 'typeof', 'http-equiv', 'x{i}', 'srcset'],
];

const values = [
  ...[
    '',
    'a',
    '{i}',
    'http://h{i}.example/',
    '//a.bc/jquery-3.7.1.min.js',
    'mailto:a{i}@b.com',
    'tel:+12125550143',
  ],
  ...[
    'https://www.facebook.com/a{i}/',
    'https://instagram.com/a',
    '/a/b?c=d&amp;e#f',
    '#',
    'javascript:a',
    'data:,',
  ],
  ...[
    'canonical',
    'icon',
    'stylesheet',
    'og:title',
    'og:image',
    'description',
    'generator',
    'WordPress 6.{i}',
  ],
  ...[
    'application/ld+json',
    'http://schema.org/PostalAddress',
    'telephone email address',
    '543537372027243538387a',
  ],
  ...[
    'http://\u00e9\u6f22{i}.example/\\..//',
    '&CounterClockwiseContourIntegral',
    'text/html; charset=utf-16',
    'a b c',
  ],
];

const texts = [
  ...[
    'a',
    ' ',
    '{i} ',
    '@',
    'a@',
    'a@bcd.com ',
    'x [at] y [dot] z ',
    '(at)',
    '5',
    '5 ',
    '555 5555 ',
    '+1 212 555 0143 ',
  ],
  ...[
    'tel: 030 1234567 ',
    'Phone ',
    'NY 10004 ',
    '1 Main Street, Springfield, NY 10004 ',
    '20457 Hamburg ',
    '<',
    '>',
  ],
  ...[
    '<!--',
    '-->',
    '<![CDATA[',
    '&',
    '&#64;',
    '&amp;',
    '"',
    "'",
    '{"@type":"A{i}",',
    '[{"a":',
    '{"@graph":[',
    ']}',
  ],
  ...[
    '//',
    '/*',
    '//a.bc/d ',
    'gtag("G-{i}");',
    'fbq("init",{i});',
    '\\u0040',
    '\0',
    '\ufffd',
    '\u6f22',
    '\u05d0',
    '\r',
  ],
  ...[
    '</script>',
    '<script>',
    '<p',
    ' a',
    '</',
    '<a href="',
    'wp-content/themes/a{i}/',
    'Shopify.theme',
    ',',
    '[',
    '{',
  ],
];

function drawQuoted(random: Random): string {
  const quote = pick(random, ['"', '"', "'", '']);
  return `${quote}${pick(random, values)}${quote}`;
}
