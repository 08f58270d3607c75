/** What the line breaks of a text stand for. */
export interface LineBreaks {
  /** Whether the sentence ends at the line break at a place, though no mark says so. */
  endsSentence(at: number): boolean;
  /** Whether another paragraph or list item follows the line break at a place. */
  partsParagraph(at: number): boolean;
}

/** A line that is an item of a list, with its marker. */
export const LIST_ITEM =
  /^\s{0,12}(?:[-*+\u2022\u00b7\u25aa\u25cf\u25e6\u2023\u2013\u2014]\s|\d{1,3}[.)]\s|[a-z]\)\s|\([a-z\d]{1,3}\)\s|\[[ xX]?\]\s)/;

/** Lines that stand for themselves: headings, quoted lines, rows of a table, rules. */
const ALONE = /^\s{0,12}(?:#{1,6}\s|>|\||[-=_*~]{3,}\s*$)/;

const STOPPED = /[.!?:;\u2026\u3002\uff01\uff1f]["'\u201d\u2019)\]]*$/;

/** Lines at least so long may have been broken at the edge of a page. */
const WRAPPED = 40;

/** How much shorter than the longest a broken line is at most, but for the word that did not fit. */
const RAGGED = 6;

/** A salutation or a closing is no longer than this. */
const SALUTATION = 40;

interface Line {
  readonly text: string;
  readonly blank: boolean;
  readonly item: boolean;
  readonly alone: boolean;
  readonly small: boolean;
  /** Lines between blank ones, from the first: their longest line, and whether they were broken at an edge. */
  block: Block;
}

interface Block {
  longest: number;
  wrapped: boolean;
}

/** Reads the line breaks of a text. Linear in its length. */
export function lineBreaks(text: string): LineBreaks {
  const lines: Line[] = [];
  const places = new Map<number, number>();
  let start = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', start)) {
    places.set(at, lines.length);
    lines.push(lineOf(text.slice(start, at)));
    start = at + 1;
  }
  if (lines.length > 0) lines.push(lineOf(text.slice(start)));
  findBlocks(lines);
  const around = (at: number): readonly [Line, Line] | undefined => {
    const index = places.get(at);
    return index === undefined ? undefined : [lines[index]!, lines[index + 1]!];
  };
  return {
    endsSentence(at) {
      const [line, next] = around(at) ?? [];
      return line !== undefined && next !== undefined && parts(line, next);
    },
    partsParagraph(at) {
      const [, next] = around(at) ?? [];
      return next !== undefined && (next.blank || next.item);
    },
  };
}

function lineOf(raw: string): Line {
  const text = raw.trim();
  return {
    text,
    blank: text === '',
    item: LIST_ITEM.test(raw),
    alone: ALONE.test(raw),
    small: /^["'\u201c\u2018(]?\p{Ll}/u.test(text),
    block: { longest: 0, wrapped: false },
  };
}

function findBlocks(lines: readonly Line[]): void {
  let block: Block = { longest: 0, wrapped: false };
  let before: Line | undefined;
  for (const line of lines) {
    if (line.blank) block = { longest: 0, wrapped: false };
    line.block = block;
    block.longest = Math.max(block.longest, line.text.length);
    if (line.small && before !== undefined && before.text.length >= WRAPPED && !STOPPED.test(before.text)) {
      block.wrapped = true;
    }
    before = line.blank ? undefined : line;
  }
}

/** Whether two lines, one after the other, belong to two sentences. */
function parts(line: Line, next: Line): boolean {
  if (line.blank || next.blank || next.item || next.alone || line.alone) return true;
  if (line.text.endsWith(':')) return true;
  if (line.text.endsWith(',') && line.text.length <= SALUTATION) return !line.block.wrapped;
  if (next.small) return false;
  return !(line.block.wrapped && isFull(line, next));
}

/** Whether the first word of the next line had no room on this one. */
function isFull(line: Line, next: Line): boolean {
  const word = next.text.search(/\s/);
  const needed = word < 0 ? next.text.length : word;
  return line.text.length + 1 + needed > line.block.longest - RAGGED;
}
