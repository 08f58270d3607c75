import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/support/judging/pdf-reader.ts';
import { emptyPrefix, PdfFile } from './file.ts';
import { toUnicodeCmap } from './fonts/to-unicode.ts';
import { windows1252 } from './fonts/windows-1252.ts';
import { identifierOf } from './identifier.ts';
import { srgbProfile } from './pictures/srgb.ts';
import { StructureElement, writeStructure } from './structure/structure.ts';
import { dateString, escapeLiteral, hex16, textString } from './text-string.ts';
import { xmpPacket } from './xmp.ts';

describe('a text string (PDF 1.4, 3.8.1)', () => {
  it.each([
    ['ASCII, with what has a meaning in a literal', 'a (b) \\ c', '(a \\(b\\) \\\\ c)'],
    ['beyond ASCII, as UTF-16BE', '\u017b\u20ac', '<FEFF017B20AC>'],
    ['beyond the BMP, as a surrogate pair', '\ud83d\ude00', '<FEFFD83DDE00>'],
    ['empty', '', '()'],
  ])('%s', (_, text, expected) => expect(textString(text)).toBe(expected));

  it('and its parts', () => {
    expect(escapeLiteral('()')).toBe('\\(\\)');
    expect(hex16(10)).toBe('000A');
    expect(dateString('2026-03-09')).toBe('(D:20260309000000Z)');
  });
});

describe('WinAnsiEncoding (PDF 1.4, appendix D)', () => {
  // Octal codes as the table prints them.
  it.each([
    ['Euro', '\u20ac', 0o200],
    ['quotesinglbase', '\u201a', 0o202],
    ['Zcaron', '\u017d', 0o216],
    ['bullet', '\u2022', 0o225],
    ['trademark', '\u2122', 0o231],
    ['Ydieresis', '\u0178', 0o237],
    ['eacute', '\u00e9', 0o351],
    ['ydieresis', '\u00ff', 0o377],
    ['A', 'A', 0o101],
    ['a space for a no-break space', '\u00a0', 0o40],
    ['no control character (Node 20 maps 0x80 to one)', '\u0080', 0],
    ['no soft hyphen, which would be seen', '\u00ad', 0],
    ['no L with a stroke', '\u0141', 0],
  ])('%s', (_, letter, code) => expect(windows1252[letter.charCodeAt(0)]).toBe(code));

  it('has 217 codes of its own', () => {
    expect(new Set(windows1252).size - 1).toBe(95 + 27 + 95 - 1);
  });
});

describe('a file', () => {
  const file = new PdfFile(emptyPrefix);
  const root = file.reserve();
  const information = file.add('<<>>');
  const stream = file.addStream(new Uint8Array([0, 255, 10]));
  const text = file.addStream('BT ET', '/Kind/Text');
  file.write(root, `<</Type/Catalog/A ${stream} 0 R>>`);
  const bytes = file.finish(root, information, file.position);

  it('begins with its version and bytes that are not text (ISO 19005-1 6.1.2)', () => {
    expect(Buffer.from(bytes.subarray(0, 10)).toString('latin1')).toBe('%PDF-1.4\n%');
    expect(bytes.subarray(10, 14).every((byte) => byte > 127)).toBe(true);
  });

  it('leads to each object by its table (PDF 1.4, 3.4.3)', () => {
    const { objects, trailer } = readPdf(bytes);
    expect(objects.get(root)).toBe('<</Type/Catalog/A 3 0 R>>');
    expect(objects.get(stream)).toBe('\u0000\u00ff\n');
    expect(objects.get(text)).toBe('BT ET');
    expect(trailer).toMatch(
      /^trailer\n<<\/Size 5\/Root 1 0 R\/Info 2 0 R\/ID\[<([0-9A-F]{32})><\1>\]>>\nstartxref/,
    );
  });

  it('goes on from a prefix', () => {
    const first = new PdfFile(emptyPrefix);
    first.add('(one)');
    const second = new PdfFile(first.toPrefix());
    const number = second.add('(two)');
    expect([...readPdf(second.finish(number, 1, second.position)).objects.values()]).toEqual([
      '(one)',
      '(two)',
    ]);
  });

  it('throws a plain Error for a reserved object that is not written, and for text that is not ASCII', () => {
    const unfinished = new PdfFile(emptyPrefix);
    unfinished.reserve();
    expect(() => unfinished.finish(1, 1, unfinished.position)).toThrow('reserved and not written');
    const latin = new PdfFile(emptyPrefix);
    latin.add('(\u00e9)');
    expect(() => latin.finish(1, 1, latin.position)).toThrow('not ASCII');
  });
});

describe('an identifier', () => {
  const of = (text: string) => identifierOf(new TextEncoder().encode(text));
  it('is 32 digits, the same for the same bytes', () => {
    expect(of('invoice')).toMatch(/^[0-9A-F]{32}$/);
    expect(of('invoice')).toBe(of('invoice'));
  });
  it('differs for every change of one byte, and for every length', () => {
    const text = 'The quick brown fox jumps over the lazy dog, twice.';
    const changed = [...text].map((_, at) => `${text.slice(0, at)}#${text.slice(at + 1)}`);
    const cut = [...text].map((_, at) => text.slice(0, at));
    expect(new Set([text, ...changed, ...cut].map(of)).size).toBe(1 + 2 * text.length);
  });
});

