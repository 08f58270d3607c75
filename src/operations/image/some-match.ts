import { findText } from '../../formats/find-text.ts';

/** Most places that are looked at: a picture has a few, and each takes time. */
const MAX_MATCHES = 1000;

/** Whether a text occurs where `test` holds. Bytes with more places than are looked at are taken for ones where it does. */
export function someMatch(bytes: Uint8Array, text: string, test: (at: number) => boolean): boolean {
  let left = MAX_MATCHES;
  for (let at = findText(bytes, text); at >= 0; at = findText(bytes, text, at + 1)) {
    if (left-- === 0 || test(at)) return true;
  }
  return false;
}
