import { writeSync } from 'node:fs';
import pino, { type DestinationStream } from 'pino';
import type { LogLevel } from './settings/config.ts';

/**
 * What is written of one call. Nothing a caller wrote is in it but the request id, whose form is checked: no
 * query string, body, header, address, key or unknown path.
 */
export interface CallEntry {
  readonly request_id: string;
  /** The operation, or the free document, as `qr.create` or `/docs`; null when no path matched. */
  readonly operation: string | null;
  readonly status: number;
  readonly ms: number;
  /** Length of the answer's body. */
  readonly bytes: number;
  /** The first 4 random characters of the caller's key, or `free`. */
  readonly key: string;
}

export interface Log {
  /** One line a call. */
  call(entry: CallEntry): void;
  info(message: string): void;
  warn(message: string): void;
  /** A bug of ours or a fault of the machine; the only line with a stack. */
  error(message: string, error: unknown, requestId?: string): void;
  /** Resolves when what is gathered has been written, or cannot be: nobody reads it, or not in time. */
  flush(): Promise<void>;
  /** The same without another turn of the event loop, for a process that is about to crash. */
  flushNow(): void;
}

/**
 * The log as JSON lines on standard output, or on the stream handed in. Lines are gathered and written together,
 * 32 KiB at a time and at least every second: a system call for every few lines is a tenth of a small call's time.
 */
export function createLog(level: LogLevel, stream?: DestinationStream): Log {
  const buffered =
    stream === undefined
      ? pino.destination({ dest: 1, sync: false, minLength: 32_768, maxWrite: 65_536, periodicFlush: 1000 })
      : undefined;
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    stream ?? (buffered as DestinationStream),
  );
  return {
    call: (entry) => logger.info(entry),
    info: (message) => logger.info(message),
    warn: (message) => logger.warn(message),
    error: (message, error, requestId) => logger.error({ request_id: requestId, err: error }, message),
    flush: () => flush(buffered),
    flushNow: () => {
      // Its flushSync tries for ever where nobody reads; a line break finds that out.
      if (canWrite()) buffered?.flushSync();
    },
  };
}

/** Longest wait for whoever reads the log. */
const PATIENCE_MS = 500;

function flush(buffered: ReturnType<typeof pino.destination> | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (buffered === undefined) return resolve();
    const timer = setTimeout(resolve, PATIENCE_MS);
    buffered.flush(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function canWrite(): boolean {
  try {
    writeSync(1, '\n');
    return true;
  } catch {
    return false;
  }
}
