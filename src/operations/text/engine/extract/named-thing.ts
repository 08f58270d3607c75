import type { Field } from './field.ts';
import { mentionsOfPart, nearness } from './nearness.ts';
import { type Reading, type Span, spanPast } from './reading.ts';
import type { Name } from './values/names.ts';

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
      const own = tokens[name.last]?.stem === part.stems.at(-1) && name.last > name.first;
      if (own) near = 1.2;
    }
    if (near === 0) continue;
    if (/^(?:called|named|is|name|nicknamed|christened)$/.test(tokens[name.first - 1]?.folded ?? ''))
      near += 0.4;
    if (near > 0.45 && (best === undefined || near > best.score)) best = { name, score: near };
  }
  return best?.name;
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
