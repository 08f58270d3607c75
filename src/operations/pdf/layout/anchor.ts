import type { Anchor } from '../source/tree/model.ts';
import type { Context } from './context.ts';

/** Has names lead to where the next block begins. */
export function drawAnchor({ flow, style }: Context, { names }: Anchor): void {
  const { anchors, canvas, place } = flow;
  for (const name of names) {
    if (anchors.has(name)) continue;
    anchors.set(name, place);
    // The next line may be on the next page.
    flow.label((baseline) => anchors.set(name, { page: canvas.pageIndex, top: baseline + style.leading }));
  }
}
