import { csvField, spreadsheetText } from '../../formats/formula-guard.ts';
import { ALL_CALLERS, type DayRange, FREE_CALLERS, type KeyRecord, type Store } from '../../store/store.ts';
import { paidCallerId } from '../callers/quota.ts';
import { type UsageDay, usageByDay } from '../usage/usage-days.ts';
import { textTable } from './key-table.ts';

/** How a list is written: for people, or for programs. */
export type ListForm = 'text' | 'json' | 'csv';

/** What `keys usage` shows of one key, of all callers without one, or of all callers. */
export interface SubjectUsage {
  /** The id of the key, `free` or `all`. */
  readonly id: string;
  readonly name: string;
  readonly days: readonly UsageDay[];
}

const NAMES = { [FREE_CALLERS]: 'callers without a key', [ALL_CALLERS]: 'all callers' } as const;

/** Each key with its calls in these days, then the callers without a key, then the sum; a line or an object each. */
export async function usageOfAll(store: Store, range: DayRange, form: ListForm): Promise<string> {
  const rows: (readonly (string | number)[])[] = [];
  const add = async (id: string, name: string, subject: string) => {
    const found = await store.usage(subject, range);
    const sum = (of: 'calls' | 'refused') => found.reduce((total, row) => total + row[of], 0);
    rows.push([id, name, sum('calls'), sum('refused')]);
  };
  for (const { hash, hint, name } of await store.listKeys()) await add(hint, name, paidCallerId(hash));
  await add(FREE_CALLERS, NAMES[FREE_CALLERS], FREE_CALLERS);
  await add(ALL_CALLERS, NAMES[ALL_CALLERS], ALL_CALLERS);
  return listText(['id', 'name', 'calls', 'refused'], rows, form);
}

/** The days of a key, of the callers without one, or of all. */
export async function usageOfSubject(
  store: Store,
  subject: KeyRecord | keyof typeof NAMES,
  range: DayRange,
): Promise<SubjectUsage> {
  if (typeof subject === 'string') {
    return { id: subject, name: NAMES[subject], days: usageByDay(await store.usage(subject, range)) };
  }
  const { hash, hint, name } = subject;
  return { id: hint, name, days: usageByDay(await store.usage(paidCallerId(hash), range)) };
}

/** A line for each day and operation; as JSON one object with its days. */
export function usageText(usage: SubjectUsage, form: ListForm): string {
  if (form === 'json') return `${JSON.stringify(usage, undefined, 2)}\n`;
  const rows = usage.days.flatMap(({ day, operations }) =>
    Object.entries(operations).map(([name, { calls, refused }]) => [day, name, calls, refused]),
  );
  return listText(['day', 'operation', 'calls', 'refused'], rows, form);
}

/** Rows under a heading: as columns, as a JSON array of objects, or as CSV (RFC 4180). */
export function listText(
  heading: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  form: ListForm,
): string {
  if (form === 'json') {
    const objects = rows.map((row) => Object.fromEntries(heading.map((name, column) => [name, row[column]])));
    if (objects.length === 0) return '[]\n';
    return `[\n${objects.map((object) => `  ${JSON.stringify(object)}`).join(',\n')}\n]\n`;
  }
  if (form === 'text') return textTable([heading, ...rows.map((row) => row.map(String))]);
  const field = (value: string | number) =>
    csvField(typeof value === 'string' ? spreadsheetText(value) : `${value}`);
  return [heading, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}
