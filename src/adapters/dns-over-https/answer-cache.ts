import { RecentMap } from '../../cache/recent-map.ts';
import type { DnsAnswer } from '../../operation.ts';
import type { TimedAnswer } from './message.ts';

/** Bounds of the TTL of records, in seconds. */
const LEAST = 30;
const MAX_FOUND_TTL = 3600;
const MAX_ABSENT_TTL = 900;

interface Kept {
  readonly answer: DnsAnswer;
  readonly until: number;
}

/** Bytes of memory of an entry and of each mail host or address, beside their letters. */
const ENTRY_BYTES = 300;
const HOST_BYTES = 80;

/**
 * Answers by name and type, kept for their TTL, between 30 seconds and an hour; 15 minutes for absence. They take
 * `bytes` of memory at most: the least recently used names are evicted when there are too many.
 */
export class AnswerCache {
  readonly #kept: RecentMap<string, Kept>;

  constructor(bytes: number) {
    this.#kept = new RecentMap(bytes, (key, { answer }) => bytesOf(key, answer));
  }

  /** The answer cached for a key at a time, in milliseconds. */
  get(key: string, now: number): DnsAnswer | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined || kept.until > now) return kept?.answer;
    this.#kept.delete(key);
    return undefined;
  }

  /** Keeps an answer for its TTL. */
  keep(key: string, { answer, ttl }: TimedAnswer, now: number): void {
    const most = answer.kind === 'found' ? MAX_FOUND_TTL : MAX_ABSENT_TTL;
    this.keepFor(key, answer, Math.min(most, Math.max(LEAST, ttl)) * 1000, now);
  }

  /** Keeps an answer for a number of milliseconds. */
  keepFor(key: string, answer: DnsAnswer, milliseconds: number, now: number): void {
    this.#kept.set(ownCopy(key), { answer, until: now + milliseconds });
  }
}

function bytesOf(key: string, answer: DnsAnswer): number {
  if (answer.kind !== 'found') return ENTRY_BYTES + key.length;
  const texts = [...answer.exchanges.map(({ host }) => host), ...(answer.addresses ?? [])];
  return texts.reduce((bytes, text) => bytes + HOST_BYTES + text.length, ENTRY_BYTES + key.length);
}

/** A part of a string keeps the whole of it in memory in V8, and a name is a part of the body of a request. */
function ownCopy(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1');
}
