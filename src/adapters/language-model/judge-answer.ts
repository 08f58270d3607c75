import { UnusableAnswerError } from '../../needs.ts';
import type { ModelQuestion } from '../../operation.ts';
import type { Completion } from './completion.ts';
import { isObject } from './fault.ts';
import { parseLeanJson } from './lean-json.ts';
import type { Correction } from './request-body.ts';

/** The outcome of a completion: a value, or a correction to send. */
export type Verdict<Value> =
  | { readonly value: Value }
  | { readonly longer: true }
  | { readonly correction: Correction };

/** A sentence that refuses to answer. A model refuses again when asked again. */
const refusal =
  /^\W*(?:as an ai\b|(?:i(?:['\u2019]m| am) )?(?:very |so )?sorry\b.{0,40}\b(?:can(?:not|['\u2019]t)|won['\u2019]t|unable)\b|i (?:can(?:not|['\u2019]t)|won['\u2019]t|am (?:unable|not able) to) (?:assist|help|comply|fulfil|process|do that))/i;
const MAX_REFUSAL_LENGTH = 300;

/** Checks a completion by its question. Throws UnusableAnswerError where a retry would not help. */
export async function judge<Value>(
  question: ModelQuestion<Value>,
  completion: Completion,
): Promise<Verdict<Value>> {
  const { texts, isCut, isRefused } = completion;
  if (isRefused) throw new UnusableAnswerError();
  // A truncated answer may look complete.
  const whole = isCut ? texts.filter(holdsAll) : texts;
  if (isCut && whole.length === 0) return { longer: true };
  let reason: string | undefined;
  for (const text of whole) {
    const read = await question.read(text);
    if ('value' in read) return read;
    reason ??= read.reason;
  }
  const [answer = ''] = whole;
  if (answer.length <= MAX_REFUSAL_LENGTH && refusal.test(answer)) throw new UnusableAnswerError();
  return { correction: { answer, reason: reason ?? 'It is empty.' } };
}

/** Whether a text holds a JSON object from its beginning to its end. */
function holdsAll(text: string): boolean {
  const answer = text.slice(text.lastIndexOf('</think>') + 1);
  return isObject(parseLeanJson(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)));
}
