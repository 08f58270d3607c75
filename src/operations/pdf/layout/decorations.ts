import type { Canvas, Colour } from '../../../formats/pdf/canvas.ts';
import type { Flow } from './flow.ts';
import type { Fragment } from './lines.ts';

const HIGHLIGHT: Colour = '1 0.953 0.749';

/** Draws the ground of a highlighted text, before the text. */
export function drawHighlight(
  canvas: Canvas,
  { inline, width, look }: Fragment,
  x: number,
  baseline: number,
): void {
  if (inline.kind !== 'text' || inline.style.isHighlighted !== true) return;
  const { size } = look.style;
  canvas.fill({ x, y: baseline - size * 0.26, width, height: size * 1.22 }, HIGHLIGHT);
}

/** Draws the lines through and below a text. */
export function drawRulesOf(
  canvas: Canvas,
  { inline, width, look }: Fragment,
  x: number,
  baseline: number,
): void {
  if (inline.kind !== 'text') return;
  const { size, colour } = look.style;
  const pen = { width: 0.7, colour };
  if (inline.style.isStruck) canvas.rule(x, x + width, baseline + size * 0.27, pen);
  if (inline.style.isUnderlined === true) canvas.rule(x, x + width, baseline - size * 0.13, pen);
}

/** Has the names of a piece lead to the top of its line, the first one that it is on. */
export function nameLine({ anchors, canvas }: Flow, { inline }: Fragment, top: number): void {
  if (inline.kind === 'note' || inline.names === undefined) return;
  for (const name of inline.names) {
    if (!anchors.has(name)) anchors.set(name, { page: canvas.pageIndex, top });
  }
}
