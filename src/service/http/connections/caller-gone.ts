/** The caller hung up, or the connection broke, before its answer was ready. */
export class CallerGone extends Error {
  override readonly name = 'CallerGone';
}
