/** A server and who asks it. */
export interface ServerAddress {
  /** Without a slash at its end. */
  readonly url: string;
  readonly key: string | undefined;
}

/** A server refused a call or failed; `problem` is the body of its answer where that is a problem (RFC 9457). */
export class ServerRefusal extends Error {
  override readonly name = 'ServerRefusal';
  readonly status: number;
  readonly problem: Readonly<Record<string, unknown>> | undefined;

  constructor(status: number, problem: ServerRefusal['problem']) {
    super(typeof problem?.detail === 'string' ? problem.detail : `the server answered ${status}`);
    this.status = status;
    this.problem = problem;
  }
}

/** No answer of a service came from the server. */
export class NoServerError extends Error {
  override readonly name = 'NoServerError';
}
