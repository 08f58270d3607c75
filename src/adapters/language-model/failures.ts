import { UpstreamError } from '../../errors.ts';

/** The back end is not there, or not itself: what the circuit counts. */
export class BrokenBackEndError extends UpstreamError {}

// The sentences tell nothing of the back end: what it says, where it is and with what key stays here.

export function broken(): UpstreamError {
  return new BrokenBackEndError(
    'upstream_failed',
    'The language model failed. The call was not counted; try again in a moment.',
  );
}

export function tooSlow(): UpstreamError {
  return new BrokenBackEndError(
    'upstream_timeout',
    'The language model did not answer in time. The call was not counted.',
  );
}

/** It answers that it cannot answer now (503). */
export function notReady(retryAfterSeconds: number): UpstreamError {
  return new BrokenBackEndError('overloaded', busySentence, retryAfterSeconds);
}

/** It takes no more requests of ours now (429). */
export function rateLimited(retryAfterSeconds: number): UpstreamError {
  return new UpstreamError('overloaded', busySentence, retryAfterSeconds);
}

/** It does not take the request at all: a wrong key, a model it does not have, a quota of its own. */
export function turnedDown(): UpstreamError {
  return new UpstreamError(
    'upstream_failed',
    'The language model turned the request down. The call was not counted; the operator of this service can ' +
      'find the reason.',
  );
}

/** It failed so often that it is not asked for a while. */
export function resting(retryAfterSeconds: number): UpstreamError {
  return new UpstreamError(
    'overloaded',
    'The language model has failed several times in a row and is not asked for a moment. The call was not counted.',
    retryAfterSeconds,
  );
}

const busySentence = 'The language model takes no more requests at the moment. The call was not counted.';
