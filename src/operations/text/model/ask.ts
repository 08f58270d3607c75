import { UpstreamError } from '../../../errors.ts';
import type { ModelQuestion, ModelSession } from '../../../operation.ts';
import type { Judged, SecondBest } from './reading/judged.ts';

/**
 * Asks the model until `read` finds a usable answer. After an answer with a second best it asks once more. Throws as
 * ModelSession.ask does without even a second best, or where that depends on a second answer which does not agree.
 */
export async function ask<Value>(
  session: ModelSession,
  question: Omit<ModelQuestion<Value>, 'read'>,
  read: (answer: string) => Promise<Judged<Value>>,
): Promise<Value> {
  let kept: SecondBest<Value> | undefined;
  const readOrKeep = async (answer: string) => {
    const judged = await read(answer);
    if ('value' in judged || judged.secondBest === undefined) return judged;
    const { value, provided } = judged.secondBest;
    if (kept !== undefined && kept.provided === provided) return { value };
    kept = judged.secondBest;
    return { reason: judged.reason };
  };
  try {
    return await session.ask({ ...question, read: readOrKeep });
  } catch (error) {
    if (kept === undefined || kept.provided !== undefined || !(error instanceof UpstreamError)) throw error;
    return kept.value;
  }
}
