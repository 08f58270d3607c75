import { UsageError } from './keys-errors.ts';
import type { ListForm } from './keys-usage.ts';

/** The flags of a list for programs. */
export const listOptions = { json: { type: 'boolean' }, csv: { type: 'boolean' } } as const;

/** How a list is to be written. Throws UsageError. */
export function formOf(
  action: string,
  { json, csv }: { readonly json?: boolean; readonly csv?: boolean },
): ListForm {
  if (json && csv) throw new UsageError(`keys ${action} takes --json or --csv, not both`);
  if (json) return 'json';
  return csv ? 'csv' : 'text';
}
