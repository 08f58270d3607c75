import { isObject } from '../../../../schema/prepare.ts';
import { type Members, objectsIn, parsed } from './answer.ts';

/**
 * The verdict on an answer: its value, or why it is unusable. `secondBest` is the value used for such an answer when
 * another request brings nothing better; with `provided`, only where another answer has one with the same.
 */
export type Judged<Value> =
  | { readonly value: Value }
  | { readonly reason: string; readonly secondBest?: SecondBest<Value> };

export interface SecondBest<Value> {
  readonly value: Value;
  readonly provided?: string;
}

/**
 * The first usable object in an answer by what `judge` says of each, or one a level deeper; else the best reason among the
 * others. A list alone is read as the member that `list` names.
 */
export async function readAnswer<Value>(
  answer: string,
  judge: (members: Members) => Judged<Value>,
  list?: string,
): Promise<Judged<Value>> {
  const { jsonrepair } = await import('jsonrepair');
  let refusal: { readonly reason: string; readonly secondBest?: SecondBest<Value> } | undefined;
  for (const members of objectsIn(answer, jsonrepair, list)) {
    for (const candidate of [...packed(members), members, ...deeper(members, list)]) {
      const judged = judge(candidate);
      if ('value' in judged) return judged;
      if (refusal === undefined || (refusal.secondBest === undefined && judged.secondBest)) refusal = judged;
    }
  }
  return refusal ?? { reason: 'The answer holds no JSON object.' };
}

/** The objects that an object of few members holds as JSON in a text. */
function packed(members: Members): readonly Members[] {
  const values = Object.values(members);
  if (values.length > MAX_FRAMED) return [];
  return values.map((value) => (typeof value === 'string' ? parsed(value) : undefined)).filter(isObject);
}

/** The objects that an object of few members holds beside its own: it may be a frame around the answer. */
function deeper(members: Members, own: string | undefined): readonly Members[] {
  const entries = Object.entries(members);
  if (entries.length > MAX_FRAMED) return [];
  return entries.flatMap(([name, value]) => {
    const framed: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
    if (!isObject(framed)) return [];
    return own === undefined || name !== own || Object.hasOwn(framed, own) ? [framed] : [];
  });
}

const MAX_FRAMED = 3;
