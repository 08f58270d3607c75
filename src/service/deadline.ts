import { Refusal } from './refusal.ts';

/**
 * Waits for an operation, but not for ever. When it ends after that, its result is dropped. Throws Refusal with
 * `operation_timeout`, which `onOver` gets before that; `onEnd` is called when the operation is over in any way.
 */
export function withDeadline<Value>(
  work: Promise<Value>,
  milliseconds: number,
  onOver: (refusal: Refusal) => void = () => {},
  onEnd: () => void = () => {},
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      const refusal = timedOut(milliseconds);
      reject(refusal);
      onOver(refusal);
      onEnd();
    };
    const timer = setTimeout(giveUp, milliseconds);
    work.then(
      (value) => {
        clearTimeout(timer);
        onEnd();
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        onEnd();
        reject(error);
      },
    );
  });
}

/** The 503 of a call that took too long. */
export function timedOut(milliseconds: number): Refusal {
  return new Refusal(
    'operation_timeout',
    `The call was given up after ${Math.round(milliseconds / 100) / 10} seconds. It was not counted.`,
    { headers: ['retry-after', '1'] },
  );
}
