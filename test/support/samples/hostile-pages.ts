/** The most that a fetcher returns. */
const BYTES = 524_288;

/** Room for what closes an element. */
const CLOSING = 64;

type Piece = (index: number) => string;

export interface HostilePage {
  readonly name: string;
  readonly body: Uint8Array;
  readonly headers?: Readonly<Record<string, readonly string[]>>;
  readonly finalUrl?: string;
}

/** Pages of 512 KB, each full of one construct that is slow to read for some reader. */
export const hostilePages: readonly HostilePage[] = [
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
  page(
    'images below a base of 390 KB',
    (index) => `<img src=${index}>`,
    `<base href="http://a.b/${'a'.repeat(390_000)}/">`,
  ),
  page(
    'links below a base of 8 KB',
    (index) => `<a href=a..${index}>`,
    `<base href="http://a.b/${'a'.repeat(7900)}/">`,
  ),
  page(
    'a base at a host of 130,000 letters',
    (index) => `<a href=a..${index}>`,
    `<base href="//${letters(130_000, 0)}/">`,
  ),
  {
    ...page('images below a final URL of 60 KB', (index) => `<img src=${index}>`),
    finalUrl: `https://shop.example/${'a'.repeat(60_000)}/`,
  },
  {
    ...page('links below a final URL with a query of 60 KB', (index) => `<a href=a..${index}>`),
    finalUrl: `https://shop.example/?${'a'.repeat(60_000)}`,
  },
  page('links to hosts of 1,000 letters', (index) => `<a href=//${letters(1000, index)}/>`),
  page(
    'links to hosts of 240 letters',
    (index) =>
      `<a href=//${letters(60, index)}.${letters(60, 2 * index)}.${letters(60, 3 * index)}.${letters(60, 5 * index)}/>`,
  ),
  page('icons at hosts of 1,000 letters', (index) => `<link rel=icon href=//${letters(1000, index)}/>`),
  page('scripts at hosts of 2,500 labels', () => `<script src=//${'a.'.repeat(2500)}b/></script>`),
  page('links with tabs', (index) => `<a href="/\t${index}">`),
  page('links with backslashes', (index) => `<a href=\\a${index}.example/>`),
  page('links that are not URLs', (index) => `<a href="//a b${index}/">`),
  page(
    'profiles at hosts of 900 letters',
    (index) => `"http://${letters(900, index)}/",`,
    jsonLd('{"sameAs":['),
    '""]}</script>',
  ),
  page('JSON-LD of empty objects', () => '{},', jsonLd('['), '{}]</script>'),
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
  page('words for the at sign', (index) => `a${index} (at) b (dot) co `),
  page('dashes around at', () => ' -at- a'),
  page('words for dots', () => 'a(at)b(dot)'),
  page('addresses backwards', (index) => `moc.b${index}@a `),
  page('addresses backwards by a style', () => '<b style="unicode-bidi:bidi-override;direction:rtl">oc.b@a'),
  page('one that does not end', () => 'oc.b@a ', '<bdo dir=rtl>'),
  page('hidden elements in a word', () => 'a<b style="display:none">b</b>'),
  page('hidden elements behind a long word', () => '<b style="display:none"></b>', 'a'.repeat(200_000)),
  page('codes of addresses in attributes', (index) => `<a data-email=${'nbjmup+jogp'.repeat(30)}${index}>`),
  page('parts of addresses in attributes', (index) => `<a class=mail data-user=a${index} data-domain=b.co>`),
  page('scripts that join texts', (index) => `<script>a='a${index}'+'@'+'b.co';b+=a</script>`),
  page('a script that joins texts', () => "a+='@'+'b.co';", '<script>a="";', '</script>'),
  page('scripts that decode texts', () => `<script>atob('${'YUBi'.repeat(400)}')</script>`),
  page('scripts of lists', () => `<script>${"['@',".repeat(1500)}</script>`),
  page('scripts of strings that are not closed', () => `<script>'@${'"\\'.repeat(3900)}</script>`),
  page('scripts of comments that are not closed', () => `<script>'@'${'/*'.repeat(3900)}</script>`),
  page(
    'scripts that add to a text',
    () => `<script>a='@${'<'.repeat(1900)}';${"a+='';".repeat(900)}</script>`,
  ),
  page('names of attributes with words', () => `<a data-${'mail'.repeat(9000)}\u2028>`),
  page('handlers that join texts', () => `<a onclick="a='@'+${"'b.co'+".repeat(100)}">`),
  page('addresses by ROT13', (index) => `a${index}@o.pb `, '<script src=rot13.js></script>'),
  page('links by ROT13', (index) => `<a href="mailto:a${index}@o.pb">`, '<script src=rot13.js></script>'),
  page('wide letters', () => '\uff41\uff20\uff42'),
  page('frames', (index) => `<frame src=a${index}>`),
  page('postal codes', (index) => `${10_000 + (index % 80_000)} Ab `),
  page('streets without a code', () => 'Via Roma 7, 12 Mill Lane, Hafenweg 5, '),
  page('streets with a code', (index) => `Hafenweg ${index % 1000}, 20457 Hamburg\0`),
  page('labels of phones', () => 'Tel. Fax: '),
  page('heads of columns', (index) => `<table><tr><th>Fax<tr><td>0${1_000_000 + index}`),
  page('phone links', (index) => `<a href=tel:+1212555${1000 + index}>`),
  page('phone numbers', (index) => `Tel: 030 ${1_234_567 + index} `),
  page('the same phone number', () => 'tel +1 212 555 1234 '),
  page('digits', () => '5'),
  page('addresses of streets', () => "1 a' a' a' a' a' NY 10004 "),
];

/** The page of one header that is slow to read for some reader, of the 64 KB that are read. */
export const hostileHeaders: readonly HostilePage[] = [
  header('server', ' ', 'a', 'b'),
  header('server', 'a '),
  header('via', ' , '),
  header('x-powered-by', 'a-'),
  header('link', '<'),
  header('link', '<a>; rel="a'),
  header('link', encodeURIComponent(letters(6000, 0)), '<http://', '/>; rel=canonical'),
  header('content-type', '; charset=', 'text/html'),
  header('content-language', '-'),
  header('set-cookie', 'a='),
];

function header(name: string, piece: string, before = '', after = ''): HostilePage {
  const text = piece.repeat(Math.ceil(60_000 / piece.length)).slice(0, 60_000);
  return {
    name: `${name}: ${before}${piece.slice(0, 20)}...`,
    body: Buffer.from('<p>'),
    headers: { [name]: [before + text + after] },
  };
}

/** Different letters, which make Punycode slow. */
function letters(length: number, from: number): string {
  return Array.from({ length }, (_, index) => String.fromCharCode(0x4e00 + ((from + index) % 20_000))).join(
    '',
  );
}

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
