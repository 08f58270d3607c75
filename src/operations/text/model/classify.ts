import type { ModelSession } from '../../../operation.ts';
import { isObject } from '../../../schema/prepare.ts';
import { probabilities } from '../engine/classify/probabilities.ts';
import { countCodePoints } from '../language/code-points.ts';
import type { Members } from './answer.ts';
import { ask, type Judged } from './ask.ts';
import { fourAtOnce } from './four-at-once.ts';
import { pieces } from './pieces.ts';
import { prompt, tokensFor } from './prompt.ts';
import { numberIn, valuesFor } from './tolerance.ts';

interface Input {
  readonly text: string;
  readonly labels: readonly string[];
}

const SCORE_BYTES = 20;

/**
 * The probabilities of labels by a model, in the order of the labels, four decimals each, together exactly 1. Those
 * of a long text are the means of its pieces', weighted by their length.
 */
export async function classifyWithModel(
  session: ModelSession,
  { text, labels }: Input,
): Promise<readonly number[]> {
  const parts = pieces(text, 'sentences').filter((part) => part.trim() !== '');
  const scored = await fourAtOnce(parts, async (part) => {
    const scores = await askFor(session, part, labels);
    return scores.map((score) => score * countCodePoints(part));
  });
  return probabilities(labels.map((_, index) => scored.reduce((sum, scores) => sum + scores[index]!, 0)));
}

function askFor(session: ModelSession, text: string, labels: readonly string[]): Promise<readonly number[]> {
  const labelBytes = labels.reduce((sum, label) => sum + 3 * label.length + SCORE_BYTES, 0);
  const question = {
    system: instruction,
    data: { text, labels },
    answer: { name: 'classification', schema: schemaFor(labels) },
    tokens: tokensFor(2 * labelBytes),
  };
  return ask(session, question, (answer) => judge(answer, labels));
}

/** Members are named by the labels: Object.fromEntries makes an own member of `__proto__` too. */
function schemaFor(labels: readonly string[]): Readonly<Record<string, unknown>> {
  return {
    type: 'object',
    properties: {
      label: { type: 'string', enum: labels },
      scores: {
        type: 'object',
        properties: Object.fromEntries(labels.map((label) => [label, { type: 'number' }])),
        required: labels,
        additionalProperties: false,
      },
    },
    required: ['label', 'scores'],
    additionalProperties: false,
  };
}

const instruction = prompt({
  task: 'You classify texts by labels.',
  data: '"text" and a list of "labels"',
  rules: [
    '"scores" has each of the "labels" with the probability that it fits the text best: a number from 0 to 1; all of them add up to 1.',
    'Copy every label exactly, character for character. Use no other labels and leave none out.',
    '"label" is the label with the highest score.',
  ],
  example: { label: 'travel', scores: { travel: 0.9, food: 0.07, sport: 0.03 } },
});

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