describe('the sRGB profile (ICC.1:1998-09)', () => {
  const profile = srgbProfile();
  const view = new DataView(profile.buffer);
  const tag = (at: number) => String.fromCharCode(...profile.subarray(at, at + 4));
  it('declares its size, class, spaces and signature', () => {
    expect(view.getUint32(0)).toBe(profile.length);
    expect([12, 16, 20, 36].map(tag)).toEqual(['mntr', 'RGB ', 'XYZ ', 'acsp']);
  });
  it('has the nine tags of a display profile, each within the file', () => {
    const tags = Array.from({ length: view.getUint32(128) }, (_, index) => 132 + index * 12);
    expect(tags.map(tag)).toEqual(['desc', 'cprt', 'wtpt', 'rXYZ', 'gXYZ', 'bXYZ', 'rTRC', 'gTRC', 'bTRC']);
    for (const at of tags)
      expect(view.getUint32(at + 4) + view.getUint32(at + 8)).toBeLessThanOrEqual(profile.length);
  });
  it('has colorants that add up to the white of the connection space', () => {
    const sum = [0, 1, 2].map((axis) =>
      [3, 4, 5].reduce(
        (total, index) => total + view.getInt32(view.getUint32(132 + index * 12 + 4) + 8 + axis * 4),
        0,
      ),
    );
    for (const [axis, white] of [0xf6d6, 0x10000, 0xd32d].entries())
      expect(Math.abs(sum[axis]! - white)).toBeLessThan(16);
  });
});

describe('XMP', () => {
  const packet = xmpPacket(
    { title: 'A & B <Ltd> \u017b', author: '"\u{1f600}"', creator: 'c', producer: 'p', date: '2026-03-09' },
    { part: 1, conformance: 'A' },
    [],
  );
  it('is ASCII and escapes what XML reserves', () => {
    expect(packet).toMatch(/^[\n -~]*$/);
    expect(packet).toContain('A &#38; B &#60;Ltd&#62; &#379;');
    expect(packet).toContain('<rdf:li>&#34;&#128512;&#34;</rdf:li>');
  });
  it('declares which PDF/A it is (ISO 19005-1 6.7.11)', () => {
    expect(packet).toContain('<pdfaid:part>1</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>');
  });
});

describe('ToUnicode (PDF 1.4, 5.9.2)', () => {
  it('maps codes to UTF-16 in blocks of at most 100', () => {
    const cmap = toUnicodeCmap([
      ...Array.from({ length: 100 }, (_, index) => String.fromCodePoint(0x3b1 + index)),
      '\u{1f600}',
    ]);
    expect(cmap).toContain('100 beginbfchar\n<0001><03B1>\n<0002><03B2>\n');
    expect(cmap).toContain('1 beginbfchar\n<0065><D83DDE00>\nendbfchar');
  });
});

describe('a structure tree (PDF 1.4, 9.6)', () => {
  it('leads from elements to marked content on several pages and back', () => {
    const file = new PdfFile(emptyPrefix);
    const tree = file.reserve();
    const root = new StructureElement('Document');
    const title = root.add('H1');
    const text = root.add('P');
    title.addMark(0, 0);
    text.addMark(0, 1);
    text.addMark(1, 0);
    const marks = [[title, text], [text]];
    writeStructure(file, { treeRoot: tree, root, pages: [70, 71], marks, linked: [] });
    const objects = [...readPdf(file.finish(tree, tree, file.position)).objects.values()];
    expect(objects).toEqual([
      '<</Type/StructTreeRoot/K 2 0 R/ParentTree 5 0 R/ParentTreeNextKey 2>>',
      '<</S/Document/P 1 0 R/K[3 0 R 4 0 R]>>',
      '<</S/H1/P 2 0 R/Pg 70 0 R/K 0>>',
      '<</S/P/P 2 0 R/Pg 70 0 R/K [ 1<</Type/MCR/Pg 71 0 R/MCID 0>>]>>',
      '<</Nums[0[3 0 R 4 0 R]1[4 0 R]]>>',
    ]);
  });

  it('a figure has words and its box (9.7.5, 9.8.2), to hundredths of a point', () => {
    const file = new PdfFile(emptyPrefix);
    const tree = file.reserve();
    const root = new StructureElement('Document');
    const figure = root.add('Figure');
    figure.alternative = 'a (b)';
    figure.box = { edges: [48, 284.0212, 127.3701, 363.39], placement: 'Block' };
    figure.addMark(0, 0);
    writeStructure(file, { treeRoot: tree, root, pages: [70], marks: [[figure]], linked: [] });
    expect([...readPdf(file.finish(tree, tree, file.position)).objects.values()]).toContain(
      '<</S/Figure/P 2 0 R/Pg 70 0 R/K 0/Alt(a \\(b\\))/A<</O/Layout/Placement/Block/BBox[48 284.02 127.37 363.39]>>>>',
    );
  });
});
