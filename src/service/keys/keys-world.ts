import { parseArgs } from 'node:util';
import { type KeyRecord, type Store, type StorePlace, StoreUnavailableError } from '../../store/store.ts';
import { hashApiKey, isApiKey, isApiKeyHint } from '../callers/api-key.ts';
import { RefusedError, UsageError } from './keys-errors.ts';

/** What `sundry keys` uses of the outside world. */
export interface KeysCommand {
  /** The store of the keys, opened once the command line is valid. */
  readonly place: StorePlace;
  /** What follows `sundry keys`. */
  readonly args: readonly string[];
  readonly clock: () => Date;
  /** Calls a month of a key without a limit of its own. */
  readonly paidMonthly: number;
  /** Calls a day without a key. */
  readonly freeDaily: number;
  /** What wrote an export. */
  readonly release: string;
  readonly input: KeysInput;
  /** Standard output; resolves when more may be written. */
  readonly write: (text: string) => void | Promise<void>;
  /** Standard error. */
  readonly writeError: (text: string) => void;
}

/** What an import is read from. */
export interface KeysInput {
  /** Whether standard input is typed by someone. */
  readonly isTerminal: boolean;
  /** The bytes of a file, or of standard input. */
  chunks(file: string | undefined): AsyncIterable<Uint8Array>;
}

/** Opens the store for `use`. A missing one is created only for new keys. */
export async function withStore(
  { place, writeError }: KeysCommand,
  whenMissing: 'create' | 'require',
  use: (store: Store) => void | Promise<void>,
): Promise<void> {
  const existed = place.exists();
  if (!existed && whenMissing === 'require') {
    throw new RefusedError(`there is no store at ${place.name}; set DATA_DIR to that of the service`);
  }
  const store = await place.open();
  try {
    const refusal = store.link?.refusal();
    if (refusal !== undefined) throw refusal;
    writeError(
      existed
        ? `keys of ${place.name}\n`
        : `created a new store at ${place.name}; the service must have the same DATA_DIR\n`,
    );
    await use(store);
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    throw new RefusedError(`${place.name}: ${error.message}`);
  } finally {
    await store.close();
  }
}

/** Finds a key by itself or by its id, the hint that `keys list` shows. */
export async function findNamed(store: Store, text: string): Promise<KeyRecord> {
  if (isApiKeyHint(text)) {
    const [key, another] = (await store.listKeys()).filter(({ hint }) => hint === text);
    if (key === undefined) throw new RefusedError(`there is no key ${text}; see: sundry keys list`);
    if (another !== undefined) throw new RefusedError(`several keys have the id ${text}; give the whole key`);
    return key;
  }
  if (!isApiKey(text))
    throw new RefusedError('that is neither a key nor the id of one; see: sundry keys list');
  const key = await store.findKey(hashApiKey(text));
  if (key === undefined) throw new RefusedError('there is no such key; see: sundry keys list');
  return key;
}

type Flags = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

/** The words of a command line, and its flags with their values. */
export interface ParsedWords<Options extends Flags> {
  readonly positionals: readonly string[];
  readonly values: {
    readonly [Name in keyof Options]?: Options[Name]['type'] extends 'string' ? string : boolean;
  };
}

/** The words and flags of a command line. Throws UsageError. */
export function parseWords<const Options extends Flags>(
  args: readonly string[],
  options: Options,
): ParsedWords<Options> {
  try {
    return parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      strict: true,
    }) as ParsedWords<Options>;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The one word of a command line. */
export function onlyWord(positionals: readonly string[], placeholder: string): string {
  const [value] = positionals;
  if (value === undefined || positionals.length > 1) throw new UsageError(`give one ${placeholder}`);
  return value;
}
