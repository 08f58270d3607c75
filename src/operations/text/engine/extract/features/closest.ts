import { greatest } from '../../../ordered.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { Field } from '../fields/field.ts';
import type { Fitting } from '../reading/labels.ts';
import type { Reading } from '../reading/reading.ts';
import { nearest } from './nearest.ts';
import { mentionsOfPart } from './nearness.ts';
import { type Tie, tieTo } from './ties.ts';

/** A field with the spans that may answer it, and the labels that say something of it, the best first. */
export interface Asked {
  readonly field: Field;
  readonly candidates: readonly Candidate[];
  readonly labels: readonly Fitting[];
}

/** The same with how closely each candidate is tied to the words of the field. */
export interface Tied extends Asked {
  readonly ties: readonly Tie[];
}

/** Candidates of a field that are judged. */
const MAX_JUDGED = 300;

/** The candidates that labels and words of the field are closest to, the first of those that are equally close. */
export function closest(reading: Reading, { field, candidates, labels }: Asked): Tied {
  const rows = field.telling.map((part) => mentionsOfPart(reading, part));
  const near = nearest(reading, rows, candidates, ({ label }) => label);
  const ties = near.map((one) => tieTo(reading, rows, one, candidates));
  const kept = greatest(
    near.map(({ label }, at) => label + (ties[at] as Tie).mean),
    MAX_JUDGED,
  );
  return {
    field,
    labels,
    candidates: kept.map((at) => near[at] as Candidate),
    ties: kept.map((at) => ties[at] as Tie),
  };
}
