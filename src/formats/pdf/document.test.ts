import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readPdf, shownStrings } from '../../../test/support/judging/pdf-reader.ts';
import { runs, SEED } from '../../../test/support/runs.ts';
import { testNeeds } from '../../../test/support/worlds/needs.ts';
import { readFont } from '../truetype/font.ts';
import { Canvas, type TextStyle } from './canvas.ts';
import { writeDocument } from './document.ts';
import { emptyPrefix, PdfFile } from './file.ts';
import { CompositeFont } from './fonts/composite-font.ts';
import { fontDescriptor, NON_SYMBOLIC } from './fonts/font-descriptor.ts';
import { BOLD, FontSet, isCommon, PROFILE_OBJECT, REGULAR, SIMPLE_FONT_OBJECTS } from './fonts/font-set.ts';
import { simpleFontProgram } from './fonts/simple-font.ts';
import { createTypeface, glyphWidth, NO_GLYPH } from './fonts/typeface.ts';
import { StructureElement } from './structure/structure.ts';
import { TextSetter } from './text-setter.ts';

const files = await testNeeds().fonts();
const regular = createTypeface(readFont(files.regular));
const bold = createTypeface(readFont(files.bold));
const set = new FontSet([regular, bold]);
const style: TextStyle = { face: REGULAR, size: 9, leading: 12, colour: '0 0 0' };

describe('a typeface', () => {
  it('has Helvetica widths (Adobe Font Metrics) and reports what it lacks', () => {
    expect([regular.widths[0x41], bold.widths[0x41], regular.widths[0x20ac]]).toEqual([667, 722, 556]);
    expect([regular.widths[0x8acb], regular.codes[0x8acb]]).toEqual([NO_GLYPH, 0]);
    expect(glyphWidth(regular.font, regular.font.glyphs[0x61]!)).toBe(556);
  });
});

