import { MAX_URL, parseWebUrl } from '../../formats/url/web-url.ts';

/** Statuses whose Location is followed (Fetch standard, redirect status). */
const followed = new Set([301, 302, 303, 307, 308]);

/** The target of a redirect, as written; undefined for a final answer (also without Location, 300, 304). */
export function locationOf(status: number, location: string | undefined): string | undefined {
  return followed.has(status) && location?.trim() ? location.trim() : undefined;
}

/**
 * The URL of a Location header: relative to the requested one, whose fragment it inherits (RFC 9110 10.2.2), without
 * credentials. undefined when it is not an http or https URL, or too long.
 */
export function redirectTarget(location: string, from: URL): URL | undefined {
  const target = parseWebUrl(asUtf8(location), from);
  if (target === undefined || target.href.length > MAX_URL) return undefined;
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
