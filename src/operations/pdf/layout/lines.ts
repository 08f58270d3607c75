import type { TextSetter } from '../../../formats/pdf/text-setter.ts';
import {
  type DirectedText,
  drawnOf,
  type MixedParagraph,
  mixedParagraph,
} from '../../../formats/typesetting/bidi.ts';
import type { BaseDirection } from '../../../formats/typesetting/bidi-levels.ts';
import { type MeasuredRun, wrapRuns } from '../../../formats/typesetting/wrap.ts';
import type { Inline, Link } from '../source/tree/model.ts';
import { type BlockStyle, type Look, Looks, plainMarks } from './style.ts';

/** A picture as large as it would be drawn, in points. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A piece of a line, at its distance from the left end of the line. */
export interface Fragment {
  readonly inline: Exclude<Inline, { readonly kind: 'break' }>;
  readonly x: number;
  /** Without a space at the end of the line. */
  readonly width: number;
  /** Empty for a picture. A space at the end of a line parts its last word from the next line. */
  readonly text: DirectedText;
  readonly look: Look;
  /** Height of a picture; 0 for text. */
  readonly height: number;
}

export interface Line {
  /** In the order of reading. */
  readonly fragments: readonly Fragment[];
  readonly width: number;
  readonly height: number;
  /** Whether its paragraph begins on the right. */
  readonly isRightToLeft: boolean;
  /** Whether its paragraph has parts of both directions: pieces may be drawn in another order than they are read. */
  readonly isMixed: boolean;
}

/** What lines are made with. */
export interface LineMaker {
  readonly setter: TextSetter;
  /** Size of a picture that may be as wide as `width`. */
  readonly pictureSize: (image: number, width: number) => PictureSize;
  /** Of all lines; left out, that of the first letter of each paragraph. */
  readonly direction?: BaseDirection;
}

/** The same for paragraphs whose direction is said. */
export function directed(maker: LineMaker, direction: BaseDirection | undefined): LineMaker {
  return direction === undefined ? maker : { ...maker, direction };
}

interface Run extends MeasuredRun {
  readonly inline: Fragment['inline'];
  readonly look: Look;
  readonly size: PictureSize | undefined;
}

/** Stands for a picture in the text of its paragraph (U+FFFC), and breaks as an ideograph does. */
const OBJECT = '\ufffc';

/** Every unit is as wide as the scale says: the ruler of a picture. */
const unitRuler = {
  widths: new Uint16Array(0x10000).fill(1),
  unknown: -1,
  other: () => 1,
  clusterAt: () => undefined,
};

/** Breaks pieces into lines of at most `width` points. */
export function makeLines(
  inlines: readonly Inline[],
  width: number,
  block: BlockStyle,
  maker: LineMaker,
): Line[] {
  if (inlines.every(isPiece)) return paragraphLines(inlines, width, block, maker);
  const paragraphs = paragraphsOf(inlines);
  if (paragraphs.length === 1) return paragraphLines(paragraphs[0]!, width, block, maker);
  return paragraphs.flatMap((pieces) => paragraphLines(pieces, width, block, maker));
}

function paragraphLines(
  pieces: readonly Fragment['inline'][],
  width: number,
  block: BlockStyle,
  maker: LineMaker,
): Line[] {
  const { text, runs } = joinRuns(pieces, width, Looks.of(block), maker);
  const ends = wrapRuns(text, Math.max(width, 0) + SLACK, runs);
  const mixed = mixedParagraph(text, maker.direction);
  let start = 0;
  let first = 0;
  return ends.map((end) => {
    while (runs[first] !== undefined && runs[first]!.end <= start) first++;
    const line = makeLine({ text, runs, mixed, start, end, first }, block, maker);
    start = end;
    return line;
  });
}

/** Sums of widths differ in their last digits by the order they are added in. */
const SLACK = 0.001;

function isPiece(inline: Inline): inline is Fragment['inline'] {
  return inline.kind !== 'break';
}

/** Splits pieces at line breaks. */
function paragraphsOf(inlines: readonly Inline[]): Fragment['inline'][][] {
  const paragraphs: Fragment['inline'][][] = [[]];
  for (const inline of inlines) {
    if (inline.kind !== 'break') paragraphs.at(-1)!.push(inline);
    else {
      paragraphs.at(-1)!.push(lineEnd);
      paragraphs.push([]);
    }
  }
  while (paragraphs.length > 1 && paragraphs.at(-1)!.length === 0) paragraphs.pop();
  return paragraphs;
}

/** What parts the words before and after a line break (ISO 32000-1 14.8.2.5). */
const lineEnd: Inline & { readonly kind: 'text' } = {
  kind: 'text',
  text: ' ',
  style: plainMarks,
  link: undefined,
};

function joinRuns(
  pieces: readonly Fragment['inline'][],
  width: number,
  looks: Looks,
  { pictureSize, setter }: LineMaker,
): { readonly text: string; readonly runs: readonly Run[] } {
  let text = '';
  // Most paragraphs are a piece or two: a mapped list has no room for more, as one that grows would.
  const runs = pieces.map((inline): Run => {
    const look = lookOf(inline, looks);
    if (inline.kind === 'image') {
      text += OBJECT;
      const size = pictureSize(inline.image, width);
      return { inline, end: text.length, look, size, ruler: unitRuler, scale: size.width };
    }
    const own = inline.kind === 'note' ? String(inline.note) : inline.text;
    text += text === '' && own.startsWith(' ') ? own.replace(/^ +/, '') : own;
    const { face, size } = look.style;
    const ruler = setter.ruler(face);
    return { inline, end: text.length, look, size: undefined, ruler, scale: size / 1000 };
  });
  return { text, runs };
}

