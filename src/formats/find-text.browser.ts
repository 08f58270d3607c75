import { hasText } from './bytes.ts';
import type * as ofNode from './find-text.ts';

/** Where a text is found, as in find-text.ts. */
export const findText: typeof ofNode.findText = (bytes, text, start = 0) => {
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first, start); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (hasText(bytes, at, text)) return at;
  }
  return -1;
};
