import type { ModelQuestion, Needs } from '../../operation.ts';

/** A world for the documents in which a language model gives this answer to every question. */
export function modelThatSays(answer: unknown): Partial<Needs> {
  return {
    languageModel: {
      open: () => ({
        isPromptCut: false,
        modelId: async () => 'llama3.1:8b',
        ask: async <Value>({ read }: ModelQuestion<Value>): Promise<Value> => {
          const judged = await read(JSON.stringify(answer));
          if ('reason' in judged) throw new Error(`the example's model is of no use: ${judged.reason}`);
          return judged.value;
        },
      }),
    },
  };
}
