import { readExpiry } from './key-expiry.ts';
import { isKeyLimit, isKeyName, isKeyNote, keyLimitForm, keyNameForm, keyNoteForm } from './key-fields.ts';
import { UsageError } from './keys-errors.ts';

/** The flags of what may be said of a key. */
export const termOptions = {
  limit: { type: 'string' },
  expires: { type: 'string' },
  note: { type: 'string' },
} as const;

/** What was said of a key; undefined for nothing, null for what is to be taken away. */
export interface ReadTerms {
  readonly limit: number | null | undefined;
  readonly expires: Date | null | undefined;
  readonly note: string | null | undefined;
}

/** Reads what was said of a key. Throws UsageError, which names what is allowed. */
export function readTerms({
  limit,
  expires,
  note,
}: {
  readonly limit?: string | undefined;
  readonly expires?: string | undefined;
  readonly note?: string | undefined;
}): ReadTerms {
  return {
    limit: limit === undefined ? undefined : readLimit(limit),
    expires: expires === undefined ? undefined : readEnd(expires),
    note: note === undefined ? undefined : readNote(note),
  };
}

/** The name of a key. Throws UsageError. */
export function readName(name: string): string {
  if (!isKeyName(name)) throw new UsageError(`NAME is ${keyNameForm}`);
  return name;
}

function readLimit(text: string): number | null {
  if (text === 'none') return null;
  const limit = Number(text);
  if (!/^\d+$/.test(text) || !isKeyLimit(limit)) throw new UsageError(`N is ${keyLimitForm}, or none`);
  return limit;
}

function readEnd(text: string): Date | null {
  if (text === 'never') return null;
  const end = readExpiry(text);
  if (end === undefined) {
    throw new UsageError(
      'DATE is a day such as 2027-06-30 or a moment such as 2027-06-30T12:00:00Z, or never',
    );
  }
  return end;
}

function readNote(text: string): string | null {
  if (text === '') return null;
  if (!isKeyNote(text)) throw new UsageError(`TEXT is ${keyNoteForm}`);
  return text;
}
