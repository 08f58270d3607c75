import type { Field } from './field.ts';
import { thingPhrases } from './lists/thing-phrases.ts';
import { mentionsOfPart, nearness } from './nearness.ts';
import { tokenFrom } from './page.ts';
import { type Reading, type Span, spanPast } from './reading.ts';

const article = '(?:(?:the|an?|my|our|your|its|his|her|their|some|this|new|one)_)?';

let phrases: Map<string, readonly RegExp[]> | undefined;

function phrasesOf(concept: string): readonly RegExp[] {
  if (phrases === undefined) {
    phrases = new Map();
    for (const entry of thingPhrases.split(/\n {2}(?=\S)/)) {
      const colon = entry.indexOf(':');
      if (colon < 0) continue;
      const patterns = entry
        .slice(colon + 1)
        .split(';')
        .map((phrase) => phrase.trim())
        .filter((phrase) => phrase !== '');
      phrases.set(
        entry.slice(0, colon).trim(),
        patterns.map(
          (phrase) =>
            new RegExp(`(?<![\\p{L}\\d])${phrase.replaceAll('~', article).replaceAll('_', '[ ]')}`, 'giu'),
        ),
      );
    }
  }
  return phrases.get(concept) ?? [];
}

/** Longest value of free words. */
const LONGEST = 120;

/** Whether a concept's value is a clause (a reason) or a phrase of a few words (a product). */
const clauses = new Set(
  `reason problem offence subject description skills ingredients
   education allergy decision stolen_items requirement hobby resolution`.split(/\s+/),
);
const capitalised = new Set(
  'maiden_name trading_name event title model brand pet award publication_name'.split(' '),
);
const handles = new Set(['username', 'password']);

/** What follows the phrases that lead to a value of free words: because of ..., diagnosed with ... */
export function thingValue(reading: Reading, field: Field): Span | undefined {
  const concept = field.main?.concept?.name ?? '';
  const { text } = reading.page;
  for (const pattern of phrasesOf(concept)) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index + match[0].length;
      const span = handles.has(concept) ? handleAt(text, start) : phraseAt(reading, start, concept);
      if (span !== undefined) return span;
    }
  }
  return undefined;
}

function handleAt(text: string, start: number): Span | undefined {
  const match = /^[:"\u201c' ]{0,3}([^\s"\u201d']{3,60})/.exec(text.slice(start, start + 80));
  const value = match?.[1]?.replace(/[.,;:!?)]+$/, '');
  if (match === null || value === undefined || value.length < 3) return undefined;
  if (/^(?:and|for|the|was|has|not|does|doesn|or|my|your|but|to|with|reset|change)$/i.test(value))
    return undefined;
  const from = start + match[0].indexOf(value);
  return { start: from, end: from + value.length };
}

const DEGREE_END = /[.!?](?=\s|$)|[;,\n(]| (?:from|at|and|with|by|where|which|who) |$/u;
const CLAUSE_END =
  /[.!?](?=\s|$)|[;\n]|,(?= \p{Lu}[\p{L} ]{1,40} (?:said|says|reported|announced|added)\b)|,(?= (?:and|but|so|please|which|we|I|could|can)\b)|,(?= \d)| (?:so|please) |$/u;
/** What is told of after a cause that is a noun: because of heavy snow it is still here. */
const AFTER_CAUSE =
  / (?=(?:it|we|they|you|I|he|she|there|your|our) (?:is|was|are|were|has|have|had|will|would|can|could|must|cannot|may)\b)/u;
const PHRASE_END =
  /[.!?](?=\s|$)|[;:,()\n\u2013]| - | (?:on|in|at|from|for|with|and|but|because|since|which|that|who|is|was|are|were|has|have|had|by|to|as|when|after|before|until|under|into|during|about|over|yesterday|today|last|this|two|three|four|several|arrived|came|via|per|will|can|does|doesn|no|it|through|using|up|once|twice|daily|every|each|we|I|you|he|she|they) |$/u;

function phraseAt(reading: Reading, start: number, concept: string): Span | undefined {
  const { text } = reading.page;
  const rest = text.slice(start, start + LONGEST);
  const quoted =
    /^["\u201c\u201e\u00ab\u2018]([^"\u201d\u201c\u00bb\u2019\n]{2,100})["\u201d\u201c\u00bb\u2019]/.exec(
      rest,
    );
  if (quoted !== null) return { start: start + 1, end: start + 1 + (quoted[1] as string).length };
  if (capitalised.has(concept)) return namedAt(reading, start);
  const name = spanPast(reading.names, start);
  if (!clauses.has(concept) && name?.start === start && name.type === 'person') return undefined;
  const stop = (concept === 'education' ? DEGREE_END : clauses.has(concept) ? CLAUSE_END : PHRASE_END).exec(
    rest,
  );
  const clause = rest.slice(0, stop?.index ?? rest.length);
  const cut = concept === 'reason' ? clause.search(AFTER_CAUSE) : -1;
  const value = (cut > 0 ? clause.slice(0, cut) : clause).replace(/[\s,'"\u2019]+$/, '');
  if (
    value.length < 2 ||
    !/\p{L}{2}/u.test(value) ||
    value.split(' ').length > (clauses.has(concept) ? 16 : 8)
  )
    return undefined;
  if (
    !clauses.has(concept) &&
    /^(?:from|in|at|on|by|with|for|online|last|yesterday|today|via|through|during|before|after)\b/i.test(
      value,
    )
  )
    return undefined;
  if (/^(?:it|them|that|this|me|us|you|him|her|these|those|and|to|of|been|be|not)$/i.test(value))
    return undefined;
  return { start, end: start + value.length };
}

/** A capitalised phrase that starts at once, with the figures that end it: Kestrel Vanta 1.6. */
function namedAt(reading: Reading, start: number): Span | undefined {
  const { text } = reading.page;
  const match =
    /^\p{Lu}[\p{L}\d'\u2019-]{0,30}(?: (?:\p{Lu}[\p{L}\d'\u2019-]{0,30}|\d[\d.]{0,6}|of|the|de|and|&)){0,6}/u.exec(
      text.slice(start, start + LONGEST),
    );
  if (match === null) return undefined;
  const value = match[0].replace(/(?: (?:of|the|de|and|&))+$/, '').replace(/[.']+$/, '');
  return value.length < 2 ? undefined : { start, end: start + value.length };
}

/** Nouns that end the name of an event. */
const EVENT =
  /(?<![\p{L}\d])\p{Lu}[\p{L}\d'\u2019&-]{0,30}(?: (?:\p{Lu}[\p{L}\d'\u2019&-]{0,30}|of|the|and|for|\d{4})){0,6} (?:Conference|Festival|Summit|Symposium|Congress|Concert|Night|Fair|Expo|Exhibition|Workshop|Seminar|Webinar|Gala|Marathon|Race|Cup|Championships?|Tournament|Show|Party|Ball|Meetup|Hackathon|Forum|Convention|Week|Day|Days|Awards?|Ceremony|Regatta|Parade|Market|Carnival|Biennale|Derby|Open|Run|Walk|Quiz|Camp|Retreat|Games|Weekend|Programme|Campaign|Initiative|Project|Evening|Reunion|Recital|Tour)(?![\p{L}])(?: \d{4})?/gu;