describe('text', () => {
  const rows: [name: string, text: string, shown: string][] = [
    ['plain ASCII is found in the file as it is', 'Total 1', '(Total 1)Tj\n'],
    ['pitfall 8: parentheses and backslashes are escaped', '(large) \\ 50%', '(\\(large\\) \\\\ 50%)Tj\n'],
    ['pitfall 12: the euro sign is code 0x80', '\u20ac5', '(\\2005)Tj\n'],
    ['letters of Windows-1252 are octal', 'Caf\u00e9', '(Caf\\351)Tj\n'],
    ['a no-break space is a space', 'a\u00a0b', '(a b)Tj\n'],
    [
      'others are codes of a font of the document',
      'a\u0141b\u0141',
      '(a)Tj/F3 9 Tf<0001>Tj/F1 9 Tf(b)Tj/F3 9 Tf<0001>Tj/F1 9 Tf\n',
    ],
  ];
  it.each(rows)('%s', (_, text, shown) => {
    expect(new TextSetter(set).show(text, { face: REGULAR, size: 9 }, { operator: 'Tj' })).toBe(shown);
  });

  it('reverses what is read from right to left, and marks it (ISO 32000-1 14.8.2.3.3)', () => {
    const setter = new TextSetter(set);
    const font = { face: REGULAR, size: 9 };
    // Codes are numbered in the order of first use: the last letter is the first that is drawn.
    const text = '\u05e9\u05dc\u05d5\u05dd';
    expect(setter.showReversed({ text, drawn: text }, font)).toBe(
      '/ReversedChars BMC /F3 9 Tf<0001000200030004>Tj/F1 9 Tf\nEMC\n',
    );
    // A mark stays behind its letter, and a bracket is drawn as its mirror image but means itself.
    const [marked, mirrored] = ['(\u05e9\u05b8\u05dc', ')\u05e9\u05b8\u05dc'];
    expect(setter.showReversed({ text: marked, drawn: mirrored }, font)).toBe(
      '/ReversedChars BMC /F3 9 Tf<0003000400050006>Tj/F1 9 Tf\nEMC\n',
    );
  });

  it('begins the next line before a font of the document too', () => {
    expect(new TextSetter(set).show('\u0141', { face: REGULAR, size: 9 }, { operator: "'" })).toBe(
      'T*/F3 9 Tf<0001>Tj/F1 9 Tf\n',
    );
  });

  it('is measured in thousandths, by Helvetica widths', () => {
    const setter = new TextSetter(set);
    expect(setter.measure('Av 1', REGULAR)).toBe(667 + 500 + 278 + 556);
    expect(setter.measure('\u0141', BOLD)).toBe(611);
    expect(setter.ruler(REGULAR).other(0x25a1)).toBe(604);
  });

  it('counts different characters without a glyph once each, and draws the box', () => {
    const setter = new TextSetter(set);
    setter.show('\u8acb\u6c42\u8acb\u{1f600}', { face: REGULAR, size: 9 }, { operator: 'Tj' });
    setter.show('\u8acb', { face: BOLD, size: 9 }, { operator: 'Tj' });
    expect(setter.missingGlyphs).toBe(3);
    expect(setter.measure('\u8acb', REGULAR)).toBe(604);
  });

  it('uses a fallback for what the font lacks, except for letters that have to be joined', () => {
    // Any font does for a fallback: this one claims to have an ideograph and an Arabic letter.
    const glyphs = new Uint16Array(regular.font.glyphs);
    glyphs[0x8acb] = glyphs[0x41]!;
    glyphs[0x0628] = glyphs[0x42]!;
    const fallback = createTypeface({ ...regular.font, glyphs });
    let asked = 0;
    const setter = new TextSetter(
      new FontSet([regular, bold], {
        fallbacks: () => {
          asked++;
          return [fallback];
        },
      }),
    );
    setter.show('plain and \u0141', { face: REGULAR, size: 9 }, { operator: 'Tj' });
    expect(asked).toBe(0);
    expect(setter.show('\u8acb', { face: REGULAR, size: 9 }, { operator: 'Tj' })).toBe(
      '/F5 9 Tf<0001>Tj/F1 9 Tf\n',
    );
    expect(setter.missingGlyphs).toBe(0);
    expect(setter.show('\u0628', { face: REGULAR, size: 9 }, { operator: 'Tj' })).toContain('/F3 9 Tf<0002>');
    expect(setter.missingGlyphs).toBe(1);
  });
});

