import { once } from 'node:events';
import {
  Agent as HttpAgent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
} from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';

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
const MAX_REFUSAL_BYTES = 65_536;

/** Connections are kept for the next question. */
const kept = { keepAlive: true, timeout: 10_000, maxFreeSockets: 16 };
const agents = { http: new HttpAgent(kept), https: new HttpsAgent(kept) };

/**
 * Sends one message and reads the answer, whatever its status; the connection of one that is too long is ended.
 * Redirects are not followed: they would send the key elsewhere. Throws NoReplyError, and the signal's reason when that is
 * aborted. Not by fetch, which holds the thread longer to load than any question does.
 */
export async function exchange(message: Message, signal: AbortSignal): Promise<Reply> {
  try {
    const response = await send(message, signal);
    const status = response.statusCode ?? 0;
    const isSuccess = status >= 200 && status < 300;
    const read = await readBody(response, isSuccess ? message.mostBytes : MAX_REFUSAL_BYTES);
    return { status, retryAfterMs: retryAfterMs(response.headers, Date.now()), ...read };
  } catch (cause) {
    signal.throwIfAborted();
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    // The code of the system or of its client discloses no address.
    throw new NoReplyError(typeof code === 'string' ? code : 'no HTTP answer', { cause });
  }
}

/** Resolves to the answer when its head has arrived. */
async function send({ url, key, body }: Message, signal: AbortSignal): Promise<IncomingMessage> {
  const content = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  const options = {
    method: content === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      'accept-encoding': 'identity',
      ...(content !== undefined && { 'content-type': 'application/json', 'content-length': content.length }),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    signal,
  };
  const request = url.startsWith('https:')
    ? requestHttps(url, { ...options, agent: agents.https })
    : requestHttp(url, { ...options, agent: agents.http });
  // What fails once the head has arrived fails the reading of the body.
  request.on('error', () => {});
  request.end(content);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

async function readBody(response: IncomingMessage, most: number): Promise<Pick<Reply, 'text' | 'isCut'>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response) {
    parts.push(part);
    length += part.byteLength;
    // To leave the loop ends the connection.
    if (length > most) break;
  }
  const text = Buffer.concat(parts, Math.min(length, most)).toString();
  return { text, isCut: length > most };
}

/** Seconds or a date; `retry-after-ms`, which some back ends send beside it, is finer. */
function retryAfterMs(headers: IncomingHttpHeaders, now: number): number | undefined {
  const fine = Number(headers['retry-after-ms'] ?? Number.NaN);
  if (fine >= 0) return fine;
  const value = headers['retry-after']?.trim() ?? '';
  const milliseconds = /^\d+(?:\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}
