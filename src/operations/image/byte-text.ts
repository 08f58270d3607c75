/** The bytes from `start` as ASCII, at most `length` of them. */
export function asciiAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}

/** Whether a text of ASCII or Latin-1 begins at `start`. */
export function hasText(bytes: Uint8Array, start: number, text: string): boolean {
  if (start + text.length > bytes.length) return false;
  for (let i = 0; i < text.length; i++) {
    if (bytes[start + i] !== text.charCodeAt(i)) return false;
  }
  return true;
}

/** Where a text of ASCII or Latin-1 is found, from `start` on; -1 where it is not. */
export function findText(bytes: Uint8Array, text: string, start = 0): number {
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first, start); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (hasText(bytes, at, text)) return at;
  }
  return -1;
}
