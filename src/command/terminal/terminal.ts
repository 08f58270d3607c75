import type { StandardErrors } from './standard-errors.ts';
import type { StandardOutput } from './standard-output.ts';

/** What a run reads from and writes to. The process has one of its streams; tests have one in memory. */
export interface Terminal {
  readonly input: StandardInput;
  readonly output: StandardOutput;
  readonly errors: StandardErrors;
  readonly files: Files;
}

export interface StandardInput {
  readonly isTerminal: boolean;
  /** Milliseconds to wait for the first byte when reading was not asked for. */
  readonly patienceMs: number;
  /** What is piped in, once. Ending the iteration early closes it. */
  chunks(): AsyncIterable<Uint8Array>;
}

/** The files that the command line names. Each throws CommandLineError for what the system refuses. */
export interface Files {
  /** The bytes of a file, of which there may be at most this many. */
  read(path: string, mostBytes: number): Promise<Uint8Array>;
  chunks(path: string): AsyncIterable<Uint8Array>;
  /** Bytes of a file; of a device or a pipe 0. */
  size(path: string): number;
  /** The file is there whole afterwards, or as it was before. */
  write(path: string, bytes: Uint8Array): void;
  isFolder(path: string): boolean;
}
