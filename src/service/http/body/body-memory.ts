import { BodyPages } from './body-pages.ts';

/** Longest body that is read however full the memory is. */
const SMALL_BODY_BYTES = 16_384;

/** Longest request that is small: such a body with an ordinary head. */
const SMALL_BYTES = SMALL_BODY_BYTES + 8192;

/** Bytes held beyond which what arrives is copied into pages: less than that need not return to the system. */
const CROWDED_BYTES = 8_388_608;

/** The memory held by one request or one answer. */
export interface Holding {
  add(bytes: number): void;
  /** The request is complete and its call begins: it stays counted, but can no longer be ended. */
  settle(): void;
  /** Gives the bytes back. May be called again. */
  release(): void;
}

/** A request: its head and as much of its body as has arrived; or an answer. */
export type HoldingKind = 'request' | 'answer';

/** The set of an account that a holding is in. */
type HeldIn = 'small' | 'large' | 'answer';

/** Ends the request, or the connection of the answer, at once. What it held is given back after it. */
export type EndHolding = () => void;

/** What one caller holds. Its sets are in order of time, and have what can be ended. */
interface Account {
  bytes: number;
  readonly small: Set<Held>;
  readonly large: Set<Held>;
  readonly answer: Set<Held>;
}

/**
 * Counts the bytes of requests and of unread answers against one bound. When they exceed it, the caller that holds the
 * most makes room: by its newest request that is still arriving or waiting (the older ones are nearer to their end), or
 * by the answer that waits longest. What belongs to calls that run stays.
 *
 * Small requests of other callers are accepted however full the memory is, until small ones alone fill half of it: then
 * the caller that holds the most loses its newest. They cost two additions and a comparison as long as they fill less
 * than a quarter, and are entered into the account of their caller beyond that.
 */
export class BodyMemory {
  /** For the bytes of bodies while the memory is crowded, and for their short chunks. */
  readonly pages = new BodyPages();
  readonly #limit: number;
  readonly #accounts = new Map<string, Account>();
  #held = 0;
  /** Bytes of small requests among those held. */
  #small = 0;

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
    const others = this.#largestAccount((account) => hasAny(account, ['small', 'large', 'answer']));
    return (others?.bytes ?? 0) > own + bytes;
  }

  /** Begins to count a request or an answer of a caller. */
  hold(kind: HoldingKind, caller: string, end: EndHolding): Holding {
    return new Held(this, kind, caller, end);
  }

  /** Counts more bytes of a holding, and makes room when they are too many. */
  count(held: Held, bytes: number): void {
    if (held.set === 'small' && held.bytes + bytes > SMALL_BYTES) this.#enlarge(held);
    held.bytes += bytes;
    this.#held += bytes;
    if (held.set === 'small') this.#small += bytes;
    if (held.account !== undefined) held.account.bytes += bytes;
    else if (held.set !== 'small' || this.#small > this.#limit / 4) this.#enter(held);
    if (this.#held > this.#limit)
      this.#makeRoom(held.set === 'answer' ? ['answer', 'large'] : ['large', 'answer']);
    while (this.#small > this.#limit / 2 && this.#endOneOf(['small']));
  }

  /** Gives back what a holding counts. */
  giveBack(held: Held): void {
    this.#held -= held.bytes;
    if (held.set === 'small') this.#small -= held.bytes;
    if (held.account !== undefined) {
      held.account.bytes -= held.bytes;
      held.account[held.set].delete(held);
      if (held.account.bytes === 0) this.#accounts.delete(held.caller);
    }
    held.bytes = 0;
    held.account = undefined;
  }

  #enter(held: Held): void {
    let account = this.#accounts.get(held.caller);
    if (account === undefined) {
      account = { bytes: 0, small: new Set(), large: new Set(), answer: new Set() };
      this.#accounts.set(held.caller, account);
    }
    account.bytes += held.bytes;
    if (!held.isSettled) account[held.set].add(held);
    held.account = account;
  }

  /** Turns a small request into a large one. */
  #enlarge(held: Held): void {
    this.#small -= held.bytes;
    const wasThere = held.account?.small.delete(held) ?? false;
    held.set = 'large';
    if (wasThere) held.account?.large.add(held);
  }

  /** Ends what the caller with the most has, small requests too; where all of it runs, what is large of another. */
  #makeRoom(sets: readonly HeldIn[]): void {
    while (this.#held > this.#limit) {
      const most = this.#largestAccount(() => true);
      const isEnded = most !== undefined && endOne(most, [...sets, 'small']);
      if (!isEnded && !this.#endOneOf(sets)) return;
    }
  }

  /** Ends one of these, of the caller with the most among those who have some; false where there are none. */
  #endOneOf(sets: readonly HeldIn[]): boolean {
    const account = this.#largestAccount((candidate) => hasAny(candidate, sets));
    return account !== undefined && endOne(account, sets);
  }

  #largestAccount(isWanted: (account: Account) => boolean): Account | undefined {
    let largest: Account | undefined;
    for (const account of this.#accounts.values()) {
      if (largest !== undefined && account.bytes <= largest.bytes) continue;
      if (isWanted(account)) largest = account;
    }
    return largest;
  }
}

function hasAny(account: Account, sets: readonly HeldIn[]): boolean {
  return sets.some((name) => account[name].size > 0);
}

/** Ends one holding in the first of these sets that is not empty; false where all are. */
function endOne(account: Account, sets: readonly HeldIn[]): boolean {
  const set = sets.find((name) => account[name].size > 0);
  if (set === undefined) return false;
  const held = set === 'answer' ? first(account.answer) : last(account[set]);
  held!.end();
  held!.release();
  return true;
}

class Held implements Holding {
  readonly #memory: BodyMemory;
  readonly caller: string;
  readonly end: EndHolding;
  set: HeldIn;
  bytes = 0;
  isSettled = false;
  account: Account | undefined = undefined;

  constructor(memory: BodyMemory, kind: HoldingKind, caller: string, end: EndHolding) {
    this.#memory = memory;
    this.set = kind === 'answer' ? 'answer' : 'small';
    this.caller = caller;
    this.end = end;
  }

  add(bytes: number): void {
    this.#memory.count(this, bytes);
  }

  settle(): void {
    this.isSettled = true;
    this.account?.[this.set].delete(this);
  }

  release(): void {
    this.#memory.giveBack(this);
  }
}

function first([oldest]: ReadonlySet<Held>): Held | undefined {
  return oldest;
}

function last(held: ReadonlySet<Held>): Held | undefined {
  let newest: Held | undefined;
  for (const each of held) newest = each;
  return newest;
}
