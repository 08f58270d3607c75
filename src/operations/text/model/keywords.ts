import { UpstreamError } from '../../../errors.ts';
import { UnusableAnswerError } from '../../../needs.ts';
import { type ModelSession, type PartFunctions, partsBy, type Threads } from '../../../operation.ts';
import type { Keyword } from '../engine/keywords/keyword.ts';
import { ask } from './ask.ts';
import { fourAtOnce } from './pieces/four-at-once.ts';
import { inPieces } from './pieces/in-pieces.ts';
import { mergeKeywords } from './pieces/merge-keywords.ts';
import { keywordsParts } from './pieces/parts.ts';
import { prompt, tokensFor } from './prompt.ts';

interface Input {
  readonly text: string;
  /** Number of keywords, at most. */
  readonly max: number;
}

const KEYWORD_BYTES = 100;
/**
 * The key terms of a text by a model, only those in the text, each once, heaviest first, at most
 * `max`. Pieces of a long text without a usable answer are left out. Throws UpstreamError when none has one.
 */
export async function keywordsWithModel(
  session: ModelSession,
  { text, max }: Input,
  threads?: Threads,
): Promise<readonly Keyword[]> {
  const { pieces, read } = partsBy(keywordsParts, threads);
  const found = await fourAtOnce(await pieces(text), (piece) =>
    inPieces([piece], (part) => askFor(session, { text: part, max }, read)).catch(ifUpstream),
  );
  const lists = found.flatMap((outcome) =>
    outcome instanceof UpstreamError ? [] : outcome.map(({ value }) => value),
  );
  if (lists.length > 0) return mergeKeywords(lists.flat(), max);
  throw found.find((outcome) => outcome instanceof UpstreamError) ?? new UnusableAnswerError();
}

/** The failure of one piece does not affect the others; a bug does. */
function ifUpstream(error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error;
  throw error;
}

function askFor(
  session: ModelSession,
  { text, max }: Input,
  read: PartFunctions<typeof keywordsParts>['read'],
): Promise<readonly Keyword[]> {
  const question = {
    system: instruction(max),
    data: { text },
    answer: { name: 'keywords', schema },
    tokens: tokensFor(max * KEYWORD_BYTES),
  };
  return ask(session, question, (answer) => read({ text, max, answer }));
}

const schema = {
  type: 'object',
  properties: {
    keywords: {
      type: 'array',
      items: {
        type: 'object',
        properties: { term: { type: 'string' }, weight: { type: 'number' } },
        required: ['term', 'weight'],
        additionalProperties: false,
      },
    },
  },
  required: ['keywords'],
  additionalProperties: false,
};

function instruction(max: number): string {
  return prompt({
    task: 'You find the keywords of texts.',
    data: '"text"',
    rules: [
      `Give the ${max} words and short phrases that say best what the text is about, fewer if it has fewer.`,
      'Copy each "term" from the text exactly, in its language: one to four words that stand side by side there.',
      'No term twice, no common words alone.',
      '"weight" is a number from 0 to 1: how important the term is. The most important comes first.',
    ],
    example: {
      keywords: [
        { term: 'tram line', weight: 1 },
        { term: 'city council', weight: 0.6 },
      ],
    },
  });
}
