import bidiModule from 'bidi-js';

// Its types describe the ES module; Node loads the CommonJS one, which is the factory itself.
const createBidi = bidiModule as unknown as typeof bidiModule.default;

type Bidi = ReturnType<typeof createBidi>;

/** Letters that are read from right to left: Hebrew, Arabic and their neighbours, and old scripts beyond the BMP. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b][\udc00-\udfff]/;

let loaded: Bidi | undefined;

/**
 * The lines of a paragraph as they are drawn, from left to right (Unicode Standard Annex 9): lines without letters
 * that are read from right to left stay as they are. `lines` together are the paragraph.
 */
export function inVisualOrder(paragraph: string, lines: readonly string[]): readonly string[] {
  if (!RIGHT_TO_LEFT.test(paragraph)) return lines;
  // Created when first needed: unpacking its tables takes longer than drawing most documents.
  loaded ??= createBidi();
  const bidi = loaded;
  const levels = bidi.getEmbeddingLevels(paragraph);
  let start = 0;
  return lines.map((line) => {
    const end = start + line.length;
    const drawn = line === '' ? '' : reorder(bidi, paragraph, levels, start, end);
    start = end;
    return drawn;
  });
}

/** A paragraph whose lines are drawn in an order of their own. */
export interface MixedParagraph {
  /** Whether it begins on the right. */
  readonly isRightToLeft: boolean;
  /** The indexes of a line's UTF-16 units from left to right; `end` is behind it. */
  orderOf(start: number, end: number): readonly number[];
  /** The unit to draw at an index: the mirror image of a bracket that is read from right to left. */
  mirrored(index: number): string;
}

/** The order in a paragraph of several runs; none where all of it is read from left to right. */
export function mixedParagraph(paragraph: string): MixedParagraph | undefined {
  if (!RIGHT_TO_LEFT.test(paragraph)) return undefined;
  loaded ??= createBidi();
  const bidi = loaded;
  const levels = bidi.getEmbeddingLevels(paragraph);
  const mirrors = bidi.getMirroredCharactersMap(paragraph, levels.levels, 0, paragraph.length - 1);
  return {
    isRightToLeft: (levels.paragraphs[0]?.level ?? 0) % 2 === 1,
    orderOf: (start, end) =>
      lineOrder(bidi.getReorderSegments(paragraph, levels, start, end - 1), start, end),
    mirrored: (index) => mirrors.get(index) ?? paragraph[index]!,
  };
}

function lineOrder(segments: readonly (readonly number[])[], start: number, end: number): number[] {
  const order = Array.from({ length: end - start }, (_, index) => start + index);
  for (const [first, last] of segments) {
    const turned = order.slice(first! - start, last! - start + 1).reverse();
    order.splice(first! - start, turned.length, ...turned);
  }
  return order;
}

/** Units that were drawn in reverse: surrogate pairs are joined again, and marks put behind their letters. */
export function mended(drawn: string): string {
  return drawn
    .replace(/([\udc00-\udfff])([\ud800-\udbff])/g, '$2$1')
    .replace(
      /(\p{M}+)(\p{L})/gu,
      (_, marks: string, letter: string) => letter + [...marks].reverse().join(''),
    );
}

/** Rules L2 and L4: reversed runs, with brackets exchanged for their mirror images. */
function reorder(
  bidi: Bidi,
  paragraph: string,
  levels: ReturnType<Bidi['getEmbeddingLevels']>,
  start: number,
  end: number,
): string {
  const characters = paragraph.slice(start, end).split('');
  for (const [index, mirrored] of bidi.getMirroredCharactersMap(paragraph, levels.levels, start, end - 1)) {
    characters[index - start] = mirrored;
  }
  const segments = bidi.getReorderSegments(paragraph, levels, start, end - 1) as [
    first: number,
    last: number,
  ][];
  for (const [first, last] of segments) {
    const turned = characters.slice(first - start, last - start + 1).reverse();
    characters.splice(first - start, turned.length, ...turned);
  }
  // Reversing has split surrogate pairs, and put marks before their letters.
  return mended(characters.join(''));
}
