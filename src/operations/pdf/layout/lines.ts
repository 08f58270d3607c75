import type { TextSetter } from '../../../formats/pdf/text-setter.ts';
import { type MixedParagraph, mended, mixedParagraph } from '../../../formats/typesetting/bidi.ts';
import { type MeasuredRun, wrapRuns } from '../../../formats/typesetting/wrap.ts';
import type { Inline, Link } from '../source/model.ts';
import { type BlockStyle, type Look, Looks } from './style.ts';

/** A picture as large as it would be drawn, in points. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A piece of a line, at its distance from the left end of the line. */
export interface Fragment {
  readonly inline: Exclude<Inline, { readonly kind: 'break' }>;
  readonly x: number;
  readonly width: number;
  /** As it is drawn from left to right; empty for a picture. */
  readonly text: string;
  readonly look: Look;
  /** Height of a picture; 0 for text. */
  readonly height: number;
}

export interface Line {
  readonly fragments: readonly Fragment[];
  readonly width: number;
  readonly height: number;
  /** Whether its paragraph begins on the right. */
  readonly isRightToLeft: boolean;
}

/** What lines are made with. */
export interface LineMaker {
  readonly setter: TextSetter;
  /** Size of a picture that may be as wide as `width`. */
  readonly pictureSize: (image: number, width: number) => PictureSize;
}

interface Run extends MeasuredRun {
  readonly inline: Fragment['inline'];
  readonly look: Look;
  readonly size: PictureSize | undefined;
}

/** Stands for a picture in the text of its paragraph (U+FFFC), and breaks as an ideograph does. */
const OBJECT = '\ufffc';

/** Every unit is as wide as the scale says: the ruler of a picture. */
const unitRuler = { widths: new Uint16Array(0x10000).fill(1), unknown: -1, other: () => 1 };

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
  const mixed = mixedParagraph(text);
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
    if (inline.kind === 'break') paragraphs.push([]);
    else paragraphs.at(-1)!.push(inline);
  }
  while (paragraphs.length > 1 && paragraphs.at(-1)!.length === 0) paragraphs.pop();
  return paragraphs;
}

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
      return looks.of(plain, 'text');
    case 'note':
      return looks.of(
        inline.style.position === 'above' ? inline.style : { ...inline.style, position: 'above' },
        'link',
      );
    default:
      return looks.of(inline.style, inline.link === undefined ? 'text' : 'link');
  }
}

const plain = { isBold: false, isItalic: false, isStruck: false, kind: 'text', position: 'line' } as const;

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
  let x = 0;
  let height = leading;
  const fragments = piecesOf(part).map(({ run, text }): Fragment => {
    const { inline, look, size: picture } = run;
    const left = x;
    const width = picture?.width ?? (maker.setter.measure(text, look.style.face) * look.style.size) / 1000;
    x += width;
    if (picture === undefined) return { inline, x: left, width, text, look, height: 0 };
    height = Math.max(height, picture.height + size * 0.4);
    return { inline, x: left, width, text: '', look, height: picture.height };
  });
  return { fragments, width: x, height, isRightToLeft: part.mixed?.isRightToLeft ?? false };
}

interface Piece {
  readonly run: Run;
  readonly text: string;
}

/** The runs of a line from left to right, without the spaces at its end. */
function piecesOf({ text, runs, mixed, start, end, first }: LinePart): Piece[] {
  let last = end;
  while (last > start && text.charCodeAt(last - 1) === 0x20) last--;
  if (last === start) return [];
  return mixed === undefined
    ? piecesInOrder(text, runs, start, last, first)
    : mixedPieces(mixed, runs, start, last, first);
}

function piecesInOrder(
  text: string,
  runs: readonly Run[],
  start: number,
  end: number,
  first: number,
): Piece[] {
  const only = runs[first]!;
  if (only.end >= end) return [{ run: only, text: text.slice(start, end) }];
  const pieces: Piece[] = [];
  let at = start;
  for (let index = first; at < end; index++) {
    const run = runs[index]!;
    const to = Math.min(run.end, end);
    if (to > at) pieces.push({ run, text: text.slice(at, to) });
    at = Math.max(at, to);
  }
  return pieces;
}

/** Groups the units of a line, in the order they are drawn, by their runs. */
function mixedPieces(
  mixed: MixedParagraph,
  runs: readonly Run[],
  start: number,
  end: number,
  first: number,
): Piece[] {
  const runAt: Run[] = [];
  for (let at = start, index = first; at < end; at++) {
    while (runs[index]!.end <= at) index++;
    runAt.push(runs[index]!);
  }
  const pieces: { run: Run; text: string }[] = [];
  for (const at of mixed.orderOf(start, end)) {
    const run = runAt[at - start]!;
    const last = pieces.at(-1);
    if (last?.run === run) last.text += mixed.mirrored(at);
    else pieces.push({ run, text: mixed.mirrored(at) });
  }
  return pieces.map(({ run, text }) => ({ run, text: mended(text) }));
}

/** The link of a piece, if it is one. */
export function linkOf(inline: Fragment['inline']): Link | undefined {
  return inline.kind === 'note' ? undefined : inline.link;
}
