import { InputError, refuse } from '../errors.ts';
import { mismatch } from './fault-message.ts';

/** Refuses an argument of a library function that is not a text: plain JavaScript has no compiler to say so. */
export function requireText(name: string, value: unknown): asserts value is string {
  if (typeof value !== 'string') refuse(`/${name}`, mismatch({ type: 'string' }, value));
}

/**
 * Refuses an argument that lacks what makes it one; `meant` reads after "must be" and says how to get one. What throws
 * when it is looked at, as a proxy may, does not fit.
 */
export function requireArgument<Value, Fitting extends Value>(
  name: string,
  value: Value,
  fits: (value: Value) => value is Fitting,
  meant: string,
): asserts value is Fitting {
  if (!holds(() => fits(value))) refuse(`/${name}`, `must be ${meant}`);
}

/** The members of an argument with options. A text or a list is refused at once: each of its units would be a member. */
export function membersOf<Options extends object>(options: Options, example: string): Options {
  let members: Options | undefined;
  holds(() => {
    members = isRecord(options) ? { ...options } : undefined;
    return true;
  });
  return members ?? refuse('/options', `must be an object such as ${example}`);
}

/**
 * Reads an argument. An error of the argument itself, such as one that a getter throws, becomes a refusal; any other is
 * a bug and is thrown as it is.
 */
export function readArgument<Value>(argument: unknown, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof InputError || isReadable(argument)) throw error;
    return refuse('', 'must be plain data: a member cannot be read');
  }
}

/** Whether a value is a file: not what only inherits from one. */
export function isBytes(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value) && value instanceof Uint8Array;
}

/** Whether a value is an object of the caller's own, or a module of members, and not a list, a date, a map or the like. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return holds(() => /^\[object (?:Object|Module)\]$/.test(Object.prototype.toString.call(value)));
}

/** Whether a value is a number, infinities included. */
export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(value);
}

/** Whether a value is a date that is a time. May throw. */
export function isTime(value: unknown): value is Date {
  return value instanceof Date && !Number.isNaN(value.getTime());
}

function holds(condition: () => boolean): boolean {
  try {
    return condition();
  } catch {
    return false;
  }
}

/** Values that are looked at in an argument, at most: more than the members of any input beside its lists. */
const MAX_READ = 100_000;

/** Whether all that is in an argument can be read. */
function isReadable(argument: unknown): boolean {
  const values: unknown[] = [argument];
  return holds(() => {
    for (let index = 0; index < values.length && index < MAX_READ; index++) {
      const value = values[index];
      if (isBytes(value)) new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
      else if (typeof value === 'object' && value !== null)
        values.push(...Object.values(value).slice(0, MAX_READ));
    }
    return true;
  });
}
