import { isStopWord } from '../../../language/stop-words.ts';
import { listsOf, rowsOf } from '../../../lexicon/lexicon.ts';
import { PatternIndex, type PatternToken } from '../../../lexicon/matcher.ts';
import { once } from '../../../lexicon/once.ts';
import type { Field } from '../fields/field.ts';
import type { Page, Token } from '../reading/page.ts';
import { type Reading, type Span, spanPast } from '../reading/reading.ts';
import { valuesOver } from '../values/typed.ts';
import { isWord, plain } from '../values/word-set.ts';

/** What the words behind a pattern of things.tsv make: how far a value reaches. */
type Extent = 'sentence' | 'clause' | 'phrase' | 'name' | 'handle';

/** Longest value of free words. */
const LONGEST = 120;

/** What follows the words that lead to a value of free words: because of ..., diagnosed with ... */
export function thingValue(reading: Reading, field: Field): Span | undefined {
  const index = things().get(field.main?.concept?.name ?? '');
  if (index === undefined) return undefined;
  const { page } = reading;
  const tokens = patternTokens(page);
  for (let at = 0; at < tokens.length; at++) {
    const lead = index.longestAt(tokens, at);
    const span = lead === undefined ? undefined : valueBehind(reading, lead.end, lead.payload);
    if (span !== undefined) return span;
  }
  return onlyOne(page.text, field.main?.concept?.name ?? '');
}

/** The value of a concept that has a form of its own, where the text has no other: Rico 450, ramipril 5 mg. */
function onlyOne(text: string, concept: string): Span | undefined {
  const [first, ...others] = valuesOver(text, concept);
  if (first === undefined) return undefined;
  const written = text.slice(first.start, first.end);
  return others.every(({ start, end }) => text.slice(start, end) === written) ? first : undefined;
}

/** The tokens of a page as patterns see them. */
function patternTokens({ tokens }: Page): readonly PatternToken[] {
  return tokens.map(({ folded, gap, unit }, at) => {
    const isAfterStop = at > 0 && tokens[at - 1]?.unit !== unit;
    return { word: folded, isAfterStop, isAfterBreak: isAfterStop || /[,;:()\u2013\u2014]| - /.test(gap) };
  });
}

const things = once((): ReadonlyMap<string, PatternIndex<Extent>> => {
  const classes = listsOf('en/classes.tsv');
  const found = new Map<string, PatternIndex<Extent>>();
  for (const [concept = '', extent = '', pattern = ''] of rowsOf('en/things.tsv')) {
    const index = found.get(concept) ?? new PatternIndex<Extent>({ classes });
    found.set(concept, index);
    index.add(pattern, extent as Extent);
  }
  return found;
});

const DETERMINER = /^(?:the|an?|my|our|your|its|his|her|their|some|this|new)$/;

/** The value that begins at a token, an article before it aside. */
function valueBehind(reading: Reading, token: number, extent: Extent): Span | undefined {
  const { tokens, text } = reading.page;
  const next = tokens[token];
  if (
    next === undefined ||
    next.unit !== tokens[token - 1]?.unit ||
    !/^\s?[:"\u201c'\u2018]?\s?["\u201c\u2018]?$/.test(next.gap)
  )
    return undefined;
  const isPassed =
    tokens[token + 1]?.gap === ' ' &&
    ((extent !== 'sentence' && DETERMINER.test(next.folded)) ||
      (extent === 'name' && /^\d{4}$/.test(next.text)));
  const first = isPassed ? token + 1 : token;
  const { start } = tokens[first] as Token;
  if (isTyped(reading, start)) return undefined;
  const quoted = quotedAt(text, start);
  if (quoted !== undefined) return quoted;
  switch (extent) {
    case 'handle':
      return handleAt(text, next.start);
    case 'name':
      return namedAt(text, start);
    case 'sentence':
    case 'clause':
    case 'phrase':
      return wordsAt(reading, first, extent);
  }
}

/** A date, a sum and the like are not free words. */
function isTyped({ values }: Reading, start: number): boolean {
  const value = spanPast(values, start);
  return (
    value?.start === start &&
    /^(?:amount|date|time|percent|phone|email|url|address|duration)$/.test(value.type)
  );
}

