import { describe, expect, it } from 'vitest';
import { END, FINISHED, MORE, START, TEXT, XmlReader } from './reader.ts';
import { utf8Pieces } from './utf8-pieces.ts';

class Refused extends Error {}

const refuse = (reason: string): never => {
  throw new Refused(reason);
};

const utf8 = new TextDecoder();

/** What the reader moves to, a text a token: `{a b=c`, `}` and `"text`, with the namespace where it has one. */
function tokens(document: string | Uint8Array, size = Number.POSITIVE_INFINITY): string[] {
  const bytes = typeof document === 'string' ? new TextEncoder().encode(document) : document;
  const reader = new XmlReader([['urn:one', 'urn:uno'], ['urn:two']], refuse);
  const found: string[] = [];
  let at = 0;
  for (;;) {
    const token = reader.next();
    if (token === FINISHED) return found;
    if (token === MORE) {
      if (at >= bytes.length) reader.finish();
      else reader.add(bytes.slice(at, Math.min(at + size, bytes.length)));
      at += size;
    } else if (token === START) {
      const { attributes, space } = reader;
      const name = utf8.decode(reader.bytes.subarray(reader.start, reader.end));
      const list = Array.from({ length: attributes.count }, (_, index) => {
        const { bytes: from } = attributes;
        const attribute = utf8.decode(from.subarray(attributes.nameStart(index), attributes.nameEnd(index)));
        return ` ${attribute}=${attributes.text(index)}`;
      });
      found.push(`{${space === 0 ? '' : `${space}:`}${name}${list.join('')}`);
    } else if (token === END) found.push('}');
    else if (token === TEXT) found.push(`"${utf8.decode(reader.bytes.subarray(reader.start, reader.end))}`);
  }
}

const rows: readonly { name: string; document: string; found: readonly string[] }[] = [
  { name: 'elements and text', document: '<a><b>x</b> y</a>', found: ['{a', '{b', '"x', '}', '" y', '}'] },
  { name: 'an empty element ends', document: '<a><b/><c /></a>', found: ['{a', '{b', '}', '{c', '}', '}'] },
  {
    name: 'both quotes, blanks around =, > in a value (XML 1.0 3.1)',
    document: '<a  b = "1" c=\'>"\'\n/>',
    found: ['{a b=1 c=>"', '}'],
  },
  {
    name: 'references (4.1)',
    document: '<a b="&lt;&#65;&quot;">&amp;&#x1F600;&gt;&apos;&#233;</a>',
    found: ['{a b=<A"', '"&\u{1f600}>\'\u00e9', '}'],
  },
  {
    name: 'CDATA has no references (2.7)',
    document: '<a><![CDATA[<&amp;]]]></a>',
    found: ['{a', '"<&amp;]', '}'],
  },
  {
    name: 'comments part a text (2.5)',
    document: '<!-- - --><a>x<!-- <b> -->y</a>',
    found: ['{a', '"x', '"y', '}'],
  },
  { name: 'instructions (2.6)', document: '<?xml version="1.0"?>\n<a><?x <b> ?></a>\n', found: ['{a', '}'] },
  {
    name: 'line ends become LF (2.11)',
    document: '<a>1\r\n2\r3<![CDATA[\r\n]]></a>',
    found: ['{a', '"1\n2\n3', '"\n', '}'],
  },
  {
    name: 'white space of values becomes blanks (3.3.3)',
    document: '<a b="1\n2\t3"/>',
    found: ['{a b=1 2 3', '}'],
  },
  {
    name: 'namespaces, by any of their names',
    document: '<a xmlns="urn:one"><b xmlns="urn:two"/><c/><d xmlns="urn:three"/><e xmlns="urn:uno"/></a>',
    found: [
      '{1:a xmlns=urn:one',
      '{2:b xmlns=urn:two',
      '}',
      '{1:c',
      '}',
      '{d xmlns=urn:three',
      '}',
      '{1:e xmlns=urn:uno',
      '}',
      '}',
    ],
  },
  {
    name: 'prefixes, which end with their element',
    document: '<x:a xmlns:x="urn:one"><x:b xmlns:x="urn:two"/><x:c/><d/></x:a>',
    found: ['{1:a xmlns:x=urn:one', '{2:b xmlns:x=urn:two', '}', '{1:c', '}', '{d', '}', '}'],
  },
];

describe('documents are read', () => {
  it.each(rows)('$name', ({ document, found }) => {
    expect(tokens(document)).toEqual(found);
  });

  it.each(rows)('in pieces of any size: $name', ({ document, found }) => {
    for (let size = 1; size < document.length; size++) expect(tokens(document, size)).toEqual(found);
  });

  it('attributes are found by name and namespace', () => {
    const reader = new XmlReader([['urn:one']], refuse);
    reader.add(new TextEncoder().encode('<a xmlns:r="urn:one" r:id="1" id="2" xid="3" s:id="4"/>'));
    reader.next();
    const { attributes } = reader;
    expect([attributes.value('id'), attributes.value('id', 1), attributes.value('i')]).toEqual([
      '2',
      '1',
      undefined,
    ]);
  });
});

