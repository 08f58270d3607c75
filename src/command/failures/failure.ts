import {
  type ErrorCode,
  errorKinds,
  type Fault,
  InputError,
  MAX_FAULTS,
  UpstreamError,
} from '../../errors.ts';
import type { Operation } from '../../operation.ts';
import { faultSentences, placeFaults } from '../../request/place-faults.ts';
import { pointerIn, pointerTo, pointerTokens } from '../../schema/pointer.ts';
import { isObject } from '../../schema/prepare.ts';
import { flagName, memberFlags } from '../arguments/member-flags.ts';
import type { GivenInput } from '../input/given-input.ts';
import { operandForm, operandPlace } from '../input/read-input.ts';
import { NoServerError, ServerRefusal } from '../server/server.ts';
import { CommandLineError } from './command-line-error.ts';
import type { Outcome } from './exit-status.ts';

/** A failed call as its user sees it. */
export interface Failure {
  readonly outcome: Outcome;
  /** One line for each fault, each reads after the name of the command. */
  readonly lines: readonly string[];
  /** The same for programs, in the form of HTTP's problems (RFC 9457). */
  readonly problem: Readonly<Record<string, unknown>>;
}

/** What a fault's place is named after. */
export interface FailedCall {
  readonly operation: Operation;
  readonly input: GivenInput;
}

/**
 * Explains an error: what the input was refused for, by the flags and operands it was written with, what a server
 * answered, or what went wrong on the way. Any other error is a bug, of which only the message is shown.
 */
export function failureOf(error: unknown, call?: FailedCall): Failure {
  if (error instanceof InputError) return ofInput(error, call);
  if (error instanceof ServerRefusal) return ofServer(error, call);
  if (error instanceof UpstreamError) return plain('upstream', error.code, error.message);
  if (error instanceof CommandLineError) return plain('usage', 'command_line', error.message);
  if (error instanceof NoServerError) return plain('upstream', 'network_error', error.message);
  const message = error instanceof Error ? error.message : String(error);
  return plain('upstream', 'internal_error', `internal error (a bug in Sundry): ${message}`);
}

function plain(
  outcome: Outcome,
  code: ErrorCode | 'command_line' | 'network_error',
  detail: string,
): Failure {
  const kind = code === 'command_line' || code === 'network_error' ? undefined : errorKinds[code];
  const known = kind && { type: `/docs#${code}`, title: kind.title, status: kind.status };
  return { outcome, lines: [detail], problem: { ...known, detail, code } };
}

function ofInput({ code, faults }: InputError, call: FailedCall | undefined): Failure {
  const { status, title } = errorKinds[code];
  const route = call?.operation.routes.find(({ method }) => method === 'POST') ?? call?.operation.routes[0];
  const errors = route && { errors: placeFaults(route, faults) };
  const detail = faultSentences(faults);
  return {
    outcome: 'refused',
    lines: faults.map((fault) => lineOf(fault, call)),
    problem: { type: `/docs#${code}`, title, status, detail, code, ...errors },
  };
}

/** Whether a server refused the caller, not the input: every other call would fail in the same way. */
export function isOfCaller(error: unknown): boolean {
  return error instanceof ServerRefusal && (error.status === 401 || error.status === 403);
}

function ofServer(error: ServerRefusal, call: FailedCall | undefined): Failure {
  const { status, problem, message } = error;
  if (isOfCaller(error)) {
    const line = `--key (or SUNDRY_KEY): ${message}`;
    return { outcome: 'upstream', lines: [line], problem: problem ?? { status, detail: message } };
  }
  const outcome = status === 429 || status >= 500 ? 'upstream' : 'refused';
  const faults = faultsIn(problem);
  const lines = faults.length === 0 ? [message] : faults.map((fault) => lineOf(fault, call));
  return { outcome, lines, problem: problem ?? { status, detail: message } };
}

/** The faults of a problem that a server sent, their places as pointers again. */
function faultsIn(problem: ServerRefusal['problem']): readonly Fault[] {
  const errors: readonly unknown[] = Array.isArray(problem?.errors) ? problem.errors : [];
  return errors
    .filter(isObject)
    .slice(0, MAX_FAULTS)
    .map(({ pointer, parameter, message }) => ({
      pointer: typeof pointer === 'string' ? pointerIn(pointer) : pointerTo('', String(parameter)),
      message: String(message),
    }));
}

function lineOf({ pointer, message }: Fault, call: FailedCall | undefined): string {
  return `${placeOf(pointer, call)} ${message}`;
}

/** The flag or operand that the member was written with; its pointer, if it came in a body. */
function placeOf(pointer: string, call: FailedCall | undefined): string {
  if (pointer === '') return call?.input.file?.name ?? call?.input.body?.name ?? 'the input';
  if (call === undefined) return pointer;
  const tokens = pointerTokens(pointer);
  const { file } = call.input;
  if (file !== undefined && tokens.length === 1 && tokens[0] === file.member) return file.name;
  const given = call.input.members
    .filter(({ path }) => path.every((name, index) => name === tokens[index]))
    .sort((a, b) => b.path.length - a.path.length)[0];
  if (given !== undefined) return [given.place, ...tokens.slice(given.path.length)].join('/');
  return call.input.body === undefined ? wayToGive(tokens, call.operation) : pointer;
}

/** How a member that was not given at all can be given. */
function wayToGive(tokens: readonly string[], operation: Operation): string {
  const isSubject = tokens.length === 1 && tokens[0] === operation.subject?.member;
  if (isSubject && operandForm(operation) !== 'body') return operandPlace(operation);
  const name = flagName(tokens);
  return memberFlags(operation.input).some((flag) => flag.name === name) ? `--${name}` : tokens.join('/');
}
