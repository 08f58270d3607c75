import { InputError } from '../../../src/errors.ts';

/** The InputError a call ends in; any other end fails the test. */
export function refusalOf(run: () => unknown): InputError {
  try {
    run();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}
