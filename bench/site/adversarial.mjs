/** Pages of 512 KB made to be slow: each repeats a pattern in which some reader is quadratic. */

const SIZE = 524_288;

function filled(piece, head = '', tail = '') {
  const count = Math.ceil((SIZE - head.length - tail.length) / piece.length);
  return (head + piece.repeat(count)).slice(0, SIZE - tail.length) + tail;
}

export const adversarialPages = {
  'nested div': filled('<div>'),
  'nested svg': filled('<svg>'),
  'nested svg and math, closed crosswise': filled('<svg><math></svg>'),
  'unmatched end tags in a drawing': filled('</math></g>', '<svg>'.repeat(20_000)),
  'open brackets in JSON-LD': filled('[', '<script type="application/ld+json">', '</script>'),
  'objects in JSON-LD': filled('{"a":', '<script type="application/ld+json">', '</script>'),
  'broken JSON-LD of commas': filled(',', '<script type="application/ld+json">[', ']</script>'),
  'many small JSON-LD': filled('<script type="application/ld+json">{"@type":"A",}</script>'),
  'one JSON-LD with many types': filled(
    '{"@type":"A","email":"a@b.com"},',
    '<script type="application/ld+json">[',
    '0]</script>',
  ),
  'at signs': filled('@'),
  'letters and at signs': filled('a@'),
  'one long local part': filled('a', '<p>', '@b.com'),
  addresses: filled('a@bcd.com '),
  'bracketed at': filled('[at] '),
  'bracketed dot': filled('x [at] y [dot] z '),
  spaces: filled(' '),
  'spaces before a bracket': filled('          [', '<p>'),
  digits: filled('5'),
  'single digits': filled('5 '),
  'fives in threes': filled('555 5555 '),
  'phone labels': filled('tel '),
  'phone labels and digits': filled('tel: 030 1234567 '),
  'states and ZIP codes': filled('NY 10004 '),
  streets: filled('1 a b c d NY 10004 '),
  'open comments': filled('<!--'),
  'open CDATA': filled('<![CDATA['),
  'CDATA in a drawing': filled('<![CDATA[', '<svg>'),
  ampersands: filled('&'),
  'character references': filled('&#64;'),
  'long references': filled('&CounterClockwiseContourIntegral'),
  'attributes without end': filled(' a', '<p'),
  'tags with many attributes': filled('<p a b c d e f g h=1 i j itemprop>'),
  'different attribute names': Array.from({ length: 60_000 }, (_, i) => `<p x${i}>`)
    .join('')
    .slice(0, SIZE),
  'one attribute': filled('x', '<a href="', '">'),
  links: filled('<a href=//a.example/b>'),
  'odd links': filled('<a href="http://\u00e9.example/\\..//">'),
  'social links': filled('<a href=https://www.facebook.com/a.b/>'),
  'long mailto': filled('a@b.com,', '<a href="mailto:', '">'),
  'mailto links': filled('<a href=mailto:a@b.com>'),
  'tel links': filled('<a href=tel:+12125550143>'),
  'coded addresses': filled('<a data-cfemail=543537372027243538387a>'),
  'nested address elements': filled('<address>1 '),
  'microdata addresses': filled(
    '<p itemscope itemtype=http://schema.org/PostalAddress><b itemprop=a>1, , ,</b></p>',
  ),
  'commas in an address': filled(',', '<address>1', '</address>'),
  scripts: filled('<script>a</script>'),
  'slashes in a script': filled('//', '<script>', '</script>'),
  'hosts in a script': filled('//a.bc/d ', '<script>', '</script>'),
  'scripts from elsewhere': filled('<script src=https://a.bc/jquery-3.7.1.min.js></script>'),
  'long file names': filled(
    '<script src="/a-1.2.3.4-1.2.3.4-1.2.3.4-1.2.3.4-1.2.3.4.min.min.min.min.js"></script>',
  ),
  metas: filled('<meta name=a content=b>'),
  titles: filled('<title></title>'),
  'title without end': filled('a', '<title>'),
  'lower-than signs': filled('<'),
  quotes: filled('<a title="\'>'),
  NUL: filled('\0', '<p>'),
  'undecodable bytes': filled('\ufffd\ud7ff'),
};
