import {
  chmodSync,
  closeSync,
  createReadStream,
  fstatSync,
  lstatSync,
  openSync,
  readlinkSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isatty } from 'node:tty';
import { fileError, longFile } from '../failures/command-line-error.ts';
import { exitStatuses } from '../failures/exit-status.ts';
import { type ErrorStream, StandardErrors } from './standard-errors.ts';
import { type OutputStream, StandardOutput } from './standard-output.ts';
import type { Files, StandardInput, Terminal } from './terminal.ts';

/** Milliseconds to wait for the first byte of an input that was not asked for. */
const PATIENCE_MS = 5000;

/** Bytes of a file that are read at once beyond its size. */
const PIECE_BYTES = 65_536;

/** Characters in a line where the terminal does not say. */
const COLUMNS = 80;

/** The streams and files of this process. A reader that leaves (EPIPE) ends the process at once and quietly. */
export function processTerminal(): Terminal {
  const errors = new StandardErrors(errorStream);
  return {
    input: standardInput(),
    output: new StandardOutput(outputStream(errors)),
    errors,
    files: systemFiles,
  };
}

function standardInput(): StandardInput {
  return {
    isTerminal: isatty(0),
    patienceMs: PATIENCE_MS,
    async *chunks() {
      const stream = process.stdin;
      try {
        yield* stream as AsyncIterable<Uint8Array>;
      } finally {
        stream.destroy();
      }
    },
  };
}

function outputStream(errors: StandardErrors): OutputStream {
  let isWatched = false;
  const watch = () => {
    if (isWatched) return;
    isWatched = true;
    process.stdout.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(exitStatuses.done.status);
      errors.writeLine(`sundry: cannot write to standard output: ${error.message}`);
      process.exit(exitStatuses.usage.status);
    });
  };
  return {
    isTerminal: isatty(1),
    write: (content) => {
      watch();
      return new Promise((resolve) => {
        process.stdout.write(content, () => resolve());
      });
    },
  };
}

const errorStream: ErrorStream = {
  isTerminal: isatty(2),
  get columns() {
    // A terminal of no size says 0.
    return process.stderr.columns || COLUMNS;
  },
  write: (text) => {
    process.stderr.write(text);
  },
};

const systemFiles: Files = {
  read: async (path, mostBytes) => {
    let bytes: Uint8Array | undefined;
    try {
      bytes = readAtMost(path, mostBytes);
    } catch (error) {
      throw fileError('read', path, error);
    }
    if (bytes === undefined) throw longFile(path, mostBytes);
    return bytes;
  },
  async *chunks(path) {
    try {
      const highWaterMark = pieceBytes(statSync(path).size);
      yield* createReadStream(path, { highWaterMark }) as AsyncIterable<Uint8Array>;
    } catch (error) {
      throw fileError('read', path, error);
    }
  },
  size: (path) => {
    try {
      return statSync(path).size;
    } catch (error) {
      throw fileError('read', path, error);
    }
  },
  write: (path, bytes) => {
    try {
      writeWhole(path, bytes);
    } catch (error) {
      throw fileError('write', path, error);
    }
  },
  isFolder: (path) => {
    try {
      return statSync(path).isDirectory();
    } catch {
      // What cannot be looked at is no folder, and is refused with its reason when it is written.
      return false;
    }
  },
};

/** Small enough that a bar which counts them moves, and no smaller. */
function pieceBytes(size: number): number {
  return size === 0 ? PIECE_BYTES : Math.min(Math.max(Math.ceil(size / 200), 512), PIECE_BYTES);
}

/** The bytes of a file, undefined where there are more. The size of a device or pipe is not known beforehand. */
function readAtMost(path: string, mostBytes: number): Uint8Array | undefined {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    if (size > mostBytes) return undefined;
    const pieces: Uint8Array[] = [];
    let length = 0;
    for (;;) {
      const piece = new Uint8Array(Math.max(size - length, 0) + PIECE_BYTES);
      const count = readSync(file, piece);
      length += count;
      if (length > mostBytes) return undefined;
      if (count === 0) return pieces.length === 1 ? pieces[0] : Buffer.concat(pieces);
      pieces.push(piece.subarray(0, count));
    }
  } finally {
    closeSync(file);
  }
}

/**
 * Writes beside the file and renames, so that it is never there in part. What is not a file, such as /dev/null or a
 * named pipe, is written as it is; a link keeps leading to its file, also to one that it makes.
 */
function writeWhole(path: string, bytes: Uint8Array): void {
  const before = statSync(path, { throwIfNoEntry: false });
  if (before !== undefined && !before.isFile()) {
    writeFileSync(path, bytes);
    return;
  }
  const target = targetOf(path);
  const fresh = join(dirname(target), `.${basename(target)}.${process.pid}.part`);
  try {
    writeFileSync(fresh, bytes, { flag: 'wx' });
    if (before !== undefined) chmodSync(fresh, before.mode);
    renameSync(fresh, target);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}

/** Where a path leads by its links: also to a file that is not there yet, which realpath does not tell. */
function targetOf(path: string): string {
  let target = path;
  while (lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink()) {
    target = resolve(realpathSync(dirname(target)), readlinkSync(target));
  }
  return target;
}
