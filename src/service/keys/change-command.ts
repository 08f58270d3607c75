import type { KeyChange, KeyRecord } from '../../store/store.ts';
import { MAX_GRACE_DAYS } from './key-fields.ts';
import { readName, readTerms, termOptions } from './key-terms.ts';
import { RefusedError, UsageError } from './keys-errors.ts';
import { findNamed, type KeysCommand, onlyWord, parseWords, withStore } from './keys-world.ts';
import { rotateKey } from './rotate-key.ts';

/** Days for which a key that was rotated goes on, when it is not said. */
const DEFAULT_GRACE_DAYS = 7;

/** `keys change`: what is said of a key; what is not said stays. */
export async function change(command: KeysCommand, args: readonly string[]): Promise<void> {
  const { positionals, values } = parseWords(args, { ...termOptions, name: { type: 'string' } });
  const named = onlyWord(positionals, 'KEY_OR_ID');
  const { limit, expires, note } = readTerms(values);
  const change: KeyChange = {
    ...(values.name !== undefined && { name: readName(values.name) }),
    ...(limit !== undefined && { monthlyLimit: limit }),
    ...(expires !== undefined && { expiresAt: expires }),
    ...(note !== undefined && { note }),
  };
  if (Object.keys(change).length === 0) {
    throw new UsageError('say what changes: --name, --limit, --expires or --note');
  }
  await withStore(command, 'require', async (store) => {
    const key = await findNamed(store, named);
    await store.changeKey(key.hash, change);
    await command.write(`Key ${key.hint} for "${change.name ?? key.name}" is changed.\n`);
  });
}

/** `keys rotate`: a key that follows another. It is the last word on standard output, and is shown nowhere else. */
export async function rotate(command: KeysCommand, args: readonly string[]): Promise<void> {
  const { positionals, values } = parseWords(args, { grace: { type: 'string' } });
  const named = onlyWord(positionals, 'KEY_OR_ID');
  const graceDays = values.grace === undefined ? DEFAULT_GRACE_DAYS : readGrace(values.grace);
  const now = command.clock();
  await withStore(command, 'require', async (store) => {
    const old = await findNamed(store, named);
    refuseRevoked(old, 'rotated');
    const { key, record, oldExpiresAt } = await rotateKey(store, old, { graceDays, now });
    await command.write(
      `Key ${record.hint} for "${record.name}" follows ${old.hint}, which works until ${oldExpiresAt.toISOString()}. ` +
        `It is shown only once; keep it.\n${key}\n`,
    );
  });
}

/** `keys disable` and `keys enable`. */
export async function setDisabled(
  command: KeysCommand,
  args: readonly string[],
  action: 'disable' | 'enable',
): Promise<void> {
  const named = onlyWord(parseWords(args, {}).positionals, 'KEY_OR_ID');
  const disabledAt = action === 'disable' ? command.clock() : null;
  await withStore(command, 'require', async (store) => {
    const key = await findNamed(store, named);
    refuseRevoked(key, `${action}d`);
    await store.changeKey(key.hash, { disabledAt });
    await command.write(`Key ${key.hint} for "${key.name}" is ${action}d.\n`);
  });
}

function refuseRevoked({ hint, revokedAt }: KeyRecord, participle: string): void {
  if (revokedAt !== null)
    throw new RefusedError(`key ${hint} is revoked for ever: it cannot be ${participle}`);
}

/** The days of a grace. Throws UsageError. */
export function readGrace(text: string): number {
  const days = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (!(days <= MAX_GRACE_DAYS)) throw new UsageError(`DAYS is 0 to ${MAX_GRACE_DAYS}`);
  return days;
}
