import type { Cost } from '../../operation.ts';
import type { MarkdownInput } from './schema.ts';

const START = 0.5;
const PER_BYTE = 350e-6;

/** Of a cell of a table, which is measured and wrapped for itself. */
const PER_CELL = 0.01;

/** Of a picture, which may have millions of pixels in few bytes. */
const PER_PICTURE = 100;

/** A text takes time for its letters and cells, and for its pictures by their number, whatever their bytes. */
export const markdownCost: Cost<MarkdownInput> = {
  ofBytes: (bodyBytes) => START + bodyBytes * PER_BYTE,
  ofInput: ({ markdown }) =>
    START +
    markdown.length * PER_BYTE +
    count(markdown, BAR) * PER_CELL +
    count(markdown, COLON, endsScheme) * PER_PICTURE,
};

const BAR = 0x7c;
const COLON = 0x3a;

function count(text: Uint8Array, byte: number, isCounted = (_text: Uint8Array, _at: number) => true): number {
  let found = 0;
  for (let at = text.indexOf(byte); at >= 0; at = text.indexOf(byte, at + 1)) {
    if (isCounted(text, at)) found += 1;
  }
  return found;
}

/** Whether a colon is that of `data:` in any case (RFC 2397). */
function endsScheme(text: Uint8Array, colon: number): boolean {
  return /data$/i.test(String.fromCharCode(...text.subarray(Math.max(0, colon - 4), colon)));
}
