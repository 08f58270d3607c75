import type { StructureElement } from '../../../formats/pdf/structure/structure.ts';
import type { DefinitionList } from '../source/tree/model.ts';
import { type Context, indented } from './context.ts';
import { directionOfBlocks } from './direction.ts';

const INDENT = 20;

/** Draws terms, and what is said of them below each, indented. */
export function drawDefinitions(context: Context, { entries }: DefinitionList): void {
  const { flow, column, gap, style } = context;
  const direction = directionOfBlocks(
    entries.flatMap(({ blocks }) => blocks),
    context.direction,
  );
  const list = context.element.add('L');
  list.listNumbering = 'None';
  const near = style.size * 0.25;
  let item: StructureElement | undefined;
  let last: 'term' | 'description' | undefined;
  flow.space(gap);
  for (const { role, blocks } of entries) {
    if (item === undefined || (role === 'term' && last === 'description')) item = list.add('LI');
    if (role === 'term') {
      flow.space(last === 'term' ? near : gap * 0.7);
      context.drawBlocks({ ...context, direction, element: item.add('Lbl'), gap: near }, blocks);
    } else {
      const inner = {
        ...context,
        element: item.add('LBody'),
        direction,
        column: indented(column, INDENT, direction),
        gap: gap * 0.7,
      };
      flow.space(near);
      context.drawBlocks(inner, blocks);
    }
    last = role;
  }
  flow.space(gap);
}
