import { rowsOf } from '../../../lexicon/lexicon.ts';
import { isAccepted } from './checks.ts';

/** A kind of value and how it is written: a line of values.tsv. */
export interface Kind {
  /** date, time, amount, person and so on: the types of fields. */
  readonly type: string;
  /** With the flags g, m and u. */
  readonly pattern: RegExp;
  /** How surely a match is of its type, from 0 to 1. */
  readonly weight: number;
  /** Whether it lies over values of other kinds. */
  readonly isOver: boolean;
  /** A text with its values in square brackets. */
  readonly example: string;
  /** Says whether a match is one after all. */
  accepts(value: string): boolean;
}

let known: readonly Kind[] | undefined;

/** The kinds of values.tsv in its order. */
export function kinds(): readonly Kind[] {
  known ??= readKinds();
  return known;
}

function readKinds(): readonly Kind[] {
  const parts = new Map<string, string>();
  for (const [name = '', pattern = ''] of rowsOf('en/value-parts.tsv')) parts.set(name, pattern);
  for (const [measure = '', names = ''] of rowsOf('en/units.tsv')) parts.set(`unit-${measure}`, anyOf(names));
  return rowsOf('en/values.tsv').map(
    ([type = '', letters = '', check = '', weight = '', pattern = '', example = '']) => ({
      type: type.replace('+', ''),
      pattern: new RegExp(
        `(?<![\\p{L}\\d])(?:${spelledOut(pattern, parts)})(?![\\p{L}\\d])`,
        letters === 'i' ? 'gimu' : 'gmu',
      ),
      weight: Number(weight),
      isOver: type.startsWith('+'),
      example,
      accepts: (value) => isAccepted(check, value),
    }),
  );
}

/** A pattern with its parts in place of their names, and those of the parts. */
function spelledOut(pattern: string, parts: ReadonlyMap<string, string>): string {
  return pattern.replace(/\{([a-z][a-z-]*)\}/g, (_, name: string) => {
    const part = parts.get(name);
    if (part === undefined) throw new Error(`values.tsv names an unknown part: ${name}`);
    return `(?:${spelledOut(part, parts)})`;
  });
}

/** An alternative of the names of a unit, the longest first. */
function anyOf(names: string): string {
  return names
    .split(', ')
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^$/]/g, '\\$&').replaceAll(' ', '[ -]'))
    .join('|');
}
