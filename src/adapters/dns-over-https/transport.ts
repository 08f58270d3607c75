/** No HTTP answer: refused, reset, or not within the time. Another try may do better. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

const MEDIA_TYPE = 'application/dns-message';
/** RFC 8484 6: no message is longer. */
const LONGEST_MESSAGE = 65_535;

/**
 * Sends a DNS message by POST (RFC 8484 4.1), so that no name stands in a proxy's log. Resolves to the message
 * that comes back; undefined when something else does: another status, a page instead of a message, too much.
 * Throws NoAnswerError when nothing comes within the time, in milliseconds. Redirects are not followed.
 */
export async function exchange(
  url: string,
  message: Uint8Array<ArrayBuffer>,
  timeoutMs: number,
): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': MEDIA_TYPE, accept: MEDIA_TYPE },
      body: message,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const [mediaType] = (response.headers.get('content-type') ?? '').split(';');
    if (response.status === 200 && mediaType?.trim().toLowerCase() === MEDIA_TYPE)
      return await read(response);
    await response.body?.cancel();
    return undefined;
  } catch (cause) {
    throw new NoAnswerError('no answer from the resolver', { cause });
  }
}

async function read(response: Response): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    length += part.byteLength;
    if (length > LONGEST_MESSAGE) return undefined;
  }
  return Buffer.concat(parts, length);
}
