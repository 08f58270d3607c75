import { UnusableAnswerError } from '../../../needs.ts';
import type { ModelSession } from '../../../operation.ts';
import { countCodePoints } from '../language/code-points.ts';
import { fold } from '../language/fold.ts';
import { sentences as sentencesOf } from '../language/sentences.ts';
import type { SummaryStyle } from '../schema.ts';
import type { Members } from './answer.ts';
import { ask, type Judged } from './ask.ts';
import { fourAtOnce } from './four-at-once.ts';
import { MAX_SINGLE_PIECE, pieces } from './pieces.ts';
import { prompt, tokensFor } from './prompt.ts';

/** The text to summarize, in at most `sentences` sentences. */
interface Input {
  readonly text: string;
  readonly sentences: number;
  readonly style: SummaryStyle;
}

/** Number of sentences requested, and the fewest and the most that are accepted at once. */
interface Count {
  readonly asked: number;
  readonly fewest: number;
  readonly most: number;
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
): Promise<{ readonly summary: string; readonly sentences: number }> {
  const short = await shortened(session, text, sentences + SPARE);
  const asked = asManyAs(short, sentences);
  const found = await askFor(session, short, { asked, fewest: asked, most: sentences });
  const summary = style === 'bullets' ? found.map((sentence) => `- ${sentence}`).join('\n') : found.join(' ');
  return { summary, sentences: found.length };
}

/** The text, or the summaries of its pieces, one sentence a paragraph, as soon as they fit one request. */
async function shortened(session: ModelSession, text: string, most: number): Promise<string> {
  const length = countCodePoints(text);
  if (length <= MAX_SINGLE_PIECE) return text;
  const parts = pieces(text, 'sentences').filter((part) => part.trim() !== '');
  const summaries = await fourAtOnce(parts, (part) => {
    return askFor(session, part, { asked: asManyAs(part, most), fewest: 1, most });
  });
  const short = summaries.flat().join('\n\n');
  if (countCodePoints(short) > Math.max(length * SHRINKS_TO, MAX_SINGLE_PIECE))
    throw new UnusableAnswerError();
  return shortened(session, short, most);
}

/** The requested number of sentences, or all that a text has. */
function asManyAs(text: string, most: number): number {
  const different = new Set(sentencesOf(text).map((sentence) => fold(sentence.text)));
  return Math.min(most, Math.max(different.size, 1));
}

function askFor(session: ModelSession, text: string, count: Count): Promise<readonly string[]> {
  const question = {
    system: instruction(count.asked),
    data: { text },
    answer: { name: 'summary', schema },
    tokens: tokensFor(count.most * SENTENCE_BYTES),
  };
  return ask(session, question, (answer) => judge(answer, count));
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

function judge(answer: Members, { most, fewest }: Count): Judged<readonly string[]> {
  const found = distinct(saidIn(answer.sentences, most)).slice(0, most);
  if (found.length === 0) return { reason: '"sentences" must be a list with at least one sentence.' };
  if (found.length >= fewest) return { value: found };
  return {
    reason: `"sentences" has ${found.length} of the ${fewest} different sentences that are needed.`,
    secondBest: { value: found },
  };
}

/** One sentence for each item of the list; items with several are split where there are too few. */
function saidIn(list: unknown, most: number): readonly string[] {
  const items = typeof list === 'string' ? list.split('\n') : Array.isArray(list) ? list : [];
  const texts = unmarked(items.filter((item) => typeof item === 'string').map(onOneLine));
  if (texts.length >= most) return texts;
  return texts.flatMap((text) => sentencesOf(text).map((sentence) => sentence.text));
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const BULLETS = /^(?:[-*+\u2022\u2023\u25aa\u25cf\u25e6\u2013\u2014\u00b7] )+/;

/**
 * Without the markers of a list. "3. Oktober" begins with a date: a number marks an item where all are counted, or
 * where each of the others has a bullet or its number.
 */
function unmarked(texts: readonly string[]): readonly string[] {
  const plain = texts.map((text) => text.replace(BULLETS, ''));
  if (texts.length < 2) return plain;
  if (plain.every(isCounted)) return plain.map(withoutNumber);
  if (!texts.every((text, index) => BULLETS.test(text) || isCounted(text, index))) return plain;
  return plain.map((text, index) => (text === texts[index] ? withoutNumber(text) : text));
}

/** Whether a text begins with the number of its place. */
function isCounted(text: string, index: number): boolean {
  return /^\(?(\d{1,2})[.)] /.exec(text)?.[1] === `${index + 1}`;
}

function withoutNumber(text: string): string {
  return text.slice(text.indexOf(' ') + 1);
}

/** Each sentence once, in order, in its first form. */
function distinct(texts: readonly string[]): readonly string[] {
  const seen = new Map<string, string>();
  for (const text of texts) {
    const key = fold(text);
    if (/[\p{L}\p{N}]/u.test(key) && !seen.has(key)) seen.set(key, text);
  }
  return [...seen.values()];
}
