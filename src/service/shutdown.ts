import type { Log } from './log.ts';

export interface ShutdownOptions {
  /** Announces the stop for `ms` at most, with the service open as before. */
  readonly drain: (ms: number) => Promise<void>;
  /** Stops listening and ends the current work; resolves when every call is answered. */
  readonly stop: () => Promise<void>;
  /** Releases what the process holds, once the work is done. */
  readonly release: () => Promise<void>;
  readonly drainMs: number;
  /** For the running calls, once the service has drained. */
  readonly timeoutMs: number;
  readonly log: Log;
}

/**
 * On SIGTERM or SIGINT drains, finishes the running calls and ends the process with 0, or with 1 when they take longer than
 * the timeout. A second signal ends it at once.
 */
export function stopOnSignals({ drain, stop, release, drainMs, timeoutMs, log }: ShutdownOptions): void {
  let isStopping = false;
  const end = async (code: number): Promise<never> => {
    await log.flush();
    return process.exit(code);
  };
  const begin = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) return end(1);
    isStopping = true;
    if (drainMs > 0) {
      log.info(`${signal}: draining for up to ${drainMs} ms`);
      await drain(drainMs);
    }
    log.info(`${signal}: finishing the running calls`);
    const timer = setTimeout(() => {
      log.warn(`calls were still running after ${timeoutMs} ms and were cut off`);
      void end(1);
    }, timeoutMs);
    await stop();
    clearTimeout(timer);
    await release();
    log.info('stopped');
    await end(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      begin(signal).catch((error: unknown) => {
        log.error('shutdown failed', error);
        return end(1);
      });
    });
  }
}
