import type { Log } from '../log.ts';

/**
 * The same ping, which logs each reason for which it begins to fail, and its recovery: one line each, however often
 * it is called.
 */
export function watchedPing(
  ping: () => Promise<void>,
  log: Pick<Log, 'info' | 'error'>,
): () => Promise<void> {
  let reason: string | undefined;
  return async () => {
    try {
      await ping();
    } catch (error) {
      const found = error instanceof Error ? error.message : String(error);
      if (found !== reason) log.error('the store is not ready', error);
      reason = found;
      throw error;
    }
    if (reason !== undefined) log.info('the store is ready again');
    reason = undefined;
  };
}
