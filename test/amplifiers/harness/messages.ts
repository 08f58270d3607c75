import type { OperationId } from '../../../src/registry.ts';
import type { BrokenBound, Measurement } from './declared-bounds.ts';

/** An operation that the process can measure. */
export interface Measured {
  readonly id: OperationId;
  /** Whether it is about a file. */
  readonly hasFile: boolean;
}

/** What the process that measures is asked. */
export interface Question {
  readonly operation: string;
  readonly seed: number;
  readonly bytes: number;
  /** `few`: one call, where it is within its bounds. */
  readonly runs: 'few' | 'many';
  /** Amplifiers that are known to break a bound: one call is enough. */
  readonly known?: readonly string[];
}

/** What it answers. */
export interface Answer {
  readonly amplifier: string;
  /** The size that was not too long. */
  readonly bytes: number;
  readonly measurement: Measurement;
  readonly broken: readonly BrokenBound[];
  /** How many times as long as on the machine of the declarations work takes there. */
  readonly speed: number;
  /** The request in some lines, its long parts shortened. */
  readonly request: string;
}
