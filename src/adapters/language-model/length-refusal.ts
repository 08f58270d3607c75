import type { Reply } from './exchange.ts';

/** A back end refuses a request because its prompt, or that with the answer, is longer than its context. */
export interface LengthRefusal {
  /** Whether a shorter answer may help. */
  readonly isAboutAnswer: boolean;
  /** Tokens left for the answer, where the reply names the context and the prompt. */
  readonly left: number | undefined;
  /** Tokens of the context, where the reply names it beside another number. */
  readonly context: number | undefined;
}

/** Statuses of such refusals: a fork of llama.cpp answers 500. */
const STATUSES = new Set([400, 413, 422, 500]);

const ABOUT_LENGTH =
  /context[ _-]?(?:length|size|window|limit)|context_length|available context|maximum context|\bn_ctx\b|max_model_len|max_(?:total|input)_tokens|max_new_tokens|(?:prompt|input|request|message|conversation)s?(?: is| are)? too (?:long|large|many)|too many (?:input |prompt )?tokens|(?:input|prompt|token)s?(?: length| limit| count)? (?:exceeds?|is longer|longer)/i;

const ABOUT_ANSWER = /max_(?:completion_|new_)?tokens|output|completion|generat|requested/i;

/** Beyond this many characters a refusal may quote the request, whose words are the caller's. */
const READ_CHARACTERS = 2000;

/** Answers of fewer tokens are not worth a request. */
const MIN_ANSWER_LENGTH = 64;
/** Left free of what a back end says is left: some count the ends of messages for themselves. */
const MARGIN = 16;

/** Reads a refusal of a request whose answer may have `tokens` tokens; undefined where it is about something else. */
export function lengthRefusal(
  { status, text }: Pick<Reply, 'status' | 'text'>,
  tokens: number,
): LengthRefusal | undefined {
  const beginning = text.slice(0, READ_CHARACTERS);
  if (!STATUSES.has(status) || !ABOUT_LENGTH.test(beginning)) return undefined;
  const { context, prompt } = sizesIn(beginning, tokens);
  const left = context === undefined || prompt === undefined ? undefined : context - prompt - MARGIN;
  const isTooLong = left !== undefined && left < MIN_ANSWER_LENGTH;
  return {
    isAboutAnswer: ABOUT_ANSWER.test(beginning) && !isTooLong,
    left: isTooLong || left === undefined || left >= tokens ? undefined : left,
    context,
  };
}

/** The context is the largest number beside the requested answer and sums with it, the prompt the next. */
function sizesIn(text: string, tokens: number): { readonly context?: number; readonly prompt?: number } {
  const all = [...new Set(text.match(/(?<![\w.])\d{2,9}(?!\w|\.\d)/g)?.map(Number))];
  const sums = new Set(all.map((number) => number + tokens));
  const sizes = all.filter((number) => number !== tokens && !sums.has(number)).sort((a, b) => b - a);
  const [context, prompt] = sizes;
  if (context === undefined || context < MIN_CONTEXT) return {};
  return prompt === undefined ? { context } : { context, prompt };
}

const MIN_CONTEXT = 256;
