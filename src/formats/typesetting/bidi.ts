import { BidiData, bidiType } from './bidi-data.ts';
import { type BaseDirection, resolveLevels } from './bidi-levels.ts';
import { hasRightToLeft } from './right-to-left.ts';

/** Created when first needed: unpacking its tables takes longer than drawing most documents. */
let loaded: BidiData | undefined;

/** A text that is read from right to left. */
export interface RightToLeftText {
  /** As it is read. */
  readonly text: string;
  /** What is drawn for each UTF-16 unit of it: brackets as their mirror images (Unicode Standard Annex 9, rule L4). */
  readonly drawn: string;
}

/** A text in one direction: a string is read from left to right. */
export type DirectedText = string | RightToLeftText;

/** What is drawn of a text, in the order of reading. */
export function drawnOf(text: DirectedText): string {
  return typeof text === 'string' ? text : text.drawn;
}

/** A part of a line that is read in one direction. */
export interface DirectedRun {
  readonly start: number;
  /** The index behind it. */
  readonly end: number;
  readonly isRightToLeft: boolean;
}

/** A paragraph whose lines are drawn in an order of their own. */
export interface MixedParagraph {
  /** Whether it begins on the right. */
  readonly isRightToLeft: boolean;
  /** The runs of a line from left to right; `end` is behind it. */
  runsOf(start: number, end: number): readonly DirectedRun[];
  /** A part of a run. */
  textOf(run: DirectedRun): DirectedText;
}

/** The order in a paragraph of several runs; none where all of it is read from left to right. */
export function mixedParagraph(paragraph: string, direction?: BaseDirection): MixedParagraph | undefined {
  if (direction !== 'right-to-left' && !hasRightToLeft(paragraph)) return undefined;
  loaded ??= new BidiData();
  const data = loaded;
  const { base, levels } = resolveLevels(paragraph, data, direction);
  return {
    isRightToLeft: base === 1,
    runsOf: (start, end) => visualRuns(lineLevels(start, end), start),
    textOf: ({ start, end, isRightToLeft }) => {
      const text = paragraph.slice(start, end);
      if (!isRightToLeft) return text;
      return { text, drawn: text.replace(/[^\p{L}\p{M}\s]/gu, (character) => data.mirrored(character)) };
    },
  };

  /** Rule L1: the white space at the end of a line is of the level of the paragraph. */
  function lineLevels(start: number, end: number): Uint8Array {
    const own = levels.slice(start, end);
    for (let at = end - 1; at >= start && data.typeOf(paragraph.charCodeAt(at)) === bidiType.WS; at--) {
      own[at - start] = base;
    }
    return own;
  }
}

/** Rule L2: from the highest level to the lowest odd one, what is at a level or above it is reversed. */
function visualRuns(levels: Uint8Array, start: number): DirectedRun[] {
  const runs: (DirectedRun & { readonly level: number })[] = [];
  for (let at = 0; at < levels.length; ) {
    const level = levels[at]!;
    let end = at + 1;
    while (end < levels.length && levels[end] === level) end++;
    runs.push({ start: start + at, end: start + end, isRightToLeft: level % 2 === 1, level });
    at = end;
  }
  for (let level = 2; level >= 1; level--) {
    for (let at = 0; at < runs.length; at++) {
      if (runs[at]!.level < level) continue;
      let end = at + 1;
      while (end < runs.length && runs[end]!.level >= level) end++;
      runs.splice(at, end - at, ...runs.slice(at, end).reverse());
      at = end;
    }
  }
  return runs;
}
