/**
 * `sundry <group> <operation>`, derived from the declarations:
 *
 *     sundry invoice pdf order.json --currency EUR -o invoice.pdf
 *
 *     arguments/  words and flags, from the schema      { operand: 'order.json', currency: 'EUR' }
 *     input/      the operand as a body                 {"currency":"EUR","items":[...]}
 *     server/     or this process, by --server          a Result
 *     output/     printed, or saved                     invoice.pdf
 *
 * bulk/ does so for each record of a file (`--each`), failures/ words refusals, help/ writes the help and completions.
 */
import { groupOf, type Operation } from '../operation.ts';
import { memberFlags } from './arguments/member-flags.ts';
import { joinOwn, type OwnValues } from './arguments/own-flags.ts';
import { parseArguments } from './arguments/parse-arguments.ts';
import { commandName, commandWord, operationsOf } from './command-words.ts';
import type { CommandWorld } from './command-world.ts';
import { attempt, type Reporter } from './failures/attempt.ts';
import { CommandLineError, unknownWord } from './failures/command-line-error.ts';
import { exitStatuses, type Outcome } from './failures/exit-status.ts';
import { nearestWord } from './failures/nearest-word.ts';
import { runOperation } from './run-operation.ts';
import { serviceCommands } from './service-commands.ts';

/**
 * Runs one command line: `<group> <operation>`, or one of the commands beside them. Failures are reported on standard
 * error; an error that is neither its user's nor a server's is thrown. Returns the exit status.
 */
export async function runCommand(args: readonly string[], world: CommandWorld): Promise<number> {
  const reporter = { name: 'sundry', isJson: args.includes('--json'), terminal: world.terminal };
  const outcome = await attempt(reporter, () => dispatch(args, world, reporter));
  return exitStatuses[outcome].status;
}

/** State while the words of a command line are resolved. */
interface Step {
  readonly args: readonly string[];
  /** The flags before. */
  readonly own: OwnValues;
  readonly world: CommandWorld;
  readonly reporter: Reporter;
}

async function dispatch(args: readonly string[], world: CommandWorld, reporter: Reporter): Promise<Outcome> {
  const { own, operands } = parseArguments(args, { extent: 'up to an operand' });
  const [word, ...rest] = operands;
  if (word === undefined) {
    const { topHelp } = await import('./help/help.ts');
    const help = topHelp(world.operations, world.otherCommands);
    return own.has('help') ? print(help, world) : printUsageError(help, world);
  }
  if (word === 'help') return dispatch([...rest, '--help'], world, reporter);
  const step = { args: rest, own, world, reporter: { ...reporter, name: `sundry ${word}` } };
  const command = serviceCommands.get(word);
  if (command !== undefined) return attempt(step.reporter, () => command.run(step));
  const operations = operationsOf(world.operations, word);
  if (operations.length > 0) return attempt(step.reporter, () => runGroup(operations, step));
  if (Object.hasOwn(world.otherCommands, word)) {
    throw new CommandLineError(`${word} comes first, before its flags: sundry ${word} ...`);
  }
  throw unknownCommand(word, world);
}

/** Names the command that was probably meant, or the operation: `sentiment` and `qr.create` want their group. */
function unknownCommand(word: string, { operations, otherCommands }: CommandWorld): CommandLineError {
  const known = [...operations.map(groupOf), ...serviceCommands.keys(), ...Object.keys(otherCommands)];
  const names = new Map<string, string>();
  for (const operation of operations) {
    const meant = commandName(operation).slice('sundry '.length);
    for (const name of [operation.id, commandWord(operation), meant.replace(' ', '-')])
      names.set(name, meant);
  }
  const plain = word.toLowerCase().slice(0, MAX_MEANT).replace(/[/_:]/g, '-');
  const meant = nearestWord(plain, known) ?? names.get(nearestWord(plain, names.keys()) ?? '');
  return new CommandLineError(
    `there is no command "${word}"${meant === undefined ? '' : `; did you mean ${meant}?`}`,
  );
}

/** A longer word was not meant for one of ours. */
const MAX_MEANT = 40;

async function runGroup(
  operations: readonly Operation[],
  { args, own, world, reporter }: Step,
): Promise<Outcome> {
  const parsed = parseArguments(args, { extent: 'up to an operand' });
  const [word, ...rest] = parsed.operands;
  const flags = joinOwn(own, parsed.own);
  if (word === undefined) {
    const { groupHelp } = await import('./help/help.ts');
    const help = groupHelp(operations);
    return flags.has('help') ? print(help, world) : printUsageError(help, world);
  }
  const operation = operations.find((each) => commandWord(each) === word);
  if (operation === undefined) throw unknownWord('operation', word, operations.map(commandWord));
  const step = { args: rest, own: flags, world, reporter: { ...reporter, name: `${reporter.name} ${word}` } };
  return attempt(step.reporter, () => runWords(operation, step));
}

async function runWords(operation: Operation, { args, own, world, reporter }: Step): Promise<Outcome> {
  const parsed = parseArguments(args, { flags: memberFlags(operation.input) });
  const invocation = { ...parsed, own: joinOwn(own, parsed.own) };
  if (!invocation.own.has('help')) return runOperation(operation, invocation, world, reporter);
  const { operationHelp } = await import('./help/help.ts');
  return print(operationHelp(operation), world);
}

async function print(text: string, { terminal }: CommandWorld): Promise<Outcome> {
  await terminal.output.write(text);
  return 'done';
}

function printUsageError(text: string, { terminal }: CommandWorld): Outcome {
  for (const line of text.trimEnd().split('\n')) terminal.errors.writeLine(line);
  return 'usage';
}