function lookOf(inline: Fragment['inline'], looks: Looks): Look {
  switch (inline.kind) {
    case 'image':
      return looks.of(plainMarks, 'text');
    case 'note':
      return looks.of(
        inline.style.position === 'above' ? inline.style : { ...inline.style, position: 'above' },
        'link',
      );
    default:
      return looks.of(inline.style, inline.link === undefined ? 'text' : 'link');
  }
}

interface LinePart {
  readonly text: string;
  readonly runs: readonly Run[];
  readonly mixed: MixedParagraph | undefined;
  readonly start: number;
  readonly end: number;
  /** Index of the run at `start`. */
  readonly first: number;
}

function makeLine(part: LinePart, { leading, size }: BlockStyle, maker: LineMaker): Line {
  let last = part.end;
  while (last > part.start && part.text.charCodeAt(last - 1) === SPACE) last--;
  const pieces = last === part.start ? [] : piecesOf(part, last);
  let x = 0;
  let height = leading;
  const fragments = pieces.map(({ run, text }): Fragment => {
    const { inline, look, size: picture } = run;
    const left = x;
    const { face, size: own } = look.style;
    const width = picture?.width ?? (maker.setter.measure(drawnOf(text), face) * own) / 1000;
    x += width;
    if (picture === undefined) return { inline, x: left, width, text, look, height: 0 };
    height = Math.max(height, picture.height + size * 0.4);
    return { inline, x: left, width, text: '', look, height: picture.height };
  });
  const { mixed } = part;
  if (fragments.length > 1 && mixed !== undefined) sortByReading(fragments, pieces);
  if (last < part.end && fragments.length > 0) addSpace(fragments, part, last);
  const isMixed = mixed !== undefined;
  return { fragments, width: x, height, isRightToLeft: mixed?.isRightToLeft ?? false, isMixed };
}

const SPACE = 0x20;

/** A part of a run in one direction. */
interface Piece {
  readonly run: Run;
  /** Where it begins in the text. */
  readonly start: number;
  readonly text: DirectedText;
}

/** The pieces of a line from left to right, without the spaces at its end. */
function piecesOf(part: LinePart, end: number): Piece[] {
  const { text, runs, mixed, start, first } = part;
  if (mixed !== undefined) return mixedPieces(mixed, part, end);
  const only = runs[first]!;
  if (only.end >= end) return [{ run: only, start, text: text.slice(start, end) }];
  return partsOf(runs, start, end, first).map(({ run, start: from, end: to }) => ({
    run,
    start: from,
    text: text.slice(from, to),
  }));
}

/** The parts of a range by their runs, in the order of reading. `first` is the index of the run at `start`, or of one before. */
function partsOf(runs: readonly Run[], start: number, end: number, first: number) {
  const parts: { readonly run: Run; readonly start: number; readonly end: number }[] = [];
  for (let at = start, index = first; at < end; index++) {
    const run = runs[index]!;
    const to = Math.min(run.end, end);
    if (to > at) parts.push({ run, start: at, end: to });
    at = Math.max(at, to);
  }
  return parts;
}

function mixedPieces(mixed: MixedParagraph, { runs, start, first }: LinePart, end: number): Piece[] {
  return mixed.runsOf(start, end).flatMap(({ isRightToLeft, ...range }) => {
    const parts = partsOf(runs, range.start, range.end, first).map(({ run, ...own }) => ({
      run,
      start: own.start,
      text: mixed.textOf({ ...own, isRightToLeft }),
    }));
    return isRightToLeft ? parts.reverse() : parts;
  });
}

function sortByReading(fragments: Fragment[], pieces: readonly Piece[]): void {
  const order = fragments.map((fragment, index) => ({ fragment, start: pieces[index]!.start }));
  order.sort((a, b) => a.start - b.start);
  for (const [index, { fragment }] of order.entries()) fragments[index] = fragment;
}

/** Adds a space at the end of a line to the piece it belongs to, or as a piece of its own. */
function addSpace(fragments: Fragment[], { runs, first }: LinePart, at: number): void {
  const last = fragments.at(-1)!;
  let index = first;
  while (runs[index]!.end <= at) index++;
  const { inline, look } = runs[index]!;
  const isOwn = inline === last.inline || (inline === lineEnd && last.inline.kind === 'text');
  if (!isOwn) {
    fragments.push({ inline, look, x: last.x + last.width, width: 0, text: ' ', height: 0 });
    return;
  }
  const { text } = last;
  const spaced = typeof text === 'string' ? `${text} ` : { text: `${text.text} `, drawn: `${text.drawn} ` };
  fragments[fragments.length - 1] = { ...last, text: spaced };
}

/** The link of a piece, if it is one. */
export function linkOf(inline: Fragment['inline']): Link | undefined {
  return inline.kind === 'note' ? undefined : inline.link;
}
