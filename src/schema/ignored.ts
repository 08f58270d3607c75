import { type Place, pathOf } from './place.ts';

/** Most paths that an answer lists. */
const MAX_IGNORED = 20;

/** Longest path in characters, so that all of them fit into the header buffers of common proxies (4 KB). */
const MAX_PATH = 100;

/**
 * Adds the path of a member that was ignored, if it is new and there is room: `from.vat_id`, `items.*.sku`. It is
 * percent-encoded but for `A-Z a-z 0-9 . _ - *`, and ends after 100 characters.
 */
export function noteIgnored(ignored: string[], place: Place): void {
  if (ignored.length >= MAX_IGNORED) return;
  const path = encodePath(pathOf(place));
  if (!ignored.includes(path)) ignored.push(path);
}

/** The paths of two parts of a request: each once, at most 20. */
export function joinIgnored(first: readonly string[], second: readonly string[]): readonly string[] {
  if (first.length === 0) return second;
  return second.length === 0 ? first : [...new Set([...first, ...second])].slice(0, MAX_IGNORED);
}

function encodePath(path: string): string {
  if (path.length <= MAX_PATH && /^[\w.*-]*$/.test(path)) return path;
  let encoded = '';
  for (const character of path.slice(0, MAX_PATH).toWellFormed()) {
    const next = /[\w.*-]/.test(character) ? character : percentEncoded(character);
    if (encoded.length + next.length > MAX_PATH) break;
    encoded += next;
  }
  return encoded;
}

/** RFC 3986 2.1 and 2.5: the bytes of UTF-8. encodeURIComponent would leave `! ~ ' ( )` as they are. */
function percentEncoded(character: string): string {
  const bytes = new TextEncoder().encode(character);
  return Array.from(bytes, (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}
