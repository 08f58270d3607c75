import { runCommand } from '../../src/command/command.ts';
import { CommandLineError } from '../../src/command/command-line-error.ts';
import type { CommandWorld } from '../../src/command/command-world.ts';
import type { Needs } from '../../src/needs.ts';
import { operations } from '../../src/registry.ts';
import { testNeeds } from './needs.ts';

/** What surrounds a run of the command in a test. */
export interface Surroundings {
  /** What is piped in; a terminal when it is left out. `silent` is a pipe that stays open and has no byte. */
  readonly stdin?: string | Uint8Array | 'silent';
  /** Files by path; those that are written are added. A path that ends in `/` is a folder. */
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

/** Runs a command line in this process, with streams and files in memory. */
export async function runInMemory(
  args: readonly string[],
  surroundings: Surroundings = {},
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
      output: {
        isTerminal: terminals.stdout === true,
        write: async (content) => {
          out.push(Buffer.from(content));
        },
      },
      errors: {
        isTerminal: terminals.stderr === true,
        columns: 80,
        write: (text) => {
          stderr += text;
        },
      },
      files: memoryFiles(files),
    },
    needsOf: async () => testNeeds(needs),
    serverOf: () => undefined,
    ownServer: async () => ({ url: 'http://127.0.0.1:9', key: undefined }),
    openApi: async () => ({}),
    otherCommands: { serve: 'runs the service' },
    now: () => 0,
    ...world,
  });
  const bytes = Buffer.concat(out);
  return { status, stdout: bytes.toString(), bytes, stderr, files, isInputRead };
}

function memoryFiles(files: Record<string, string | Uint8Array>): CommandWorld['terminal']['files'] {
  const read = async (path: string): Promise<Uint8Array> => {
    const content = files[path];
    if (content === undefined) throw new CommandLineError(`cannot read ${path}: no such file or directory`);
    return Buffer.from(content);
  };
  return {
    read,
    async *chunks(path) {
      // In small pieces, so that lines and characters are cut anywhere.
      const bytes = await read(path);
      for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
    },
    write: (path, bytes) => {
      files[path] = bytes;
    },
    isFolder: (path) => `${path}/` in files,
  };
}
