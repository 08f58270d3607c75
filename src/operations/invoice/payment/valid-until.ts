import type { Invoice } from '../schema.ts';

/** The day until which an estimate is valid: also its due day, as nothing is due by an estimate. */
export function validUntilOf({
  kind,
  valid_until: validUntil,
  due,
}: Pick<Invoice, 'kind' | 'valid_until' | 'due'>): string | undefined {
  return kind === 'estimate' ? (validUntil ?? due) : undefined;
}
