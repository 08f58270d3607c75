import { isObject } from './fault.ts';

/** The answer of a model, without the envelope. */
export interface Completion {
  /** The texts that may be the answer, the likeliest first; empty when there is none. */
  readonly texts: readonly string[];
  /** It ran out of tokens. */
  readonly isCut: boolean;
  /** The model refuses to answer this. */
  readonly isRefused: boolean;
  /** Tokens of the prompt as the back end counts them. */
  readonly promptTokens: number | undefined;
}

/**
 * Reads a chat completion whose answer may have `bound` tokens: content as text or in parts, else the arguments of a tool
 * call, of the first choice that has some; the reasoning only when there is nothing else, since some back ends put the
 * whole answer into it. An answer as long as its bound is cut, whatever the back end says: some say that it ended.
 */
export function readCompletion(value: Readonly<Record<string, unknown>>, bound?: number): Completion {
  const choices = (Array.isArray(value.choices) ? value.choices : []).filter(isObject).slice(0, MAX_CHOICES);
  const choice = choices.find((each) => saidIn(each).length > 0) ?? choices[0] ?? {};
  const message = messageOf(choice);
  const said = saidIn(choice);
  const thought = [message.reasoning_content, message.reasoning].filter(isVisible);
  const { finish_reason: end } = choice;
  const refusal = [message.refusal, refusalPart(message.content)].some(isVisible);
  const { prompt_tokens: promptTokens, completion_tokens: answerTokens } = isObject(value.usage)
    ? value.usage
    : {};
  return {
    texts: said.length > 0 ? said : thought.slice(0, 1),
    isCut:
      end === 'length' ||
      end === 'max_tokens' ||
      (bound !== undefined && (countIn(answerTokens) ?? 0) >= bound),
    isRefused: end === 'content_filter' || (refusal && said.length === 0),
    promptTokens: countIn(promptTokens),
  };
}

/** Texts that may be the answer, at most: what is said, and a call or two of a tool. */
const MAX_TEXTS = 3;
const MAX_CHOICES = 10;

function messageOf({ message }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return isObject(message) ? message : {};
}

function saidIn(choice: Readonly<Record<string, unknown>>): readonly string[] {
  const message = messageOf(choice);
  return [contentOf(message.content ?? choice.text), ...argumentsOf(message)]
    .filter(isVisible)
    .slice(0, MAX_TEXTS);
}

/** The text of content that is one, or that comes in parts or as one part. */
export function contentOf(content: unknown): unknown {
  if (!Array.isArray(content)) {
    if (!isObject(content)) return content;
    return content.type === 'text' ? content.text : JSON.stringify(content);
  }
  return content
    .map((part) => (isObject(part) ? part.text : part))
    .filter((text) => typeof text === 'string')
    .join('');
}

function refusalPart(content: unknown): unknown {
  return Array.isArray(content) ? content.find(isObject)?.refusal : undefined;
}

function argumentsOf({ tool_calls: calls, function_call: call }: Readonly<Record<string, unknown>>) {
  const functions = [...(Array.isArray(calls) ? calls : []).map((each) => each?.function), call];
  return functions
    .filter(isObject)
    .map(({ arguments: given }) => (isObject(given) ? JSON.stringify(given) : given));
}

function countIn(tokens: unknown): number | undefined {
  return typeof tokens === 'number' && tokens > 0 ? tokens : undefined;
}

function isVisible(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== '';
}
