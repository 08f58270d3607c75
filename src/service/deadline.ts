import { Refusal } from './refusal.ts';

/**
 * Waits for an operation, but not for ever. When it ends after that, its result is dropped. Throws Refusal with
 * `operation_timeout`.
 */
export function withDeadline<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      const detail = `The call was given up after ${milliseconds / 1000} seconds. It was not counted.`;
      reject(new Refusal('operation_timeout', detail, { headers: ['retry-after', '1'] }));
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
