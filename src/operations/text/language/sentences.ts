import { requireText } from '../../../schema/argument.ts';
import { afterEmotion, isEmotion } from './emotions.ts';
import { HeldStops } from './held-stops.ts';
import { type Languages, languages } from './languages.ts';
import { type LineBreaks, lineBreaks } from './line-breaks.ts';
import { endsLink } from './link-ends.ts';

/** One sentence of a text. */
export interface Sentence {
  /** Without white space around it. */
  readonly text: string;
  /** Where it is, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Its paragraph, from 0: blank lines and list items part paragraphs. */
  readonly paragraph: number;
}

/** Marks that may end a sentence, and line breaks, of which some do. */
const CANDIDATE =
  /[.!?\u2026\u203c\u2047-\u2049]+|[\u3002\uff01\uff1f\uff61\uff0e]+|[\u061f\u06d4\u0964\u0965\u0589\u104b\u1362\u17d4]+|\n/g;

const WIDE = /[\u3002\uff01\uff1f\uff61\uff0e]/;
const SCRIPT_STOP = /[\u061f\u06d4\u0964\u0965\u0589\u104b\u1362\u17d4]/;
const CLOSERS = /["'\u2019\u201d\u00bb\u203a)\]}\u300d\u300f\uff09\u3011*_]*(?:\[\d{1,3}\])?/y;
const QUOTE = /["'\u2019\u201d\u00bb\u300d\u300f]/;
const OPENERS =
  /["'\u201c\u201e\u201f\u2018\u201a\u00ab\u2039([{\u300c\u300e\u00bf\u00a1*_#>\u2022\u2013\u2014-]*/y;
const SPACE = /[^\S\n]*/y;

/** Where a text writes sentences with a small first letter all through, as chats do. */
const CAPITAL_START = /[.!?]["'\u201d)]?\s+["'\u201c(]?\p{Lu}/u;

/** Splits a text into sentences, in its order, none empty. Linear in the text's length. */
export function sentences(text: string, known: Languages = languages()): readonly Sentence[] {
  requireText('text', text);
  const found: Sentence[] = [];
  const reader: Reader = {
    text,
    stops: new HeldStops(text, known),
    lines: lineBreaks(text),
    casual: !CAPITAL_START.test(text),
  };
  let start = 0;
  let paragraph = 0;
  CANDIDATE.lastIndex = 0;
  for (const { 0: mark, index } of text.matchAll(CANDIDATE)) {
    // What follows an ending mark, as emoji do, may hold marks of its own.
    if (index < start) continue;
    const isLine = mark === '\n';
    const end = isLine ? lineEnd(reader, index) : markEnd(reader, mark, index, start);
    if (end < 0) continue;
    add(found, text, { start, end, paragraph });
    start = end;
    if (isLine && reader.lines.partsParagraph(index))
      paragraph += found.at(-1)?.paragraph === paragraph ? 1 : 0;
  }
  add(found, text, { start, end: text.length, paragraph });
  return found;
}

interface Reader {
  readonly text: string;
  readonly stops: HeldStops;
  readonly lines: LineBreaks;
  readonly casual: boolean;
}

function add(found: Sentence[], text: string, { start: from, end, paragraph }: Omit<Sentence, 'text'>): void {
  const raw = text.slice(from, end);
  const trimmed = raw.trim();
  if (trimmed === '') return;
  const start = from + raw.indexOf(trimmed);
  found.push({ text: trimmed, start, end: start + trimmed.length, paragraph });
}

function lineEnd({ lines }: Reader, at: number): number {
  return lines.endsSentence(at) ? at + 1 : -1;
}

/** Where the sentence ends that a mark at a place ends, closers and emoji included; -1 when it goes on. */
function markEnd(reader: Reader, mark: string, at: number, start: number): number {
  const { text } = reader;
  const closed = skip(CLOSERS, text, at + mark.length);
  const closers = text.slice(at + mark.length, closed);
  if (WIDE.test(mark)) return goesOnAfterWide(text, closed, closers) ? -1 : closed;
  if (closed < text.length && !/\s/.test(text.charAt(closed))) {
    return isEmotion(text, closed) && !endsLink(text, at, start) ? endAfterEmotion(reader, closed) : -1;
  }
  const next = skip(SPACE, text, closed);
  if (next >= text.length) return text.length;
  // A line break decides by itself, and knows more: but an abbreviation at the end of a line goes on.
  if (text.charAt(next) === '\n')
    return reader.lines.endsSentence(next) || !(mark === '.' && reader.stops.isHeld(at, next + 1, start))
      ? closed
      : -1;
  if (isEmotion(text, next)) return endAfterEmotion(reader, next);
  if (SCRIPT_STOP.test(mark)) return closed;
  return begins(reader, next, { mark, at, closers, start }) ? closed : -1;
}

function goesOnAfterWide(text: string, closed: number, closers: string): boolean {
  return closers !== '' && /[\u3068\u3063\u306e\u3001\uff0c]/.test(text.charAt(closed));
}

/** An emoji after a full stop belongs to the sentence before it. */
function endAfterEmotion(reader: Reader, at: number): number {
  const end = afterEmotion(reader.text, at);
  const next = skip(/\s*/y, reader.text, end);
  return isLower(firstLetter(reader.text, next)) && !reader.casual ? -1 : end;
}

/** A mark that may end a sentence, at its place in the text. */
interface EndingMark {
  readonly mark: string;
  readonly at: number;
  /** The quotation marks and brackets that close behind it. */
  readonly closers: string;
  /** Where the sentence begins. */
  readonly start: number;
}

/** Whether what follows a mark begins another sentence. */
function begins(reader: Reader, next: number, { mark, at, closers, start }: EndingMark): boolean {
  const { text, casual } = reader;
  const opened = skip(OPENERS, text, next);
  const first = firstLetter(text, opened);
  if (isLower(first)) {
    return (
      casual && closers === '' && mark.length === 1 && !(mark === '.' && reader.stops.isHeld(at, next, start))
    );
  }
  if (!/[\p{L}\p{N}$\u20ac\u00a3\u00a5@#&%+]/u.test(first))
    return opened > next && /[\p{L}\p{N}]/u.test(first);
  if (QUOTE.test(closers) && isSpokenBy(text, opened)) return false;
  if (mark !== '.') return true;
  return closers !== '' || !reader.stops.isHeld(at, opened, start);
}

/** Verbs that tell who spoke: "Stop!" Mary said. */
const SPOKEN =
  /^(?:\p{L}+[^\S\n]+){1,3}(?:said|says|asked|asks|replied|added|explained|told|cried|shouted|wrote|answered|noted|joked|recalled|warned|insisted|whispered|laughed)\b/u;

function isSpokenBy(text: string, at: number): boolean {
  return SPOKEN.test(text.slice(at, at + 80));
}

function firstLetter(text: string, at: number): string {
  const code = text.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
}

function isLower(letter: string): boolean {
  return /^\p{Ll}/u.test(letter);
}

function skip(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  pattern.test(text);
  return Math.max(from, pattern.lastIndex);
}
