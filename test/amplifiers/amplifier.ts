import type { Needs } from '../../src/operation.ts';
import type { Random } from '../support/random.ts';
import type { StrangerAnswers } from './strangers.ts';

/**
 * A way to make a short request expensive: by a number in it, or in what others answer to it, that its bytes do not
 * show. It is named after what it amplifies.
 */
export interface Amplifier {
  readonly name: string;
  /** Chooses all but the size of a request. */
  draw(random: Random): Shape;
}

/** The request of a size: about this many bytes. Twice the size is twice as much of the same. */
export type Shape = (bytes: number) => Draft;

/** What an operation is called with, whatever route and form it is sent by. */
export interface Draft {
  /** Without the file. */
  readonly input: Readonly<Record<string, unknown>>;
  /** The file, of an operation that has one. */
  readonly file?: Uint8Array;
  /** What others answer during the call. */
  readonly strangers?: StrangerAnswers;
  /** Ports beside those that every call has. */
  readonly needs?: Partial<Needs>;
}
