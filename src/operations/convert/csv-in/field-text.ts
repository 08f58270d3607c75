import type { RecordReader } from './record-reader.ts';

const QUOTE = 0x22;

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** The text of the field at a reader. */
export function textOf({ bytes, start, end, hasDoubled }: RecordReader): string {
  if (start === end) return '';
  const text = bytes.subarray(start, end);
  return utf8.decode(hasDoubled ? withSingleQuotes(text) : text);
}

/** A text without the first of each two quotes. */
function withSingleQuotes(bytes: Uint8Array): Uint8Array {
  const single = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] === QUOTE) at++;
    single[length++] = bytes[at]!;
  }
  return single.subarray(0, length);
}
