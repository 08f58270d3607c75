import type { ModelSession } from '../../../operation.ts';
import { inventedNumbers, lostFacts } from '../facts/compare.ts';
import { countCodePoints } from '../language/code-points.ts';
import type { Tone } from '../schema.ts';
import type { Members } from './answer.ts';
import { ask, type Judged } from './ask.ts';
import { fourAtOnce } from './four-at-once.ts';
import { pieces } from './pieces.ts';
import { prompt, tokensFor } from './prompt.ts';

interface Input {
  readonly text: string;
  readonly tone: Tone;
}

/** A text in another tone, and whether the model wrote it or the built-in engine. */
interface Rewritten {
  readonly text: string;
  readonly byModel: boolean;
}

/** Marks a text that the model does not rewrite without loss. */
const NOT_BY_MODEL = Symbol('not by model');

/** Wrong facts and numbers that are reported to the model, at most. */
const MAX_REPORTED = 20;

/**
 * Rewrites a text by a model, a long one paragraph by paragraph, with its own breaks in between. An answer that loses a fact,
 * makes up a number, or is longer although it should be concise, is requested once more; then the built-in engine
 * rewrites the whole text instead.
 */
export async function rewriteWithModel(session: ModelSession, { text, tone }: Input): Promise<Rewritten> {
  const parts = pieces(text.trim(), 'paragraphs');
  const written = await fourAtOnce(parts, (part) => rewritePart(session, part, tone));
  const said = written.filter((part) => part !== NOT_BY_MODEL);
  if (said.length === parts.length) return { text: said.join(''), byModel: true };
  const { rewrite } = await import('../engine/rewrite/rewrite.ts');
  return { text: rewrite(text, tone), byModel: false };
}

/** A piece with the white space around it as it was. */
async function rewritePart(
  session: ModelSession,
  part: string,
  tone: Tone,
): Promise<string | typeof NOT_BY_MODEL> {
  const text = part.trim();
  if (text === '') return part;
  const question = {
    system: instructions[tone],
    data: { text },
    answer: { name: 'rewriting', schema },
    tokens: tokensFor(new TextEncoder().encode(text).length),
  };
  const written = await ask(session, question, (answer) => judge(answer, text, tone));
  return written === NOT_BY_MODEL ? written : part.replace(text, () => written);
}

const schema = {
  type: 'object',
  properties: { text: { type: 'string' } },
  required: ['text'],
  additionalProperties: false,
};

const manners: Readonly<Record<Tone, string>> = {
  professional: 'professional: clear, polite business language, no slang, no emoji',
  casual: 'casual: relaxed everyday language with contractions, as to a colleague one knows well',
  concise: 'concise: as short as it can be with all facts, no filler, shorter than the text',
  friendly: 'friendly: warm, kind and personal, still to the point',
  formal: 'formal: courteous and complete sentences, no contractions, no slang, no emoji',
};

const instructions = Object.fromEntries(
  Object.entries(manners).map(([tone, manner]) => [tone, instruction(manner)]),
) as Readonly<Record<Tone, string>>;

function instruction(manner: string): string {
  return prompt({
    task: 'You rewrite texts in another tone.',
    data: '"text"',
    rules: [
      `The new tone is ${manner}.`,
      'Say the same: a question stays a question, a request stays a request. Do not answer them.',
      'Copy every fact exactly: names, numbers, amounts, dates, times, links, e-mail addresses, codes, file names, and what stands in quotation marks.',
      'Add no facts and no numbers. Leave out no fact.',
      'Write in the language of the text. Keep the breaks between paragraphs.',
    ],
    example: { text: 'The rewritten text.' },
  });
}

function judge(answer: Members, before: string, tone: Tone): Judged<string | typeof NOT_BY_MODEL> {
  const after = typeof answer.text === 'string' ? answer.text.trim() : '';
  if (after === '') return { reason: '"text" must be the rewritten text.' };
  const faults = faultsOf(before, after, tone);
  return faults === '' ? { value: after } : { reason: faults, secondBest: { value: NOT_BY_MODEL } };
}

function faultsOf(before: string, after: string, tone: Tone): string {
  const lost = lostFacts(before, after);
  const invented = inventedNumbers(before, after);
  const faults: string[] = [];
  if (lost.length > 0) faults.push(`It lost these facts, which must stand in it exactly: ${listed(lost)}.`);
  if (invented.length > 0) faults.push(`These numbers are not in the text: ${listed(invented)}.`);
  if (tone === 'concise' && countCodePoints(after) > countCodePoints(before)) {
    faults.push('It must not be longer than the text.');
  }
  return faults.join(' ');
}

function listed(facts: readonly string[]): string {
  return facts
    .slice(0, MAX_REPORTED)
    .map((fact) => JSON.stringify(fact))
    .join(', ');
}
