/** The most that a fetcher returns. */
const BYTES = 524_288;

/** Room for what closes an element. */
const CLOSING = 64;

type Piece = (index: number) => string;

/** Pages of 512 KB, each full of one construct that is slow to read for some reader. */
export const hostilePages: readonly { readonly name: string; readonly body: Uint8Array }[] = [
  page('typeof with another type each', (index) => `<p typeof=T${index}>`),
  page('typeof with many types', (index) => `t${index} `, '<p typeof="', '">'),
  page('typeof with many types that are one', () => 'a ', '<p typeof="', '">'),
  page('links to names that are not ASCII', (index) => `<a href=//b\u00fccher${index}.example/>`),
  page('images at names that are not ASCII', (index) => `<img src=//b\u00fc${index}.de>`),
  page('links up the path', (index) => `<a href=../${index}>`),
  page(
    'links below a long base',
    (index) => `<a href=../c${index}>`,
    `<base href="http://a/${'b/'.repeat(2000)}">`,
  ),
  page('links to other sites', (index) => `<a href=//a${index}.example/>`),
  page('links to profiles', (index) => `<a href=//facebook.com/a${index}>`),
  page('one tag with many attributes', () => 'a ', '<p ', '>'),
  page('attributes with hyphens', (index) => `<p data-a${index}-b>`),
  page('a link with many character references', () => '&amp;', '<a href="', '">'),
  page('character references', () => '&amp;'),
  page('short tags', () => '<a>'),
  page('nested blocks', () => '<div>'),
  page('drawings that do not end', () => '<svg>'),
  page('blocks of one letter', () => 'a<br>'),
  page('a title of words', () => 'a ', '<title>', '</title>'),
  page('a link element with many relations', () => 'a ', '<link href=a rel="', '">'),
  page('style sheets', (index) => `<link rel=stylesheet href=/a${index}.css>`),
  page('images of one site', (index) => `<img src=/wp-content/${index}/a>`),
  page('JSON-LD of many objects', (index) => `{"@type":"T${index}"},`, jsonLd('['), '{}]</script>'),
  page('JSON-LD of many members', (index) => `"a${index}":{},`, jsonLd('{'), '"a":1}</script>'),
  page(
    'JSON-LD of nested lists',
    (index) => '[]'[Math.floor(index / 260_000)] ?? ' ',
    jsonLd(''),
    '</script>',
  ),
  page('JSON-LD that needs repair', () => '{"a":1,},', jsonLd('['), '{}]</script>'),
  page('JSON-LD with line breaks in strings', () => '"\n",', jsonLd('['), '1]</script>'),
  page('JSON-LD in CDATA in CDATA', () => '<![CDATA[', jsonLd(''), '</script>'),
  page('e-mail addresses', (index) => `a${index}@b.co `),
  page('the same e-mail address', () => 'a@b.co '),
  page('signs of e-mail addresses', () => 'a@b.'),
  page('bracketed signs', () => '[at] '),
  page('opening brackets', () => '('),
  page('mail links of commas', () => `<a href=mailto:${','.repeat(4000)}>`),
  page('mail links of addresses', (index) => `<a href="mailto:${`a${index}@b.co,`.repeat(500)}">`),
  page('coded e-mail addresses', () => `<a data-cfemail=${'0a'.repeat(329)}>`),
  page('phone links', (index) => `<a href=tel:+1212555${1000 + index}>`),
  page('phone numbers', (index) => `Tel: 030 ${1_234_567 + index} `),
  page('the same phone number', () => 'tel +1 212 555 1234 '),
  page('digits', () => '5'),
  page('addresses of streets', () => "1 a' a' a' a' a' NY 10004 "),
];

function page(name: string, piece: Piece, before = '', after = ''): { name: string; body: Uint8Array } {
  const pieces = [before];
  let length = before.length;
  for (let index = 0; length < BYTES - CLOSING; index++) {
    const next = piece(index);
    pieces.push(next);
    length += Buffer.byteLength(next);
  }
  pieces.push(after);
  return { name, body: Buffer.from(pieces.join('')).subarray(0, BYTES) };
}

function jsonLd(beginning: string): string {
  return `<script type="application/ld+json">${beginning}`;
}
