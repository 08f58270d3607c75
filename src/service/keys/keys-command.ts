import { parseArgs } from 'node:util';
import { type KeyRecord, type Store, type StorePlace, StoreUnavailableError } from '../../store/store.ts';
import { apiKeyHint, hashApiKey, isApiKey, isApiKeyHint, makeApiKey } from '../callers/api-key.ts';
import { paidCallerId } from '../callers/quota.ts';
import { monthWindow } from '../callers/quota-window.ts';
import { readExpiry } from './key-expiry.ts';
import { keyTable } from './key-table.ts';

/** What `sundry keys` uses of the outside world. */
export interface KeysCommand {
  /** The store of the keys, opened once the command line is valid. */
  readonly place: StorePlace;
  /** What follows `sundry keys`. */
  readonly args: readonly string[];
  readonly clock: () => Date;
  /** Calls a month of a key without a limit of its own. */
  readonly paidMonthly: number;
  /** Standard output. */
  readonly write: (text: string) => void;
  /** Standard error. */
  readonly writeError: (text: string) => void;
}

/** The usage text of `sundry keys`. */
export const keysUsage = `usage: sundry keys create NAME [--limit N] [--expires DATE]
       sundry keys list
       sundry keys revoke KEY_OR_ID

  --limit N       calls a month, instead of PAID_MONTHLY_LIMIT
  --expires DATE  last day of the key, such as 2027-06-30 (UTC), or its end, such as 2027-06-30T12:00:00Z
`;

/** The longest name of a key, in characters. */
const MAX_NAME = 100;

/** The command line is not valid: exit 2. */
class UsageError extends Error {}

/** The command line is valid, but the command cannot be carried out: exit 1. */
class Refused extends Error {}

/**
 * Runs `sundry keys ...` on a store, no server needed. Resolves to the exit status: 0 done, 1 refused (no such key or
 * store, or a store that cannot be reached), 2 usage. A new key is the last word on standard output, and is shown nowhere else. Standard error names the
 * store: the service accepts only the keys of its own store.
 */
export async function runKeysCommand(command: KeysCommand): Promise<number> {
  const [action, ...rest] = command.args;
  try {
    if (action === 'create') await create(command, rest);
    else if (action === 'list') await list(command, rest);
    else if (action === 'revoke') await revoke(command, rest);
    else throw new UsageError(action === undefined ? 'no command given' : `unknown command "${action}"`);
    return 0;
  } catch (error) {
    if (error instanceof Refused) {
      command.writeError(`sundry keys: ${error.message}\n`);
      return 1;
    }
    if (!(error instanceof UsageError)) throw error;
    command.writeError(`sundry keys: ${error.message}\n${keysUsage}`);
    return 2;
  }
}

async function create(command: KeysCommand, args: readonly string[]): Promise<void> {
  const { positionals, values } = parse(args, { limit: { type: 'string' }, expires: { type: 'string' } });
  const name = only(positionals, 'NAME');
  if (name.trim() === '' || [...name].length > MAX_NAME || /\p{C}/u.test(name)) {
    throw new UsageError(`NAME is 1 to ${MAX_NAME} printable characters`);
  }
  const monthlyLimit = values.limit === undefined ? null : readLimit(values.limit);
  const expiresAt = values.expires === undefined ? null : readExpiry(values.expires);
  if (expiresAt === undefined)
    throw new UsageError('DATE is a day such as 2027-06-30 or a moment such as 2027-06-30T12:00:00Z');
  const now = command.clock();
  await withStore(command, 'create', async (store) => {
    const key = await makeDistinctKey(store);
    const record = {
      hash: hashApiKey(key),
      hint: apiKeyHint(key),
      name,
      createdAt: now,
      monthlyLimit,
      expiresAt,
    };
    await store.createKey({ ...record, revokedAt: null });
    const note = expiresAt !== null && expiresAt <= now ? ' It has expired already.' : '';
    command.write(`Key ${record.hint} for "${name}". It is shown only once; keep it.${note}\n${key}\n`);
  });
}

async function list(command: KeysCommand, args: readonly string[]): Promise<void> {
  if (parse(args, {}).positionals.length > 0) throw new UsageError('keys list takes no arguments');
  const now = command.clock();
  const month = monthWindow(now.getTime());
  const lastMonth = monthWindow(month.start - 1);
  await withStore(command, 'require', async (store) => {
    const rows = [];
    for (const key of await store.listKeys()) {
      const caller = paidCallerId(key.hash);
      const count = { caller, window: month };
      const lastUsed = (await store.lastUsed(count)) ?? (await store.lastUsed({ caller, window: lastMonth }));
      rows.push({ key, used: await store.used(count), lastUsed });
    }
    command.write(
      rows.length === 0
        ? 'No keys yet. Make one: sundry keys create NAME\n'
        : keyTable(rows, now, command.paidMonthly),
    );
  });
}

async function revoke(command: KeysCommand, args: readonly string[]): Promise<void> {
  const { write, clock } = command;
  const named = only(parse(args, {}).positionals, 'KEY_OR_ID');
  await withStore(command, 'require', async (store) => {
    const key = await findNamed(store, named);
    if (key.revokedAt !== null) {
      write(`Key ${key.hint} for "${key.name}" was revoked on ${key.revokedAt.toISOString()}.\n`);
      return;
    }
    await store.revokeKey(key.hash, clock());
    write(`Key ${key.hint} for "${key.name}" is revoked.\n`);
  });
}

/** Opens the store for `use`. A missing one is created only for a new key. */
async function withStore(
  { place, writeError }: KeysCommand,
  whenMissing: 'create' | 'require',
  use: (store: Store) => Promise<void>,
): Promise<void> {
  const existed = place.exists();
  if (!existed && whenMissing === 'require') {
    throw new Refused(`there is no store at ${place.name}; set DATA_DIR to that of the service`);
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
    throw new Refused(`${place.name}: ${error.message}`);
  } finally {
    await store.close();
  }
}

/** Finds a key by itself or by its id, the hint that `keys list` shows. */
async function findNamed(store: Store, text: string): Promise<KeyRecord> {
  if (isApiKeyHint(text)) {
    const [key, another] = (await store.listKeys()).filter(({ hint }) => hint === text);
    if (key === undefined) throw new Refused(`there is no key ${text}; see: sundry keys list`);
    if (another !== undefined) throw new Refused(`several keys have the id ${text}; give the whole key`);
    return key;
  }
  if (!isApiKey(text)) throw new Refused('that is neither a key nor the id of one; see: sundry keys list');
  const key = await store.findKey(hashApiKey(text));
  if (key === undefined) throw new Refused('there is no such key; see: sundry keys list');
  return key;
}

/** The hint of a new key is unique, so that it can serve as an id. */
async function makeDistinctKey(store: Store): Promise<string> {
  const hints = new Set((await store.listKeys()).map(({ hint }) => hint));
  let key = makeApiKey();
  while (hints.has(apiKeyHint(key))) key = makeApiKey();
  return key;
}

function parse<Options extends Record<string, { type: 'string' }>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function only(positionals: readonly string[], placeholder: string): string {
  const [value] = positionals;
  if (value === undefined || positionals.length > 1) throw new UsageError(`give one ${placeholder}`);
  return value;
}

function readLimit(text: string): number {
  const limit = Number(text);
  if (!/^\d+$/.test(text) || limit < 1 || limit > 1_000_000_000) throw new UsageError('N is 1 to 1000000000');
  return limit;
}
