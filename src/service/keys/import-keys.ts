import { type ImportedKey, type Store, StoreUnavailableError } from '../../store/store.ts';
import { RefusedError, UnreadableError } from './keys-errors.ts';
import { checkKeyLines, keysIn } from './read-key-lines.ts';

/** The longest export that is read, in bytes: some three million keys. */
const MAX_BYTES = 1_073_741_824;

/**
 * Keys that are handed to the store at once. The embedded store writes them in one transaction, which holds up a
 * running service for a quarter of a second: far below the two seconds after which it refuses calls.
 */
const PORTION = 5000;

/** An export whose lines have all been checked. */
export interface CheckedExport {
  readonly bytes: Uint8Array;
  readonly keys: number;
}

/** How many keys the store did not know, and how many it did. */
export interface ImportedKeys {
  readonly imported: number;
  readonly known: number;
}

/**
 * Reads an export and checks every line. Rejects with RefusedError and a line for each of its first 20 faults, with
 * UnreadableError for what cannot be read.
 */
export async function readExport(chunks: AsyncIterable<Uint8Array>, now: Date): Promise<CheckedExport> {
  const bytes = await readAll(chunks);
  const { keys, faults } = checkKeyLines(bytes, now);
  if (faults.length > 0) throw new RefusedError([...faults, 'nothing was imported'].join('\n'));
  return { bytes, keys };
}

/** Hands the keys of an export to a store. Rejects with RefusedError when the store fails on the way. */
export async function importKeys(
  { bytes, keys: count }: CheckedExport,
  store: Store,
  now: Date,
): Promise<ImportedKeys> {
  let imported = 0;
  let written = 0;
  try {
    for (const portion of portionsOf(keysIn(bytes, now))) {
      imported += await store.importKeys(portion);
      written += portion.length;
    }
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    throw new RefusedError(
      `${error.message}; ${written} of ${count} keys are written: import the file again`,
    );
  }
  return { imported, known: written - imported };
}

function* portionsOf(keys: Iterable<ImportedKey>): Generator<readonly ImportedKey[]> {
  let portion: ImportedKey[] = [];
  for (const key of keys) {
    portion.push(key);
    if (portion.length < PORTION) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}

async function readAll(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of chunks) {
      bytes += part.byteLength;
      if (bytes > MAX_BYTES) throw new RefusedError(`the file is longer than ${MAX_BYTES} bytes`);
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    throw new UnreadableError(error instanceof Error ? error.message : String(error));
  }
  return Buffer.concat(parts);
}
