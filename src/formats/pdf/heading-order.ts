import type { StructureElement } from './structure.ts';

/**
 * Whether the headings of a document begin at the first level and leave none out on the way down, as ISO 14289-1 7.4.2
 * requires. A document without headings has nothing out of order.
 */
export function hasHeadingsInOrder(root: StructureElement): boolean {
  let last = 0;
  for (const level of headingLevels(root)) {
    if (level > last + 1) return false;
    last = level;
  }
  return true;
}

function* headingLevels({ type, kids }: StructureElement): Iterable<number> {
  if (/^H\d$/.test(type)) yield Number(type[1]);
  for (const kid of kids) yield* headingLevels(kid);
}
