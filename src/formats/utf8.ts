import * as buffer from 'node:buffer';

/** Whether bytes are UTF-8 (RFC 3629). Bundles for browsers get utf8.browser.ts in place of this file. */
export const isUtf8: (bytes: Uint8Array) => boolean = buffer.isUtf8;