describe('an element whose only child has text alone', () => {
  const afterStart = (document: string) => {
    const reader = new XmlReader([], refuse);
    reader.add(new TextEncoder().encode(`<r>${document}</r>        `));
    reader.next();
    reader.next();
    const isPassed = reader.passOnlyText('v'.charCodeAt(0));
    const { bytes, start, end, depth } = reader;
    const text = isPassed ? utf8.decode(bytes.subarray(start, end)) : undefined;
    return { text, depth, next: reader.next() };
  };

  it('is passed at once', () => {
    expect(afterStart('<c a="1"><v>12</v></c>')).toEqual({ text: '12', depth: 1, next: END });
    expect(afterStart('<c><v></v></c><d/>')).toEqual({ text: '', depth: 1, next: START });
  });

  it.each([
    ['<c/>', END],
    ['<c><v>1</v> </c>', START],
    ['<c><v>&lt;</v></c>', START],
    ['<c><v>1</v></c >', START],
    ['<c><v>1</v></d>', START],
    ['<c><v>1<!-- --></v></c>', START],
    ['<c><v a="1">1</v></c>', START],
    ['<c><w>1</w></c>', START],
    ['<cc><v>1</v></cc>', START],
    [`<c><v>${'1'.repeat(300)}</v></c>`, START],
  ])('%s is not', (document, next) => {
    expect(afterStart(document)).toEqual({ text: undefined, depth: 2, next });
  });
});

describe('what is refused', () => {
  it.each([
    { document: '<!DOCTYPE a [<!ENTITY d "x">]><a>&d;</a>', reason: 'it has a DOCTYPE' },
    { document: '<a>&d;</a>', reason: 'it has the reference &d;, which is no character' },
    { document: '<a>&constructor;</a>', reason: 'which is no character' },
    { document: '<a>&#0;</a>', reason: 'which is no character' },
    { document: '<a>&#xD800;</a>', reason: 'which is no character' },
    { document: '<a>x & y</a>', reason: 'it has an & without its ;' },
    { document: '<a></b>', reason: 'it has an end tag that does not match' },
    { document: '</a>', reason: 'it has an end tag that does not match' },
    { document: '<a/><b/>', reason: 'it has two roots' },
    { document: '<a/>x', reason: 'it has text outside of its root' },
    { document: '<a b=1/>', reason: 'it has an attribute without quotes' },
    { document: '<a b/>', reason: 'it has a broken tag' },
    { document: '<a b="<"/>', reason: 'it has < in an attribute' },
    { document: '<>', reason: 'it has a tag without a name' },
    { document: '<x:a/>', reason: 'it has a prefix that is not declared' },
    { document: '<a>', reason: 'it ends too early' },
    { document: '', reason: 'it ends too early' },
    { document: '<a', reason: 'it ends too early' },
    { document: '<a><!-- x</a>', reason: 'it ends too early' },
    { document: '<a><!x></a>       ', reason: 'it has markup that XML does not have' },
    { document: '<a>'.repeat(257), reason: 'it has more than 256 levels' },
    { document: `<a ${'b="" '.repeat(257)}/>`, reason: 'more than 256 attributes' },
    { document: '<?xml version="1.0" encoding="ISO-8859-1"?><a/>', reason: 'it is in ISO-8859-1' },
  ])('$document', ({ document, reason }) => {
    expect(() => tokens(document)).toThrow(reason);
    expect(() => tokens(document, 1)).toThrow(reason);
  });

  it('a text that is too long', () => {
    expect(() => tokens(`<a>${'x'.repeat(3_000_000)}</a>`, 65_536)).toThrow('more than 1048576 bytes');
  });
});

describe('encodings', () => {
  const document = '<?xml version="1.0" encoding="UTF-16"?><a>\u00e9\u{1f600}</a>';
  const little = Buffer.from(document, 'utf16le');
  const big = Buffer.from(little).swap16();

  it.each([
    { name: 'UTF-8 with a mark', bytes: Buffer.from('\ufeff<a>\u00e9\u{1f600}</a>') },
    { name: 'UTF-16, little end first', bytes: Buffer.concat([Buffer.of(0xff, 0xfe), little]) },
    { name: 'UTF-16, big end first', bytes: Buffer.concat([Buffer.of(0xfe, 0xff), big]) },
    { name: 'UTF-16 without a mark', bytes: little },
    { name: 'UTF-16 without a mark, big end first', bytes: big },
  ])('$name', async ({ bytes }) => {
    const pieces: Uint8Array[] = [];
    for await (const piece of utf8Pieces(cut(bytes, 7), refuse)) pieces.push(piece);
    expect(tokens(Buffer.concat(pieces))).toEqual(['{a', '"\u00e9\u{1f600}', '}']);
  });

  it('half a character', async () => {
    const read = async () => {
      for await (const piece of utf8Pieces(cut(little.subarray(0, -1), 7), refuse)) tokens(piece);
    };
    await expect(read()).rejects.toThrow(Refused);
  });
});

async function* cut(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
