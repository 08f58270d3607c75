import type { Field } from './field.ts';
import { mentionsOfPart, nearness } from './nearness.ts';
import { type Reading, type Span, spanPast } from './reading.ts';
import type { Name } from './values/name.ts';

/** The name of something a field calls by its noun: dog_name, bill name, a museum. */
export function namedThing(reading: Reading, field: Field): Span | undefined {
  const parts = field.parts.filter(({ concept }) => concept?.name !== 'name');
  const { tokens } = reading.page;
  let best: { name: Name; score: number } | undefined;
  for (const name of reading.names) {
    if (name.weight < 0.02 || isInside(reading, name)) continue;
    let near = 0;
    for (const part of parts) {
      near = Math.max(near, nearness(reading, mentionsOfPart(reading, part), name, []));
      const own = name.last > name.first && isItsNoun(reading, name, part.stems.at(-1) ?? '');
      if (own) near = 1.2;
    }
    if (near === 0) continue;
    if (/^(?:called|named|is|name|nicknamed|christened)$/.test(tokens[name.first - 1]?.folded ?? ''))
      near += 0.4;
    if (near > 0.45 && (best === undefined || near > best.score)) best = { name, score: near };
  }
  return best?.name;
}

/** Old Mill Museum is a museum, and so is the Museum of Glass; the County Court at Wexbridge is a court. */
function isItsNoun(reading: Reading, name: Name, stem: string): boolean {
  const { tokens } = reading.page;
  for (let at = name.first; at <= name.last; at++) {
    if (tokens[at]?.stem !== stem) continue;
    const next = tokens[at + 1];
    if (at === name.last || /^(?:of|at|for|in)$/.test(next?.folded ?? '')) return true;
  }
  return false;
}

/** Whether a name is part of an address, an e-mail address or a code. */
export function isInside(reading: Reading, name: Name): boolean {
  const value = spanPast(reading.values, name.start);
  return (
    value !== undefined &&
    value.start < name.end &&
    /^(?:address|email|url|date|code|amount|iban)$/.test(value.type)
  );
}
