import { type ModelSession, type PartFunctions, partsBy, type Threads } from '../../../operation.ts';
import { bytesOf } from '../language/code-points.ts';
import type { Tone } from '../schema.ts';
import { ask } from './ask.ts';
import { inPieces } from './pieces/in-pieces.ts';
import { rewriteParts } from './pieces/parts.ts';
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

/**
 * Rewrites a text by a model, a long one paragraph by paragraph, with its own breaks in between. An answer that loses a fact,
 * makes up a number, or is longer although it should be concise, is requested once more; then the built-in engine
 * rewrites the whole text instead.
 */
export async function rewriteWithModel(
  session: ModelSession,
  { text, tone }: Input,
  threads?: Threads,
): Promise<Rewritten> {
  const { pieces, read, builtIn } = partsBy(rewriteParts, threads);
  const parts = await pieces(text.trim());
  const written = await inPieces(parts, (part) => rewritePart(session, part, tone, read));
  const said = written.flatMap(({ value }) => value ?? []);
  if (said.length === written.length) return { text: said.join(''), byModel: true };
  return { text: await builtIn({ text, tone }), byModel: false };
}

/** A piece with the white space around it as it was; null where the model does not rewrite it without loss. */
async function rewritePart(
  session: ModelSession,
  part: string,
  tone: Tone,
  read: PartFunctions<typeof rewriteParts>['read'],
): Promise<string | null> {
  const text = part.trim();
  if (text === '') return part;
  const question = {
    system: instructions[tone],
    data: { text },
    answer: { name: 'rewriting', schema },
    tokens: tokensFor(bytesOf(text)),
  };
  const written = await ask(session, question, (answer) => read({ text, tone, answer }));
  return written === null ? null : part.replace(text, () => written);
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
