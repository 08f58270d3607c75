import { nearest } from '../features/nearest.ts';
import { mentionsOfPart, nearness } from '../features/nearness.ts';
import type { Field } from '../fields/field.ts';
import type { Page } from '../reading/page.ts';
import type { Reading, Span } from '../reading/reading.ts';
import { listedWords } from '../values/listed.ts';

/** Lists whose words are common in other senses: only beside the field's own words. */
const needsFieldWord = new Set(['statuses', 'severities']);

/** A word of a closed list: a colour, a language, a way of paying. */
export function settledValue(
  reading: Reading,
  field: Field,
  list: string,
  several = false,
): Span | undefined {
  const { text } = reading.page;
  const unknownQualifiers = field.qualifiers
    .filter(({ concept }) => concept === undefined)
    .map((part) => mentionsOfPart(reading, part));
  const rows = field.parts.map((part) => mentionsOfPart(reading, part));
  let best: { span: Span; score: number } | undefined;
  for (const place of nearest(reading, rows, listedWords(reading.page, list))) {
    const { start, end } = place;
    let near = 0;
    for (const mentions of rows) near = Math.max(near, nearness(reading, mentions, place, []));
    if (
      unknownQualifiers.length > 0 &&
      !unknownQualifiers.some((mentions) => nearness(reading, mentions, place, []) > 0)
    )
      continue;
    const score = near + (needsFieldWord.has(list) ? 0 : base(list)) - start / (text.length + 1) / 20;
    if (score > 0.34 && (best === undefined || score > best.score)) best = { span: { start, end }, score };
  }
  if (best === undefined || !several)
    return best === undefined ? undefined : withVersion(text, list, best.span);
  return enumeration(reading.page, list, best.span);
}

function base(list: string): number {
  return /^(?:colours|fuels|systems|carriers|genres|payments|genders|properties|breeds|diets|instruments)$/.test(
    list,
  )
    ? 0.4
    : /^(?:cuisines|nationalities)$/.test(list)
      ? 0.25
      : 0.1;
}

/** Windows 11, Android 14, Visa card ending in 7719. */
function withVersion(text: string, list: string, span: Span): Span {
  const after = text.slice(span.end, span.end + 40);
  const more =
    list === 'systems'
      ? /^ \d{1,2}(?:\.\d{1,3}){0,2}(?: (?:LTS|Pro|Home))?/.exec(after)
      : list === 'payments'
        ? /^ (?:credit card|debit card|card)/.exec(after)
        : null;
  return more === null ? span : { start: span.start, end: span.end + more[0].length };
}

/** French, Dutch and some English: from the first of a row to its last. */
function enumeration(page: Page, list: string, span: Span): Span {
  const { text } = page;
  const words = listedWords(page, list);
  let at = words.findIndex(({ start }) => start === span.start);
  let start = span.start;
  let end = span.end;
  const joint =
    /^(?: \([^)]{1,20}\))?(?:,|,? and|,? as well as| &|\/)? ?(?:(?:some|a little|basic|fluent|good|conversational|also|native) )?$/;
  for (let next = at + 1; next < words.length; next++) {
    const word = words[next] as Span;
    if (word.start - end > 40 || !joint.test(text.slice(end, word.start))) break;
    end = word.end;
  }
  for (at -= 1; at >= 0; at--) {
    const word = words[at] as Span;
    if (start - word.end > 40 || !joint.test(text.slice(word.end, start))) break;
    start = word.start;
  }
  return { start, end };
}
