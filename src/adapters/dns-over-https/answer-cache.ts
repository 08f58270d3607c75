import type { DnsAnswer } from '../../operation.ts';
import type { TimedAnswer } from './message.ts';

/** Bounds of what records say of their own time, in seconds. */
const LEAST = 30;
const MOST_FOUND = 3600;
const MOST_ABSENT = 900;

interface Kept {
  readonly answer: DnsAnswer;
  readonly until: number;
}

/**
 * Answers by name and type, for as long as they say, within 30 seconds and an hour; 15 minutes for absence. The
 * names longest unused make room when there are too many.
 */
export class AnswerCache {
  readonly #kept = new Map<string, Kept>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The answer kept under a key at a time, in milliseconds. */
  get(key: string, now: number): DnsAnswer | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    this.#kept.delete(key);
    if (kept.until <= now) return undefined;
    this.#kept.set(key, kept);
    return kept.answer;
  }

  /** Keeps an answer for its time. */
  keep(key: string, { answer, ttl }: TimedAnswer, now: number): void {
    const most = answer.kind === 'found' ? MOST_FOUND : MOST_ABSENT;
    this.keepFor(key, answer, Math.min(most, Math.max(LEAST, ttl)) * 1000, now);
  }

  /** Keeps an answer for a number of milliseconds. */
  keepFor(key: string, answer: DnsAnswer, milliseconds: number, now: number): void {
    this.#kept.delete(key);
    this.#kept.set(key, { answer, until: now + milliseconds });
    if (this.#kept.size <= this.#capacity) return;
    for (const oldest of this.#kept.keys()) {
      this.#kept.delete(oldest);
      return;
    }
  }
}
