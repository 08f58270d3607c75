import type { Fault } from '../../errors.ts';
import { dayFaults } from './checks/dates.ts';
import type { Invoice } from './schema.ts';

/** Days from start to end, of which one may be open (EN 16931 BG-14, BG-26). */
export type Period = NonNullable<Invoice['period']>;

/** What is wrong with the periods of an invoice and of its lines, with or without `einvoice`. */
export function periodFaults({ period, items }: Invoice): Fault[] {
  const faults: Fault[] = [];
  if (period !== undefined) {
    faults.push(...faultsOf('/period', period, { order: 'BR-29', presence: 'BR-CO-19' }));
  }
  for (const [index, { period: own }] of items.entries()) {
    if (own === undefined) continue;
    faults.push(...faultsOf(`/items/${index}/period`, own, { order: 'BR-30', presence: 'BR-CO-20' }));
  }
  return faults;
}

function faultsOf(
  pointer: string,
  { start, end }: Period,
  rules: { readonly order: string; readonly presence: string },
): Fault[] {
  if (start === undefined && end === undefined) {
    return [{ pointer, message: `must have start, end or both (EN 16931 ${rules.presence})` }];
  }
  const faults = dayFaults({ [`${pointer}/start`]: start, [`${pointer}/end`]: end });
  if (faults.length === 0 && start !== undefined && end !== undefined && end < start) {
    const message = `must not be before start, which is ${start} (EN 16931 ${rules.order})`;
    faults.push({ pointer: `${pointer}/end`, message });
  }
  return faults;
}
