import { UpstreamError } from '../../errors.ts';

/** The back end cannot be reached, or fails: what the circuit counts. */
export class BrokenBackEndError extends UpstreamError {}

// The sentences disclose nothing of the back end: neither its text, its address nor the key.

export function broken(): UpstreamError {
  return new BrokenBackEndError('upstream_failed', 'The language model failed. Try again in a moment.');
}

export function tooSlow(): UpstreamError {
  return new BrokenBackEndError('upstream_timeout', 'The language model did not answer in time.');
}

/** It is temporarily unavailable (503). */
export function notReady(retryAfterSeconds: number | undefined): UpstreamError {
  return new BrokenBackEndError('overloaded', busySentence, retryAfterSeconds);
}

/** It accepts no more requests for now (429). */
export function rateLimited(retryAfterSeconds: number | undefined): UpstreamError {
  return new UpstreamError('overloaded', busySentence, retryAfterSeconds);
}

/** It rejects the request: a wrong key, an unknown model, an exhausted quota. */
export function rejected(): UpstreamError {
  return new UpstreamError(
    'upstream_failed',
    'The language model rejected the request. The operator of this service can find the reason.',
  );
}

/** It failed so often that no requests are sent for a while. */
export function resting(retryAfterSeconds: number): UpstreamError {
  return new UpstreamError(
    'overloaded',
    'The language model has failed several times in a row. Requests to it are paused for a moment.',
    retryAfterSeconds,
  );
}

const busySentence = 'The language model accepts no more requests at the moment.';
