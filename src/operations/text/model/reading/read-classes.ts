import { isObject } from '../../../../schema/prepare.ts';
import { bestOf, probabilities } from '../../engine/classify/probabilities.ts';
import type { Members } from './answer.ts';
import { evidenceIn, NOT_QUOTED } from './evidence.ts';
import { type Judged, readAnswer } from './judged.ts';
import { isAlike, numberIn, textIn, valuesFor, withBareLabel } from './tolerance.ts';

/** What a model answered when it was asked for the probabilities of labels of a text. */
export interface ClassesAnswer {
  readonly text: string;
  readonly labels: readonly string[];
  readonly answer: string;
}

/** The probabilities of an answer, in the order of the labels. */
export function readClasses({ text, labels, answer }: ClassesAnswer): Promise<Judged<readonly number[]>> {
  const judgeAll = (members: Members): Judged<readonly number[]> => {
    const judged = judge(members, labels);
    if (!('value' in judged)) return judged;
    const evidence = evidenceIn(text, members.evidence);
    if (evidence === 'invented') return { reason: NOT_QUOTED };
    if (evidence === 'quoted' || judged.isWhole) return { value: judged.value };
    return { reason: NOT_WHOLE, secondBest: { value: judged.value, provided: String(bestOf(judged.value)) } };
  };
  return readAnswer(withBareLabel(answer), judgeAll, 'scores');
}

const NOT_WHOLE = 'The "scores" must add up to 1, and "evidence" must have a few words of the text.';

/** Probabilities, and per cent. */
const SCALES = [1, 100];
/** How far from its scale a sum may be, as a part of it: models round. */
const UNEVEN = 0.05;
/** What rounding adds to the largest number of a scale, as a part of it. */
const ROUNDING = 1.0001;

/** Usable scores, and whether they add up to what the scale is. */
type Scored = { readonly value: readonly number[]; readonly isWhole: boolean } | { readonly reason: string };

function judge(answer: Members, labels: readonly string[]): Scored {
  const named = namedIn(answer, labels);
  const given = scoresIn(answer, labels).map(numberIn);
  if (given.every((score) => score === undefined || score === 0)) return unscored(labels, named, answer);
  const weights = given.map((score) => score ?? 0);
  const largest = Math.max(...weights);
  const isScaled =
    weights.every((weight) => weight >= 0) && SCALES.some((scale) => largest <= scale * ROUNDING);
  if (!isScaled || largest === 0) {
    return { reason: 'Each of the "scores" must be a probability from 0 to 1, and all of them together 1.' };
  }
  const value = probabilities(weights.map((weight) => weight / largest));
  if (named >= 0 && weights[named]! < largest) {
    return {
      reason: `"label" must be the label with the highest of the "scores", and it is ${JSON.stringify(labels[named])}.`,
    };
  }
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return { value, isWhole: SCALES.some((scale) => Math.abs(sum - scale) <= scale * UNEVEN) };
}

/** Which label an answer names: under `label`, or as the one text of its members that is a label. */
function namedIn({ label, evidence: _, ...others }: Members, labels: readonly string[]): number {
  if (label !== undefined) return placeOf(textIn(label), labels);
  const named = new Set(
    Object.values(others)
      .map((other) => placeOf(textIn(other), labels))
      .filter((place) => place >= 0),
  );
  return named.size === 1 ? [...named][0]! : -1;
}

/** What models write around a label: its number in a list, quotation marks, stars, the word itself. */
const AROUND = /^(?:[\s"'*`]|label:|\d{1,2}[.)]\s)+|[\s"'*`.]+$/gi;

function placeOf(given: string | undefined, labels: readonly string[]): number {
  if (given === undefined || given.length > MAX_NAMED) return -1;
  const exact = labels.findIndex((label) => label === given || isAlike(label, given));
  const bare = given.replace(AROUND, '');
  return exact >= 0 ? exact : labels.findIndex((label) => isAlike(label, bare));
}

/** A label has at most 200 characters. */
const MAX_NAMED = 240;

/** A label alone, as small models give it, is certain. */
function unscored(labels: readonly string[], named: number, { scores }: Members): Scored {
  const reason =
    '"scores" must be an object with each of the "labels", copied exactly, and its probability above 0.';
  if (named < 0 || (scores !== undefined && scores !== null)) return { reason };
  return { value: labels.map((_, index) => (index === named ? 1 : 0)), isWhole: true };
}

/** Under `scores`, as a list in the order of the labels, or at the top level. */
function scoresIn({ scores, ...others }: Members, labels: readonly string[]): readonly unknown[] {
  const isList = Array.isArray(scores) && scores.length === labels.length && !scores.some(isObject);
  if (isList) return scores;
  return valuesFor(labels, isObject(scores) || Array.isArray(scores) ? scores : { ...others, scores });
}
