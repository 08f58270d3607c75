import { writeSync } from 'node:fs';
import pino, { type DestinationStream } from 'pino';
import type { LogLevel } from './settings/config.ts';

/**
 * What is written of one call. Nothing a caller wrote is in it but the request id, whose form is checked: no
 * query string, body, header, address, key or unknown path. Its texts have neither quotation marks, backslashes nor
 * control characters.
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
  /** Resolves when what is gathered has been written, or cannot be: it is not read, or not in time. */
  flush(): Promise<void>;
  /** The same without another turn of the event loop, for a process that is about to crash. */
  flushNow(): void;
}

/**
 * Of several processes that write to one pipe, each writes whole lines of at most this many bytes together, which
 * POSIX keeps together (PIPE_BUF of Linux). A longer line may be mixed with those of others.
 */
const SHARED_PIPE_BYTES = 4096;

/** Lines are written together when they are this many characters, and at least every second. */
const GATHERED_CHARACTERS = 32_768;
const GATHERING_MS = 1000;

export interface LogOptions {
  /** Where the lines go, each at once; without it they are gathered for standard output. */
  readonly stream?: DestinationStream;
  /** The number of this process, where several write to one standard output: each line has it. */
  readonly process?: number | undefined;
}

/**
 * The log as JSON lines on standard output, or on the stream handed in. Lines are gathered: a system call for every few
 * of them is a tenth of a small call's time, and a call of the destination for each is another.
 */
export function createLog(level: LogLevel, { stream, process: number }: LogOptions = {}): Log {
  const maxWrite = number === undefined ? 65_536 : SHARED_PIPE_BYTES;
  const buffered = stream === undefined ? pino.destination({ dest: 1, sync: false, maxWrite }) : undefined;
  const lines =
    number === undefined
      ? new GatheredLines(stream ?? (buffered as DestinationStream), buffered && GATHERED_CHARACTERS)
      : new LinesTogether(stream ?? (buffered as DestinationStream));
  if (buffered !== undefined) setInterval(() => lines.handOver(), GATHERING_MS).unref();
  const logger = pino(
    {
      level,
      base: number === undefined ? null : { process: number },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    lines,
  );
  const logsCalls = logger.isLevelEnabled('info');
  const time = new TimeText();
  const origin = number === undefined ? '' : `"process":${number},`;
  return {
    // As the logger writes it, at a quarter of the time: a tenth of a small call's. No text of an entry has a character
    // that JSON escapes.
    call: ({ request_id, operation, status, ms, bytes, key }) => {
      if (!logsCalls) return;
      const name = operation === null ? 'null' : `"${operation}"`;
      lines.write(
        `{"level":"info","time":"${time.at(Date.now())}",${origin}"request_id":"${request_id}","operation":${name},` +
          `"status":${status},"ms":${ms},"bytes":${bytes},"key":"${key}"}\n`,
      );
    },
    info: (message) => logger.info(message),
    warn: (message) => logger.warn(message),
    error: (message, error, requestId) => logger.error({ request_id: requestId, err: error }, message),
    flush: () => {
      lines.handOver();
      return flush(buffered);
    },
    flushNow: () => {
      lines.handOver();
      // Its flushSync tries for ever where nothing reads; a line break finds that out.
      if (canWrite()) buffered?.flushSync();
    },
  };
}

/** Moments as Date.toISOString writes them: calling it for each line, and not once a second, takes 0.5 us of 1.3. */
class TimeText {
  #second = Number.NaN;
  /** Up to the milliseconds, with the point before them. */
  #text = '';

  at(moment: number): string {
    const milliseconds = moment % 1000;
    if (moment - milliseconds !== this.#second) {
      this.#second = moment - milliseconds;
      this.#text = new Date(this.#second).toISOString().slice(0, -4);
    }
    return `${this.#text}${String(milliseconds).padStart(3, '0')}Z`;
  }
}

/** Hands lines on to a destination, many at a time. */
class GatheredLines implements DestinationStream {
  readonly #destination: DestinationStream;
  readonly #characters: number;
  #lines = '';

  /** Without `characters`, each line is handed on at once. */
  constructor(destination: DestinationStream, characters = 0) {
    this.#destination = destination;
    this.#characters = characters;
  }

  write(line: string): void {
    this.#lines += line;
    if (this.#lines.length >= this.#characters) this.handOver();
  }

  handOver(): void {
    if (this.#lines === '') return;
    const lines = this.#lines;
    this.#lines = '';
    this.#destination.write(lines);
  }
}

/** Hands lines on in pieces of whole lines that fit into one write to a shared pipe. */
class LinesTogether implements DestinationStream {
  readonly #destination: DestinationStream;
  #lines = '';
  #bytes = 0;

  constructor(destination: DestinationStream) {
    this.#destination = destination;
  }

  write(line: string): void {
    const bytes = Buffer.byteLength(line);
    if (this.#bytes + bytes > SHARED_PIPE_BYTES) this.handOver();
    this.#lines += line;
    this.#bytes += bytes;
  }

  handOver(): void {
    if (this.#lines === '') return;
    const lines = this.#lines;
    this.#lines = '';
    this.#bytes = 0;
    this.#destination.write(lines);
  }
}

/** Longest wait for the reader of the log. */
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
