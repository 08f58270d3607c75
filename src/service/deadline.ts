import { Refusal } from './refusal.ts';

/**
 * Waits for an operation, but not for ever. When it ends after that, its result is dropped. Throws Refusal with
 * `operation_timeout`.
 */
export function withDeadline<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(timedOut(milliseconds)), milliseconds);
    work.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}

/** The 503 of a call that took too long. */
export function timedOut(milliseconds: number): Refusal {
  return new Refusal(
    'operation_timeout',
    `The call was given up after ${milliseconds / 1000} seconds. It was not counted.`,
    { headers: ['retry-after', '1'] },
  );
}
