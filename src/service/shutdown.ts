import type { Log } from './log.ts';

/** What can be asked of a process that runs. */
export interface StopHandlers {
  /** Begins to stop in order; asked again, nothing more happens. */
  readonly begin: (signal: NodeJS.Signals) => void;
  /** Ends the process with 1, whatever still runs. */
  readonly endAtOnce: () => void;
}

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
 * Passes on how the process is stopped: it drains, finishes the running calls and ends with 0, or with 1 when they take
 * longer than the timeout.
 */
export function stopWhenAsked(
  { drain, stop, release, drainMs, timeoutMs, log }: ShutdownOptions,
  listen: (handlers: StopHandlers) => void = stopOnSignals,
): void {
  let isStopping = false;
  const end = async (code: number): Promise<never> => {
    await log.flush();
    return process.exit(code);
  };
  const finish = async (signal: NodeJS.Signals): Promise<void> => {
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
  listen({
    begin: (signal) => {
      if (isStopping) return;
      isStopping = true;
      finish(signal).catch((error: unknown) => {
        log.error('shutdown failed', error);
        return end(1);
      });
    },
    endAtOnce: () => void end(1),
  });
}

/** SIGTERM or SIGINT begins the stop; a second signal ends the process at once. */
function stopOnSignals({ begin, endAtOnce }: StopHandlers): void {
  let signals = 0;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      signals += 1;
      if (signals === 1) begin(signal);
      else endAtOnce();
    });
  }
}
