import type { Caller } from './caller.ts';

/** What an answer shows about its caller. */
export interface Usage {
  /** undefined when the caller is unknown: the store is unavailable, or the key was refused. */
  readonly caller: Caller | undefined;
  /** Counted calls of the caller, this one included. */
  readonly used: number;
}

/** A request that failed, with what its answer still shows of the caller. */
export class FailedRequest extends Error {
  override readonly name = 'FailedRequest';
  readonly reason: unknown;
  readonly usage: Usage;

  constructor(reason: unknown, usage: Usage) {
    super('a request failed');
    this.reason = reason;
    this.usage = usage;
  }
}
