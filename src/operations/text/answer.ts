import type { ModelSession, Ports } from '../../operation.ts';

/** The `model` of all answers of the built-in engine. It changes when they do. */
export const BUILT_IN = 'sundry-text-5';

/** The two implementations of one task. */
export interface Engines<Value> {
  readonly builtIn: () => Value | Promise<Value>;
  readonly model: (session: ModelSession) => Promise<Value>;
}

/** Runs a task by the language model if there is one, and by the built-in engine otherwise. */
export async function answer<Value>(
  { languageModel, visit }: Ports<'languageModel'>,
  { builtIn, model }: Engines<Value>,
): Promise<{ readonly value: Value; readonly model: string }> {
  if (languageModel === undefined) return { value: await builtIn(), model: BUILT_IN };
  const session = languageModel.open(visit);
  return { value: await model(session), model: await session.modelId() };
}
