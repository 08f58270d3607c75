import { type ModelSession, type PartFunctions, partsBy, type Threads } from '../../../operation.ts';
import { probabilities } from '../engine/classify/probabilities.ts';
import { countCodePoints } from '../language/code-points.ts';
import { ask } from './ask.ts';
import { EVIDENCE_RULE, evidenceSchema } from './asked-evidence.ts';
import { inPieces } from './pieces/in-pieces.ts';
import { classifyParts } from './pieces/parts.ts';
import { prompt, tokensFor } from './prompt.ts';

interface Input {
  readonly text: string;
  readonly labels: readonly string[];
}

const SCORE_BYTES = 20;
const EVIDENCE_BYTES = 300;

/**
 * The probabilities of labels by a model, in the order of the labels, four decimals each, together exactly 1. Those
 * of a long text are the means of its pieces', weighted by their length.
 */
export async function classifyWithModel(
  session: ModelSession,
  { text, labels }: Input,
  threads?: Threads,
): Promise<readonly number[]> {
  const { pieces, read } = partsBy(classifyParts, threads);
  const found = await inPieces(await pieces(text), (piece) => askFor(session, { text: piece, labels }, read));
  const scored = found.map(({ piece, value }) => value.map((score) => score * countCodePoints(piece)));
  return probabilities(labels.map((_, index) => scored.reduce((sum, scores) => sum + scores[index]!, 0)));
}

function askFor(
  session: ModelSession,
  { text, labels }: Input,
  read: PartFunctions<typeof classifyParts>['read'],
): Promise<readonly number[]> {
  const labelBytes = labels.reduce((sum, label) => sum + 3 * label.length + SCORE_BYTES, 0);
  const question = {
    system: instruction,
    data: { text, labels },
    answer: { name: 'classification', schema: schemaFor(labels) },
    tokens: tokensFor(EVIDENCE_BYTES + 2 * labelBytes),
  };
  return ask(session, question, (answer) => read({ text, labels, answer }));
}

/** Members are named by the labels: Object.fromEntries makes an own member of `__proto__` too. */
function schemaFor(labels: readonly string[]): Readonly<Record<string, unknown>> {
  return {
    type: 'object',
    properties: {
      evidence: evidenceSchema,
      label: { type: 'string', enum: labels },
      scores: {
        type: 'object',
        properties: Object.fromEntries(labels.map((label) => [label, { type: 'number' }])),
        required: labels,
        additionalProperties: false,
      },
    },
    required: ['evidence', 'label', 'scores'],
    additionalProperties: false,
  };
}

const instruction = prompt({
  task: 'You classify texts by labels.',
  data: '"text" and a list of "labels"',
  rules: [
    EVIDENCE_RULE,
    '"scores" has each of the "labels" with the probability that it fits the text best: a number from 0 to 1; all of them add up to 1.',
    'Copy every label exactly, character for character. Use no other labels and leave none out.',
    '"label" is the label with the highest score.',
  ],
  example: {
    evidence: ['two nights in Rome'],
    label: 'travel',
    scores: { travel: 0.9, food: 0.07, sport: 0.03 },
  },
});
