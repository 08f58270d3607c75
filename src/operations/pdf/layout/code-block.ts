import { emojiOf } from '../../../formats/typesetting/emoji.ts';
import { printable } from '../../../formats/typesetting/printable.ts';
import { hasRightToLeft } from '../../../formats/typesetting/right-to-left.ts';
import { type SetLine, setLines, textOfLine } from '../../../formats/typesetting/set-lines.ts';
import { wrap } from '../../../formats/typesetting/wrap.ts';
import type { CodePart } from '../highlight/highlighter.ts';
import type { CodeBlock } from '../source/tree/model.ts';
import type { Context } from './context.ts';
import { leastTogether } from './draw-lines.ts';
import { baselineOf, GREY, GROUND } from './style.ts';

const PADDING_X = 9;
const PADDING_Y = 7;

/** Room for the mark before a line that continues another. */
const MARK = 10;

interface CodeLine {
  readonly text: SetLine;
  readonly continues: boolean;
  /** Where it begins in the line of the code. */
  readonly start: number;
  /** The parts of the line of the code. */
  readonly parts: readonly CodePart[];
}

/** Draws code on a ground, line by line; lines that are too long continue below, behind a mark. */
export function drawCode(context: Context, block: CodeBlock): void {
  const { flow, gap } = context;
  const { left, right } = context.column;
  const style = flow.styles.code;
  const lines = codeLines(context, block, right - left - 2 * PADDING_X);
  const element = context.element.add('P').add('Code');
  flow.space(gap);
  let next = 0;
  while (next < lines.length) {
    flow.begin(2 * PADDING_Y + leastTogether(lines.length - next) * style.leading);
    const fit = Math.max(1, Math.floor((flow.room - 2 * PADDING_Y) / style.leading + 0.01));
    const shown = lines.slice(next, endOfPart(lines, next, fit));
    const height = shown.length * style.leading + 2 * PADDING_Y;
    const box = { x: left, y: flow.y - height, width: right - left, height, radius: 4 };
    flow.canvas.fillRounded(box, GROUND);
    let baseline = flow.y - PADDING_Y - baselineOf(style);
    flow.drawLabels(baseline);
    flow.mark(element);
    for (const line of shown) {
      if (line.continues) drawMark(context, left + PADDING_X, baseline);
      if (!isEmpty(line))
        drawCodeLine(context, line, left + PADDING_X + (line.continues ? MARK : 0), baseline);
      baseline -= style.leading;
    }
    flow.endMark();
    flow.y -= height;
    next += shown.length;
    while (next < lines.length && isEmpty(lines[next]!)) next++;
    if (next < lines.length) flow.newPage();
  }
  flow.space(gap);
}

/** The end of the lines from `first` on that a page has, of which it holds `fit`: no last line is alone, and none empty. */
function endOfPart(lines: readonly CodeLine[], first: number, fit: number): number {
  const left = lines.length - first;
  if (fit >= left) return lines.length;
  let end = first + (left - fit === 1 && fit > 2 ? fit - 1 : fit);
  while (end > first + 1 && isEmpty(lines[end - 1]!)) end--;
  return end;
}

function isEmpty({ text }: CodeLine): boolean {
  return textOfLine(text) === '';
}

function codeLines(
  { flow: { setter, styles }, highlighter }: Context,
  { text, language }: CodeBlock,
  width: number,
): CodeLine[] {
  const { face, size } = styles.code;
  const ruler = setter.ruler(face);
  const lines: CodeLine[] = [];
  const wholes = text.split('\n').map((line) => printable(line).replaceAll('\n', ' ').trimEnd());
  const coloured = highlighter?.partsOf(wholes, language);
  for (const [index, whole] of wholes.entries()) {
    // The words of a line and those of the next are not one word (ISO 32000-1 14.8.2.5).
    const line = whole === '' || index === wholes.length - 1 ? whole : `${whole} `;
    const parts = coloured?.[index] ?? [];
    const pieces = wrap(line, (width * 1000) / size, ruler);
    if (pieces.length === 1) {
      lines.push({ text: setLines(line, pieces)[0]!, continues: false, start: 0, parts });
      continue;
    }
    const narrow = wrap(line, ((width - MARK) * 1000) / size, ruler);
    let start = 0;
    for (const [part, piece] of setLines(line, narrow).entries()) {
      lines.push({ text: piece, continues: part > 0, start, parts });
      start += narrow[part]!.length;
    }
  }
  return lines;
}

/** A line with letters that are read from right to left has one colour: its parts are not where they are read. */
function drawCodeLine(
  { flow: { canvas, setter, styles } }: Context,
  { text, start, parts }: CodeLine,
  x: number,
  baseline: number,
): void {
  const style = styles.code;
  if (typeof text !== 'string' || parts.length === 0 || hasRightToLeft(text)) {
    canvas.show(text, x, baseline, style);
    return;
  }
  let shown = 0;
  const emoji = emojiOf(text);
  for (const { end, kind } of [...parts, { end: Number.POSITIVE_INFINITY, kind: undefined }]) {
    const to = Math.min(end - start, text.length);
    const isWithin = emoji.some(({ start: from, end: behind }) => from < to && to < behind);
    if (to <= shown || isWithin || isInPair(text, to)) continue;
    const part = text.slice(shown, to);
    const width = (setter.measure(part, style.face) * style.size) / 1000;
    canvas.showPart(part, { x, y: baseline, width }, kind === undefined ? style : styles.token(kind));
    x += width;
    shown = to;
  }
}

/** Whether an index is between the two units of one character: languages read unit by unit. */
function isInPair(text: string, at: number): boolean {
  return at < text.length && text.codePointAt(at - 1)! > 0xffff;
}

/** An arrow that turns from the line above. */
function drawMark({ flow: { canvas, styles } }: Context, x: number, baseline: number): void {
  const pen = { width: 0.7, colour: GREY };
  const unit = styles.code.size * 0.1;
  const y = baseline + unit * 2;
  canvas.stroke(
    [
      [x + unit, y + unit * 4],
      [x + unit, y],
      [x + unit * 6, y],
    ],
    pen,
  );
  canvas.stroke(
    [
      [x + unit * 4.2, y + unit * 1.6],
      [x + unit * 6, y],
      [x + unit * 4.2, y - unit * 1.6],
    ],
    pen,
  );
}
