import { hash } from 'node:crypto';

/**
 * SHA-256 (FIPS 180-4) of bytes, or of a text in UTF-8, in 64 hexadecimal digits. Bundles for browsers get sha256.browser.ts in
 * place of this file. For a short text it takes a third of the time of createHash, and of hashing in JavaScript.
 */
export const sha256Hex: (content: string | Uint8Array) => string = (content) =>
  hash('sha256', content, 'hex');
