import { PromptTooLongError, UnusableAnswerError } from '../../../needs.ts';
import { type ModelSession, type PartFunctions, partsBy, type Threads } from '../../../operation.ts';
import { bytesOf } from '../language/code-points.ts';
import type { SummaryStyle } from '../schema.ts';
import { ask } from './ask.ts';
import { halves, inPieces } from './pieces/in-pieces.ts';
import { summarizeParts } from './pieces/parts.ts';
import { MAX_SINGLE_PIECE } from './pieces/pieces.ts';
import { prompt, tokensFor } from './prompt.ts';

/** The text to summarize, in at most `sentences` sentences. */
interface Input {
  readonly text: string;
  readonly sentences: number;
  readonly style: SummaryStyle;
}

/** Sentences that each piece of a long text gives beyond the number for the whole. */
const SPARE = 2;

/** Largest share of the text left once its pieces are summarized; a model that leaves more does not summarize. */
const SHRINKS_TO = 0.75;

const SENTENCE_BYTES = 400;

/**
 * Summarizes a text by a model. A long one is read to its end: its pieces are summarized, then their summaries. Gives
 * fewer sentences than requested where the text has fewer, or where the model finds no more when asked again.
 */
export async function summarizeWithModel(
  session: ModelSession,
  { text, sentences, style }: Input,
  threads?: Threads,
): Promise<{ readonly summary: string; readonly sentences: number }> {
  const parts = partsBy(summarizeParts, threads);
  const short = await shortened(session, text, sentences + SPARE, parts);
  const found = await summaryOf(session, short, sentences, parts);
  const summary = style === 'bullets' ? found.map((sentence) => `- ${sentence}`).join('\n') : found.join(' ');
  return { summary, sentences: found.length };
}

/** The sentences of a summary; where the model cannot read the text at once, of the summaries of its halves. */
async function summaryOf(
  session: ModelSession,
  text: string,
  sentences: number,
  parts: Parts,
): Promise<readonly string[]> {
  const asked = Math.min(sentences, await parts.count(text));
  try {
    return await askFor(session, text, { asked, fewest: asked, most: sentences }, parts);
  } catch (error) {
    if (!(error instanceof PromptTooLongError) || text.length < MIN_HALVED) throw error;
    const short = await piecewise(session, halves(text), sentences + SPARE, parts);
    if (short.length > text.length * SHRINKS_TO) throw error;
    return summaryOf(session, short, sentences, parts);
  }
}

/** Shorter texts, in UTF-16 units, are not halved. */
const MIN_HALVED = 1600;

type Parts = PartFunctions<typeof summarizeParts>;

/** The text, or the summaries of its pieces, one sentence a paragraph, as soon as they fit one request. */
async function shortened(session: ModelSession, text: string, most: number, parts: Parts): Promise<string> {
  const length = bytesOf(text);
  if (length <= MAX_SINGLE_PIECE) return text;
  const short = await piecewise(session, await parts.pieces(text), most, parts);
  if (bytesOf(short) > Math.max(length * SHRINKS_TO, MAX_SINGLE_PIECE)) throw new UnusableAnswerError();
  return shortened(session, short, most, parts);
}

/** The summaries of pieces, one sentence a paragraph. */
async function piecewise(
  session: ModelSession,
  pieces: readonly string[],
  most: number,
  parts: Parts,
): Promise<string> {
  const summaries = await inPieces(pieces, async (piece) => {
    const asked = Math.min(most, await parts.count(piece));
    return askFor(session, piece, { asked, fewest: 1, most }, parts);
  });
  return summaries.flatMap(({ value }) => value).join('\n\n');
}

/** Number of sentences requested, and the fewest and the most that are accepted at once. */
interface Count {
  readonly asked: number;
  readonly fewest: number;
  readonly most: number;
}

function askFor(
  session: ModelSession,
  text: string,
  { asked, fewest, most }: Count,
  { read }: Parts,
): Promise<readonly string[]> {
  const question = {
    system: instruction(asked),
    data: { text },
    answer: { name: 'summary', schema },
    tokens: tokensFor(most * SENTENCE_BYTES),
  };
  return ask(session, question, (answer) => read({ text, fewest, most, answer }));
}

const schema = {
  type: 'object',
  properties: { sentences: { type: 'array', items: { type: 'string' } } },
  required: ['sentences'],
  additionalProperties: false,
};

function instruction(count: number): string {
  return prompt({
    task: 'You summarize texts.',
    data: '"text"',
    rules: [
      `Write ${count === 1 ? 'exactly 1 sentence' : `exactly ${count} sentences`} that say what matters most in the text.`,
      'Keep the order of the text. Write in the language of the text.',
      'Copy names, numbers and dates exactly. Say nothing that is not in the text.',
      'Each item of "sentences" is one full sentence, without numbering, bullets or line breaks.',
    ],
    example: { sentences: ['First sentence.', 'Second sentence.', 'Third sentence.'].slice(0, count) },
  });
}
