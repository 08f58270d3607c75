import { sentences } from '../../../language/sentences.ts';
import { words } from '../../../language/words.ts';
import { countWhile } from '../../../ordered.ts';
import { rangeWords } from '../candidates/ranges.ts';
import { englishOf } from '../fields/nouns.ts';
import { stem } from '../fields/stem.ts';
import { alternatives } from './page-words.ts';

/** A word of the page, with what lies between it and the word before. */
export interface Token {
  readonly text: string;
  /** Folded; the English word for it where a list of another language has it. */
  readonly folded: string;
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  /** The text since the word before, cut to 12 characters. */
  readonly gap: string;
  /** Its sentence, or its line of a list: words of different units say nothing of each other. */
  readonly unit: number;
}

/** Tokens of the text, both inclusive. */
export interface Place {
  readonly first: number;
  readonly last: number;
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
  /** How many of the tokens before each begin another part of their sentence; one entry more than there are tokens. */
  readonly breaks: Uint32Array;
}

/** Reads a text once for all fields. */
export function readPage(text: string): Page {
  const lines = linesOf(text);
  const units = unitsOf(text, lines);
  const tokens: Token[] = [];
  let unit = 0;
  let before = 0;
  const found = words(text);
  const inRanges = rangeWords(found.map(({ folded }) => folded));
  for (const [at, { text: word, folded: written, start, end }] of found.entries()) {
    while (unit + 1 < units.length && (units[unit + 1] ?? 0) <= start) unit += 1;
    const gap = text.slice(before, Math.min(start, before + 12));
    const folded = inRanges.get(at) ?? englishOf(written)?.replace(/ .*/, '') ?? written;
    tokens.push({ text: word, folded, stem: stem(folded), start, end, gap, unit });
    before = end;
  }
  return { text, lines, tokens, units, breaks: runningBreaks(tokens) };
}

/** Sums up to each token, so that those between any two tokens are one subtraction. */
function runningBreaks(tokens: readonly Token[]): Uint32Array {
  const sums = new Uint32Array(tokens.length + 1);
  for (const [at, token] of tokens.entries()) sums[at + 1] = (sums[at] as number) + (isBreak(token) ? 1 : 0);
  return sums;
}

const BREAK = /[,;()\u2013|!?\n]|\. | - /;

/** Whether a comma, a semicolon and the like precede a word, or the word is an and or a but. */
function isBreak({ gap, folded }: Token): boolean {
  return (gap !== ' ' && BREAK.test(gap)) || folded === 'and' || folded === 'but';
}

/** The first token that starts at a position or after it; the number of tokens when none does. */
function tokenFrom(page: Page, position: number): number {
  return countWhile(page.tokens, (one) => one.start < position);
}

/** The tokens that a span covers, at least one. */
export function placeOf(page: Page, { start, end }: Pick<Token, 'start' | 'end'>): Place {
  const first = tokenFrom(page, start);
  return { first, last: Math.max(first, tokenFrom(page, end) - 1) };
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
