import type { StoreNotices } from './store.ts';

/** As many refunds are kept, those under way included; what comes beyond remains counted. */
const CAPACITY = 10_000;

/** What became of the refunds that were kept. */
export interface SentRefunds {
  readonly sent: number;
  /** Refunds for which there was no room, since the last time that all could be sent. */
  readonly dropped: number;
}

/** Refunds that could not be sent, to be sent when the store is back. A count is as the store names it. */
export class KeptRefunds<Count> {
  #waiting: Count[] = [];
  #underway = 0;
  #dropped = 0;

  /** Keeps the refund of a call of this count. False when there is no room: then it is dropped. */
  add(count: Count): boolean {
    if (this.#waiting.length + this.#underway >= CAPACITY) {
      this.#dropped += 1;
      return false;
    }
    this.#waiting.push(count);
    return true;
  }

  /**
   * Sends all; `send` resolves to false for one that is to be kept further, and does not reject. The drops are reported
   * once none is left, which ends the outage.
   */
  async send(send: (count: Count) => Promise<boolean>): Promise<SentRefunds> {
    const counts = this.#waiting;
    this.#waiting = [];
    this.#underway += counts.length;
    const outcomes = await Promise.all(
      counts.map(async (count) => {
        const isSent = await send(count);
        this.#underway -= 1;
        if (!isSent) this.#waiting.push(count);
        return isSent;
      }),
    );
    const isOver = this.#waiting.length + this.#underway === 0;
    return { sent: outcomes.filter(Boolean).length, dropped: isOver ? this.#takeDropped() : 0 };
  }

  /** How many calls remain counted when nothing more is sent. */
  get lost(): number {
    return this.#waiting.length + this.#underway + this.#dropped;
  }

  #takeDropped(): number {
    const dropped = this.#dropped;
    this.#dropped = 0;
    return dropped;
  }
}

/** Logs what became of the refunds that were kept. */
export function reportSent({ sent, dropped }: SentRefunds, notices: StoreNotices): void {
  if (sent > 0) notices.info(`refunds that were kept are carried out: ${sent}`);
  if (dropped > 0) {
    notices.error(`more refunds than can be kept: calls that failed and remain counted: ${dropped}`);
  }
}

/** Logs the refunds that are lost when the store is closed. */
export function reportLost({ lost }: { readonly lost: number }, notices: StoreNotices): void {
  if (lost > 0) notices.error(`calls that failed and remain counted, as the store is gone: ${lost}`);
}
