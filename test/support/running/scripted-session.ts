import { UnusableAnswerError } from '../../../src/needs.ts';
import type { ModelQuestion, ModelSession } from '../../../src/operation.ts';

/** A question as it was asked, and why its answers were sent back. */
export interface Asked {
  readonly question: Omit<ModelQuestion<unknown>, 'read'>;
  readonly reasons: readonly string[];
}

/** The answers to a question, one for each attempt: a text, a value to be sent as JSON, or a failure to throw. */
export type Says = (question: ModelQuestion<unknown>, time: number) => unknown;

export interface ScriptedSession extends ModelSession {
  readonly asked: readonly Asked[];
  /** Most questions under way at the same time. */
  readonly mostAtOnce: number;
}

/** A model that gives these answers to each question and repeats the last one, at most three in all. */
export function sessionThatSays(...answers: readonly [unknown, ...unknown[]]): ScriptedSession {
  return sessionThat((_, time) => answers[Math.min(time, answers.length - 1)]);
}

/** A model that is a function; the session asks again as the adapter does. */
export function sessionThat(says: Says): ScriptedSession {
  const asked: Asked[] = [];
  let atOnce = 0;
  const session = {
    asked,
    mostAtOnce: 0,
    isPromptCut: false,
    modelId: async () => 'scripted',
    async ask<Value>({ read, ...question }: ModelQuestion<Value>): Promise<Value> {
      const reasons: string[] = [];
      asked.push({ question, reasons });
      atOnce++;
      session.mostAtOnce = Math.max(session.mostAtOnce, atOnce);
      try {
        for (let time = 0; time < 3; time++) {
          await new Promise((resolve) => setImmediate(resolve));
          const said = says({ read, ...question }, time);
          if (said instanceof Error) throw said;
          const judged = await read(typeof said === 'string' ? said : JSON.stringify(said));
          if ('value' in judged) return judged.value;
          reasons.push(judged.reason);
        }
        throw new UnusableAnswerError();
      } finally {
        atOnce--;
      }
    },
  };
  return session;
}
