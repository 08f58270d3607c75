import type * as ofNode from './utf8.ts';

/** Whether bytes are UTF-8, as in utf8.ts, by decoding them. */
export const isUtf8: typeof ofNode.isUtf8 = (bytes) => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};
