import { sentences } from '../../language/sentences.ts';
import { words } from '../../language/words.ts';
import { countWhile } from '../../ordered.ts';
import { alternatives } from './page-words.ts';
import { stem } from './stem.ts';

/** A word of the page, with what lies between it and the word before. */
export interface Token {
  readonly text: string;
  readonly folded: string;
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  /** The text since the word before, cut to 12 characters. */
  readonly gap: string;
  /** The sentence or the line of a list it stands in: words of different units say nothing of each other. */
  readonly unit: number;
}

export interface Line {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A text as the finders read it. */
export interface Page {
  readonly text: string;
  readonly lines: readonly Line[];
  readonly tokens: readonly Token[];
  /** Where each unit begins, ascending. */
  readonly units: readonly number[];
}

/** Reads a text once for all fields. */
export function readPage(text: string): Page {
  const lines = linesOf(text);
  const units = unitsOf(text, lines);
  const tokens: Token[] = [];
  let unit = 0;
  let before = 0;
  for (const { text: word, folded, start, end } of words(text)) {
    while (unit + 1 < units.length && (units[unit + 1] ?? 0) <= start) unit += 1;
    const gap = text.slice(before, Math.min(start, before + 12));
    tokens.push({ text: word, folded, stem: stem(folded), start, end, gap, unit });
    before = end;
  }
  return { text, lines, tokens, units };
}

/** The first token that starts at a position or after it; the number of tokens when none does. */
export function tokenFrom(page: Page, position: number): number {
  return countWhile(page.tokens, (one) => one.start < position);
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const raw of text.split('\n')) {
    const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    lines.push({ text: line, start, end: start + line.length });
    start += raw.length + 1;
  }
  return lines;
}

/** A line this long is prose that was wrapped: its sentence may go on in the next. */
const WRAPPED = 50;

function unitsOf(text: string, lines: readonly Line[]): number[] {
  const starts = new Set([0]);
  for (const { start } of sentences(text)) if (!isInRow(text, start)) starts.add(start);
  for (let at = 1; at < lines.length; at++) {
    const before = lines[at - 1] as Line;
    const line = lines[at] as Line;
    const goesOn =
      before.text.length >= WRAPPED &&
      /^\p{Ll}/u.test(line.text) &&
      !/[.:!?;]\s*$/.test(before.text.slice(-9));
    if (!goesOn) starts.add(line.start);
  }
  return [...starts].sort((a, b) => a - b);
}

const IN_ROW = new RegExp(
  String.raw`\.{3}\s*$|(?:^|[\s(,])(?:${alternatives('table abbreviation')})\.\s$`,
  'i',
);

/** What looks like the end of a sentence inside a line: dots that lead to a figure, and short forms (dep. Basel). */
function isInRow(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 12), start);
  return IN_ROW.test(before) && !before.includes('\n');
}
