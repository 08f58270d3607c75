import type { Call } from './traffic.ts';

/** A fault as it struck. */
export interface Strike {
  /** Just before it began, and when it had certainly struck: times of performance.now(). */
  readonly from: number;
  readonly to: number;
  /** Nodes whose connections it broke. */
  readonly cuts: readonly string[];
  /**
   * Nodes that stopped listening. The system resets the connections that wait to be accepted then, unread: a proxy sends
   * their calls again (docs/operations.md).
   */
  readonly closes: readonly string[];
  /** Nodes whose calls under way may have been counted though they were refused or cut. */
  readonly unsure: readonly string[];
}

/** What the callers of one key got, and what the store holds of it. */
export interface KeyAccount {
  readonly key: string;
  /** Calls counted in the store. */
  readonly stored: number;
  /** Calls the key may make: in each of the windows in which it was counted. */
  readonly limit: number;
}

/** The accounts of a fault. All but the first three have to be 0. */
export interface Tally {
  readonly calls: number;
  /** Answered 2xx. */
  readonly answered: number;
  /** Refused because of the fault, or cut on a node that it broke. */
  readonly failed: number;
  /** Answered 2xx and not counted. */
  readonly lost: number;
  /** Counted beyond the calls that were answered 2xx, or were under way at the strike and then refused or cut. */
  readonly doubled: number;
  /** Granted beyond the limit of a key. */
  readonly over: number;
  /** Broken or never answered, on a node that was not broken; or answered with other bytes. */
  readonly cut: number;
  /** Answered with a status that the fault does not explain. */
  readonly odd: number;
  /** The odd answers as they read in a report: `503 busy in place of 200, from A`. */
  readonly oddAnswers: readonly string[];
}

/** Compares what callers got during a fault with what the store holds. */
export function tally(calls: readonly Call[], strike: Strike, accounts: readonly KeyAccount[]): Tally {
  const sums = { lost: 0, doubled: 0, over: 0 };
  for (const { key, stored, limit } of accounts) {
    const own = calls.filter((call) => call.key === key);
    const granted = own.filter(isGranted).length;
    const unsure = own.filter((call) => isUnsure(call, strike)).length;
    sums.lost += Math.max(0, granted - stored);
    sums.doubled += Math.max(0, stored - granted - unsure);
    sums.over += Math.max(0, granted - limit);
  }
  const cut = calls.filter((call) => isCut(call, strike));
  const oddAnswers = calls.filter(isOdd).map(describe);
  const odd = oddAnswers.length;
  const answered = calls.filter(isGranted).length;
  const usual = calls.filter(isUsual).length;
  return {
    calls: calls.length,
    answered,
    failed: calls.length - usual - cut.length - odd,
    cut: cut.length,
    odd,
    oddAnswers,
    ...sums,
  };
}

/** Kinds of calls the store need not agree on: those that the strike found under way. */
function isUnsure(call: Call, { from, to, unsure }: Strike): boolean {
  const wasUnderWay = call.sentAt <= to && call.endedAt >= from;
  return wasUnderWay && unsure.includes(call.node) && !isGranted(call) && !isUsedUp(call);
}

function isGranted({ outcome }: Call): boolean {
  return outcome.kind === 'answered' && outcome.status === 200;
}

function isUsedUp({ outcome }: Call): boolean {
  return outcome.kind === 'answered' && outcome.status === 429;
}

function isUsual(call: Call): boolean {
  const { outcome, usual } = call;
  return isUsedUp(call) || (outcome.kind === 'answered' && outcome.status === usual);
}

/** Broken, never answered or garbled where the strike does not explain it. */
function isCut({ node, outcome }: Call, { cuts, closes }: Strike): boolean {
  if (outcome.kind === 'answered' || outcome.kind === 'unreachable') return false;
  if (outcome.kind !== 'cut') return true;
  return !cuts.includes(node) && !(outcome.isFresh && closes.includes(node));
}

/** What a node says that cannot count, or has too little time for one more call: it then counts none. */
const REFUSALS: ReadonlySet<string> = new Set(['store_unavailable', 'overloaded', 'operation_timeout']);

function isOdd(call: Call): boolean {
  const { outcome } = call;
  return outcome.kind === 'answered' && !isUsual(call) && !REFUSALS.has(outcome.code ?? '');
}

function describe({ node, usual, outcome }: Call): string {
  const [status, code] =
    outcome.kind === 'answered' ? [outcome.status, outcome.code ?? ''] : [0, outcome.kind];
  return `${status} ${code} in place of ${usual}, from ${node}`;
}
