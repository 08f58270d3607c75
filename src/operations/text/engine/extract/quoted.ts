import type { Field } from './field.ts';
import { mentionsOfPart, nearness } from './nearness.ts';
import { tokenFrom } from './page.ts';
import { type Reading, type Span, spanPast } from './reading.ts';

const QUOTED =
  /(?<![\p{L}\d])["\u201c\u201e\u00ab\u2018']((?:\p{Lu}|\d)[^"\u201d\u201c\u00bb\u2019'\n]{1,70}(?:['\u2019]s [^"\u201d\u201c\u00bb\u2019'\n]{1,40})?)["\u201d\u201c\u00bb\u2019'](?!\p{L})/gu;

/** Fields that ask for what something is called. */
const TITLED =
  /^(?:title|name|book|novel|film|movie|song|track|single|album|play|poem|project|variety|cultivar|exhibition|show|episode|series|article|paper|essay|talk|lecture|course|painting|work|artwork|piece|game|story|report|thesis|motto|slogan|programme|program|theme|edition|production|opera|ballet|documentary|podcast|column|recipe|dish|ship|vessel|boat|campaign)$/;

/** The title in quotation marks: the only one, or the one nearest to the field's words. */
export function quotedValue(reading: Reading, field: Field): Span | undefined {
  if (!TITLED.test(field.words.at(-1) ?? '') || isOfPerson(field)) return undefined;
  let best: { span: Span; score: number } | undefined;
  let count = 0;
  for (const match of reading.page.text.matchAll(QUOTED)) {
    const start = match.index + 1;
    const span = { start, end: start + (match[1] as string).length };
    if (spanPast(reading.addresses, start)?.start === start) continue;
    count += 1;
    const first = tokenFrom(reading.page, start);
    const place = { first, last: Math.max(first, tokenFrom(reading.page, span.end) - 1) };
    let score = 0;
    for (const part of field.parts)
      score = Math.max(score, nearness(reading, mentionsOfPart(reading, part), place, []));
    if (best === undefined || score > best.score) best = { span, score };
  }
  return best !== undefined && (count === 1 || best.score > 0) ? best.span : undefined;
}

function isOfPerson({ types, words }: Field): boolean {
  return /^(?:person|party|first|last|role)$/.test(types[0] ?? '') && !/^(?:ship|boat)$/.test(words[0] ?? '');
}
