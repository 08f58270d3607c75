import { describe, expect, it } from 'vitest';
import { testNeeds } from '../../../../test/support/worlds/needs.ts';
import { TextSetter } from '../text-setter.ts';
import { BOLD, CODE, REGULAR } from './font-set.ts';
import { EMOJI_FONT, GlyphFinder } from './glyph-finder.ts';
import { fontSetOf } from './load-fonts.ts';
import { lookAlikeOf } from './look-alikes.ts';

const files = await testNeeds().fonts();
const fonts = fontSetOf(files);
const finder = new GlyphFinder(fonts);
const piecesOf = (text: string) => finder.clusterAt(text, 0, text.length, REGULAR)?.pieces ?? [];

/** Sequences that are recommended for general interchange (UTS 51, ED-27) in the Unicode of this Node. */
const setsOfStrings = 'v';
const isRecommended = new RegExp('^\\p{RGI_Emoji}$', setsOfStrings);
const characters = (property: RegExp) =>
  Array.from({ length: 0x1fb00 }, (_, code) => String.fromCodePoint(code)).filter((letter) =>
    property.test(letter),
  );

describe('emoji', () => {
  it('of two characters are drawn as one glyph each: flags, skin tones, keys', () => {
    const letters = characters(/\p{RI}/u);
    const flags = letters.flatMap((first) => letters.map((second) => first + second));
    const skins = characters(/\p{EMod}/u);
    const tones = characters(/\p{EBase}/u).flatMap((base) => skins.map((tone) => base + tone));
    const keys = Array.from('0123456789#*', (key) => `${key}\ufe0f\u20e3`);
    const sequences = [...flags, ...tones, ...keys].filter((sequence) => isRecommended.test(sequence));
    expect(sequences.length).toBeGreaterThan(900);
    expect(sequences.filter((sequence) => piecesOf(sequence).length !== 1)).toEqual([]);
  });

  it.each([
    ['a family', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}'],
    [
      'a kiss with two skin tones',
      '\u{1f469}\u{1f3fb}\u200d\u2764\ufe0f\u200d\u{1f48b}\u200d\u{1f468}\u{1f3fd}',
    ],
    ['a flag that is joined', '\u{1f3f3}\ufe0f\u200d\u{1f308}'],
    ['a flag of tags', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['without the selector that it should have', '\u2764\u200d\u{1f525}'],
  ])('joined by several characters are one glyph: %s', (_, sequence) => {
    expect(piecesOf(sequence)).toEqual([expect.objectContaining({ text: sequence, font: EMOJI_FONT })]);
  });

  it.each([
    ['a flag of no country', '\u{1f1ff}\u{1f1ff}', ['\u{1f1ff}', '\u{1f1ff}']],
    ['joined as no font has it', '\u{1f431}\u200d\u{1f697}\ufe0f', ['\u{1f431}\u200d', '\u{1f697}\ufe0f']],
    ['a flag of unknown tags', '\u{1f3f4}\u{e0078}\u{e007f}', ['\u{1f3f4}\u{e0078}\u{e007f}']],
    ['partly joined', '\u{1f44d}\u{1f3fd}\u200d\u{1f697}', ['\u{1f44d}\u{1f3fd}\u200d', '\u{1f697}']],
  ])('that no font joins are their parts, and keep their text: %s', (_, sequence, texts) => {
    expect(piecesOf(sequence).map(({ text }) => text)).toEqual(texts);
    expect(piecesOf(sequence).every(({ font }) => font === EMOJI_FONT)).toBe(true);
  });

  it('in the style of text are drawn by the font of the text, if it has them', () => {
    expect(piecesOf('\u00a9\ufe0e')).toEqual([
      expect.objectContaining({ font: REGULAR, text: '\u00a9\ufe0e' }),
    ]);
    expect(piecesOf('\u00a9\ufe0f')).toEqual([expect.objectContaining({ font: EMOJI_FONT })]);
  });

  it('end where a part of a text ends', () => {
    const text = '\u{1f44d}\u{1f3fd}\u{1f44d}';
    expect(finder.clusterAt(text, 0, 2, REGULAR)).toBeUndefined();
    expect(finder.clusterAt(text, 0, 4, REGULAR)?.length).toBe(4);
  });

  it('and all other characters are found by text and by letters of equal width', () => {
    expect(finder.ofCharacter(0x1f600, CODE)).toMatchObject({ font: EMOJI_FONT });
    // Joiners that join nothing are not seen.
    expect(finder.ofCharacter(0x200d, REGULAR).width).toBe(0);
    expect(finder.missingGlyphs).toBe(0);
  });

  it('without a font of theirs are boxes, one for each character that is seen', () => {
    const { regular, bold } = files;
    const setter = new TextSetter(fontSetOf({ regular, bold, emoji: () => undefined }));
    setter.show('\u{1f469}\u200d\u{1f697}\ufe0f', { face: REGULAR, size: 9 }, { operator: 'Tj' });
    expect(setter.missingGlyphs).toBe(2);
    // Arimo's box is 604 wide.
    expect(setter.measure('\u{1f469}\u200d\u{1f697}\ufe0f', REGULAR)).toBe(1208);
  });
});

describe('the text of an emoji', () => {
  it('is shown by one code, which means all of it', () => {
    const setter = new TextSetter(fonts);
    const shown = setter.show('a 1\ufe0f\u20e3 b', { face: REGULAR, size: 9 }, { operator: 'Tj' });
    expect(shown).toBe('(a )Tj/C5 9 Tf<0001>Tj/F1 9 Tf( b)Tj\n');
    expect(setter.measure('a 1\ufe0f\u20e3 b', REGULAR)).toBe(
      setter.measure('a  b', REGULAR) + setter.measure('1\ufe0f\u20e3', REGULAR),
    );
    expect(setter.measureWidestWord('a 1\ufe0f\u20e3 b', REGULAR)).toBe(
      setter.measure('1\ufe0f\u20e3', REGULAR),
    );
  });

  it('stays whole in a line from right to left', () => {
    const setter = new TextSetter(fonts);
    const text = '\u05d0 \u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
    const shown = setter.showReversed({ text, drawn: text }, { face: REGULAR, size: 9 });
    expect(shown).toBe('/ReversedChars BMC /C5 9 Tf<0001>Tj/F1 9 Tf( )Tj/F3 9 Tf<0001>Tj/F1 9 Tf\nEMC\n');
  });
});

describe('signs that no font has', () => {
  it.each([
    ['a tick and a cross, which would be the same box', '\u2713', '\u2714'],
    ['a cross', '\u2717', '\u2716'],
    ['a rounded corner', '\u256d', '\u250c'],
    ['a heavy line', '\u2501', '\u2500'],
    ['the prompt of a shell', '\u276f', '\u203a'],
    ['an open box of a list', '\u2610', '\u25a1'],
  ])('are drawn as one that looks like it: %s', (_, sign, shown) => {
    const own = new GlyphFinder(fonts);
    for (const face of [REGULAR, BOLD, CODE]) {
      expect(own.ofCharacter(sign.codePointAt(0)!, face)).toEqual(
        own.ofCharacter(shown.codePointAt(0)!, face),
      );
    }
    expect(own.missingGlyphs).toBe(0);
  });

  it('have no stand-in that is missing too', () => {
    const own = new GlyphFinder(fonts);
    for (let code = 0x2000; code < 0x2c00; code++) {
      const shown = lookAlikeOf(code);
      if (shown !== undefined) for (const face of [REGULAR, CODE]) own.ofCharacter(shown, face);
    }
    expect(own.missingGlyphs).toBe(0);
  });

  it('keep their meaning for those who copy them', () => {
    const setter = new TextSetter(fonts);
    const shown = ['\u256d', '\u250c'].map((sign) =>
      setter.show(sign, { face: CODE, size: 9 }, { operator: 'Tj' }),
    );
    expect(shown[0]).not.toBe(shown[1]);
    expect(setter.missingGlyphs).toBe(0);
  });
});
