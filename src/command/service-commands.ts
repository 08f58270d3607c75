import type { Operation } from '../operation.ts';
import { joinOwn, type OwnValues } from './arguments/own-flags.ts';
import { parseArguments } from './arguments/parse-arguments.ts';
import { commandName } from './command-words.ts';
import type { CommandWorld } from './command-world.ts';
import type { Reporter } from './failures/attempt.ts';
import { CommandLineError } from './failures/command-line-error.ts';
import type { Outcome } from './failures/exit-status.ts';
import { givenServer } from './server/given-server.ts';

/** A command beside those of the operations. */
export interface ServiceCommand {
  readonly usage: string;
  readonly meaning: string;
  run(call: ServiceCall): Promise<Outcome>;
}

/** What is written after the word of such a command, and before it. */
export interface ServiceCall {
  readonly args: readonly string[];
  readonly own: OwnValues;
  readonly world: CommandWorld;
  readonly reporter: Reporter;
}

/** The commands about Sundry itself, in the order of the help. */
export const serviceCommands: ReadonlyMap<string, ServiceCommand> = new Map([
  [
    'operations',
    {
      usage: 'operations [--json]',
      meaning: 'lists the operations with their routes',
      run: (call) => withFlags(call, 0, printOperations),
    },
  ],
  [
    'openapi',
    {
      usage: 'openapi [--url URL]',
      meaning: 'prints the OpenAPI document',
      run: (call) => withFlags(call, 0, printOpenApi),
    },
  ],
  [
    'completion',
    {
      usage: 'completion bash|zsh|fish',
      meaning: 'prints a script that completes commands and flags at TAB',
      run: (call) => withFlags(call, 1, printCompletion),
    },
  ],
] satisfies readonly (readonly [string, ServiceCommand])[]);

interface Parsed {
  readonly own: OwnValues;
  readonly operands: readonly string[];
  readonly world: CommandWorld;
}

async function withFlags(
  { args, own, world, reporter }: ServiceCall,
  operandCount: number,
  work: (parsed: Parsed) => Promise<string>,
): Promise<Outcome> {
  const parsed = parseArguments(args);
  const flags = joinOwn(own, parsed.own);
  const word = reporter.name.slice('sundry '.length);
  const { usage, meaning } = serviceCommands.get(word)!;
  if (flags.has('help')) {
    await world.terminal.output.write(`usage: sundry ${usage}\n\n${meaning}\n`);
    return 'done';
  }
  const extra = parsed.operands[operandCount];
  if (extra !== undefined) throw new CommandLineError(`${extra} is not expected; usage: sundry ${usage}`);
  await world.terminal.output.write(await work({ own: flags, operands: parsed.operands, world }));
  return 'done';
}

async function printOperations({ own, world }: Parsed): Promise<string> {
  const rows = world.operations.map(describe);
  if (own.has('json')) return `${JSON.stringify(rows)}\n`;
  const width = Math.max(...rows.map(({ id }) => id.length)) + 2;
  const lines = rows.map(
    ({ id, summary, routes }) => `${id.padEnd(width)}${summary}\n${''.padEnd(width)}${routes.join(', ')}\n`,
  );
  return lines.join('');
}

function describe(operation: Operation) {
  const { id, summary, routes } = operation;
  return {
    id,
    summary,
    command: commandName(operation),
    routes: routes.map(({ method, path }) => `${method} ${path}`),
  };
}

async function printOpenApi({ own, world }: Parsed): Promise<string> {
  const server = givenServer(own, world);
  if (server === undefined) return jsonText(await world.openApi(), own);
  const { getJson } = await import('./server/server-performer.ts');
  return jsonText(await getJson(server, '/openapi.json'), own);
}

async function printCompletion({ operands: [shell], world }: Parsed): Promise<string> {
  const { completionScript, shells } = await import('./help/completion.ts');
  const known = shells.find((name) => name === shell);
  if (known === undefined) throw new CommandLineError(`name a shell: ${shells.join(', ')}`);
  const own = [...serviceCommands].map(([word, { usage }]) => [word, usage] as const);
  const usages = { ...Object.fromEntries(own), ...(await world.usages()) };
  return completionScript(known, world.operations, usages);
}

function jsonText(value: unknown, own: OwnValues): string {
  return `${JSON.stringify(value, undefined, own.has('json') ? undefined : 2)}\n`;
}
