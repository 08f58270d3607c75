import type { Field } from './field.ts';
import type { Reading, Value } from './reading.ts';

const FIRST = /^(?:start|checkin|opening|doors)$/;
const LAST = /^(?:end|checkout|closing|return)$/;
/** What else a field may speak of beside the end of a range. */
const HARMLESS =
  /^(?:date|time|event|hours|meeting|travel|booking|stay|appointment|venue|company|exam|outage)$/;

/** The end of a range of dates or times that a field asks for: from 9 June to 13 June, 10 am - 5 pm. */
export function endOfRange(reading: Reading, field: Field, values: readonly Value[]): Value | undefined {
  const asked = field.parts.map((part) => part.concept?.name ?? '');
  const first = asked.some((name) => FIRST.test(name));
  const last = asked.some((name) => LAST.test(name)) || /^(?:closing|end|finish)$/.test(field.words[0] ?? '');
  if (first === last && !(last && field.words.includes('closing'))) return undefined;
  if (!asked.every((name) => FIRST.test(name) || LAST.test(name) || HARMLESS.test(name))) return undefined;
  const { text } = reading.page;
  let found: Value | undefined;
  for (let at = 0; at + 1 < values.length; at++) {
    const from = values[at] as Value;
    const to = values[at + 1] as Value;
    if (
      !/^(?: ?[-\u2013] ?| (?:to|until|till|through|and) )$/.test(
        text.slice(from.end, Math.min(to.start, from.end + 10)),
      )
    )
      continue;
    const before = text.slice(Math.max(0, from.start - 9), from.start);
    const joint = text.slice(from.end, to.start);
    if (joint.includes('and') && !/\bbetween $/i.test(before)) continue;
    if (found !== undefined) return undefined;
    found = last ? to : from;
  }
  return found;
}
