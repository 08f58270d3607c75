/**
 * Text on lines: wrap.ts breaks paragraphs by width, this file brings what is read from right to left into the order in
 * which it is drawn (Unicode Standard Annex 9):
 *
 *     paragraph  abc DEF ghi         (capitals are read from right to left)
 *     parts      "abc ", "FED", " ghi"
 *
 * bidi-levels.ts has the rules of the annex, bidi-data.ts the classes of characters, printable.ts what fonts do not draw.
 * Left out: shaping, which Arabic and the scripts of India need.
 */
import { type DirectedRun, type DirectedText, type MixedParagraph, mixedParagraph } from './bidi.ts';
import type { BaseDirection } from './bidi-levels.ts';

/** A line as it is set: a text from left to right, or parts of both directions. */
export type SetLine = string | MixedLine;

/** A line of which some is read from right to left. */
export interface MixedLine {
  /** As it is read, with the spaces at its end. */
  readonly text: string;
  /** From left to right, without the spaces at the end of the line, which hang over its edge. */
  readonly parts: readonly LinePart[];
}

export interface LinePart {
  /** Where it begins in the text of the line. */
  readonly start: number;
  readonly text: DirectedText;
}

/**
 * The lines of a paragraph as they are drawn (Unicode Standard Annex 9): lines without letters that are read from right
 * to left stay as they are. `lines` together are the paragraph, whose direction is that of its first letter if none is given.
 */
export function setLines(
  paragraph: string,
  lines: readonly string[],
  direction?: BaseDirection,
): readonly SetLine[] {
  const mixed = mixedParagraph(paragraph, direction);
  if (mixed === undefined) return lines;
  let start = 0;
  return lines.map((text) => {
    const line = mixedLine(mixed, text, start);
    start += text.length;
    return line;
  });
}

function mixedLine(mixed: MixedParagraph, text: string, start: number): MixedLine {
  const runs = mixed.runsOf(start, start + text.trimEnd().length);
  const partOf = (run: DirectedRun): LinePart => ({ start: run.start - start, text: mixed.textOf(run) });
  return { text, parts: runs.map(partOf) };
}

/** The text of a line, as it is read. */
export function textOfLine(line: SetLine): string {
  return typeof line === 'string' ? line : line.text;
}
