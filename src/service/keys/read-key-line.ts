import type { ImportedKey, KeyRecord } from '../../store/store.ts';
import { isApiKeyHint } from '../callers/api-key.ts';
import { paidCallerId } from '../callers/quota.ts';
import { monthWindow, type QuotaWindow } from '../callers/quota-window.ts';
import { isKeyLimit, isKeyName, isKeyNote, keyLimitForm, keyNameForm, keyNoteForm } from './key-fields.ts';

/** A fault of a line: the member it is in, '' for the line as a whole, and what is wrong with it. */
export interface LineFault {
  readonly member: string;
  readonly message: string;
}

/** What is read from a line; undefined when it has faults. */
export interface ReadLine<Value> {
  readonly value: Value | undefined;
  readonly faults: readonly LineFault[];
}

/** A member of a line: what it must be, and how its value is read; undefined for what it may not be. */
interface Member<Value> {
  readonly form: string;
  readonly read: (value: unknown) => Value | undefined;
  /** It may be left out. */
  readonly isOptional?: true;
}

type Members = Readonly<Record<string, Member<unknown>>>;

/** Above every limit that a key can have had. */
const MAX_USED = 1_000_000_000;

/** Longest part of a value that a message repeats. */
const SHOWN = 40;

const MOMENT_FORM = 'a moment in UTC such as 2026-11-21T10:00:00.000Z';

const HASH_FORM = '64 digits 0 to 9 and a to f, the SHA-256 of the key';
const HASH = /^[0-9a-f]{64}$/;

const keyMembers = {
  hash: { form: HASH_FORM, read: matching(HASH) },
  hint: { form: '4 letters or digits', read: (value) => text(value, isApiKeyHint) },
  name: { form: keyNameForm, read: (value) => text(value, isKeyName) },
  created: { form: MOMENT_FORM, read: readMoment },
  limit: {
    form: `null or ${keyLimitForm}`,
    read: (value) => (value === null || (typeof value === 'number' && isKeyLimit(value)) ? value : undefined),
  },
  expires: { form: `null or ${MOMENT_FORM}`, read: readMomentOrNull },
  revoked: { form: `null or ${MOMENT_FORM}`, read: readMomentOrNull },
  note: { form: keyNoteForm, read: (value) => text(value, isKeyNote), isOptional: true },
  disabled: { form: MOMENT_FORM, read: readMoment, isOptional: true },
  account: { form: HASH_FORM, read: matching(HASH), isOptional: true },
  counts: {
    form: 'a list of objects, one a month',
    read: (value) => (Array.isArray(value) && hasDistinctMonths(value) ? (value as unknown[]) : undefined),
  },
} satisfies Members;

const countMembers = {
  month: {
    form: 'a month such as 2026-11, the next one at the latest',
    read: matching(/^\d{4}-(0[1-9]|1[0-2])$/),
  },
  used: {
    form: `0 to ${MAX_USED}`,
    read: (value) =>
      Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_USED ? Number(value) : undefined,
  },
  last_used: { form: 'a day such as 2026-11-21', read: readDay },
} satisfies Members;

/**
 * Reads the line of a key, as parsed JSON, into what a store takes over. Counts of months whose time is over are left
 * out. `now` is this machine's time: a count of a month after the next is refused, since it would be kept for years.
 */
export function readKeyLine(value: unknown, now: Date): ReadLine<ImportedKey> {
  const { value: read, faults } = readMembers(value, keyMembers);
  const counts = (read?.counts ?? []).map((count, index) => readCount(count, `counts/${index}`, now));
  const all = [...faults, ...counts.flatMap((count) => count.faults)];
  if (read === undefined || all.length > 0) return { value: undefined, faults: all };
  const key: KeyRecord = {
    hash: read.hash,
    hint: read.hint,
    name: read.name,
    createdAt: read.created,
    monthlyLimit: read.limit,
    expiresAt: read.expires,
    revokedAt: read.revoked,
    ...(read.note !== undefined && { note: read.note }),
    ...(read.disabled && { disabledAt: read.disabled }),
    ...(read.account !== undefined && { account: read.account }),
  };
  const caller = paidCallerId(key.hash);
  const kept = counts.flatMap((count) => (count.value === undefined ? [] : [{ ...count.value, caller }]));
  return { value: { key, counts: kept.filter(({ window }) => window.expiresAt > now) }, faults: [] };
}

