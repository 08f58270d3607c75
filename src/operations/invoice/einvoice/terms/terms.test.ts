import { describe, expect, it } from 'vitest';
import type { PlaceNode } from './place-tree.ts';
import { placeTree } from './place-tree.ts';
import type { PlaceSyntax } from './places.ts';
import { groupTables, terms } from './terms.ts';

/** Numbers that EN 16931-1 has no term for. */
const UNUSED = [4];

describe('the terms of EN 16931-1', () => {
  it('are BT-1 to BT-165', () => {
    const numbers = [...terms.keys()].flatMap((id) => (/^BT-\d+$/.test(id) ? [Number(id.slice(3))] : []));
    const expected = Array.from({ length: 165 }, (_, index) => index + 1).filter(
      (number) => !UNUSED.includes(number),
    );
    expect(numbers.toSorted((one, other) => one - other)).toEqual(expected);
  });

  it('are in the groups BG-1 to BG-32', () => {
    const numbers = groupTables.flatMap(({ id }) => (id === 'document' ? [] : [Number(id.slice(3))]));
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 32 }, (_, index) => index + 1),
    );
  });

  it.each(['cii', 'invoice', 'creditNote'] as const)('have a place in %s, BT-21 in CII alone', (syntax) => {
    const placed = termsIn(syntax);
    const missing = [...terms.keys()].filter((id) => !placed.has(id));
    expect(missing).toEqual(syntax === 'cii' ? [] : ['BT-21']);
  });
});

function termsIn(syntax: PlaceSyntax): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = ({ term, attributes, children }: PlaceNode): void => {
    if (term !== undefined) found.add(term.id);
    for (const { id } of attributes.values()) found.add(id);
    for (const nodes of children.values()) for (const node of nodes) visit(node);
  };
  visit(placeTree(syntax));
  return found;
}
