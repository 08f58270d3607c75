import type { ErrorCode } from '../../errors.ts';

/**
 * A request the service itself turns away, before or beside any operation: wrong path, method, media type,
 * length, key, a full quota. `detail` is the sentence the caller reads.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  /** Response headers of this refusal, as name, value, name, value. */
  readonly headers: readonly string[];
  /** Further members of the problem body, as `limit` and `reset`. */
  readonly members: Readonly<Record<string, unknown>>;

  constructor(
    code: ErrorCode,
    detail: string,
    {
      headers = [],
      members = {},
    }: { headers?: readonly string[]; members?: Readonly<Record<string, unknown>> } = {},
  ) {
    super(detail);
    this.code = code;
    this.headers = headers;
    this.members = members;
  }
}
