import type { Caller } from '../callers/caller.ts';
import type { Quota } from '../callers/quota.ts';
import { keyRequired, quotaRefusal } from '../callers/quota-refusal.ts';
import { FailedRequest } from '../callers/usage.ts';

/** What counting needs, whatever face a call came through. */
export interface Metering {
  readonly quota: Quota;
  readonly clock: () => Date;
  /** Receives the failure when a counted call that failed could not be taken back. */
  readonly onLostRefund: (error: unknown) => void;
}

export interface Metered<Value> {
  readonly value: Value;
  /** Counted calls of the caller, this one included. */
  readonly used: number;
}

/**
 * Counts a call, does its work, and takes the count back unless the work succeeds. Rejects with a FailedRequest: of
 * the quota's refusal, of the store's failure, or of what the work threw.
 */
export async function metered<Value>(
  metering: Metering,
  caller: Caller,
  work: () => Value | Promise<Value>,
): Promise<Metered<Value>> {
  const { granted, used } = await fromStore(metering, caller, metering.quota.reserve(caller));
  if (!granted) throw exceeded(metering, caller, used);
  try {
    const value = work();
    return { value: value instanceof Promise ? await value : value, used };
  } catch (error) {
    throw new FailedRequest(error, { caller, used: await takeBack(metering, caller, used) });
  }
}

/**
 * The refusal of a call that failed before it was counted: its own fault, or the quota where that is used up, which
 * comes before any fault of the request. A call that succeeds does without this trip: it gets its count when it is
 * counted. Rejects with the FailedRequest of a store that fails.
 */
export async function refusalBeforeCounting(
  metering: Metering,
  caller: Caller,
  error: unknown,
): Promise<FailedRequest> {
  const used = await countedCalls(metering, caller);
  return used >= caller.limit ? exceeded(metering, caller, used) : new FailedRequest(error, { caller, used });
}

/** Throws the FailedRequest of a caller without a key, where every call needs one. */
export function refuseKeyless(caller: Caller): void {
  if (caller.limit > 0 || caller.kind !== 'free') return;
  throw new FailedRequest(keyRequired(), { caller, used: 0 });
}

/** Whether the last known count is that of a quota that is used up: only then is it worth a trip to the store. */
export function mayHaveExceeded({ quota }: Metering, caller: Caller): boolean {
  return quota.lastKnown(caller) >= caller.limit;
}

/** Rejects when the quota is used up. */
export async function refuseWhenExceeded(metering: Metering, caller: Caller): Promise<void> {
  const used = await countedCalls(metering, caller);
  if (used >= caller.limit) throw exceeded(metering, caller, used);
}

/** Counted calls of the caller, as the store has them. Rejects with a FailedRequest. */
export function countedCalls(metering: Metering, caller: Caller): Promise<number> {
  return fromStore(metering, caller, metering.quota.peek(caller));
}

/** What the store answers. Its failure becomes one of the request, which shows the last known count. */
async function fromStore<Value>({ quota }: Metering, caller: Caller, answer: Promise<Value>): Promise<Value> {
  try {
    return await answer;
  } catch (error) {
    throw new FailedRequest(error, { caller, used: quota.lastKnown(caller) });
  }
}

function exceeded({ clock }: Metering, caller: Caller, used: number): FailedRequest {
  return new FailedRequest(quotaRefusal(caller, clock().getTime()), { caller, used });
}

async function takeBack({ quota, onLostRefund }: Metering, caller: Caller, used: number): Promise<number> {
  try {
    return await quota.refund(caller);
  } catch (error) {
    onLostRefund(error);
    return used;
  }
}