/** "The Long Tide": what is quoted is the value. */
function quotedAt(text: string, start: number): Span | undefined {
  const from = /["\u201c\u201e\u00ab\u2018]/.test(text[start - 1] ?? '') ? start : start + 1;
  if (from > start && !/["\u201c\u201e\u00ab\u2018]/.test(text[start] ?? '')) return undefined;
  const quoted = /^[^"\u201d\u201c\u00bb\u2019\n]{2,100}(?=["\u201d\u201c\u00bb\u2019])/.exec(
    text.slice(from, from + LONGEST),
  );
  return quoted === null ? undefined : { start: from, end: from + quoted[0].length };
}

/** A name of an account or a secret: signs without a space, with a digit or after a colon or a quote. */
function handleAt(text: string, start: number): Span | undefined {
  const value = /^@?[^\s"\u201d'@]{3,60}/.exec(text.slice(start, start + 80))?.[0].replace(/[.,;:!?)]+$/, '');
  if (value === undefined || value.length < 3 || isStopWord(value.toLowerCase())) return undefined;
  return { start, end: start + value.length };
}

/** A capitalised phrase that begins at once, with the figures that end it: Kestrel Vanta 1.6. */
function namedAt(text: string, start: number): Span | undefined {
  const match =
    /^\p{Lu}[\p{L}\d'\u2019-]{0,30}(?: (?:\p{Lu}[\p{L}\d'\u2019-]{0,30}|\d[\d.]{0,6}|of|the|de|in|and|&)){0,6}/u.exec(
      text.slice(start, start + LONGEST),
    );
  const value = match?.[0].replace(/(?: (?:of|the|de|in|and|&))+$/, '').replace(/[.']+$/, '') ?? '';
  return value.length < 2 ? undefined : { start, end: start + value.length };
}

/** Most words of a clause and of a phrase: what goes on longer was not a value. */
const MOST = { sentence: 16, clause: 16, phrase: 8 };

function wordsAt(reading: Reading, first: number, extent: keyof typeof MOST): Span | undefined {
  const { tokens } = reading.page;
  const start = tokens[first]?.start ?? 0;
  if (extent === 'phrase' && isPersonAt(reading, start)) return undefined;
  const ends = extent === 'phrase' ? endsPhrase : endsClause;
  let end = first;
  while (
    tokens[end]?.unit === tokens[first]?.unit &&
    end - first <= MOST[extent] &&
    !ends(tokens, end, first)
  ) {
    end += 1;
  }
  const value = tokens.slice(first, end);
  const isTelling = value.some(({ folded }) => /\p{L}{2}/u.test(folded) && !isStopWord(folded));
  if (!isTelling || value.length > MOST[extent]) return undefined;
  return { start, end: value.at(-1)?.end ?? start };
}

function isPersonAt({ names }: Reading, start: number): boolean {
  const name = spanPast(names, start);
  return name?.start === start && name.type === 'person';
}

/** Where another part of the sentence begins: and, so, it was. */
function endsClause(tokens: readonly Token[], at: number, first: number): boolean {
  const { folded, gap } = tokens[at] as Token;
  if (at === first) return false;
  if (/[;\n]/.test(gap) || /^(?:so|please)$/.test(folded)) return true;
  if (gap.includes(',') && /^(?:and|but|which|we|i|could|can|\d.*)$/.test(folded)) return true;
  const isSubject = /^(?:it|we|they|you|i|he|she|there)$/.test(folded);
  return (
    isSubject &&
    /^(?:is|was|are|were|has|have|had|will|would|can|could|must)$/.test(tokens[at + 1]?.folded ?? '')
  );
}

function endsPhrase(tokens: readonly Token[], at: number, first: number): boolean {
  const { folded, gap } = tokens[at] as Token;
  return (at > first && /[;:,()\n\u2013]| - /.test(gap)) || isWord('phrase end', folded);
}

/** A name whose last noun is that of an event: the Lisbon Half Marathon. */
export function eventValue({ page, names }: Reading): Span | undefined {
  return names.find(
    ({ first, last }) => last > first && isWord('event', plain(page.tokens[last]?.text ?? '')),
  );
}
