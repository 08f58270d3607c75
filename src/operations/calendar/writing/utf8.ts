const encoder = new TextEncoder();
const scratch = new Uint8Array(12_288);

/**
 * A text in UTF-8, good until the next call; half a surrogate pair becomes U+FFFD. One buffer serves all texts that
 * fit, because a new one takes longer than encoding a short text.
 */
export function utf8(text: string): Uint8Array {
  // A UTF-16 unit becomes three octets at most.
  if (text.length * 3 > scratch.length) return encoder.encode(text);
  return scratch.subarray(0, encoder.encodeInto(text, scratch).written);
}
