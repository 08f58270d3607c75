import { mentionsOfPart } from '../features/nearness.ts';
import type { Field } from '../fields/field.ts';
import type { Token } from '../reading/page.ts';
import { alternatives } from '../reading/page-words.ts';
import type { Reading, Span } from '../reading/reading.ts';

const END = new RegExp(String.raw`[.!?;:,()\n]| (?:${alternatives('clause link')}) |$`, 'u');

const SAID = new RegExp(
  String.raw`^(?: (?:${alternatives('says')}|(?:${alternatives('says a figure')})(?= ["\p{Lu}\d]))|, which (?:is|was|stood at|stands at|reached|totalled)|:| =)[ ](?:currently |now |called |named |set at |set to |the |an? )?`,
  'u',
);

const NO_VALUE = new RegExp(String.raw`^(?:${alternatives('no value')})\b`);

/** A field that no list has: what "the <field> is" says, the number or code beside its words. */
export function unknownValue(reading: Reading, field: Field): Span | undefined {
  const { page } = reading;
  const [first] = field.parts;
  if (first === undefined) return undefined;
  const counted =
    field.plural || (field.types.length === 0 && field.words.some((word) => /[^su]s$/.test(word)))
      ? countOf(reading, field)
      : undefined;
  if (counted !== undefined) return counted;
  for (const mention of mentionsOfPart(reading, first)) {
    if (mention.role !== 'name') continue;
    const last = lastOf(reading, field, mention.first);
    if (last === undefined) continue;
    const { end } = page.tokens[last] as Token;
    const said = SAID.exec(page.text.slice(end, end + 40));
    if (said !== null) {
      const span = untilEnd(page.text, end + said[0].length);
      if (span !== undefined) return typedAt(reading, span, last) ?? span;
    }
    const beside = valueBeside(reading, mention.first, last);
    if (beside !== undefined && (!isNamed(field) || /^\p{Lu}/u.test(page.text.slice(beside.start))))
      return beside;
  }
  return undefined;
}

/** The field asks for a name: figures do not answer it. */
function isNamed(field: Field): boolean {
  return field.words.at(-1) === 'name';
}

/** failed transactions: the number or measure right before the noun. */
function countOf(reading: Reading, field: Field): Span | undefined {
  for (const noun of [...field.parts].reverse()) {
    if (noun.concept !== undefined) continue;
    for (const { first } of mentionsOfPart(reading, noun)) {
      if (!/^[ -]$/.test(reading.page.tokens[first]?.gap ?? '')) continue;
      const value = reading.lasts.get(first - 1);
      if (value !== undefined && (value.type === 'number' || value.type.startsWith('measure'))) return value;
    }
  }
  return undefined;
}

/** The last token of the field's words from here; undefined when they are not all here. */
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
  if (value === '' || value.split(' ').length > 8) return undefined;
  return NO_VALUE.test(value) ? undefined : { start, end: start + value.length };
}

/** The whole of a value known by its form that begins where the words end. */
function typedAt(reading: Reading, span: Span, last: number): Span | undefined {
  for (let at = last + 2; at <= last + 4; at++) {
    const value = reading.firsts.get(at);
    if (value !== undefined && value.start === span.start && value.type !== 'number') return value;
  }
  return undefined;
}

/** error E133, a dividend of SEK 4.50, 90 euros for utilities, 3 stars, size M. */
function valueBeside(reading: Reading, first: number, last: number): Span | undefined {
  const { tokens } = reading.page;
  const after = tokens[last + 1];
  const next = reading.firsts.get(last + 1);
  if (after?.gap === ' ' && next !== undefined && /^(?:code|number|version|plate)$/.test(next.type))
    return next;
  if (after?.folded === 'of') {
    const value = reading.firsts.get(last + 2);
    if (value !== undefined && value.type !== 'number') return value;
  }
  const left = reading.lasts.get(first - 1);
  if (
    left !== undefined &&
    /^[ -]$/.test(tokens[first]?.gap ?? '') &&
    /^(?:number|amount|percent|measure:.*)$/.test(left.type)
  ) {
    return left;
  }
  if (/^(?:for|in)$/.test(tokens[first - 1]?.folded ?? '')) {
    const value = reading.lasts.get(first - 2);
    if (value !== undefined && /^(?:amount|percent)$/.test(value.type)) return value;
  }
  const short =
    after?.gap === ' ' &&
    /^(?:\p{Lu}{1,3}|\p{Lu}?\d{1,4}\p{Lu}?|small|medium|large|extra-large)$/u.test(after.text);
  return short && after.text !== 'I' ? after : undefined;
}
