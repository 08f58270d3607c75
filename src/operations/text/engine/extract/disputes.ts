import type { Field } from './field.ts';
import type { Reading, Span } from './reading.ts';
import type { Name } from './values/name.ts';

/** Calloway v. Brightwater Ltd: who sues stands first, who is sued last; of a match either may be meant. */
export function partyOfDispute(reading: Reading, field: Field, names: readonly Name[]): Span | undefined {
  const role = field.main?.concept?.name ?? '';
  if (!/^(?:claimant|defendant)$/.test(role) || field.qualifiers.length > 0) return undefined;
  for (let at = 0; at + 1 < names.length; at++) {
    const one = names[at] as Name;
    const other = names[at + 1] as Name;
    const joint = reading.page.text.slice(one.end, Math.min(other.start, one.end + 12));
    if (/^ (?:v|vs|versus|\.\/\.)\.? $/.test(joint)) return role === 'claimant' ? one : other;
  }
  return undefined;
}
