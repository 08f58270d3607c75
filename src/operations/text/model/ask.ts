import { UpstreamError } from '../../../errors.ts';
import type { ModelQuestion, ModelSession } from '../../../operation.ts';
import { type Members, objectsIn, type Repair } from './answer.ts';

/**
 * The verdict on an answer: its value, or why it is unusable. `secondBest` is the value used for such an answer when
 * another request brings nothing better.
 */
export type Judged<Value> =
  | { readonly value: Value }
  | { readonly reason: string; readonly secondBest?: { readonly value: Value } };

/**
 * Asks the model until `judge` finds a usable object in an answer. After an answer with a second best it asks
 * once more. Throws as ModelSession.ask does without even a second best.
 */
export async function ask<Value>(
  session: ModelSession,
  question: Omit<ModelQuestion<Value>, 'read'>,
  judge: (answer: Members) => Judged<Value>,
): Promise<Value> {
  const { jsonrepair } = await import('jsonrepair');
  let kept: { readonly value: Value } | undefined;
  const read = (text: string): { readonly value: Value } | { readonly reason: string } => {
    const judged = judgeAll(text, jsonrepair, judge);
    if ('value' in judged || judged.secondBest === undefined) return judged;
    if (kept !== undefined) return judged.secondBest;
    kept = judged.secondBest;
    return { reason: judged.reason };
  };
  try {
    return await session.ask({ ...question, read });
  } catch (error) {
    if (kept === undefined || !(error instanceof UpstreamError)) throw error;
    return kept.value;
  }
}

/** The first usable object; else the best reason among the others. */
function judgeAll<Value>(
  text: string,
  repair: Repair,
  judge: (answer: Members) => Judged<Value>,
): Judged<Value> {
  let refusal: { readonly reason: string; readonly secondBest?: { readonly value: Value } } | undefined;
  for (const answer of objectsIn(text, repair)) {
    const judged = judge(answer);
    if ('value' in judged) return judged;
    if (refusal === undefined || (refusal.secondBest === undefined && judged.secondBest)) refusal = judged;
  }
  return refusal ?? { reason: 'The answer holds no JSON object.' };
}
