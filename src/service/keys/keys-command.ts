import { parseArgs } from 'node:util';
import {
  ALL_CALLERS,
  FREE_CALLERS,
  type KeyRecord,
  type Store,
  type StorePlace,
  StoreUnavailableError,
  USAGE_DAYS,
} from '../../store/store.ts';
import { apiKeyHint, hashApiKey, isApiKey, isApiKeyHint, makeApiKey } from '../callers/api-key.ts';
import { paidCallerId } from '../callers/quota.ts';
import { monthWindow } from '../callers/quota-window.ts';
import { lastDays } from '../usage/usage-days.ts';
import { exportKeys } from './export-keys.ts';
import { importKeys, readExport } from './import-keys.ts';
import { readExpiry } from './key-expiry.ts';
import { isKeyLimit, isKeyName, keyLimitForm, keyNameForm } from './key-fields.ts';
import { type KeyUse, keysAsCsv, keysAsJson } from './key-rows.ts';
import { keyTable } from './key-table.ts';
import { RefusedError, UnreadableError, UsageError } from './keys-errors.ts';
import { type ListForm, usageOfAll, usageOfSubject, usageText } from './keys-usage.ts';

/** What `sundry keys` uses of the outside world. */
export interface KeysCommand {
  /** The store of the keys, opened once the command line is valid. */
  readonly place: StorePlace;
  /** What follows `sundry keys`. */
  readonly args: readonly string[];
  readonly clock: () => Date;
  /** Calls a month of a key without a limit of its own. */
  readonly paidMonthly: number;
  /** What wrote an export. */
  readonly release: string;
  readonly input: KeysInput;
  /** Standard output; resolves when more may be written. */
  readonly write: (text: string) => void | Promise<void>;
  /** Standard error. */
  readonly writeError: (text: string) => void;
}

const listOptions = { json: { type: 'boolean' }, csv: { type: 'boolean' } } as const;

/** Days that usage shows when it is not said: a month. */
const DEFAULT_DAYS = 31;

/** What an import is read from. */
export interface KeysInput {
  /** Whether standard input is typed by someone. */
  readonly isTerminal: boolean;
  /** The bytes of a file, or of standard input. */
  chunks(file: string | undefined): AsyncIterable<Uint8Array>;
}

/** The usage text of `sundry keys`. */
export const keysUsage = `usage: sundry keys create NAME [--limit N] [--expires DATE]
       sundry keys list [--json | --csv]
       sundry keys revoke KEY_OR_ID
       sundry keys usage [ID | free | all] [--days N] [--json | --csv]
       sundry keys export > FILE
       sundry keys import [FILE | -]

  --limit N       calls a month, instead of PAID_MONTHLY_LIMIT
  --expires DATE  last day of the key, such as 2027-06-30 (UTC), or its end, such as 2027-06-30T12:00:00Z
  --days N        days that usage shows, this one included; 31 without it, at most ${USAGE_DAYS}

usage prints what each key called, or by day and operation what one key, all callers without a key (free) or all callers
did. A running service adds to it once a second.

export prints all keys as JSON lines: their hashes, not the keys, with the counts of this month and the last. import
checks such a file whole, then adds the keys that the store does not have; a known key keeps its record, becomes revoked
when that of the file is, and keeps the larger count.
`;

/**
 * Runs `sundry keys ...` on a store, no server needed. Resolves to the exit status: 0 done, 1 refused (no such key or
 * store, a store that cannot be reached, a file with faults), 2 usage, or a file that cannot be read. A new key is the
 * last word on standard output, and is shown nowhere else. Standard error names the store: the service accepts only the
 * keys of its own store.
 */
export async function runKeysCommand(command: KeysCommand): Promise<number> {
  const [action, ...rest] = command.args;
  try {
    if (action === 'create') await create(command, rest);
    else if (action === 'list') await list(command, rest);
    else if (action === 'revoke') await revoke(command, rest);
    else if (action === 'usage') await usage(command, rest);
    else if (action === 'export') await exportAll(command, rest);
    else if (action === 'import') await importAll(command, rest);
    else throw new UsageError(action === undefined ? 'no command given' : `unknown command "${action}"`);
    return 0;
  } catch (error) {
    if (error instanceof RefusedError || error instanceof UnreadableError) {
      for (const line of error.message.split('\n')) command.writeError(`sundry keys: ${line}\n`);
      return error instanceof RefusedError ? 1 : 2;
    }
    if (!(error instanceof UsageError)) throw error;
    command.writeError(`sundry keys: ${error.message}\n${keysUsage}`);
    return 2;
  }
}

async function create(command: KeysCommand, args: readonly string[]): Promise<void> {
  const { positionals, values } = parse(args, { limit: { type: 'string' }, expires: { type: 'string' } });
  const name = only(positionals, 'NAME');
  if (!isKeyName(name)) throw new UsageError(`NAME is ${keyNameForm}`);
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
    await command.write(`Key ${record.hint} for "${name}". It is shown only once; keep it.${note}\n${key}\n`);
  });
}

