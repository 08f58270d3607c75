import { rowsOf } from '../../../lexicon/lexicon.ts';
import { once } from '../../../lexicon/once.ts';
import { PackedPattern } from '../../../lexicon/packed-pattern.ts';
import { isAccepted } from './checks.ts';

/** What a pattern sees of a text. */
export type Subject = 'text' | 'small' | 'signs';

const subjects: Readonly<Record<string, Subject>> = { c: 'text', i: 'small', w: 'signs' };

/** A kind of value and how it is written: a line of values.tsv. */
export interface Kind {
  /** date, time, amount, person and so on: the types of fields. Of `measure` a group of the match says which. */
  readonly type: string;
  readonly pattern: PackedPattern;
  /** What it is matched against: the text as it is, in small letters, or with signs for the words of classes. */
  readonly subject: Subject;
  /** How surely a match is of its type, from 0 to 1. */
  readonly weight: number;
  /** Whether it lies over values of other kinds. */
  readonly isOver: boolean;
  /** Says whether a match is one after all. */
  accepts(value: string): boolean;
}

/** The kinds of values.tsv in its order. */
export const kinds = once((): readonly Kind[] =>
  rowsOf('en/values.tsv').map(([type = '', letters = '', check = '', weight = '', ...pattern]) => ({
    type: type.replace('+', ''),
    pattern: new PackedPattern(pattern),
    subject: subjects[letters] ?? 'text',
    weight: Number(weight),
    isOver: type.startsWith('+'),
    accepts: (value) => isAccepted(check, value),
  })),
);
