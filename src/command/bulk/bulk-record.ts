import type { GivenInput } from '../input/given-input.ts';

/** One of many inputs. */
export interface BulkRecord {
  /** What was written, as JSON text. */
  readonly json: string;
  /** Reads it. Throws CommandLineError for what cannot be read. */
  readonly read: () => Promise<GivenInput>;
}
