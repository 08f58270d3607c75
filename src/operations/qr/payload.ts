import { refuse } from '../../errors.ts';
import { type ErrorCorrection, encode, type QrSymbol } from '../../formats/qr/symbol.ts';
import { qrRequest } from './schema.ts';

type Members = Readonly<Record<string, string | undefined>>;

const MAX_BYTES = qrRequest.properties.data['x-max-bytes'];

/**
 * Encodes a payload built from `members`. One that is too long is reported at its longest member, since callers
 * of these operations send no `data`.
 */
export function encodePayload(payload: string, members: Members, ec: ErrorCorrection | undefined): QrSymbol {
  refuseLongPayload(payload, members, MAX_BYTES);
  return encode(payload, { ec });
}

/** Refuses a payload of more than `maxBytes` at the longest of its members. */
export function refuseLongPayload(payload: string, members: Members, maxBytes: number): void {
  const bytes = new TextEncoder().encode(payload).length;
  if (bytes <= maxBytes) return;
  refuse(`/${longestOf(members)}`, `must be shorter: the code holds ${maxBytes} bytes, this makes ${bytes}`);
}

/** Refuses members with half a surrogate pair, which UTF-8 cannot write (RFC 3629 3). */
export function refuseLoneSurrogates(members: Members): void {
  for (const [member, text] of Object.entries(members)) {
    if (text !== undefined && /\p{Surrogate}/u.test(text)) {
      refuse(`/${member}`, 'must be well-formed Unicode; it has half a surrogate pair');
    }
  }
}

function longestOf(members: Members): string {
  const lengths = Object.entries(members).map(([member, text = '']) => ({ member, length: text.length }));
  return lengths.reduce((longest, next) => (next.length > longest.length ? next : longest)).member;
}
