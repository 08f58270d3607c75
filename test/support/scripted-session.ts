import { UnusableAnswerError } from '../../src/needs.ts';
import type { ModelQuestion, ModelSession } from '../../src/operation.ts';

/** A question as it was asked, and why its answers were sent back. */
export interface Asked {
  readonly question: Omit<ModelQuestion<unknown>, 'read'>;
  readonly reasons: readonly string[];
}

/** What is said to the question asked so many times: a text, a value to be said as JSON, or a failure to throw. */
export type Says = (question: ModelQuestion<unknown>, time: number) => unknown;

export interface ScriptedSession extends ModelSession {
  readonly asked: readonly Asked[];
  /** Questions under way at the same time, at most. */
  readonly mostAtOnce: number;
}

/** A model that says these answers to each question, the last one again and again, at most three. */
export function sessionThatSays(...answers: readonly [unknown, ...unknown[]]): ScriptedSession {
  return sessionThat((_, time) => answers[Math.min(time, answers.length - 1)]);
}

/** A model that is a function; it asks again as the adapter does. */
export function sessionThat(says: Says): ScriptedSession {
  const asked: Asked[] = [];
  let atOnce = 0;
  const session = {
    asked,
    mostAtOnce: 0,
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
          const judged = read(typeof said === 'string' ? said : JSON.stringify(said));
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