type MembersRead<Wanted extends Members> = {
  readonly [Name in keyof Wanted]: Wanted[Name] extends { readonly isOptional: true }
    ? ReturnType<Wanted[Name]['read']>
    : Exclude<ReturnType<Wanted[Name]['read']>, undefined>;
};

/** Reads an object that has these members and no others. */
export function readMembers<Wanted extends Members>(
  value: unknown,
  members: Wanted,
  place = '',
): ReadLine<MembersRead<Wanted>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { value: undefined, faults: [{ member: place, message: 'must be an object' }] };
  }
  const found = value as Readonly<Record<string, unknown>>;
  const at = (name: string) => (place === '' ? name : `${place}/${name}`);
  const faults = Object.keys(found)
    .filter((name) => !Object.hasOwn(members, name))
    .map((name) => ({ member: at(cut(name)), message: 'is no member of such a line' }));
  const read: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(members)) {
    if (member.isOptional && !Object.hasOwn(found, name)) continue;
    read[name] = Object.hasOwn(found, name) ? member.read(found[name]) : undefined;
    if (read[name] === undefined)
      faults.push({ member: at(name), message: faultOf(found, name, member.form) });
  }
  return { value: faults.length === 0 ? (read as never) : undefined, faults };
}

function readCount(
  value: unknown,
  place: string,
  now: Date,
): ReadLine<{ readonly window: QuotaWindow; readonly used: number; readonly lastUsed: Date }> {
  const { value: read, faults } = readMembers(value, countMembers, place);
  if (read === undefined) return { value: undefined, faults };
  const window = monthWindow(Date.parse(`${read.month}-01T00:00:00Z`));
  if (window.id <= monthWindow(now.getTime()).id + 1) {
    return { value: { window, used: read.used, lastUsed: read.last_used }, faults: [] };
  }
  const message = `must be ${countMembers.month.form}, not "${read.month}"`;
  return { value: undefined, faults: [{ member: `${place}/month`, message }] };
}

function faultOf(found: Readonly<Record<string, unknown>>, name: string, form: string): string {
  if (!Object.hasOwn(found, name)) return 'is missing';
  // A key may have been written in its place, which no message repeats.
  return name === 'hash' || name === 'account'
    ? `must be ${form}`
    : `must be ${form}, not ${cut(JSON.stringify(found[name]))}`;
}

/** A value as a message repeats it: short, without what moves a cursor, and without a key. */
function cut(shown: string): string {
  const characters = [...shown.replaceAll(/\p{C}/gu, '?').replaceAll(/sundry_\w+/g, 'sundry_...')];
  return characters.length <= SHOWN ? characters.join('') : `${characters.slice(0, SHOWN).join('')}...`;
}

function text(value: unknown, isAllowed: (value: string) => boolean): string | undefined {
  return typeof value === 'string' && isAllowed(value) ? value : undefined;
}

function matching(form: RegExp): (value: unknown) => string | undefined {
  return (value) => text(value, (found) => form.test(found));
}

function readMoment(value: unknown): Date | undefined {
  if (typeof value !== 'string' || !/^\d{4}-/.test(value)) return undefined;
  const moment = new Date(value);
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === value ? moment : undefined;
}

function readMomentOrNull(value: unknown): Date | null | undefined {
  return value === null ? null : readMoment(value);
}

/** Midnight of a day from 1970 on. */
function readDay(value: unknown): Date | undefined {
  const day = typeof value === 'string' ? readMoment(`${value}T00:00:00.000Z`) : undefined;
  return day !== undefined && day.getTime() >= 0 ? day : undefined;
}

function hasDistinctMonths(counts: readonly unknown[]): boolean {
  const months = counts.map((count) => (count as { readonly month?: unknown } | null)?.month);
  return new Set(months).size === months.length;
}
