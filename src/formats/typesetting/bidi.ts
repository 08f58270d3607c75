import { BidiData, bidiType } from './bidi-data.ts';
import { type BidiLevels, resolveLevels } from './bidi-levels.ts';
import { hasRightToLeft } from './right-to-left.ts';

/** Created when first needed: unpacking its tables takes longer than drawing most documents. */
let loaded: BidiData | undefined;

/**
 * The lines of a paragraph as they are drawn, from left to right (Unicode Standard Annex 9): lines without letters
 * that are read from right to left stay as they are. `lines` together are the paragraph.
 */
export function inVisualOrder(paragraph: string, lines: readonly string[]): readonly string[] {
  const mixed = mixedParagraph(paragraph);
  if (mixed === undefined) return lines;
  let start = 0;
  return lines.map((line) => {
    const end = start + line.length;
    let drawn = '';
    for (const at of mixed.orderOf(start, end)) drawn += mixed.mirrored(at);
    start = end;
    return mended(drawn);
  });
}

/** A paragraph whose lines are drawn in an order of their own. */
export interface MixedParagraph {
  /** Whether it begins on the right. */
  readonly isRightToLeft: boolean;
  /** The indexes of a line's UTF-16 units from left to right; `end` is behind it. */
  orderOf(start: number, end: number): Iterable<number>;
  /** The unit to draw at an index: the mirror image of a bracket that is read from right to left. */
  mirrored(index: number): string;
}

/** The order in a paragraph of several runs; none where all of it is read from left to right. */
export function mixedParagraph(paragraph: string): MixedParagraph | undefined {
  if (!hasRightToLeft(paragraph)) return undefined;
  loaded ??= new BidiData();
  const data = loaded;
  const resolved = resolveLevels(paragraph, data);
  const { base, levels } = resolved;
  return {
    isRightToLeft: base === 1,
    orderOf: (start, end) => lineOrder(lineLevels(paragraph, resolved, start, end), start),
    mirrored: (index) => (levels[index] === 1 ? data.mirrored(paragraph[index]!) : paragraph[index]!),
  };

  /** Rule L1: the white space at the end of a line is of the level of the paragraph. */
  function lineLevels(text: string, { levels: all }: BidiLevels, start: number, end: number): Uint8Array {
    const own = all.slice(start, end);
    for (let at = end - 1; at >= start && data.typeOf(text.charCodeAt(at)) === bidiType.WS; at--) {
      own[at - start] = base;
    }
    return own;
  }
}

/** Rule L2: from the highest level to the lowest odd one, what is at a level or above it is reversed. */
function lineOrder(levels: Uint8Array, start: number): Uint32Array {
  const order = new Uint32Array(levels.length);
  for (let at = 0; at < levels.length; at++) order[at] = start + at;
  for (let level = 2; level >= 1; level--) {
    for (let at = 0; at < levels.length; at++) {
      if (levels[at]! < level) continue;
      let end = at + 1;
      while (end < levels.length && levels[end]! >= level) end++;
      reverse(order, at, end);
      at = end;
    }
  }
  return order;
}

function reverse(order: Uint32Array, start: number, end: number): void {
  for (let left = start, right = end - 1; left < right; left++, right--) {
    [order[left], order[right]] = [order[right]!, order[left]!];
  }
}

/** Units that were drawn in reverse: surrogate pairs are joined again, and marks put behind their letters. */
export function mended(drawn: string): string {
  return drawn
    .replace(/([\udc00-\udfff])([\ud800-\udbff])/g, '$2$1')
    .replace(/(\p{M}+)(\p{L})?/gu, (marks, _, letter: string | undefined) =>
      // With the letter optional no mark is looked at twice, however many follow each other.
      letter === undefined ? marks : letter + [...marks.slice(0, -letter.length)].reverse().join(''),
    );
}
