import type { Colour } from '../../../formats/pdf/canvas.ts';
import { alertTitle } from '../alert-titles.ts';
import type { AlertKind } from '../source/tree/model.ts';
import type { Context } from './context.ts';
import { drawParagraph, heightOf, ownersOf } from './draw-lines.ts';
import { makeLines } from './lines.ts';
import { type BlockStyle, plainMarks } from './style.ts';

/** As GitHub colours them, dark enough for text on white. */
const COLOURS: Readonly<Record<AlertKind, Colour>> = {
  note: '0.035 0.412 0.855',
  tip: '0.102 0.498 0.216',
  important: '0.51 0.314 0.875',
  warning: '0.604 0.404 0',
  caution: '0.82 0.141 0.184',
};

/** The colour of the bar and the title of an alert. */
export function colourOfAlert(kind: AlertKind): Colour {
  return COLOURS[kind];
}

/** Draws the title of an alert, which is part of the text. */
export function drawAlertTitle(context: Context, kind: AlertKind): void {
  const { flow, column, gap, maker, pictures } = context;
  const { left, right } = column;
  const style: BlockStyle = { ...context.style, isBold: true, colour: COLOURS[kind] };
  const title = alertTitle(kind, context.language);
  const pieces = [{ kind: 'text', text: title, style: plainMarks, link: undefined }] as const;
  const lines = makeLines(pieces, right - left, style, maker);
  const owners = ownersOf(context.element.add('P'), lines);
  flow.keep(heightOf(lines), () => {
    drawParagraph(flow, lines, { left, width: right - left, align: 'left', style, owners, pictures });
    flow.endMark();
  });
  flow.space(gap * 0.5);
}
