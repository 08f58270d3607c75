import { findText } from '../../formats/find-text.ts';
import type { Place } from './place.ts';

/** Most places that are looked at: a picture has a few, and each takes time. */
const MAX_MATCHES = 1000;

/** Whether a text occurs where `test` holds. Of bytes where it occurs more often than is looked at it cannot be told. */
export function someMatch(bytes: Uint8Array, text: string, test: (at: number) => Place): Place {
  let left = MAX_MATCHES;
  let unclear: Place = false;
  for (let at = findText(bytes, text); at >= 0; at = findText(bytes, text, at + 1)) {
    if (left-- === 0) return 'too-much-to-read';
    const place = test(at);
    if (place === true) return true;
    unclear ||= place;
  }
  return unclear;
}
