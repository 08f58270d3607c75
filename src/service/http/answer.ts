import type { Usage } from '../callers/usage.ts';

/** An answer before the headers that all answers have. */
export interface Answer {
  readonly status: number;
  /** Name, value, name, value; names in lower case. */
  readonly headers: readonly string[];
  readonly body?: Uint8Array;
}

/** The result of a request, with what the answer shows about its caller. */
export interface Outcome {
  readonly answer: Answer;
  readonly usage: Usage;
  /** What the log and the metrics say of a tool call; that of the endpoint and the answer where left out. */
  readonly recorded?: Recorded;
}

/** A call inside of a request. */
export interface Recorded {
  readonly operation: string;
  /** That of the same call over HTTP. */
  readonly status: number;
}
