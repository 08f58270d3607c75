/** No HTTP answer, or none that could be read to its end. The message is the cause in a word, such as ECONNREFUSED. */
export class NoReplyError extends Error {
  override readonly name = 'NoReplyError';
}

export interface Reply {
  readonly status: number;
  /** The wait of Retry-After (RFC 9110 10.2.3), in milliseconds; undefined without one. */
  readonly retryAfterMs: number | undefined;
  readonly text: string;
  /** Whether there was more, which is not read. */
  readonly isCut: boolean;
}

export interface Message {
  readonly url: string;
  readonly key: string | undefined;
  /** Sent by POST as JSON; without it the message is a GET. */
  readonly body?: unknown;
  /** Bytes of a successful answer that are read, at most. */
  readonly mostBytes: number;
}

/** The same of a refusal: some quote the request. */
const MOST_REFUSAL_BYTES = 65_536;

/**
 * Sends one message and reads the answer, whatever its status; the connection of one that is too long is ended.
 * Redirects are not followed: they would send the key elsewhere. Throws NoReplyError, and the signal's reason when that is
 * aborted.
 */
export async function exchange({ url, key, body, mostBytes }: Message, signal: AbortSignal): Promise<Reply> {
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal,
    });
    const { status, headers } = response;
    const read = await readBody(response, response.ok ? mostBytes : MOST_REFUSAL_BYTES);
    return { status, retryAfterMs: retryAfterMs(headers, Date.now()), ...read };
  } catch (cause) {
    signal.throwIfAborted();
    throw new NoReplyError(wordFor(cause), { cause });
  }
}

/** fetch wraps the cause; the code of the system or of its client discloses no address. */
function wordFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'string') return code;
  return error instanceof Error && error.cause !== undefined ? wordFor(error.cause) : 'no HTTP answer';
}

async function readBody(response: Response, most: number): Promise<Pick<Reply, 'text' | 'isCut'>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    length += part.byteLength;
    // To leave the loop cancels the body, which ends the connection.
    if (length > most) break;
  }
  const text = Buffer.concat(parts, Math.min(length, most)).toString();
  return { text, isCut: length > most };
}

/** Seconds or a date; `retry-after-ms`, which some back ends send beside it, is finer. */
function retryAfterMs(headers: Headers, now: number): number | undefined {
  const fine = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (fine >= 0) return fine;
  const value = headers.get('retry-after')?.trim() ?? '';
  const milliseconds = /^\d+(?:\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}
