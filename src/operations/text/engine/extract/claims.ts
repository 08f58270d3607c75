import { type Concept, lexicon } from './concepts.ts';
import type { Field, Part } from './field.ts';
import { nearness } from './nearness.ts';
import { oppositesOf } from './opposites.ts';
import type { Reading, Value } from './reading.ts';

/** How closely a value is tied to the other end of what is asked: start beside end. */
export function opposed(
  reading: Reading,
  required: readonly Part[],
  value: Value,
  rivals: readonly Value[],
): number {
  let most = 0;
  for (const { concept } of required) {
    if (concept === undefined) continue;
    for (const other of oppositesOf(concept)) {
      if (required.some((part) => part.concept === other)) continue;
      most = Math.max(most, nearness(reading, reading.mentions.get(other.name) ?? [], value, rivals));
    }
  }
  return most;
}

/** What a text is about in its own words: the date of a trip is that of the visit. */
const events = new Set(
  'start doors appointment meeting travel event wedding accident hearing exam outage opening booking review'.split(
    ' ',
  ),
);

let byType: Map<string, Concept[]> | undefined;

/** The concepts whose values are of a type: they compete for its values. */
function competitors(type: string): readonly Concept[] {
  if (byType === undefined) {
    byType = new Map();
    for (const concept of lexicon().concepts.values()) {
      if (concept.head) continue;
      for (const one of concept.types.slice(0, 2)) byType.set(one, [...(byType.get(one) ?? []), concept]);
    }
  }
  return byType.get(type) ?? [];
}

/**
 * How closely a value is tied to another concept of its type, by its names (an amount beside deposit is hardly
 * the rent) or by the words that point to its values (by 10 May is a deadline).
 */
export function strongestClaim(
  reading: Reading,
  by: 'namings' | 'tellings',
  field: Field,
  value: Value,
  rivals: readonly Value[],
  type: string,
): number {
  let most = 0;
  const ownEvent = field.parts.some(({ concept }) => events.has(concept?.name ?? ''));
  for (const concept of competitors(type)) {
    if (field.parts.some((part) => part.concept === concept)) continue;
    if (ownEvent && events.has(concept.name)) continue;
    const words = reading[by].get(concept.name);
    if (words !== undefined) most = Math.max(most, nearness(reading, words, value, rivals));
  }
  return most;
}
