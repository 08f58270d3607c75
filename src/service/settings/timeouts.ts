/** How long the server waits, in milliseconds. */
export interface Timeouts {
  /** From the first byte of a request, or the opening of a connection, to the end of its headers. */
  readonly headersMs: number;
  /** From there to the end of its body, unless that is a file. */
  readonly requestMs: number;
  /** The same for a file: a second for each 128 KiB it may have is added, up to this. */
  readonly longestRequestMs: number;
  /** For the next request on an open connection: above the 60 seconds of common proxies, so that they close first. */
  readonly keepAliveMs: number;
  /** How often the above are checked; Node's own 30 seconds would make them meaningless. */
  readonly checkMs: number;
  /** For a caller to read any part of an answer; for all of it, the next is added. */
  readonly unreadMs: number;
  /** For each 64 KiB of an answer. */
  readonly pieceMs: number;
  /** For the next request on an open connection once the service no longer listens. */
  readonly lingerMs: number;
  /** For the body of a request once the service no longer listens. */
  readonly lastBodyMs: number;
  /** For its caller to read the refusal of a body that has not arrived by then. */
  readonly lastAnswerMs: number;
  /** For an operation to end. */
  readonly operationMs: number;
}

export const defaultTimeouts: Timeouts = {
  headersMs: 10_000,
  requestMs: 15_000,
  longestRequestMs: 120_000,
  keepAliveMs: 72_000,
  checkMs: 1000,
  unreadMs: 30_000,
  pieceMs: 1000,
  lingerMs: 1000,
  lastBodyMs: 9000,
  lastAnswerMs: 9500,
  operationMs: 30_000,
};

/** Added to the language model's own time: 10 seconds until it has a place for the call, 2 to answer without it. */
const BESIDE_MODEL_MS = 12_000;

/** What is left of the time of a stop for the answers to bodies that have not arrived. */
const BEFORE_END_MS = 1000;

/** The times that the configuration sets, in milliseconds. */
interface GivenTimes {
  /** The time limit of the language model. */
  readonly modelMs: number | undefined;
  /** The time limit of a stop. */
  readonly stopMs: number;
}

/** The same with room for a language model, and for running calls to end within the time of a stop. */
export function timeoutsFor({ modelMs = 0, stopMs }: GivenTimes): Timeouts {
  const operationMs = Math.max(defaultTimeouts.operationMs, modelMs + BESIDE_MODEL_MS);
  const lingerMs = Math.min(defaultTimeouts.lingerMs, stopMs / 2);
  const beforeEndMs = Math.min(BEFORE_END_MS, stopMs / 4);
  const [lastBodyMs, lastAnswerMs] = [stopMs - beforeEndMs, stopMs - beforeEndMs / 2];
  return { ...defaultTimeouts, operationMs, lingerMs, lastBodyMs, lastAnswerMs };
}
