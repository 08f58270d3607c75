import { BodyPages } from './body-pages.ts';

/** Longest body that is read however full the memory is. */
const SMALL_BODY_BYTES = 16_384;

/** Bytes held beyond which what arrives is copied into pages: less than that need not return to the system. */
const CROWDED_BYTES = 8_388_608;

/** The memory held by one body or one answer. */
export interface Holding {
  add(bytes: number): void;
  /** The body is complete: it stays counted, but can no longer be cut. */
  settle(): void;
  /** Gives the bytes back. May be called again. */
  release(): void;
}

export type HoldingKind = 'body' | 'answer';

/** Ends the body or the connection of the answer at once. What it held is given back after it. */
export type EndHolding = () => void;

/** What one caller holds beyond its small bodies. Its sets are in order of time. */
interface Account {
  bytes: number;
  readonly body: Set<Held>;
  readonly answer: Set<Held>;
}

/**
 * Counts the bytes of request bodies and of unread answers against one bound. When they exceed it, the caller that
 * holds the most makes room: by its newest body that is still arriving (the older ones are nearer to their end), or
 * by the answer that waits longest.
 *
 * Small bodies cost an addition and a comparison: only what is larger is entered into the account of its caller.
 */
export class BodyMemory {
  /** For the bytes of bodies while the memory is crowded, and for their short chunks. */
  readonly pages = new BodyPages();
  readonly #limit: number;
  readonly #accounts = new Map<string, Account>();
  #held = 0;

  constructor(limitBytes: number) {
    this.#limit = limitBytes;
  }

  /** Whether so much is held that its memory must return to the system afterwards. */
  get isCrowded(): boolean {
    return this.#held > CROWDED_BYTES;
  }

  /**
   * Whether a body of this length can be read now: it fits, or another caller would still hold more than this one
   * with it, and makes room while it arrives. Otherwise one caller could fill the memory for all others.
   */
  hasRoomFor(caller: string, bytes: number): boolean {
    if (bytes <= SMALL_BODY_BYTES || this.#held + bytes <= this.#limit) return true;
    const own = this.#accounts.get(caller)?.bytes ?? 0;
    return (this.#largestAccount()?.bytes ?? 0) > own + bytes;
  }

  /** Begins to count a body or an answer of a caller. */
  hold(kind: HoldingKind, caller: string, end: EndHolding): Holding {
    return new Held(this, kind, caller, end);
  }

  /** Counts more bytes of a holding, and makes room when they are too many. */
  count(held: Held, bytes: number): void {
    held.bytes += bytes;
    this.#held += bytes;
    if (held.account !== undefined) held.account.bytes += bytes;
    else if (held.kind === 'answer' || held.bytes > SMALL_BODY_BYTES) this.#enter(held);
    if (this.#held > this.#limit) this.#makeRoom(held.kind);
  }

  /** Gives back what a holding counts. */
  giveBack(held: Held): void {
    this.#held -= held.bytes;
    if (held.account !== undefined) {
      held.account.bytes -= held.bytes;
      held.account[held.kind].delete(held);
      if (held.account.bytes === 0) this.#accounts.delete(held.caller);
    }
    held.bytes = 0;
    held.account = undefined;
  }

  #enter(held: Held): void {
    let account = this.#accounts.get(held.caller);
    if (account === undefined) {
      account = { bytes: 0, body: new Set(), answer: new Set() };
      this.#accounts.set(held.caller, account);
    }
    account.bytes += held.bytes;
    account[held.kind].add(held);
    held.account = account;
  }

  #makeRoom(kind: HoldingKind): void {
    while (this.#held > this.#limit) {
      const account = this.#largestAccount();
      if (account === undefined) return;
      const body = last(account.body);
      const [answer] = account.answer;
      const held = (kind === 'body' ? (body ?? answer) : (answer ?? body))!;
      held.end();
      held.release();
    }
  }

  /** Of those who hold something that can be ended. */
  #largestAccount(): Account | undefined {
    let largest: Account | undefined;
    for (const account of this.#accounts.values()) {
      if (account.body.size + account.answer.size === 0) continue;
      if (largest === undefined || account.bytes > largest.bytes) largest = account;
    }
    return largest;
  }
}

class Held implements Holding {
  readonly #memory: BodyMemory;
  readonly kind: HoldingKind;
  readonly caller: string;
  readonly end: EndHolding;
  bytes = 0;
  account: Account | undefined = undefined;

  constructor(memory: BodyMemory, kind: HoldingKind, caller: string, end: EndHolding) {
    this.#memory = memory;
    this.kind = kind;
    this.caller = caller;
    this.end = end;
  }

  add(bytes: number): void {
    this.#memory.count(this, bytes);
  }

  settle(): void {
    this.account?.[this.kind].delete(this);
  }

  release(): void {
    this.#memory.giveBack(this);
  }
}

function last(held: ReadonlySet<Held>): Held | undefined {
  let newest: Held | undefined;
  for (const each of held) newest = each;
  return newest;
}
