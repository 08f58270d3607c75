/** Statuses whose Location is followed (Fetch standard, redirect status). */
const followed = new Set([301, 302, 303, 307, 308]);

/** Where an answer sends on, as written; undefined when it is the final one (also without Location, 300, 304). */
export function locationOf(status: number, location: string | undefined): string | undefined {
  return followed.has(status) && location?.trim() ? location.trim() : undefined;
}

/**
 * The URL behind a Location header: relative to the one asked, its fragment inherited (RFC 9110 10.2.2), without
 * credentials. undefined when it is none.
 */
export function redirectTarget(location: string, from: URL): URL | undefined {
  const text = asUtf8(location);
  if (!URL.canParse(text, from.href)) return undefined;
  const target = new URL(text, from);
  target.username = '';
  target.password = '';
  if (target.hash === '') target.hash = from.hash;
  return target;
}

/** Node reads headers as Latin-1; servers write UTF-8. */
function asUtf8(header: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(header, 'latin1'));
  } catch {
    return header;
  }
}
