import { once } from '../../../lexicon/once.ts';
import { type Beside, nearness } from '../features/nearness.ts';
import { type Concept, lexicon } from '../fields/concepts.ts';
import type { Field } from '../fields/field.ts';

/** The concepts whose values are of a type: they compete for its values. */
const competitors = once((): ReadonlyMap<string, readonly Concept[]> => {
  const byType = new Map<string, Concept[]>();
  for (const concept of lexicon().concepts.values()) {
    if (concept.head) continue;
    for (const one of concept.types.slice(0, 2)) byType.set(one, [...(byType.get(one) ?? []), concept]);
  }
  return byType;
});

/**
 * How closely a value is tied to another concept of its type, by its names: an amount beside deposit is hardly
 * the rent.
 */
export function strongestClaim(field: Field, type: string, { reading, value, rivals }: Beside): number {
  let most = 0;
  for (const concept of competitors().get(type) ?? []) {
    if (field.parts.some((part) => part.concept === concept)) continue;
    const words = reading.namings.get(concept.name);
    if (words !== undefined) most = Math.max(most, nearness(reading, words, value, rivals));
  }
  return most;
}
