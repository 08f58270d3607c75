import type { Field } from './field.ts';
import { mentionsOfPart } from './nearness.ts';
import type { Token } from './page.ts';
import type { Reading, Span } from './reading.ts';

const END =
  /[.!?;:,()\n]| (?:and|but|which|that|because|on|at|in|for|from|by|with|as|when|while|if|until|since) |$/u;

/** A field nobody knows: what "the <field> is" says, the number or code that stands at its words. */
export function unknownValue(reading: Reading, field: Field): Span | undefined {
  const { page } = reading;
  const [first] = field.parts;
  if (first === undefined) return undefined;
  const counted = field.plural ? countOf(reading, field) : undefined;
  if (counted !== undefined) return counted;
  for (const mention of mentionsOfPart(reading, first)) {
    if (mention.role !== 'name') continue;
    const last = lastOf(reading, field, mention.first);
    if (last === undefined) continue;
    const end = (page.tokens[last] as Token).end;
    const said =
      /^(?: (?:is|was|are|were|will be|has been|remains)|:| =)[ ](?:currently |now |called |named |set at |set to |the |an? )?/.exec(
        page.text.slice(end, end + 40),
      );
    if (said !== null) {
      const span = untilEnd(page.text, end + said[0].length);
      if (span !== undefined) return typedAt(reading, span) ?? span;
    }
    const after = reading.values.find(
      ({ first: at, type }) => at === last + 1 && /^(?:code|number|version|plate)$/.test(type),
    );
    if (
      after !== undefined &&
      page.tokens[last + 1]?.gap === ' ' &&
      !(after.type === 'number' && /\p{L}/u.test(page.text.slice(after.start, after.end)))
    )
      return after;
    const before = reading.values.find(
      ({ last: at, type }) =>
        at === mention.first - 1 &&
        /^(?:number|amount|percent)$/.test(type) &&
        /^[ -]$/.test(page.tokens[mention.first]?.gap ?? ''),
    );
    if (before !== undefined) return before;
  }
  return undefined;
}

/** failed transactions: the number or measure right before the noun. */
function countOf(reading: Reading, field: Field): Span | undefined {
  const noun = field.parts.at(-1);
  if (noun === undefined) return undefined;
  for (const { first, role } of mentionsOfPart(reading, noun)) {
    if (role !== 'name' || !/^[ -]$/.test(reading.page.tokens[first]?.gap ?? '')) continue;
    const value = reading.values.find(
      (one) => one.last === first - 1 && (one.type === 'number' || one.type.startsWith('measure')),
    );
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The last token of the field's words from here; undefined when they do not all stand here. */
function lastOf(reading: Reading, field: Field, at: number): number | undefined {
  let last = at - 1;
  for (const part of field.parts) {
    for (const stem of part.stems) {
      if (reading.page.tokens[last + 1]?.stem !== stem) return undefined;
      last += 1;
    }
  }
  return last;
}

function untilEnd(text: string, start: number): Span | undefined {
  const rest = text.slice(start, start + 90);
  const stop = END.exec(rest);
  const value = rest.slice(0, stop?.index ?? rest.length).trimEnd();
  return value.length < 1 ||
    value.split(' ').length > 8 ||
    /^(?:not|very|too|so|quite|that|being|been|also|always)\b/.test(value)
    ? undefined
    : { start, end: start + value.length };
}

function typedAt(reading: Reading, span: Span): Span | undefined {
  return reading.values.find(
    ({ start, end, type }) => start === span.start && end > span.start && type !== 'number',
  );
}
