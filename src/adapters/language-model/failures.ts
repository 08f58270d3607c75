import { UpstreamError } from '../../errors.ts';

/** The back end cannot be reached, or fails: what the circuit counts. */
export class BrokenBackEndError extends UpstreamError {}

// The sentences reveal nothing of the back end: what it says, where it is and with what key stays here.

export function broken(): UpstreamError {
  return new BrokenBackEndError('upstream_failed', 'The language model failed. Try again in a moment.');
}

export function tooSlow(): UpstreamError {
  return new BrokenBackEndError('upstream_timeout', 'The language model did not answer in time.');
}

/** It answers that it cannot answer now (503). */
export function notReady(retryAfterSeconds: number | undefined): UpstreamError {
  return new BrokenBackEndError('overloaded', busySentence, retryAfterSeconds);
}

/** It accepts no more requests for now (429). */
export function rateLimited(retryAfterSeconds: number | undefined): UpstreamError {
  return new UpstreamError('overloaded', busySentence, retryAfterSeconds);
}

/** It rejects the request: a wrong key, a model it does not have, a quota of its own. */
export function rejected(): UpstreamError {
  return new UpstreamError(
    'upstream_failed',
    'The language model rejected the request. The operator of this service can find the reason.',
  );
}

/** It failed so often that it is not asked for a while. */
export function resting(retryAfterSeconds: number): UpstreamError {
  return new UpstreamError(
    'overloaded',
    'The language model has failed several times in a row and is not asked for a moment.',
    retryAfterSeconds,
  );
}

const busySentence = 'The language model accepts no more requests at the moment.';
