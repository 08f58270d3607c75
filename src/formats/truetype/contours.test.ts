import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../test/support/judging/refusal.ts';
import { contoursOf } from './contours.ts';
import { curveOf } from './curves.ts';
import { readFont, type TrueTypeFont } from './font.ts';

const path = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
);
const font = readFont(new Uint8Array(readFileSync(path)));
const glyphOf = (letter: string) => font.glyphs[letter.codePointAt(0)!]!;

/** A font of which one glyph is replaced. */
function withOutline(outline: readonly number[]): TrueTypeFont {
  return { ...font, outlineOf: () => Uint8Array.from(outline) };
}

describe('the contours of a glyph', () => {
  it('OpenType 1.9 glyf: lie in the box that its header has, of every glyph, composites too', () => {
    const composites = new Set<number>();
    for (let glyph = 0; glyph < font.glyphCount; glyph++) {
      const outline = font.outlineOf(glyph);
      if (outline.length === 0) continue;
      const header = new DataView(outline.buffer, outline.byteOffset);
      if (header.getInt16(0) < 0) composites.add(glyph);
      const box = [2, 4, 6, 8].map((at) => header.getInt16(at));
      const points = contoursOf(font, glyph).flat();
      const xs = points.map(({ x }) => x);
      const ys = points.map(({ y }) => y);
      const own = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
      expect(
        own.map((value, i) => Math.abs(value - box[i]!) <= 1),
        `glyph ${glyph}`,
      ).toEqual([true, true, true, true]);
    }
    expect(composites.size).toBeGreaterThan(50);
  });

  it.each([
    [' ', 0],
    ['1', 1],
    ['0', 2],
    ['8', 3],
    ['i', 2],
    ['%', 5],
    ['\u00e9', 3],
  ])('has as many as one sees: %s', (letter, count) => {
    expect(contoursOf(font, glyphOf(letter))).toHaveLength(count);
  });

  it('a triangle by hand: steps in bytes and words', () => {
    // One contour with three points: (10, 0), (10, 300), (0, 0).
    const header = [0, 1, 0, 0, 0, 0, 0, 10, 1, 44];
    const outline = [...header, 0, 2, 0, 0, 0x33, 0x11, 0x03, 10, 10, 1, 44, 254, 212];
    expect(contoursOf(withOutline(outline), 0)).toEqual([
      [
        { x: 10, y: 0, isOnCurve: true },
        { x: 10, y: 300, isOnCurve: true },
        { x: 0, y: 0, isOnCurve: true },
      ],
    ]);
  });

  it.each([
    ['cut short in its header', [0, 1, 0]],
    ['cut short in its points', [0, 1, 0, 0, 0, 0, 0, 10, 1, 44, 0, 2, 0, 0, 0x33]],
    ['a composite of itself', [255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0]],
    ['a composite joined at points', [255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  ])('refuses a glyph that is %s', (_, outline) => {
    expect(refusalOf(() => contoursOf(withOutline(outline), 0)).faults[0]!.message).toMatch(/^has an? /);
  });
});

describe('a contour as curves', () => {
  const on = (x: number, y: number) => ({ x, y, isOnCurve: true });
  const off = (x: number, y: number) => ({ x, y, isOnCurve: false });

  it('has a point on it halfway between two that are off it', () => {
    expect(curveOf([on(0, 0), off(0, 4), off(8, 4), on(8, 0)])).toEqual({
      x: 0,
      y: 0,
      pieces: [
        { x: 4, y: 4, control: off(0, 4) },
        { x: 8, y: 0, control: off(8, 4) },
        { x: 0, y: 0, control: undefined },
      ],
    });
  });

  it('may have no point on it at all', () => {
    const curve = curveOf([off(0, 0), off(2, 0), off(2, 2), off(0, 2)]);
    expect([curve?.x, curve?.y, curve?.pieces.length]).toEqual([1, 0, 4]);
  });

  it('is nothing without points', () => expect(curveOf([])).toBeUndefined());
});
