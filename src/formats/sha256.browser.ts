import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type * as ofNode from './sha256.ts';

/** SHA-256 of bytes or of a text, as in sha256.ts, at once: the Web Crypto API answers with a promise alone. */
export const sha256Hex: typeof ofNode.sha256Hex = (content) =>
  bytesToHex(sha256(typeof content === 'string' ? utf8ToBytes(content) : content));
