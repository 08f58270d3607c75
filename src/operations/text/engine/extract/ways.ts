import type { Field } from './field.ts';
import { ways } from './lists/ways.ts';
import type { Reading, Span } from './reading.ts';
import type { Name } from './values/name.ts';

/** Prepositions that lead to one who has a role, and the stems of the words before them. */
interface Way {
  readonly prepositions: ReadonlySet<string>;
  readonly stems: readonly string[];
}

let known: ReadonlyMap<string, Way> | undefined;

function wayOf(role: string): Way | undefined {
  if (known === undefined) {
    const read = new Map<string, Way>();
    for (const entry of ways.split(';')) {
      const [head = '', stems = ''] = entry.split(':');
      const [name = '', prepositions = ''] = head.trim().split(/\s+/);
      read.set(name, { prepositions: new Set(prepositions.split(',')), stems: stems.trim().split(/\s+/) });
    }
    known = read;
  }
  return known.get(role);
}

/** Words that may stand between a preposition and the name it leads to. */
const between =
  /^(?:the|a|an|our|my|your|his|her|their|its|group|firm|company|start-up|retailer|club|new|local|\p{L}+-based|\p{L}{3,}(?:ish|ian|ese|ch|can|man))$/u;

/** Tokens between the verb and the preposition beyond which they do not belong together. */
const FARTHEST = 12;

/** How closely a name is tied to a role by the verb and the preposition before it, 0 to 1. */
export function wayTo(reading: Reading, field: Field, name: Pick<Name, 'first'>): number {
  const way = wayOf(field.main?.concept?.name ?? field.called.at(-1) ?? '');
  if (way === undefined) return 0;
  const { tokens } = reading.page;
  let at = name.first - 1;
  while (at > name.first - 4 && between.test(tokens[at]?.folded ?? '')) at -= 1;
  if (!way.prepositions.has(tokens[at]?.folded ?? '') || !/^[ \n]$/.test(tokens[at + 1]?.gap ?? '')) return 0;
  const unit = tokens[name.first]?.unit;
  for (let verb = at - 1; verb >= at - FARTHEST; verb--) {
    const token = tokens[verb];
    if (token === undefined || token.unit !== unit) return 0;
    if (way.stems.includes(token.stem) || way.stems.includes(token.stem.replace(/[ei]$/, '')))
      return 0.8 - 0.02 * (at - verb);
  }
  return 0;
}

/** bought at kaffeekontor.example: a shop that the text names by its address alone. */
export function shopOnline(reading: Reading, field: Field): Span | undefined {
  if (field.main?.concept?.name !== 'vendor' && field.main?.concept?.name !== 'seller') return undefined;
  return reading.values.find(
    (value) => value.type === 'url' && wayTo(reading, field, { first: value.first }) > 0,
  );
}
