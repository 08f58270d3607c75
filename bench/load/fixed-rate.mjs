import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Sends `rate` calls a second for a number of seconds, each at the moment it is due, whether or not those before it
 * have been answered. Its time counts from that moment: a service that hangs for a second delays all calls that
 * were due in it, and a loop that waits for answers would have seen one. Resolves to the sorted times in ms of the
 * calls that were answered 200, and to the number of each other outcome.
 */
export async function fixedRate({ rate, seconds, send }) {
  const count = Math.max(1, Math.round(rate * seconds));
  const times = [];
  const others = new Map();
  const call = async (due, index) => {
    const status = await send(index);
    if (status === 200) times.push(performance.now() - due);
    else others.set(status, (others.get(status) ?? 0) + 1);
  };
  const started = performance.now();
  const calls = [];
  while (calls.length < count) {
    const due = started + (calls.length * 1000) / rate;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    calls.push(call(due, calls.length));
  }
  await Promise.all(calls);
  return { times: times.sort((one, other) => one - other), others };
}
