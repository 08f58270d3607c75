/**
 * Which candidate answers each field, or none: scores are sums of weighted features, made probabilities beside the answer
 * "nothing"; fields that want the same span give way to the one that wants it more.
 *
 *   deposit: $900 (0.91), nothing (0.09)  ->  $900;  rent: $900 (0.4), nothing (0.6)  ->  null
 *
 * `weights.generated.ts` comes from scripts/text/fit-extract.ts.
 */
import type { Candidate } from '../candidates/candidates.ts';
import { isDenied } from '../features/changes.ts';
import type { Tied } from '../features/closest.ts';
import { type Scene, sceneOf, visitFeatures } from '../features/features.ts';
import type { Field } from '../fields/field.ts';
import type { Reading } from '../reading/reading.ts';
import { weights } from './weights.generated.ts';

/** Fields that share weights: their values are distinguished in the same way. */
export const groups = ['moment', 'quantity', 'amount', 'code', 'party', 'place', 'contact', 'text'] as const;

/** A group of fields. */
export type Group = (typeof groups)[number];

/** Answers less probable than this cost more than they bring: measured, where a wrong one counts twice a right one. */
const PROBABLE = 0.6;

/** The candidate that answers each field; undefined where none is probable enough. */
export function choose(reading: Reading, asked: readonly Tied[]): readonly (Candidate | undefined)[] {
  const scene = sceneOf(reading, asked);
  const scored = scene.asked.map((_field, at) => scoresOf(scene, at, reading));
  const independent = scored.map((scores) => softmaxWithNull(scores.map(({ score }) => score)));
  const wanted = wantedOf(scene, independent);
  return scene.asked.map(({ field, candidates }, at) => {
    const weightOf = weightsOf(field);
    const scores = scored[at] as readonly Score[];
    const competing = wantedBy(scene, at, independent, wanted).map(
      ({ most, more }, index) =>
        (scores[index] as Score).score + most * weightOf('wanted') + more * weightOf('wanted more'),
    );
    const found = softmaxWithNull(competing);
    const best = Math.max(...found);
    const place = found.indexOf(best);
    return best >= PROBABLE && scores[place]?.isOfAnother === false ? candidates[place] : undefined;
  });
}

/** What the features of a candidate come to. */
interface Score {
  readonly score: number;
  /** Whether the text never speaks of the field, and names the value as something else: a rent is not a deposit. */
  readonly isOfAnother: boolean;
}

/** From this claim on a value is what another word beside it names. */
const CLAIMED = 0.5;

function scoresOf(scene: Scene, at: number, { page }: Reading): readonly Score[] {
  const { candidates, field } = scene.asked[at] as Tied;
  const weightOf = weightsOf(field);
  const found = candidates.map(() => ({ score: 0, isUnspoken: false, claim: 0 }));
  visitFeatures(scene, at, (candidate, name, value) => {
    const one = found[candidate] as (typeof found)[number];
    one.score += value * weightOf(name);
    if (name === 'claim') one.claim = value;
    if (name === 'unspoken') one.isUnspoken = value === 1;
  });
  return found.map(({ score, isUnspoken, claim }, index) => ({
    score: isDenied(page, candidates[index] as Candidate) ? Number.NEGATIVE_INFINITY : score,
    isOfAnother: isUnspoken && claim > CLAIMED,
  }));
}

/** The weights of the features of a field by their names. */
function weightsOf(field: Field): (name: string) => number {
  const column = groups.indexOf(groupOf(field));
  return (name) => weights[name]?.[column] ?? 0;
}

/** A span that a field may get, with how probable that is. */
export interface Wanted {
  readonly at: number;
  readonly candidate: Candidate;
  readonly probability: number;
}

/** Spans less probable than this are wanted by no field. */
const MIN_WANTED = 0.05;

/** The spans that fields want most, at most three each. */
export function wantedOf(scene: Scene, probable: readonly (readonly number[])[]): readonly Wanted[] {
  return scene.asked.flatMap(({ candidates }, at) =>
    candidates
      .map((candidate, index) => ({
        at,
        candidate,
        probability: (probable[at] as readonly number[])[index] as number,
      }))
      .filter(({ probability }) => probability > MIN_WANTED)
      .sort((a, b) => b.probability - a.probability)
      .slice(0, 3),
  );
}

/** How much other fields want a span, and how much more than its own field: two may share one, at a cost. */
export interface WantedBy {
  readonly most: number;
  readonly more: number;
}

/** How much other fields want each candidate of a field. */
export function wantedBy(
  scene: Scene,
  at: number,
  probable: readonly (readonly number[])[],
  wanted: readonly Wanted[],
): readonly WantedBy[] {
  const { candidates } = scene.asked[at] as Tied;
  return candidates.map(({ start, end }, index) => {
    let most = 0;
    for (const { at: other, candidate, probability } of wanted) {
      if (other !== at && candidate.start < end && start < candidate.end) most = Math.max(most, probability);
    }
    return { most, more: Math.max(0, most - ((probable[at] as readonly number[])[index] as number)) };
  });
}

/** Probabilities by scores, beside the score 0 of no answer. */
export function softmaxWithNull(scores: readonly number[]): number[] {
  const most = Math.max(0, ...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((one, other) => one + other, Math.exp(-most));
  return powers.map((power) => power / sum);
}

/** The group of a field, by the first of its types. */
export function groupOf({ types: [type = ''] }: Field): Group {
  if (/^(?:date|time|year|month|hours|weekday)$/.test(type)) return 'moment';
  if (/^(?:duration|age|count|number|percent|score|ratio|dimensions|measure.*|ordinal)$/.test(type))
    return 'quantity';
  if (/^(?:amount|currency)$/.test(type)) return 'amount';
  if (/^(?:code|plate|iban|bic|version|ip|postcode)$/.test(type)) return 'code';
  if (/^(?:person|party|org|first|last)$/.test(type)) return 'party';
  if (/^(?:place|city|country|address)$/.test(type)) return 'place';
  return /^(?:email|phone|url)$/.test(type) ? 'contact' : 'text';
}
