import { Refusal } from './refusal.ts';

/**
 * Waits for an operation, but not for ever. When it ends after that, its result is dropped. Throws Refusal with
 * `operation_timeout`, of which `onOver` is told.
 */
export function withDeadline<Value>(
  work: Promise<Value>,
  milliseconds: number,
  onOver: (refusal: Refusal) => void = () => {},
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      const refusal = timedOut(milliseconds);
      reject(refusal);
      onOver(refusal);
    };
    const timer = setTimeout(giveUp, milliseconds);
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
