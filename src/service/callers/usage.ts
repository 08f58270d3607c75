import type { Caller } from './caller.ts';

/** What an answer shows of its caller. */
export interface Usage {
  /** undefined where the caller is unknown: the store is away, or its key was refused. */
  readonly caller: Caller | undefined;
  /** Counted calls of the caller, this one included. */
  readonly used: number;
}

/** A request that failed, with what its answer shows of the caller all the same. */
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
