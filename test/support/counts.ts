import type { CountName, ReservedCall } from '../../src/store/store.ts';

/** A moment at which nothing that tests count has expired. */
const FAR_AHEAD = new Date('2100-01-01T00:00:00Z');

/** The count of a caller in a window that expires at the moment given. */
export function countOf(caller: string, windowId: number, expiresAt = FAR_AHEAD): CountName {
  return { caller, window: { id: windowId, expiresAt } };
}

/** A call without a key to that count, reserved at noon of 2024-10-04, the UTC day 20,000. */
export function callOf(count: CountName, limit: number): ReservedCall {
  return { ...count, limit, at: new Date('2024-10-04T12:00:00Z') };
}