async function list(command: KeysCommand, args: readonly string[]): Promise<void> {
  const { positionals, values } = parse(args, listOptions);
  if (positionals.length > 0) throw new UsageError('keys list takes no arguments');
  const form = formOf('list', values);
  const now = command.clock();
  const month = monthWindow(now.getTime());
  const lastMonth = monthWindow(month.start - 1);
  await withStore(command, 'require', async (store) => {
    const rows: KeyUse[] = [];
    for (const key of await store.listKeys()) {
      const caller = paidCallerId(key.hash);
      const count = { caller, window: month };
      const lastUsed = (await store.lastUsed(count)) ?? (await store.lastUsed({ caller, window: lastMonth }));
      rows.push({ key, used: await store.used(count), lastUsed });
    }
    const listing = { now, paidMonthly: command.paidMonthly };
    if (form === 'json') await command.write(keysAsJson(rows, listing));
    else if (form === 'csv') await command.write(keysAsCsv(rows, listing));
    else if (rows.length === 0) await command.write('No keys yet. Make one: sundry keys create NAME\n');
    else await command.write(keyTable(rows, now, command.paidMonthly));
  });
}

async function usage(command: KeysCommand, args: readonly string[]): Promise<void> {
  const { positionals, values } = parse(args, { ...listOptions, days: { type: 'string' } });
  const [named, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError('give one ID');
  const form = formOf('usage', values);
  const range = lastDays(values.days === undefined ? DEFAULT_DAYS : readDays(values.days), command.clock());
  await withStore(command, 'require', async (store) => {
    if (named === undefined) return command.write(await usageOfAll(store, range, form));
    const isGroup = named === FREE_CALLERS || named === ALL_CALLERS;
    const subject = isGroup ? named : await findNamed(store, named);
    return command.write(usageText(await usageOfSubject(store, subject, range), form));
  });
}

async function revoke(command: KeysCommand, args: readonly string[]): Promise<void> {
  const { write, clock } = command;
  const named = only(parse(args, {}).positionals, 'KEY_OR_ID');
  await withStore(command, 'require', async (store) => {
    const key = await findNamed(store, named);
    if (key.revokedAt !== null) {
      await write(`Key ${key.hint} for "${key.name}" was revoked on ${key.revokedAt.toISOString()}.\n`);
      return;
    }
    await store.revokeKey(key.hash, clock());
    await write(`Key ${key.hint} for "${key.name}" is revoked.\n`);
  });
}

async function exportAll(command: KeysCommand, args: readonly string[]): Promise<void> {
  if (parse(args, {}).positionals.length > 0) {
    throw new UsageError('keys export takes no arguments; it prints to standard output');
  }
  const { release, clock, write } = command;
  await withStore(command, 'require', (store) => exportKeys({ store, release, now: clock(), write }));
}

async function importAll(command: KeysCommand, args: readonly string[]): Promise<void> {
  const { positionals } = parse(args, {});
  const [file = '-', ...rest] = positionals;
  if (rest.length > 0) throw new UsageError('give one FILE');
  const { input, clock, write } = command;
  if (positionals.length === 0 && input.isTerminal) throw new UsageError('give a FILE, or pipe an export in');
  const now = clock();
  const checked = await readExport(input.chunks(file === '-' ? undefined : file), now);
  await withStore(command, 'create', async (store) => {
    const { imported, known } = await importKeys(checked, store, now);
    await write(`${imported} imported, ${known} known\n`);
  });
}

/** Opens the store for `use`. A missing one is created only for new keys. */
async function withStore(
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
async function findNamed(store: Store, text: string): Promise<KeyRecord> {
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

/** The hint of a new key is unique, so that it can serve as an id. */
async function makeDistinctKey(store: Store): Promise<string> {
  const hints = new Set((await store.listKeys()).map(({ hint }) => hint));
  let key = makeApiKey();
  while (hints.has(apiKeyHint(key)) || apiKeyHint(key) === FREE_CALLERS) key = makeApiKey();
  return key;
}

function parse<Options extends Record<string, { type: 'string' | 'boolean' }>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function formOf(
  action: string,
  { json, csv }: { readonly json?: boolean; readonly csv?: boolean },
): ListForm {
  if (json && csv) throw new UsageError(`keys ${action} takes --json or --csv, not both`);
  if (json) return 'json';
  return csv ? 'csv' : 'text';
}

function readDays(text: string): number {
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (days < 1 || days > USAGE_DAYS) throw new UsageError(`--days is 1 to ${USAGE_DAYS}`);
  return days;
}

function only(positionals: readonly string[], placeholder: string): string {
  const [value] = positionals;
  if (value === undefined || positionals.length > 1) throw new UsageError(`give one ${placeholder}`);
  return value;
}

function readLimit(text: string): number {
  const limit = Number(text);
  if (!/^\d+$/.test(text) || !isKeyLimit(limit)) throw new UsageError(`N is ${keyLimitForm}`);
  return limit;
}
