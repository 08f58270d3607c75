import { refuse } from '../errors.ts';
import { mismatch } from './fault-message.ts';

/** Refuses an argument of a library function that is not a text: plain JavaScript has no compiler to say so. */
export function requireText(name: string, value: unknown): asserts value is string {
  if (typeof value !== 'string') refuse(`/${name}`, mismatch({ type: 'string' }, value));
}

/** Refuses an argument that lacks what makes it one; `meant` reads after "must be" and says how to get one. */
export function requireArgument(name: string, fits: unknown, meant: string): asserts fits {
  if (!fits) refuse(`/${name}`, `must be ${meant}`);
}
