import { redirectSentence } from '../formats/redirect.ts';
import { failure, readAnswer } from './answer.ts';
import type { Failure, FileAnswer, JsonAnswer, Outcome } from './outcome.ts';

/** One operation of one service, and how it is called. */
export interface Call {
  /** Without a slash at the end. */
  readonly base: string;
  /** Method, path, and of a file its member and media type. */
  readonly route: string;
  readonly key: string | undefined;
  readonly fetch: typeof fetch;
  readonly retries: number;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

type AnyOutcome = Outcome<JsonAnswer<unknown> | FileAnswer>;

/** The longest Retry-After, in seconds, that a call waits for. */
const MAX_WAIT_LENGTH = 10;

/** Milliseconds before the first retry of a failure that names no time; doubled for each further one. */
const FIRST_WAIT_MS = 250;

/** Calls, and calls again where that may help. Rejects only with the reason of the signal. */
export async function callWithRetries(call: Call, input: unknown): Promise<AnyOutcome> {
  for (let retry = 0; ; retry++) {
    const outcome = await callOnce(call, input);
    if (outcome.ok || retry >= call.retries || !mayHelp(outcome)) return outcome;
    const { retryAfter } = outcome;
    // Clients that failed together do not come back together.
    const wait = FIRST_WAIT_MS * 2 ** retry * (0.5 + Math.random() / 2);
    await sleep(retryAfter === undefined ? wait : retryAfter * 1000, call.signal);
  }
}

function mayHelp({ status, problem, retryAfter }: Failure): boolean {
  if (retryAfter !== undefined && retryAfter > MAX_WAIT_LENGTH) return false;
  return status === 503 || problem.code === 'network_error' || (status === 429 && retryAfter !== undefined);
}

async function callOnce(call: Call, input: unknown): Promise<AnyOutcome> {
  const { base, key, timeoutMs, signal, fetch } = call;
  const request = requestOf(call.route, input);
  if (request === undefined) return failure('unwritable_input', 'The input cannot be written as JSON.');
  const [method, path, body, type = 'application/json'] = request;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(base + path, {
      method,
      // The key would be sent wherever it leads.
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'content-type': type }),
        ...(key !== undefined && { 'x-api-key': key }),
      },
      ...(body !== undefined && { body }),
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
    const redirect = redirectSentence(response, { base, path }, 'baseUrl');
    if (redirect !== undefined) {
      await response.body?.cancel();
      return failure('unexpected_answer', `${redirect}.`, response.status);
    }
    return await readAnswer(response);
  } catch (error) {
    signal?.throwIfAborted();
    if (timeout.aborted) return failure('timeout', `There was no answer within ${timeoutMs} ms.`);
    return failure('network_error', `${base} cannot be reached: ${reasonOf(error)}.`);
  }
}

/** Method, path, body and its type. undefined for an input that JSON cannot hold, such as one that contains itself. */
function requestOf(
  route: string,
  input: unknown,
): readonly [string, string, (string | Uint8Array<ArrayBuffer>)?, string?] | undefined {
  const [method = '', path = '', member = '', type = ''] = route.split(' ');
  const members: Readonly<Record<string, unknown>> = Object(input);
  const file = members[member];
  if (file instanceof Uint8Array) {
    // A body may not be a view of shared memory, which callers do not have.
    return [method, path + queryOf(members, member), file as Uint8Array<ArrayBuffer>, type];
  }
  if (method === 'GET') return [method, path + queryOf(members)];
  try {
    return [method, path, typeof input === 'string' ? input : JSON.stringify(input ?? {})];
  } catch {
    return undefined;
  }
}

function queryOf(members: Readonly<Record<string, unknown>>, without?: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(members)) {
    if (name !== without && value !== undefined) query.set(name, String(value));
  }
  return query.size > 0 ? `?${query}` : '';
}

/** Node puts the reason into the cause of an error that says "fetch failed". */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
}

/** Rejects with the reason of the signal. */
function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted) abort();
  });
}
