import type { Mention } from '../fields/concepts.ts';
import type { Place } from '../reading/page.ts';
import type { Reading } from '../reading/reading.ts';
import { nearness } from './nearness.ts';

/** How closely a value is tied to several words, each 0 to 1. */
export interface Tie {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
  /** The mean of those that the text has at all. */
  readonly spoken: number;
  /** The share of them that the text has. */
  readonly heard: number;
  /** The share of them that are tied to the value at all. */
  readonly share: number;
}

const NONE: Tie = { mean: 0, least: 0, most: 0, spoken: 0, heard: 0, share: 0 };

/** Where each of several words is spoken of. */
export type Rows = readonly (readonly Mention[])[];

/** How closely a value is tied to the words of each row. A row that is there twice is looked at once. */
export function tieTo(reading: Reading, rows: Rows, value: Place, rivals: readonly Place[]): Tie {
  if (rows.length === 0) return NONE;
  const ties: number[] = [];
  for (const [at, mentions] of rows.entries()) {
    const known = rows.indexOf(mentions);
    ties.push(known < at ? (ties[known] as number) : nearness(reading, mentions, value, rivals));
  }
  const sum = ties.reduce((one, other) => one + other, 0);
  const heard = rows.filter((mentions) => mentions.length > 0).length;
  return {
    mean: sum / rows.length,
    least: Math.min(...ties),
    most: Math.max(...ties),
    spoken: heard === 0 ? 0 : sum / heard,
    heard: heard / rows.length,
    share: ties.filter((tie) => tie > 0).length / rows.length,
  };
}
