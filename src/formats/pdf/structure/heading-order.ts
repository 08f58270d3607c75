import type { StructureElement } from './structure.ts';

/**
 * Whether the headings of a document begin at the first level and leave none out on the way down, as ISO 14289-1 7.4.2
 * requires. A document without headings has nothing out of order.
 */
export function hasHeadingsInOrder(root: StructureElement): boolean {
  return lastLevel(root, 0) !== undefined;
}

/** The level of the last heading of an element, `last` being the one before it; undefined where a level is left out. */
function lastLevel({ type, kids }: StructureElement, last: number): number | undefined {
  let level: number | undefined = last;
  if (type.length === 2 && type.startsWith('H')) {
    level = Number(type[1]);
    if (level > last + 1) return undefined;
  }
  // Walked by index, as in structure.ts: most of the elements have no kids, and an iterator each would be garbage.
  for (let index = 0; index < kids.length; index++) {
    level = lastLevel(kids[index]!, level);
    if (level === undefined) return undefined;
  }
  return level;
}
