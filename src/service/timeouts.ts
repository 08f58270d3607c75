/** How long the server waits for what, in milliseconds. */
export interface Timeouts {
  /** From the first byte of a request, or the opening of a connection, to the end of its headers. */
  readonly headersMs: number;
  /** To the end of its body. */
  readonly requestMs: number;
  /** For the next request on an open connection: above the 60 seconds of common proxies, so that they close first. */
  readonly keepAliveMs: number;
  /** How often the above are looked at; Node's own 30 seconds would make them meaningless. */
  readonly checkMs: number;
  /** For an operation to end. */
  readonly operationMs: number;
}

export const defaultTimeouts: Timeouts = {
  headersMs: 10_000,
  requestMs: 15_000,
  keepAliveMs: 72_000,
  checkMs: 1000,
  operationMs: 30_000,
};
