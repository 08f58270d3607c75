import { describe, expect, it } from 'vitest';
import { fontOf } from '../../../../test/support/samples/small-font.ts';
import { testNeeds } from '../../../../test/support/worlds/needs.ts';
import { TextSetter } from '../text-setter.ts';
import { REGULAR } from './font-set.ts';
import { fontSetOf } from './load-fonts.ts';
import type { ShapedGlyph } from './shape.ts';

const { regular, bold } = await testNeeds().fonts();
const BEH = '\u0628';
const FATHA = '\u064e';
const WAW = '\u0648';
const fallback = fontOf(BEH + FATHA + WAW);
/** By the order of their code points, behind .notdef. */
const glyphOf: Readonly<Record<string, number>> = { [BEH]: 1, [WAW]: 2, [FATHA]: 3 };

/** Puts marks above letters, and begins on the right, as a shaper does with Arabic. */
const shape = (_: Uint8Array, text: string): ShapedGlyph[] => {
  const glyphs: ShapedGlyph[] = [];
  for (const [at, letter] of [...text].entries()) {
    const isMark = letter === FATHA;
    const cluster = isMark ? glyphs.at(-1)!.cluster : at;
    glyphs.push({
      glyph: glyphOf[letter] ?? 0,
      cluster,
      advance: isMark ? 0 : 700,
      x: isMark ? -300 : 0,
      y: 5,
    });
  }
  return glyphs.reverse();
};

const setterWith = (shaper?: typeof shape) =>
  new TextSetter(fontSetOf({ regular, bold, fallbacks: () => [fallback], ...(shaper && { shape: shaper }) }));
const font = { face: REGULAR, size: 9 };

describe('letters that join', () => {
  it('are boxes without a shaper, and counted', () => {
    const setter = setterWith();
    expect(setter.show(BEH + FATHA, font, { operator: 'Tj' })).toContain('/F3 9 Tf');
    expect(setter.missingGlyphs).toBe(1);
  });

  it('are drawn from right to left, one glyph for a letter with its marks', () => {
    const setter = setterWith(shape);
    const text = BEH + FATHA + WAW + BEH;
    expect(setter.showReversed({ text, drawn: text }, font)).toBe(
      '/ReversedChars BMC /F5 9 Tf<000100020003>Tj/F1 9 Tf\nEMC\n',
    );
    expect(setter.missingGlyphs).toBe(0);
    // Three letters of 700 units of 2048.
    expect(setter.measure(text, REGULAR)).toBe(3 * 342);
  });

  it('that the font lacks are boxes, and the others are drawn', () => {
    const setter = setterWith(shape);
    const text = `${BEH}\u0629${WAW}`;
    expect(setter.showReversed({ text, drawn: text }, font)).toBe(
      '/ReversedChars BMC /F5 9 Tf<0001>Tj/F1 9 Tf/F3 9 Tf<0001>Tj/F1 9 Tf/F5 9 Tf<0002>Tj/F1 9 Tf\nEMC\n',
    );
    expect(setter.missingGlyphs).toBe(1);
  });

  it('are shaped once for each word', () => {
    let asked = 0;
    const setter = setterWith((...given) => {
      asked++;
      return shape(...given);
    });
    const text = Array.from({ length: 50 }, () => BEH + WAW).join(' ');
    setter.measure(text, REGULAR);
    setter.show(text, font, { operator: 'Tj' });
    expect(asked).toBe(1);
  });
});
