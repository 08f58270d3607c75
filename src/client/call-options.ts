import type { PlatformSignal } from './platform.ts';

/** Options of one call. */
export interface CallOptions {
  /** Ends the call, which then rejects with the reason of the signal. */
  readonly signal?: PlatformSignal;
}
