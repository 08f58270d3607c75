import { UpstreamError } from '../../../errors.ts';
import { UnusableAnswerError } from '../../../needs.ts';
import type { ModelSession } from '../../../operation.ts';
import { isObject } from '../../../schema/prepare.ts';
import type { Keyword } from '../engine/keywords/keyword.ts';
import { fold } from '../language/fold.ts';
import type { Members } from './answer.ts';
import { ask, type Judged } from './ask.ts';
import { fourAtOnce } from './four-at-once.ts';
import { pieces } from './pieces.ts';
import { prompt, tokensFor } from './prompt.ts';
import { termFinder } from './term-finder.ts';
import { numberIn } from './tolerance.ts';

interface Input {
  readonly text: string;
  /** Number of keywords, at most. */
  readonly max: number;
}

const KEYWORD_BYTES = 100;
/** Items of a list that are examined, for each requested term. */
const EXAMINED_PER_TERM = 10;

/**
 * The key terms of a text by a model, only those in the text, each once, heaviest first, at most
 * `max`. Pieces of a long text without a usable answer are left out. Throws UpstreamError when none has one.
 */
export async function keywordsWithModel(
  session: ModelSession,
  { text, max }: Input,
): Promise<readonly Keyword[]> {
  const parts = pieces(text, 'sentences').filter((part) => part.trim() !== '');
  const found = await fourAtOnce(parts, (part) => askFor(session, part, max).catch(ifUpstream));
  const lists = found.flatMap((outcome) => (outcome instanceof UpstreamError ? [] : [outcome]));
  if (lists.length > 0) return merged(lists.flat(), max);
  throw found.find((outcome) => outcome instanceof UpstreamError) ?? new UnusableAnswerError();
}

/** The failure of one piece does not affect the others; a bug does. */
function ifUpstream(error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error;
  throw error;
}

function askFor(session: ModelSession, text: string, max: number): Promise<readonly Keyword[]> {
  const surfaceOf = termFinder(text);
  const question = {
    system: instruction(max),
    data: { text },
    answer: { name: 'keywords', schema },
    tokens: tokensFor(max * KEYWORD_BYTES),
  };
  return ask(session, question, (answer) => judge(answer, max, surfaceOf));
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

function judge(
  answer: Members,
  max: number,
  surfaceOf: (term: string) => string | undefined,
): Judged<readonly Keyword[]> {
  const list = Array.isArray(answer.keywords) ? answer.keywords.slice(0, max * EXAMINED_PER_TERM) : [];
  const named = list.flatMap((item, index) => {
    const said = isObject(item) ? item.term : item;
    const term = typeof said === 'string' ? surfaceOf(said) : undefined;
    // Terms without weights count as ranked.
    const weight = (isObject(item) ? numberIn(item.weight) : undefined) ?? 1 - index / list.length;
    return term === undefined ? [] : [{ term, weight }];
  });
  if (named.length > 0) return { value: merged(inRange(named), max) };
  return { reason: '"keywords" must be a list of terms copied from the text, each with its "weight".' };
}

/** Weights from 0 to 1. One that is too large is a mistake; several are on another scale. */
function inRange(keywords: readonly Keyword[]): readonly Keyword[] {
  const largest = Math.max(...keywords.map(({ weight }) => weight));
  const scale = keywords.filter(({ weight }) => weight > 1).length > 1 ? largest : 1;
  return keywords.map(({ term, weight }) => ({ term, weight: Math.min(Math.max(weight / scale, 0), 1) }));
}

/** Each term once, with its highest weight to four decimals, heaviest first. */
function merged(keywords: readonly Keyword[], max: number): readonly Keyword[] {
  const byKey = new Map<string, Keyword>();
  for (const { term, weight } of keywords) {
    const key = fold(term);
    const known = byKey.get(key);
    const rounded = Math.round(weight * 10_000) / 10_000;
    byKey.set(key, { term: known?.term ?? term, weight: Math.max(known?.weight ?? 0, rounded) });
  }
  return [...byKey.values()].sort((a, b) => b.weight - a.weight).slice(0, max);
}
