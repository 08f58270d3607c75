import { expect } from 'vitest';
import type { CommandWorld } from '../../../src/command/command-world.ts';
import { CommandLineError, longFile } from '../../../src/command/failures/command-line-error.ts';
import { StandardErrors } from '../../../src/command/terminal/standard-errors.ts';
import { StandardOutput } from '../../../src/command/terminal/standard-output.ts';
import type { Needs } from '../../../src/needs.ts';
import { operations } from '../../../src/registry.ts';
import { testNeeds } from '../worlds/needs.ts';

/** What surrounds a run of the command in a test. */
export interface Surroundings {
  /** What is piped in; a terminal when it is left out. `silent` is a pipe that stays open and has no byte. */
  readonly stdin?: string | Uint8Array | 'silent';
  /** Files by path; those that are written are added. A path that ends in `/` is a folder, and there is one `out`. */
  readonly files?: Record<string, string | Uint8Array>;
  readonly terminals?: { readonly stdout?: true; readonly stderr?: true };
  readonly world?: Partial<CommandWorld>;
  readonly needs?: Partial<Needs>;
}

export interface CommandRun {
  readonly status: number;
  readonly stdout: string;
  readonly bytes: Uint8Array;
  readonly stderr: string;
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  /** Whether standard input was read. */
  readonly isInputRead: boolean;
}

type Run = (args: readonly string[], world: CommandWorld) => Promise<number>;

/** Runs command lines in this process, with streams and files in memory. */
export function inMemory(runCommand: Run) {
  return (args: readonly string[], surroundings: Surroundings = {}): Promise<CommandRun> =>
    runWith(runCommand, args, surroundings);
}

async function runWith(
  runCommand: Run,
  args: readonly string[],
  surroundings: Surroundings,
): Promise<CommandRun> {
  const { stdin, files = {}, terminals = {}, world, needs } = surroundings;
  const out: Buffer[] = [];
  let stderr = '';
  let isInputRead = false;
  const status = await runCommand(args, {
    operations,
    terminal: {
      input: {
        isTerminal: stdin === undefined,
        patienceMs: 50,
        async *chunks() {
          isInputRead = true;
          if (stdin === 'silent') await new Promise(() => {});
          else if (stdin !== undefined) yield Buffer.from(stdin);
        },
      },
      output: new StandardOutput({
        isTerminal: terminals.stdout === true,
        write: async (content) => {
          out.push(Buffer.from(content));
        },
      }),
      errors: new StandardErrors({
        isTerminal: terminals.stderr === true,
        columns: 80,
        write: (text) => {
          stderr += text;
        },
      }),
      files: memoryFiles(files),
    },
    needsOf: async () => testNeeds(needs),
    serverOf: () => undefined,
    openApi: async () => ({}),
    otherCommands: { serve: 'runs the service', health: 'asks whether it is up' },
    usages: async () => ({
      serve: 'usage: sundry serve [--help]',
      health: 'usage: sundry health [--ready] [--url URL]',
    }),
    now: () => 0,
    ...world,
  });
  const bytes = Buffer.concat(out);
  return { status, stdout: bytes.toString(), bytes, stderr, files, isInputRead };
}

function memoryFiles(files: Record<string, string | Uint8Array>): CommandWorld['terminal']['files'] {
  const read = async (path: string, mostBytes = Number.POSITIVE_INFINITY): Promise<Uint8Array> => {
    const content = files[path];
    if (content === undefined) throw new CommandLineError(`cannot read ${path}: no such file or directory`);
    const bytes = Buffer.from(content);
    if (bytes.length > mostBytes) throw longFile(path, mostBytes);
    return bytes;
  };
  return {
    read,
    async *chunks(path) {
      // In small pieces, so that lines and characters are cut anywhere.
      const bytes = await read(path);
      for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
    },
    size: (path) => Buffer.from(files[path] ?? '').length,
    write: (path, bytes) => {
      files[path] = bytes;
    },
    isFolder: (path) => path === 'out' || `${path}/` in files,
  };
}

/** A row of a table of command lines, with what must come of it. */
export interface CommandRow extends Surroundings {
  readonly name: string;
  readonly args: readonly string[];
  /** Exit status; 0 when left out. */
  readonly status?: number;
  /** Contained in standard output, which is empty when left out. */
  readonly out?: string;
  /** All of standard error, or an expression it matches. */
  readonly err?: string | RegExp;
}

/** Runs the row and compares. */
export function checkRow(run: ReturnType<typeof inMemory>) {
  return async ({ args, status = 0, out, err = '', ...surroundings }: CommandRow): Promise<void> => {
    const { stdout, stderr, status: ended } = await run(args, surroundings);
    if (typeof err === 'string') expect(stderr).toBe(err);
    else expect(stderr).toMatch(err);
    expect(ended).toBe(status);
    if (out === undefined) expect(stdout).toBe('');
    else expect(stdout).toContain(out);
  };
}
