import type { Operation } from '../operation.ts';
import { bodyFormOf } from '../request/body-form.ts';
import type { OwnValues } from './arguments/own-flags.ts';
import type { ParsedArguments } from './arguments/parse-arguments.ts';
import type { CommandWorld } from './command-world.ts';
import { isExpected, type Reporter, reportFailure } from './failures/attempt.ts';
import { CommandLineError } from './failures/command-line-error.ts';
import type { Outcome } from './failures/exit-status.ts';
import { operandForm, readInput } from './input/read-input.ts';
import { Sources } from './input/sources.ts';
import { deliver } from './output/output.ts';
import { inputFor } from './output/output-format.ts';
import { unknownOf } from './output/unknown.ts';
import { localPerformer, type Performer } from './performer.ts';
import { givenServer } from './server/given-server.ts';

/** Calls an operation once, or once for each entry of a file. */
export async function runOperation(
  operation: Operation,
  invocation: ParsedArguments,
  world: CommandWorld,
  reporter: Reporter,
): Promise<Outcome> {
  const { own } = invocation;
  const { terminal } = world;
  const sources = new Sources(terminal, bodyFormOf(operation));
  const performer = () => performerOf(operation, own, world);
  if (isBulk(operation, own)) {
    const { runBulk } = await import('./bulk/run-bulk.ts');
    return runBulk({
      operation,
      invocation,
      sources,
      performer,
      terminal,
      now: world.now,
      name: reporter.name,
    });
  }
  for (const name of ['csv', 'jobs'] as const) {
    if (own.has(name)) throw new CommandLineError(`--${name} is for many inputs: --each FILE`);
  }
  const given = await readInput(operation, invocation, sources);
  for (const note of given.notes ?? []) terminal.errors.writeLine(`warning: ${note}`);
  try {
    const input = inputFor(operation, given, own);
    const perform = await performer();
    const result = await perform(input);
    await deliver(result, own, terminal);
    const unknown = unknownOf(operation, result);
    if (unknown.length === 0) return 'done';
    terminal.errors.writeLine(`warning: not known: ${unknown.join(', ')}`);
    return 'unknown';
  } catch (error) {
    if (!isExpected(error)) throw error;
    return reportFailure(error, reporter, { operation, input: given });
  }
}

async function performerOf(operation: Operation, own: OwnValues, world: CommandWorld): Promise<Performer> {
  const server = givenServer(own, world);
  if (server === undefined) return localPerformer(operation, await world.needsOf(operation));
  const { serverPerformer } = await import('./server/server-performer.ts');
  return serverPerformer(operation, server);
}

/** A file of subjects, one a line, or one of inputs. */
function isBulk(operation: Operation, own: OwnValues): boolean {
  const isLines = operation.subject?.lines === true && operandForm(operation) === 'text';
  return own.has('each') || (isLines && own.has('file'));
}
