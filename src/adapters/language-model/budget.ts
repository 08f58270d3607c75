/** What one question may use of the time of its call. */
export interface Budget {
  /** Aborted with an UpstreamError when the time is over, with the visit's reason when that is abandoned. */
  readonly signal: AbortSignal;
  /** Milliseconds. */
  readonly left: () => number;
}
