import { countWords } from '../content/words.ts';
import type { Counts } from '../reading/reading-page.ts';
import type { Block } from './blocks.ts';
import { writeBlocks } from './write-blocks.ts';

/** A block of a page, and how much had been read at its end. */
export interface Section {
  readonly block: Block;
  readonly end: Counts;
}

/** What comes behind the blocks: what they mention. */
export interface Tail {
  readonly notes: readonly Note[];
  /** The definitions of references, in the order of their numbers. */
  readonly references: readonly string[];
}

/** The definition of a footnote. */
export interface Note {
  readonly text: string;
  /** The numbers of the references in it. */
  readonly references: readonly number[];
  /** The highest number of a note mentioned in it or before. */
  readonly notes: number;
  readonly words: number;
}

/** A page as far as it fits. */
export interface Fitted {
  readonly markdown: string;
  readonly isCut: boolean;
  readonly words: number;
  /** Links and pictures read up to its end. */
  readonly links: number;
  readonly images: number;
}

const nothing: Counts = { links: 0, references: 0, images: 0, notes: 0, words: 0 };

/**
 * Joins blocks with what they mention, up to a number of characters: at the last block that fits. Where that would leave
 * more than half unused, the next block is cut at a line, or at a character if it is the first and of one line.
 */
export function joinSections(
  sections: readonly Section[],
  tail: Tail,
  most = Number.POSITIVE_INFINITY,
): Fitted {
  const texts = writeBlocks(sections.map(({ block }) => block));
  const count = countThatFits(texts, sections, tail, most);
  const end = sections[count - 1]?.end ?? nothing;
  const body = texts.slice(0, count).join('\n\n');
  const isCut = count < texts.length;
  if (!isCut || body.length > most / 2) return fitted(body, end, tail, isCut);
  const next = sections[count]!.end;
  const room = most - body.length - (count > 0 ? 2 : 0) - tailText(tail, next).length;
  const start = startOf(texts[count]!, room, count === 0);
  if (start === '') return fitted(body, end, tail, isCut);
  const cut = fitted(count > 0 ? `${body}\n\n${start}` : start, next, tail, isCut);
  return { ...cut, words: end.words + countWords(start) };
}

function fitted(body: string, end: Counts, tail: Tail, isCut: boolean): Fitted {
  const noted = tail.notes.slice(0, notesOf(tail, end)).reduce((sum, { words }) => sum + words, 0);
  return {
    markdown: body + tailText(tail, end),
    isCut,
    words: end.words + noted,
    links: isCut ? end.links : Number.POSITIVE_INFINITY,
    images: isCut ? end.images : Number.POSITIVE_INFINITY,
  };
}

/** The number of first blocks that fit with what they mention. */
function countThatFits(
  texts: readonly string[],
  sections: readonly Section[],
  tail: Tail,
  most: number,
): number {
  const lengths = [0];
  for (const [at, text] of texts.entries()) lengths.push(lengths[at]! + text.length + (at > 0 ? 2 : 0));
  const fits = (count: number): boolean =>
    lengths[count]! + tailText(tail, sections[count - 1]?.end ?? nothing).length <= most;
  if (fits(texts.length)) return texts.length;
  let fitting = 0;
  let tooMany = texts.length;
  while (tooMany - fitting > 1) {
    const middle = (fitting + tooMany) >> 1;
    if (fits(middle)) fitting = middle;
    else tooMany = middle;
  }
  return fitting;
}

/** The notes that blocks mention, and those that these mention. */
function notesOf({ notes }: Tail, end: Counts): number {
  let count = end.notes;
  for (let at = 0; at < count && at < notes.length; at++) count = Math.max(count, notes[at]!.notes);
  return count;
}

/** The definitions of what blocks mention, with the empty line before them. */
function tailText(tail: Tail, end: Counts): string {
  const notes = tail.notes.slice(0, notesOf(tail, end));
  const numbers = new Set(Array.from({ length: end.references }, (_, at) => at + 1));
  for (const { references } of notes) for (const number of references) numbers.add(number);
  const references = [...numbers].sort((a, b) => a - b).map((number) => tail.references[number - 1]!);
  const parts = notes.map(({ text }) => text);
  if (references.length > 0) parts.push(references.join('\n'));
  return parts.map((part) => `\n\n${part}`).join('');
}

/** The first lines of a block that fit; code is ended. `mayCutLine` allows half a line where no whole one fits. */
function startOf(text: string, room: number, mayCutLine: boolean): string {
  const lines = text.split('\n');
  let kept = 0;
  let length = 0;
  while (kept < lines.length && length + lines[kept]!.length + 1 <= room - MAX_FENCE) {
    length += lines[kept]!.length + 1;
    kept++;
  }
  if (kept > 0) return lines.slice(0, kept).join('\n').trimEnd() + fenceOpenIn(lines.slice(0, kept));
  return mayCutLine && room > 0 ? withoutHalf(text.slice(0, room)) : '';
}

/** Characters kept for the end of code: a fence behind the marks of lists and quotes. */
const MAX_FENCE = 100;

/** The line that ends the code which lines begin and do not end. */
function fenceOpenIn(lines: readonly string[]): string {
  let end = '';
  for (const line of lines) {
    const [, around = '', fence] = /^((?:[ >]|[-*] |\d{1,9}[.)] )*)(`{3,})[^`]*$/.exec(line) ?? [];
    if (fence === undefined) continue;
    if (end === '') end = around.replace(/[^ >]/g, ' ') + fence;
    else if (line === end) end = '';
  }
  return end === '' || end.length >= MAX_FENCE ? '' : `\n${end}`;
}

/** Without a backslash and half a character at the end. */
function withoutHalf(text: string): string {
  let end = text.length;
  if ((text.charCodeAt(end - 1) & 0xfc00) === 0xd800) end--;
  while (end > 0 && text[end - 1] === '\\') end--;
  return text.slice(0, end).trimEnd();
}
