import type { Redis } from 'ioredis';

/** A call that was not counted this long after it was asked for is never counted: the caller was refused by then. */
export const DEADLINE_MS = 2000;

/** An answer that took longer measures a clock too roughly, and is asked for again. */
const PROMPT_MS = 20;
const ATTEMPTS = 3;

/** The clock of a server, as this process last measured it. */
export interface StoreClock {
  /** The moment (ms since 1970, by the clock of the server) from which on a call that begins now counts nothing. */
  deadline(): number;
  /** Milliseconds by which the clock of the server is ahead of this machine's. */
  readonly aheadMs: number;
}

/**
 * Measures the clock of a server. The deadline goes by the moment its answer arrived, so that it is early by the way of
 * the answer and never late; and by the clock that no one sets.
 */
export async function measureClock(server: Redis): Promise<StoreClock> {
  let best = await measureOnce(server);
  for (let attempt = 1; attempt < ATTEMPTS && best.tookMs > PROMPT_MS; attempt += 1) {
    const next = await measureOnce(server);
    if (next.tookMs < best.tookMs) best = next;
  }
  const { offset, aheadMs } = best;
  return { deadline: () => Math.floor(performance.now() + offset + DEADLINE_MS), aheadMs };
}

async function measureOnce(server: Redis) {
  const asked = performance.now();
  const [seconds, microseconds] = await server.time();
  const answered = performance.now();
  const time = Number(seconds) * 1000 + Number(microseconds) / 1000;
  const tookMs = answered - asked;
  return { tookMs, offset: time - answered, aheadMs: time + tookMs / 2 - Date.now() };
}
