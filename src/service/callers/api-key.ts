import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'sundry_';
const SECRET_LENGTH = 32;
const CHECK_LENGTH = 6;
const HINT_LENGTH = 4;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const WELL_FORMED = /^sundry_[0-9A-Za-z]{38}$/;

/** Why a value of X-Api-Key is not a live key. */
export type ApiKeyFault = 'malformed' | 'unknown' | 'revoked' | 'disabled' | 'expired';

const faultMessages: Readonly<Record<ApiKeyFault, string>> = {
  malformed: 'the value of X-Api-Key is not a key of this service: it is mistyped or cut short',
  unknown: 'this service has issued no such key',
  revoked: 'this key has been revoked',
  disabled: 'this key is disabled for now: ask the operator of this service',
  expired: 'this key has expired',
};

/** The caller sent something in X-Api-Key that is not a live key. Its message never repeats the value. */
export class ApiKeyError extends Error {
  override readonly name = 'ApiKeyError';
  readonly fault: ApiKeyFault;

  constructor(fault: ApiKeyFault) {
    super(faultMessages[fault]);
    this.fault = fault;
  }
}

/**
 * A new key: `sundry_`, 32 random base62 characters (190 bits), 6 base62 characters of their CRC-32. The
 * prefix and the check let secret scanners find a leaked key, and the service refuse a typo without a look-up.
 */
export function makeApiKey(): string {
  const secret = randomBase62(SECRET_LENGTH);
  return PREFIX + secret + checkOf(secret);
}

/** True when the text has the form of a key and its check fits. */
export function isApiKey(text: string): boolean {
  if (!WELL_FORMED.test(text)) return false;
  const secret = text.slice(PREFIX.length, PREFIX.length + SECRET_LENGTH);
  return text.endsWith(checkOf(secret));
}

/** Each character of the prefix as it is or percent-encoded (RFC 3986 2.1). */
const ENCODED_PREFIX = new RegExp(
  [...PREFIX].map((character) => `(?:${character}|%${character.charCodeAt(0).toString(16)})`).join(''),
  'i',
);

/**
 * Whether a key was sent where none is read: as a Bearer token, or as the whole value of a query parameter. `query`
 * is still encoded; it is decoded only where the prefix of a key is in it.
 */
export function hasMisplacedKey(authorization: string | undefined, query: string): boolean {
  if (authorization !== undefined) {
    const [, token = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
    if (isApiKey(token)) return true;
  }
  return ENCODED_PREFIX.test(query) && [...new URLSearchParams(query).values()].some(isApiKey);
}

/** SHA-256 in lower-case hex: all that is stored. No salt, no slow hash: 190 random bits cannot be guessed. */
export function hashApiKey(key: string): string {
  return hash('sha256', key, 'hex');
}

/** The first 4 random characters: they tell keys apart in lists and logs, and serve as the id of a key. */
export function apiKeyHint(key: string): string {
  return key.slice(PREFIX.length, PREFIX.length + HINT_LENGTH);
}

/** True when the text has the form of a hint. */
export function isApiKeyHint(text: string): boolean {
  return /^[0-9A-Za-z]{4}$/.test(text);
}

/** Bytes from 248 up are dropped: 256 is not a multiple of 62, and the remainder would favour the first letters. */
function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && text.length < length) text += ALPHABET[byte % 62];
    }
  }
  return text;
}

/** CRC-32 (IEEE 802.3, as in PNG and zip) of the ASCII characters, in base62, most significant digit first. */
function checkOf(secret: string): string {
  let rest = crc32(secret);
  let text = '';
  for (let digit = 0; digit < CHECK_LENGTH; digit += 1) {
    text = ALPHABET[rest % 62] + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}