/** The name of an event by its last noun. */
export function eventValue(reading: Reading): Span | undefined {
  for (const match of reading.page.text.matchAll(EVENT)) {
    const opening = /^(?:The|Our|This|Join|Save|Welcome|Dear|Your|A|An|At|In|For) (?:the |our |this )?/.exec(
      match[0],
    );
    const start = match.index + (opening?.[0].length ?? 0);
    const end = match.index + match[0].length;
    if (reading.page.text.slice(start, end).includes(' ')) return { start, end };
  }
  return undefined;
}

/** Something with a name and a number: Lumo Pad 5, LaserPro 400, 2018 Kestrel Vanta 1.6. */
const MODEL =
  /(?<![\p{L}\d.-])(?!(?:On|In|At|By|From|The|Room|Table|Flat|Platform|Gate|Seat|Android|Windows|iOS|Ubuntu|Year|Page|Chapter|Level|Order|Invoice|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|January|February|March|April|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b)\p{Lu}[\p{L}\d-]{1,24}(?: \p{Lu}[\p{L}\d-]{0,24}){0,3} (?:\d{1,4}(?:\.\d)?|[A-Z]{0,3}-?\d{1,4}[A-Za-z]{0,2}|[A-Z]{1,3}\d{0,3})(?![\p{L}\d.,:/-]\p{L}?\d|[\p{L}\d])/gu;

/** A model by its form, nearest to the field's words. */
export function modelValue(reading: Reading, field: Field): Span | undefined {
  const { text } = reading.page;
  let best: { span: Span; score: number } | undefined;
  for (const match of text.matchAll(MODEL)) {
    const start = match.index;
    const end = start + match[0].length;
    const value = spanPast(reading.values, start);
    const taken =
      value !== undefined &&
      value.start < end &&
      /^(?:address|date|time|amount|plate|phone|iban)$/.test(value.type);
    if (taken) continue;
    const first = tokenFrom(reading.page, start);
    const place = { first, last: Math.max(first, tokenFrom(reading.page, end) - 1) };
    let near = 0;
    for (const part of field.parts)
      near = Math.max(near, nearness(reading, mentionsOfPart(reading, part), place, []));
    const score = 0.3 + near - start / (text.length + 1) / 20;
    if (best === undefined || score > best.score) best = { span: { start, end }, score };
  }
  return best?.span;
}

/** The title of a text that is about one thing: its first line, short and followed by others. */
export function headline(reading: Reading): Span | undefined {
  const named = /^["\u201c]?(\p{Lu}[^.,;:!?\n"\u201d]{1,60}?)["\u201d]?,? (?:by|is an?) \p{L}/u.exec(
    reading.page.text.slice(0, 120),
  );
  if (named !== null && /^.? ?\S+(?: (?:\p{Lu}|of|the|and|a|an|in|to|on|for|with|from))/u.test(named[0])) {
    const start = named[0].indexOf(named[1] as string);
    return { start, end: start + (named[1] as string).length };
  }
  const lines = reading.page.lines.filter(({ text }) => text.trim() !== '');
  const [first, second] = lines;
  if (first === undefined || second === undefined || first.text.length > 70) return undefined;
  if (/[.:,;!?]$/.test(first.text.trim()) || /^(?:dear|hi|hello|hey|from|to|kind|best)\b/i.test(first.text))
    return undefined;
  const lead = first.text.length - first.text.trimStart().length;
  return { start: first.start + lead, end: first.start + lead + first.text.trim().length };
}
