import { parseArgs } from 'node:util';
import { groupOf, type Needs, type Operation } from '../../operation.ts';
import type { Page } from '../../surfaces/page.ts';
import { SdkMissingError } from '../sdk.ts';
import { FileFolder } from './file-folder.ts';
import { ownStdout } from './own-stdout.ts';
import { serveAgent } from './serve-agent.ts';

export const mcpUsage = `usage: sundry mcp [--files DIR]

Serves every operation as a tool to one agent, by the Model Context Protocol on
stdin and stdout. Needs no key, and counts nothing.

  --files DIR   save files in DIR and answer with their paths; without it they
                are part of the answers. Files of DIR can be named as input

The environment is that of sundry serve, as far as operations use it.
`;

/** Exit statuses: 64 and above as in BSD's sysexits.h. */
const DONE = 0;
const FAILED = 1;
const USAGE = 2;
const CONFIG = 78;

export interface McpCommand {
  readonly args: readonly string[];
  readonly operations: readonly Operation[];
  readonly release: string;
  /** Connects the ports of the operations. */
  readonly needs: () => Promise<Needs>;
  /** The documents of a service that has these operations only. */
  readonly pages: (operations: readonly Operation[], needs: Needs) => readonly Page[];
  readonly process: Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr'>;
}

/** `sundry mcp`: serves until the input ends. Resolves to the exit status. */
export async function runMcpCommand(command: McpCommand): Promise<number> {
  const { args, operations, release, process } = command;
  const complain = (message: string) => void process.stderr.write(`sundry mcp: ${message}\n`);
  const options = readOptions(args, complain);
  if (options === undefined) return USAGE;
  const writeLine = ownStdout(process);
  const needs = once(command.needs);
  try {
    await serveAgent({
      operations,
      release,
      needs,
      readDocs: docsReader({ ...command, needs }),
      folder: options.files === undefined ? undefined : await FileFolder.open(options.files),
      input: process.stdin,
      writeLine,
      onBug: (error) => complain(error instanceof Error ? `${error.stack}` : String(error)),
    });
    return DONE;
  } catch (error) {
    if (error instanceof SdkMissingError) {
      complain(error.message);
      return CONFIG;
    }
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    complain(error.message);
    return FAILED;
  }
}

function readOptions(
  args: readonly string[],
  complain: (message: string) => void,
): { readonly files?: string | undefined } | undefined {
  try {
    return parseArgs({ args: [...args], options: { files: { type: 'string' } } }).values;
  } catch (error) {
    complain(`${error instanceof Error ? error.message : String(error)}\n${mcpUsage}`);
    return undefined;
  }
}

/** Examples are run for the docs, which takes a moment: those of a group, when it is read for the first time. */
function docsReader({
  operations,
  needs,
  pages,
}: Pick<McpCommand, 'operations' | 'needs' | 'pages'>): (group: string) => Promise<string> {
  const texts = new Map<string, Promise<string>>();
  const read = async (group: string): Promise<string> => {
    const members = operations.filter((operation) => groupOf(operation) === group);
    const docs = pages(members, await needs()).find(({ path }) => path === '/docs.md');
    return (await docs?.render())?.sections?.[group] ?? '';
  };
  return (group) => {
    const text = texts.get(group) ?? read(group);
    texts.set(group, text);
    return text;
  };
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
