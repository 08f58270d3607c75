import type { Warnings } from './warnings.ts';

/**
 * The names of columns, all different: an empty one becomes `column_2` by its place, a repeated one `a_2`. What a file
 * names itself wins, so that a made name takes the next number that is free: `a,a,a_2` are a, a_3 and a_2.
 */
export function columnNames(literal: readonly string[], warnings: Warnings): string[] {
  const taken = new Set(literal);
  const used = new Set<string>();
  const next = new Map<string, number>();
  const make = (stem: string, first: number): string => {
    let number = Math.max(first, next.get(stem) ?? 0);
    while (taken.has(`${stem}_${number}`)) number++;
    const name = `${stem}_${number}`;
    next.set(stem, number + 1);
    taken.add(name);
    return name;
  };
  return literal.map((name, index) => {
    if (name !== '' && !used.has(name)) {
      used.add(name);
      return name;
    }
    const made = name === '' ? make('column', index + 1) : make(name, 2);
    warnings.add(
      name === ''
        ? `column ${index + 1} has no name and is ${made}`
        : `column ${index + 1} repeats the name ${shown(name)} and is ${shown(made)}`,
    );
    return made;
  });
}

/** Longest part of a name in a warning. */
const SHOWN = 60;

function shown(name: string): string {
  return name.length <= SHOWN ? name : `${name.slice(0, SHOWN).toWellFormed()}...`;
}
