import type { ModelSession, Operation, Ports } from '../../operation.ts';

/** The `model` of all answers of the built-in engine. It changes when they do. */
export const BUILT_IN = 'sundry-text-8';

const WARNING = 'x-text-warning';
const CUT = 'text-cut-by-model';

/** The header that answers of a language model may have. */
export const warningHeaders = {
  [WARNING]: {
    description:
      'Sent with an answer that may lack a part of the text: text-cut-by-model (the model seems to have read only a part ' +
      'of it, since its context is too small)',
    schema: { type: 'string', enum: [CUT] },
  },
} as const satisfies NonNullable<Operation['output']['headers']>;

/** What a task gives, and by whom. */
export interface Answer<Value> {
  readonly value: Value;
  readonly model: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The two implementations of one task. */
export interface Engines<Value> {
  readonly builtIn: () => Value | Promise<Value>;
  readonly model: (session: ModelSession) => Promise<Value>;
}

/** Runs a task by the language model if there is one, and by the built-in engine otherwise. */
export async function answer<Value>(
  { languageModel, visit }: Ports<'languageModel'>,
  { builtIn, model }: Engines<Value>,
): Promise<Answer<Value>> {
  if (languageModel === undefined) return { value: await builtIn(), model: BUILT_IN, headers: {} };
  const session = languageModel.open(visit);
  const value = await model(session);
  const headers = session.isPromptCut ? { [WARNING]: CUT } : {};
  return { value, model: await session.modelId(), headers };
}
