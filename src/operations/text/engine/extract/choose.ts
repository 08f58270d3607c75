import type { Candidate } from './candidates.ts';
import { type Asked, type Features, featuresOf, type Scene, sceneOf } from './features.ts';
import type { Field } from './field.ts';
import type { Reading } from './reading.ts';
import { weights } from './weights.generated.ts';

/** Fields that share weights: their values are told from each other in the same way. */
export const groups = ['moment', 'quantity', 'amount', 'code', 'party', 'place', 'contact', 'text'] as const;

/** A group of fields. */
export type Group = (typeof groups)[number];

/** Answers less probable than this cost more than they bring, where a wrong one counts twice a right one. */
const PROBABLE = 0.62;

/** The candidate that answers each field; undefined where none is probable enough. */
export function choose(
  reading: Reading,
  fields: readonly (readonly [Field, readonly Candidate[]])[],
): readonly (Candidate | undefined)[] {
  const scene = sceneOf(reading, fields);
  const features = fields.map((_field, at) => featuresOf(scene, at));
  const alone = fields.map(([field], at) => probabilities(field, features[at] as readonly Features[]));
  const wanted = wantedOf(scene, alone);
  return fields.map(([field, candidates], at) => {
    const shared = withWanted(scene, at, features[at] as readonly Features[], alone, wanted);
    const found = probabilities(field, shared);
    const best = Math.max(...found);
    const place = found.indexOf(best);
    return best >= PROBABLE && !isOfAnother(features[at]?.[place]) ? candidates[place] : undefined;
  });
}

/** From this claim on a value is what another word beside it names. */
const CLAIMED = 0.5;

/** Whether the text never speaks of the field, and names the value as something else: a rent is no deposit. */
function isOfAnother(features: Features | undefined): boolean {
  return features?.get('unspoken') === 1 && (features.get('claim') ?? 0) > CLAIMED;
}

/** A span that a field may get, with how probable that is. */
export interface Wanted {
  readonly at: number;
  readonly candidate: Candidate;
  readonly probability: number;
}

/** Spans less probable than this are wanted by no field. */
const LEAST_WANTED = 0.05;

/** The spans that fields want most, at most three each. */
export function wantedOf(scene: Scene, probable: readonly (readonly number[])[]): readonly Wanted[] {
  return scene.asked.flatMap(({ candidates }, at) =>
    candidates
      .map((candidate, index) => ({
        at,
        candidate,
        probability: (probable[at] as readonly number[])[index] as number,
      }))
      .filter(({ probability }) => probability > LEAST_WANTED)
      .sort((a, b) => b.probability - a.probability)
      .slice(0, 3),
  );
}

/** The features of a field's candidates and how much other fields want their spans: two may share one, at a cost. */
export function withWanted(
  scene: Scene,
  at: number,
  features: readonly Features[],
  probable: readonly (readonly number[])[],
  wanted: readonly Wanted[],
): readonly Features[] {
  const { candidates } = scene.asked[at] as Asked;
  return candidates.map(({ start, end }, index) => {
    const most = wanted.reduce(
      (sum, other) =>
        other.at !== at && other.candidate.start < end && start < other.candidate.end
          ? Math.max(sum, other.probability)
          : sum,
      0,
    );
    const own = (probable[at] as readonly number[])[index] as number;
    return new Map([
      ...(features[index] as Features),
      ['wanted', most],
      ['wanted more', Math.max(0, most - own)],
    ]);
  });
}

/** How probable it is that each candidate is the value of the field; what is left to 1 is that none is. */
export function probabilities(field: Field, features: readonly Features[]): readonly number[] {
  const column = groups.indexOf(groupOf(field));
  const scores = features.map((own) => {
    let score = 0;
    for (const [name, value] of own) score += value * (weights[name]?.[column] ?? 0);
    return score;
  });
  return softmaxBesideNone(scores);
}

/** Probabilities by scores, beside the score 0 of no answer. */
export function softmaxBesideNone(scores: readonly number[]): number[] {
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
