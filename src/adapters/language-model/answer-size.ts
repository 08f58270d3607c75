import type { Dialect } from './dialect.ts';

/** Bytes of an average token in scripts whose words are one token each, such as Devanagari: 5 in English, 11 in Hindi. */
const MAX_BYTES_OF_TOKEN = 16;

/** What JSON escapes is twice as long: `\u0928` for the 3 bytes of a letter of Hindi, `\"` for a quote. */
const ESCAPED = 2;

/** Some back ends give the thoughts of a model in two members. */
const REPEATED = 2;

/** For everything beside what the model says: counts, times, ids. */
const ENVELOPE = 65_536;

const MAX_BYTES = 1_048_576;

/** An event of a stream has a token and its envelope. */
const BYTES_OF_EVENT = 512;

/**
 * Bytes that the reply of a back end to a question may have, at most, where the answer has at most this many tokens and
 * comes whole or in events.
 */
export function mostBytesOf(tokens: number, transport: Dialect['transport'] = 'whole'): number {
  const ofToken = transport === 'events' ? BYTES_OF_EVENT : MAX_BYTES_OF_TOKEN * ESCAPED * REPEATED;
  return Math.min(MAX_BYTES, ENVELOPE + tokens * ofToken);
}
