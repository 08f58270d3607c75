import { Refusal } from '../http/refusal.ts';

/** What has to be ended with an operation. */
interface Ending {
  /** The operation is over its time. */
  giveUp(refusal: Refusal): void;
  /** It is over, in whatever way. */
  end(): void;
}

/**
 * Waits for an operation, but not for ever. When it ends after that, its result is dropped. Throws Refusal with
 * `operation_timeout`.
 */
export function withDeadline<Value>(
  work: Promise<Value>,
  milliseconds: number,
  ending: Ending,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      const refusal = timedOut(milliseconds);
      reject(refusal);
      ending.giveUp(refusal);
      ending.end();
    };
    const timer = setTimeout(giveUp, milliseconds);
    work.then(
      (value) => {
        clearTimeout(timer);
        ending.end();
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        ending.end();
        reject(error);
      },
    );
  });
}

/** The 503 of a call that took too long. */
export function timedOut(milliseconds: number): Refusal {
  return new Refusal(
    'operation_timeout',
    `The call was given up after ${Math.round(milliseconds / 100) / 10} seconds.`,
    { headers: ['retry-after', '1'] },
  );
}
