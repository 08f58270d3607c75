import type { FontFiles, ShapedGlyph } from '../../needs.ts';

type Shape = NonNullable<FontFiles['shape']>;
type HarfBuzz = typeof import('harfbuzzjs');

/** HarfBuzz as the port `shape`, if its package is installed beside this one. */
export async function installedShaper(): Promise<Shape | undefined> {
  try {
    return shaperOf(await import('harfbuzzjs'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

function shaperOf({ Blob, Buffer, Face, Font, shape }: HarfBuzz): Shape {
  const fonts = new WeakMap<Uint8Array, InstanceType<HarfBuzz['Font']>>();
  const buffer = new Buffer();
  const fontOf = (file: Uint8Array) => {
    const known = fonts.get(file);
    if (known !== undefined) return known;
    const made = new Font(new Face(new Blob(file)));
    fonts.set(file, made);
    return made;
  };
  return (file, text) => {
    buffer.reset();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(fontOf(file), buffer);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint, cluster }, index): ShapedGlyph => {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      return { glyph: codepoint, cluster, advance: xAdvance, x: xOffset, y: yOffset };
    });
  };
}
