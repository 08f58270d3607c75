import type { Field } from './field.ts';
import { type Reading, type Span, spanPast } from './reading.ts';
import { stem } from './stem.ts';

/** Words that lead from what was done to who did it, to whom, after whom. */
const PREPOSITION = /^(?:by|to|after|from|for|with|in|at|on|until|into|against|over|of)$/;

/** Tokens between the verb and its preposition, and between that and the value. */
const FARTHEST = 8;

/** opened_by, keys handed to, named_after: what stands behind the field's own verb and preposition. */
export function frameValue(reading: Reading, field: Field): Span | undefined {
  const preposition = field.words.at(-1) ?? '';
  if (field.words.length < 2 || !PREPOSITION.test(preposition)) return undefined;
  return behind(reading, stem(field.words.at(-2) as string), preposition);
}

/** funder, printer, restorer: who stands behind "funded by". */
export function doerValue(reading: Reading, field: Field): Span | undefined {
  const noun = field.words.findLast((word) => word !== 'name') ?? '';
  const root = /^(\p{L}{3,})(?:er|or)s?$/u.exec(noun)?.[1];
  if (root === undefined) return undefined;
  return behind(reading, stem(`${root}ed`), 'by') ?? behind(reading, stem(`${root}e`), 'by');
}

function behind(reading: Reading, verb: string, preposition: string): Span | undefined {
  const { tokens } = reading.page;
  for (const at of reading.stems.get(verb) ?? []) {
    const unit = tokens[at]?.unit;
    for (let next = at + 1; next <= at + FARTHEST && tokens[next]?.unit === unit; next++) {
      if (tokens[next]?.folded !== preposition) continue;
      const span = startingAt(reading, next + 1);
      if (span !== undefined) return span;
    }
  }
  return undefined;
}

/** The name or value that begins at a token, or behind the few words that tell what it is. */
function startingAt(reading: Reading, from: number): Span | undefined {
  const { tokens } = reading.page;
  for (let at = from; at < from + 5; at++) {
    const token = tokens[at];
    if (token === undefined || token.unit !== tokens[from]?.unit) return undefined;
    const name = spanPast(reading.names, token.start);
    if (name?.first === at && name.weight > 0.1) return name;
    const value = reading.firsts.get(at);
    if (value !== undefined && value.type !== 'number') return value;
    if (!/^\p{Ll}/u.test(token.text)) return undefined;
  }
  return undefined;
}
