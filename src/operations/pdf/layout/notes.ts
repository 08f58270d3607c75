import type { Block } from '../source/tree/model.ts';
import { type Context, indented } from './context.ts';
import { Looks, plainMarks, RULE } from './style.ts';

const INDENT = 16;
const RULE_LENGTH = 110;

/** Draws the notes below a rule at the end of the text; their numbers lead back to where they are referred to. */
export function drawNotes(context: Context, notes: readonly (readonly Block[])[]): void {
  if (notes.length === 0) return;
  const { flow, column } = context;
  const style = flow.styles.note;
  flow.space(context.gap * 2.2);
  flow.begin(3 * style.leading);
  flow.endMark();
  const isFromRight = context.direction === 'right-to-left';
  const start = isFromRight ? column.right - RULE_LENGTH : column.left;
  flow.canvas.rule(start, start + RULE_LENGTH, flow.y, { width: 0.75, colour: RULE });
  flow.space(context.gap * 0.8);
  const look = Looks.of(style).of({ ...plainMarks, position: 'above' }, 'link');
  for (const [index, blocks] of notes.entries()) {
    const number = index + 1;
    const element = context.element.add('Note');
    element.id = `note-${String(number).padStart(6, '0')}`;
    const label = element.add('Lbl').add('Link');
    flow.label((baseline) => {
      const text = String(number);
      const width = (flow.setter.measure(text, look.style.face) * look.style.size) / 1000;
      const x = isFromRight ? column.right - INDENT + 5 : column.left + INDENT - 5 - width;
      flow.notes.set(number, { page: flow.canvas.pageIndex, top: baseline + style.leading });
      flow.mark(label);
      flow.canvas.show(text, x, baseline + look.rise, look.style);
      flow.endMark();
      flow.canvas.link({
        edges: [x - 1, baseline, x + width + 1, baseline + style.size],
        contents: text,
        element: label,
        target: () => flow.references.get(number) ?? { page: 0, top: flow.top },
      });
    });
    const gap = context.gap * 0.45;
    flow.space(gap);
    context.drawBlocks(
      { ...context, style, element, column: indented(column, INDENT, context.direction), gap },
      blocks,
    );
    if (!flow.hasLabels) continue;
    flow.begin(style.leading);
    flow.drawLabels(flow.y - style.leading * 0.7);
    flow.y -= style.leading;
  }
}
