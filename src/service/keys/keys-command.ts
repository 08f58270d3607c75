/**
 * `sundry keys`: what operators do with API keys, on the store and without a service.
 *
 *     sundry keys create shop --limit 5000   ->   ab3d...  (shown once; the store has its SHA-256)
 *     sundry keys export > keys.jsonl        ->   {"hash":"9f86...","name":"shop","counts":[...]}
 *
 * change-command.ts changes, rotates and disables; key-terms.ts reads what may be said of a key; key-lines.ts and
 * read-key-line.ts are the two sides of an export. The console does the same by the same functions.
 */
import { ALL_CALLERS, FREE_CALLERS, USAGE_DAYS } from '../../store/store.ts';
import { lastDays } from '../usage/usage-days.ts';
import { DEFAULT_CALLERS, listCallers, MAX_CALLERS } from './callers-command.ts';
import { change, rotate, setDisabled } from './change-command.ts';
import { exportKeys } from './export-keys.ts';
import { importKeys, readExport } from './import-keys.ts';
import { issueKey } from './issue-key.ts';
import { MAX_GRACE_DAYS } from './key-fields.ts';
import { keysAsCsv, keysAsJson } from './key-rows.ts';
import { keyTable } from './key-table.ts';
import { readName, readTerms, termOptions } from './key-terms.ts';
import { keyUses } from './key-uses.ts';
import { RefusedError, UnreadableError, UsageError } from './keys-errors.ts';
import { usageOfAll, usageOfSubject, usageText } from './keys-usage.ts';
import { findNamed, type KeysCommand, onlyWord, parseWords, withStore } from './keys-world.ts';
import { formOf, listOptions } from './list-form.ts';

/** Days that usage shows when it is not said: a month. */
const DEFAULT_DAYS = 31;

/** The usage text of `sundry keys`. */
export const keysUsage = `usage: sundry keys create NAME [--limit N] [--expires DATE] [--note TEXT]
       sundry keys list [--json | --csv]
       sundry keys change KEY_OR_ID [--name NAME] [--limit N] [--expires DATE] [--note TEXT]
       sundry keys rotate KEY_OR_ID [--grace DAYS]
       sundry keys disable KEY_OR_ID
       sundry keys enable KEY_OR_ID
       sundry keys revoke KEY_OR_ID
       sundry keys usage [ID | free | all] [--days N] [--json | --csv]
       sundry keys callers [--most N] [--json | --csv]
       sundry keys export > FILE
       sundry keys import [FILE | -]

  --limit N       calls a month, instead of PAID_MONTHLY_LIMIT; change takes it away by none
  --expires DATE  last day of the key, such as 2027-06-30 (UTC), or its end, such as 2027-06-30T12:00:00Z;
                  change takes it away by never
  --note TEXT     what you want to remember of the key; change takes it away by an empty text
  --grace DAYS    days for which the old key goes on beside the new one, 0 to ${MAX_GRACE_DAYS}; 7 without it
  --days N        days that usage shows, this one included; 31 without it, at most ${USAGE_DAYS}
  --most N        callers that are listed, ${DEFAULT_CALLERS} without it, at most ${MAX_CALLERS}

rotate prints a key that follows another, with its name, limit, end and note; the calls of both count against one limit.
A disabled key is refused until it is enabled, a revoked one for ever.

usage prints what each key called, or by day and operation what one key, all callers without a key (free) or all callers
did. A running service adds to it once a second.

callers prints who calls without a key, those with most calls first: the calls of today and yesterday (UTC), by a hash of
the address. The address itself is stored nowhere.

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
    else if (action === 'change') await change(command, rest);
    else if (action === 'rotate') await rotate(command, rest);
    else if (action === 'disable' || action === 'enable') await setDisabled(command, rest, action);
    else if (action === 'revoke') await revoke(command, rest);
    else if (action === 'usage') await usage(command, rest);
    else if (action === 'callers') await listCallers(command, rest);
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
  const { positionals, values } = parseWords(args, termOptions);
  const name = readName(onlyWord(positionals, 'NAME'));
  const { note, limit = null, expires = null } = readTerms(values);
  const now = command.clock();
  await withStore(command, 'create', async (store) => {
    const terms = { name, monthlyLimit: limit, expiresAt: expires, ...(note != null && { note }) };
    const { key, record } = await issueKey(store, terms, now);
    const past = expires !== null && expires <= now ? ' It has expired already.' : '';
    await command.write(`Key ${record.hint} for "${name}". It is shown only once; keep it.${past}\n${key}\n`);
  });
}

async function list(command: KeysCommand, args: readonly string[]): Promise<void> {
  const { positionals, values } = parseWords(args, listOptions);
  if (positionals.length > 0) throw new UsageError('keys list takes no arguments');
  const form = formOf('list', values);
  const now = command.clock();
  await withStore(command, 'require', async (store) => {
    const rows = await keyUses(store, await store.listKeys(), now);
    const listing = { now, paidMonthly: command.paidMonthly };
    if (form === 'json') await command.write(keysAsJson(rows, listing));
    else if (form === 'csv') await command.write(keysAsCsv(rows, listing));
    else if (rows.length === 0) await command.write('No keys yet. Make one: sundry keys create NAME\n');
    else await command.write(keyTable(rows, now, command.paidMonthly));
  });
}

async function usage(command: KeysCommand, args: readonly string[]): Promise<void> {
  const { positionals, values } = parseWords(args, { ...listOptions, days: { type: 'string' } });
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
  const named = onlyWord(parseWords(args, {}).positionals, 'KEY_OR_ID');
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
  if (parseWords(args, {}).positionals.length > 0) {
    throw new UsageError('keys export takes no arguments; it prints to standard output');
  }
  const { release, clock, write } = command;
  await withStore(command, 'require', (store) => exportKeys({ store, release, now: clock(), write }));
}

async function importAll(command: KeysCommand, args: readonly string[]): Promise<void> {
  const { positionals } = parseWords(args, {});
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

function readDays(text: string): number {
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (days < 1 || days > USAGE_DAYS) throw new UsageError(`--days is 1 to ${USAGE_DAYS}`);
  return days;
}
