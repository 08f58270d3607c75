import { InputError, UpstreamError } from '../../errors.ts';
import { NoServerError, ServerRefusal } from '../server/server.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { CommandLineError } from './command-line-error.ts';
import type { Outcome } from './exit-status.ts';
import { type FailedCall, failureOf } from './failure.ts';

/** Whose errors are reported, and for whom: a line of JSON for programs, or a line for each fault. */
export interface Reporter {
  /** The words of the command: `sundry qr create`. */
  readonly name: string;
  readonly isJson: boolean;
  readonly terminal: Terminal;
}

const expected = [InputError, UpstreamError, ServerRefusal, NoServerError, CommandLineError];

/** Whether an error tells its user something; any other is a bug or a bad setting. */
export function isExpected(error: unknown): boolean {
  return expected.some((kind) => error instanceof kind);
}

/** Does the work of a command, and writes to standard error why it failed. Rethrows what is not expected. */
export async function attempt(reporter: Reporter, work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (!isExpected(error)) throw error;
    return reportFailure(error, reporter);
  }
}

/** Writes why a call failed to standard error. */
export function reportFailure(
  error: unknown,
  { name, isJson, terminal }: Reporter,
  call?: FailedCall,
): Outcome {
  const { outcome, lines, problem } = failureOf(error, call);
  const written = isJson ? [JSON.stringify(problem)] : lines.map((line) => `${name}: ${line}`);
  for (const line of written) terminal.errors.writeLine(line);
  return outcome;
}