describe('fonts', () => {
  it('are a small beginning of the file for English, a larger one for Windows-1252', () => {
    const [common, full] = [set.prefix('common', 'common'), set.prefix('full', 'full')];
    expect(common.bytes.length).toBeLessThan(20_000);
    expect(full.bytes.length).toBeLessThan(30_000);
    expect(set.prefix('full', 'full')).toBe(full);
    expect([PROFILE_OBJECT, ...SIMPLE_FONT_OBJECTS].every((number) => number < common.offsets.length)).toBe(
      true,
    );
  });

  it('hold what they are asked for', () => {
    expect(['A', '~', '\u20ac', '\u2014'].map((letter) => isCommon(letter.charCodeAt(0)))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(isCommon(0xe9)).toBe(false);
    const program = simpleFontProgram(regular, (character) => character === 0x41);
    expect(program.length).toBeLessThan(1000);
  });

  it('are described in thousandths (PDF 1.4, 5.7)', () => {
    const options = {
      font: regular.font,
      name: 'Helvetica',
      flags: NON_SYMBOLIC,
      stemWidth: 88,
      program: 3,
    } as const;
    // Arimo: ascent 1854, descent -434, capitals 1409 of 2048 units.
    expect(fontDescriptor(options)).toContain(
      '/Ascent 905/Descent -212/CapHeight 688/StemV 88/FontFile2 3 0 R>>',
    );
  });

  it('of a document number characters by first use and name themselves by their content', () => {
    const font = new CompositeFont(regular.font);
    expect(font.isUsed).toBe(false);
    expect(['\u0141', '\u03b1', '\u0141'].map((letter) => font.codeOf(letter, 5))).toEqual([
      '0001',
      '0002',
      '0001',
    ]);
    const file = new PdfFile(emptyPrefix);
    const number = font.write(file, { name: 'Arimo', stemWidth: 88 });
    const { objects } = readPdf(file.finish(number, number, file.position));
    expect(objects.get(number)).toMatch(/\/Subtype\/Type0\/BaseFont\/[A-Z]{6}\+Arimo\/Encoding\/Identity-H/);
    const [glyphSet] = [...objects.values()].filter((object) => object.length === 1);
    expect(glyphSet?.charCodeAt(0)).toBe(0b11100000);
  });
});

test('a drawing is between text objects, and the text after it begins a new one', () => {
  const setter = new TextSetter(set);
  const canvas = new Canvas(setter);
  const structure = new StructureElement('Document');
  canvas.addPage();
  canvas.begin(structure.add('P'));
  canvas.show('before', 10, 80, style);
  canvas.end();
  const figure = structure.add('Figure');
  canvas.draw(figure, '0 0 4 4 re f');
  canvas.begin(structure.add('P'));
  canvas.show('after', 10, 60, style);
  canvas.end();
  const [page] = canvas.pages;
  // PDF 1.4, 5.3.1: a new text object begins at the origin.
  expect(new TextDecoder().decode(page?.text.view())).toMatch(
    /EMC\nET\n\/Figure<<\/MCID 1>>BDC\nq 0 0 4 4 re f Q\nEMC\nBT\n\/P<<\/MCID 2>>BDC\n\/F\d+ 9 Tf [^T]* rg 10 60 Td\(after\)Tj\nEMC\n$/,
  );
  expect(figure.marks).toEqual([0, 1]);
});

describe('a line on a canvas', () => {
  const style = { face: REGULAR, size: 9, colour: '0 0 0', leading: 12 } as const;

  function canvasOf(show: (canvas: Canvas, element: StructureElement) => void) {
    const canvas = new Canvas(new TextSetter(set));
    const element = new StructureElement('P');
    canvas.addPage();
    show(canvas, element);
    const [page] = canvas.pages;
    return { element, text: Buffer.from(page!.text.view()).toString('latin1') };
  }

  it('of both directions is shown from left to right, and listed in the order of reading', () => {
    const { element, text } = canvasOf((canvas, p) => {
      canvas.begin(p);
      canvas.show('\u05e9\u05dc 12 ab', 10, 20, style);
      canvas.end();
    });
    // From the left: ab, a blank, 12, and the word with its blank.
    const shown = [...text.matchAll(/MCID (\d)>>BDC\n(.*?)EMC/gs)].map(([, number, part]) => [
      number,
      part!.includes('ReversedChars') ? 'reversed' : /\((.*?)\)/.exec(part!)![1],
    ]);
    expect(shown).toEqual([
      ['0', 'ab'],
      ['1', 'reversed'],
      ['2', '12'],
      ['3', 'reversed'],
    ]);
    expect(element.marks).toEqual([0, 3, 0, 2, 0, 1, 0, 0]);
  });

  it('without content is not a piece of its element', () => {
    const { element, text } = canvasOf((canvas, p) => {
      canvas.begin(p);
      canvas.end();
    });
    expect([element.marks, text]).toEqual([[], '']);
  });

  it('is drawn whatever it has: marks, figures and letters of all directions', () => {
    const unit = fc.constantFrom(...'a 1(\u05e9\u05b8\u0660\u06e4\u0628\u064b\u07c0\u08f0.\u202f\u0301');
    const property = fc.property(fc.string({ unit, minLength: 1, maxLength: 30 }), (line) => {
      const { element } = canvasOf((canvas, p) => {
        canvas.begin(p);
        canvas.show(line, 10, 20, style);
        canvas.showBelow(line);
        canvas.end();
      });
      expect(element.marks.length).toBeGreaterThan(0);
    });
    fc.assert(property, { seed: SEED, numRuns: runs(500) });
  });
});

describe('a document', () => {
  function draw(text: string, date = '2026-03-09', pages = 1): Uint8Array {
    const setter = new TextSetter(set);
    const canvas = new Canvas(setter);
    const structure = new StructureElement('Document');
    for (let page = 0; page < pages; page++) {
      canvas.addPage();
      canvas.rule(10, 90, 50.5, { width: 0.5, colour: '0 0 0' });
      canvas.fillRounded({ x: 10, y: 10, width: 20, height: 10, radius: 2 }, '1 0 0');
      canvas.begin(structure.add('P'));
      canvas.show(text, 10, 80, style);
      canvas.showBelow('second');
      canvas.end();
    }
    canvas.turnTo(0);
    canvas.beginArtifact();
    canvas.show('foot', 10, 5, style);
    canvas.end();
    const information = {
      title: 'A title',
      author: 'An author',
      creator: 'Sundry',
      producer: 'Sundry',
      date,
    };
    return writeDocument({
      information,
      language: 'en',
      paper: [100, 90],
      pages: canvas.pages,
      structure,
      setter,
    });
  }

  it('draws its text at its places, marked', () => {
    const { pages } = readPdf(draw('first'));
    expect(pages).toEqual([
      '/Artifact BMC\n0 0 0 RG 0.5 w 10 50.5 m 90 50.5 l S\n' +
        '1 0 0 rg 12 10 m 28 10 l 29.1 10 30 10.9 30 12 c 30 18 l 30 19.1 29.1 20 28 20 c 12 20 l ' +
        '10.9 20 10 19.1 10 18 c 10 12 l 10 10.9 10.9 10 12 10 c f\nEMC\nBT\n' +
        "/P<</MCID 0>>BDC\n/F1 9 Tf 0 0 0 rg 10 80 Td(first)Tj\n12 TL (second)'\nEMC\n" +
        'ET\nBT\n/Artifact BMC\n/F1 9 Tf 0 0 0 rg 10 5 Td(foot)Tj\nEMC\nET',
    ]);
  });

  it('has one catalog with language, marks, metadata and output intent (ISO 19005-1 6.2.2, 6.7.2, 6.8)', () => {
    const catalogs = [...readPdf(draw('a')).objects.values()].filter((object) =>
      object.startsWith('<</Type/Catalog'),
    );
    expect(catalogs).toHaveLength(1);
    for (const entry of [
      '/Lang(en)',
      '/MarkInfo<</Marked true>>',
      '/StructTreeRoot ',
      '/Metadata ',
      '/S/GTS_PDFA1',
    ]) {
      expect(catalogs[0]).toContain(entry);
    }
  });

  it('has the same information in its dictionary and in XMP (ISO 19005-1 6.7.3)', () => {
    const objects = [...readPdf(draw('a')).objects.values()];
    expect(objects).toContain(
      '<</Title(A title)/Author(An author)/Creator(Sundry)/Producer(Sundry)/CreationDate(D:20260309000000Z)>>',
    );
    expect(
      objects.some((object) => object.includes('<xmp:CreateDate>2026-03-09T00:00:00Z</xmp:CreateDate>')),
    ).toBe(true);
  });

  it('has the same bytes for the same content, and another identifier for another', () => {
    const idOf = (bytes: Uint8Array) => /\/ID\[<(\w+)>/.exec(readPdf(bytes).trailer)?.[1];
    expect(draw('a')).toEqual(draw('a'));
    expect(idOf(draw('a'))).not.toBe(idOf(draw('b')));
    expect(idOf(draw('a'))).not.toBe(idOf(draw('a', '2026-03-10')));
  });

  it('is deflated past 64 KB of page text, and reads the same', () => {
    const long = 'long '.repeat(400);
    const bytes = draw(long, '2026-03-09', 40);
    expect(bytes.length).toBeLessThan(60_000);
    expect(shownStrings(readPdf(bytes).pages[39]!)).toEqual([long.trimEnd(), 'second']);
    expect(Buffer.from(draw(long, '2026-03-09', 2)).includes(long)).toBe(true);
  });
});
