import { rowsOf } from '../../../lexicon/lexicon.ts';
import { once } from '../../../lexicon/once.ts';
import { isAccepted } from './checks.ts';
import { wordClasses } from './word-classes.ts';

/** What a pattern sees of a text. */
export type Subject = 'text' | 'small' | 'signs';

const subjects: Readonly<Record<string, Subject>> = { c: 'text', i: 'small', w: 'signs' };

/** A kind of value and how it is written: a line of values.tsv. */
export interface Kind {
  /** date, time, amount, person and so on: the types of fields. */
  readonly type: string;
  /** With the flags g and m. */
  readonly pattern: RegExp;
  /** What it is matched against: the text as it is, in small letters, or with signs for the words of classes. */
  readonly subject: Subject;
  /** How surely a match is of its type, from 0 to 1. */
  readonly weight: number;
  /** Whether it lies over values of other kinds. */
  readonly isOver: boolean;
  /** A text with its values in square brackets. */
  readonly example: string;
  /** Says whether a match is one after all. */
  accepts(value: string): boolean;
}

/** The kinds of values.tsv in its order. */
export const kinds = once(readKinds);

function readKinds(): readonly Kind[] {
  const parts = new Map(wordClasses);
  for (const [name = '', pattern = ''] of rowsOf('en/value-parts.tsv')) parts.set(name, pattern);
  for (const [measure = '', names = ''] of rowsOf('en/units.tsv')) parts.set(`unit-${measure}`, anyOf(names));
  return rowsOf('en/values.tsv').map(
    ([type = '', letters = '', check = '', weight = '', pattern = '', example = '']) => ({
      type: type.replace('+', ''),
      pattern: new RegExp(
        withRanges(
          `(?<![\\p{L}\\d])(?:${spelledOut(pattern, parts)})(?![\\p{L}\\d])`,
          subjects[letters] !== 'text',
        ),
        'gm',
      ),
      subject: subjects[letters] ?? 'text',
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

/** Classes of letters in a few ranges: with the flags i and u, the patterns take four times as long to compile. */
const RANGES: Readonly<Record<string, string>> = {
  L: 'A-Za-z\\xaa\\xb5\\xba\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u1fff\\u2c00-\\ud7ff',
  Ll: 'a-z\\xdf-\\xf6\\xf8-\\u017f\\u03b1-\\u03c9\\u0430-\\u044f',
  Lu: 'A-Z\\xc0-\\xd6\\xd8-\\xde\\u0100-\\u017f\\u0391-\\u03a9\\u0410-\\u042f',
  N: '0-9',
  Sc: '$\\xa2-\\xa5\\u20a0-\\u20bf',
};

/** A pattern with ranges in place of \p{L} and the like, and in small letters if it is caseless. */
function withRanges(pattern: string, isCaseless: boolean): string {
  let isClass = false;
  return pattern.replace(/\\p\{(\w+)\}|\\.|[[\]]|[^\\[\]]+/gu, (sign, letters: string | undefined) => {
    if (letters !== undefined) return isClass ? (RANGES[letters] ?? '') : `[${RANGES[letters]}]`;
    if (sign === '[' || sign === ']') isClass = sign === '[';
    return isCaseless && !sign.startsWith('\\') ? sign.toLowerCase() : sign;
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
