/** The bytes of line ends. */
export const LF = 0x0a;
export const CR = 0x0d;

/** Bytes of the line end at a place, 0 where there is none: CR, LF and CRLF end a line, also mixed in one text. */
export function lineEndAt(bytes: Uint8Array, at: number): 0 | 1 | 2 {
  const byte = bytes[at];
  if (byte === LF) return 1;
  if (byte !== CR) return 0;
  return bytes[at + 1] === LF ? 2 : 1;
}
