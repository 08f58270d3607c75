const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const PAD = 0x3d;

/** The value of each character of the alphabet, 64 for all others. */
const VALUES = new Uint8Array(128).fill(64);
for (const [value, character] of [...ALPHABET].entries()) VALUES[character.charCodeAt(0)] = value;

/** The characters of the alphabet as bytes. */
const CHARACTERS = new TextEncoder().encode(ALPHABET);

/**
 * The bytes of a base64 text (RFC 4648 section 4): padded, and with no other characters, so without line breaks.
 * undefined for any other text. Written here because it runs in browsers too, and `atob` accepts white space and texts
 * without padding.
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  const { length } = text;
  if (length % 4 !== 0) return undefined;
  const padding =
    length === 0 || text.charCodeAt(length - 1) !== PAD ? 0 : text.charCodeAt(length - 2) === PAD ? 2 : 1;
  const bytes = new Uint8Array((length / 4) * 3 - padding);
  let at = 0;
  for (let from = 0; from < length; from += 4) {
    const isPadded = from + 4 === length;
    const third = isPadded && padding === 2 ? 0 : valueAt(text, from + 2);
    const fourth = isPadded && padding > 0 ? 0 : valueAt(text, from + 3);
    const [first, second] = [valueAt(text, from), valueAt(text, from + 1)];
    if ((first | second | third | fourth) > 63) return undefined;
    const bits = (first << 18) | (second << 12) | (third << 6) | fourth;
    // What is behind the end of an array is not kept.
    bytes[at++] = bits >> 16;
    bytes[at++] = bits >> 8;
    bytes[at++] = bits;
  }
  return bytes;
}

/** The padded base64 of bytes. */
export function encodeBase64(bytes: Uint8Array): string {
  const characters = new Uint8Array(Math.ceil(bytes.length / 3) * 4);
  let at = 0;
  for (let from = 0; from < bytes.length; from += 3) {
    const bits = (bytes[from]! << 16) | ((bytes[from + 1] ?? 0) << 8) | (bytes[from + 2] ?? 0);
    for (let shift = 18; shift >= 0; shift -= 6) characters[at++] = CHARACTERS[(bits >> shift) & 63]!;
  }
  const missing = (3 - (bytes.length % 3)) % 3;
  characters.fill(PAD, characters.length - missing);
  return new TextDecoder('latin1').decode(characters);
}

function valueAt(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  return unit < 128 ? VALUES[unit]! : 64;
}
