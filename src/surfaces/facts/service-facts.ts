/** What the documents state about the service that serves them. */
export interface ServiceFacts {
  /** Name of the release, as package.json has it. */
  readonly release: string;
  readonly limits: ServiceLimits;
}

/** The limits of the running service that concern its callers. */
export interface ServiceLimits {
  /** Calls a day for an address without a key; 0 where every call needs a key. */
  readonly freeDaily: number;
  /** Calls a month for a key without a limit of its own. */
  readonly paidMonthly: number;
  /** Bytes of the request line and the headers together. */
  readonly headerBytes: number;
  /** Milliseconds from the first byte of a request to the end of its headers. */
  readonly headersMs: number;
  /** Milliseconds from the end of the headers to that of the body. */
  readonly requestMs: number;
  /** For the longest files. */
  readonly longestRequestMs: number;
  /** Milliseconds an operation may run. */
  readonly operationMs: number;
  /** Memory for bodies and for answers not yet read, in MiB. */
  readonly bodyMemoryMiB: number;
}
