import {
  chmodSync,
  createReadStream,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isatty } from 'node:tty';
import { fileError } from '../failures/command-line-error.ts';
import { exitStatuses } from '../failures/exit-status.ts';
import { type ErrorStream, StandardErrors } from './standard-errors.ts';
import { type OutputStream, StandardOutput } from './standard-output.ts';
import type { Files, StandardInput, Terminal } from './terminal.ts';

/** Milliseconds to wait for the first byte of an input that was not asked for. */
const PATIENCE_MS = 5000;

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
  read: async (path) => {
    try {
      return readFileSync(path);
    } catch (error) {
      throw fileError('read', path, error);
    }
  },
  async *chunks(path) {
    try {
      yield* createReadStream(path) as AsyncIterable<Uint8Array>;
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
  isFolder: (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false,
};

/**
 * Writes beside the file and renames, so that it is never there in part. What is no file, such as /dev/null or a
 * named pipe, is written as it is; a link keeps leading to its file.
 */
function writeWhole(path: string, bytes: Uint8Array): void {
  const before = statSync(path, { throwIfNoEntry: false });
  if (before !== undefined && !before.isFile()) {
    writeFileSync(path, bytes);
    return;
  }
  const target = before === undefined ? path : realpathSync(path);
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
