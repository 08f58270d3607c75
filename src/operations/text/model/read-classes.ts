import { isObject } from '../../../schema/prepare.ts';
import { probabilities } from '../engine/classify/probabilities.ts';
import type { Members } from './answer.ts';
import { type Judged, readAnswer } from './judged.ts';
import { numberIn, valuesFor } from './tolerance.ts';

/** What a model answered when it was asked for the probabilities of labels. */
export interface ClassesAnswer {
  readonly labels: readonly string[];
  readonly answer: string;
}

/** The probabilities of an answer, in the order of the labels. */
export function readClasses({ labels, answer }: ClassesAnswer): Promise<Judged<readonly number[]>> {
  return readAnswer(answer, (members) => judge(members, labels));
}

function judge(answer: Members, labels: readonly string[]): Judged<readonly number[]> {
  const weights = scoresIn(answer, labels).map((score) => Math.max(numberIn(score) ?? 0, 0));
  const largest = Math.max(...weights);
  // Scaled first: the sum of numbers near the largest double would be infinite.
  if (largest > 0) return { value: probabilities(weights.map((weight) => weight / largest)) };
  return {
    reason:
      '"scores" must be an object with each of the "labels", copied exactly, and its probability above 0.',
  };
}

/** Under `scores`, as a list in the order of the labels, or at the top level. */
function scoresIn({ scores, ...others }: Members, labels: readonly string[]): readonly unknown[] {
  const isList = Array.isArray(scores) && scores.length === labels.length && !scores.some(isObject);
  if (isList) return scores;
  return valuesFor(labels, isObject(scores) || Array.isArray(scores) ? scores : { ...others, scores });
}
