import { type Members, objectsIn } from './answer.ts';

/**
 * The verdict on an answer: its value, or why it is unusable. `secondBest` is the value used for such an answer when
 * another request brings nothing better.
 */
export type Judged<Value> =
  | { readonly value: Value }
  | { readonly reason: string; readonly secondBest?: { readonly value: Value } };

/** The first usable object in an answer by what `judge` says of each; else the best reason among the others. */
export async function readAnswer<Value>(
  answer: string,
  judge: (members: Members) => Judged<Value>,
): Promise<Judged<Value>> {
  const { jsonrepair } = await import('jsonrepair');
  let refusal: { readonly reason: string; readonly secondBest?: { readonly value: Value } } | undefined;
  for (const members of objectsIn(answer, jsonrepair)) {
    const judged = judge(members);
    if ('value' in judged) return judged;
    if (refusal === undefined || (refusal.secondBest === undefined && judged.secondBest)) refusal = judged;
  }
  return refusal ?? { reason: 'The answer holds no JSON object.' };
}
