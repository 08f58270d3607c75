import type { ErrorCode } from '../../errors.ts';

interface RefusalOptions {
  readonly headers?: readonly string[];
  readonly members?: Readonly<Record<string, unknown>>;
}

/**
 * A request that the service itself refuses, before or beside any operation: wrong path, method, media type,
 * length, key, a full quota. `detail` is the sentence the caller reads.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  /** Response headers of this refusal, as name, value, name, value. */
  readonly headers: readonly string[];
  /** Further members of the problem body, such as `limit` and `reset`. */
  readonly members: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, detail: string, { headers = [], members = {} }: RefusalOptions = {}) {
    super(detail);
    this.code = code;
    this.headers = headers;
    this.members = members;
  }
}
