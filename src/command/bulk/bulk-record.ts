import type { GivenInput } from '../input/given-input.ts';

/** One of many inputs. */
export interface BulkRecord {
  /** What was written, as JSON text on one line. */
  readonly json: string;
  /** The same as a value, each member as it was written. */
  readonly written: () => unknown;
  /** What it says of the input. Throws CommandLineError for what cannot be read. */
  readonly read: () => GivenInput | Promise<GivenInput>;
  /** Part of the file that ends with it, from 0 to 1; undefined where the length of the file is not known. */
  readonly part: number | undefined;
}
