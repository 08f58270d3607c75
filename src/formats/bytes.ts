/** The bytes from `start` as ASCII, at most `length` of them. */
export function asciiAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}

/** The type of a chunk, four characters of ASCII: a quarter of the time of `asciiAt`, which makes a list of them. */
export function typeAt(bytes: Uint8Array, start: number): string {
  return String.fromCharCode(bytes[start]!, bytes[start + 1]!, bytes[start + 2]!, bytes[start + 3]!);
}

/** Whether a text of ASCII or Latin-1 begins at `start`. */
export function hasText(bytes: Uint8Array, start: number, text: string): boolean {
  if (start + text.length > bytes.length) return false;
  for (let i = 0; i < text.length; i++) {
    if (bytes[start + i] !== text.charCodeAt(i)) return false;
  }
  return true;
}

/** The bytes of all parts in one piece: a single part itself, else a copy. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  if (parts.length === 1) return parts[0]!;
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
