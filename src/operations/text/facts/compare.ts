import { fold } from '../language/fold.ts';
import type { Language } from '../language/languages.ts';
import { isStopWord } from '../language/stop-words.ts';
import { withoutEnd } from '../language/without-end.ts';
import { type Fact, factsOf } from './facts.ts';

const numberWords: ReadonlyMap<string, string> = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, value): [string, string] => [word, String(value)]),
);

const ordinalWords: ReadonlyMap<string, string> = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, index): [string, string] => [word, String(index + 1)]),
);

/** Two to twelve in other languages; only where a text is in one of them, since "due" and "once" are English too. */
const numbersInWords: ReadonlyMap<Language, readonly string[]> = new Map(
  Object.entries({
    de: 'zwei drei vier f\u00fcnf sechs sieben acht neun zehn elf zw\u00f6lf',
    fr: 'deux trois quatre cinq six sept huit neuf dix onze douze',
    es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce',
    it: 'due tre quattro cinque sei sette otto nove dieci undici dodici',
    pt: 'dois tr\u00eas quatro cinco seis sete oito nove dez onze doze',
    nl: 'twee drie vier vijf zes zeven acht negen tien elf twaalf',
  }).map(([language, words]) => [language, words.split(' ')]),
);

const NUMBER = /\d+(?:[.,'\u00a0\u202f]\d+)*/g;
const withDigits = new Set(['date', 'time', 'amount', 'phone', 'version', 'number']);

/**
 * The facts of `before`, in a language, that `after` no longer has, as they are written in `before`, each once. Case, quotes,
 * dashes and white space may differ; numbers are compared by value, and one to twelve may be words.
 */
export function lostFacts(before: string, after: string, language?: Language): readonly string[] {
  const folded = ` ${fold(after)} `;
  const numbers = numbersIn(after);
  const words = new Set(folded.match(/[\p{L}\p{N}]+/gu));
  const isKept = (fact: Fact): boolean =>
    folded.includes(fold(fact.text)) ||
    (withDigits.has(fact.kind) && hasNumbers(fact.text, numbers, words)) ||
    (fact.kind === 'quote' && folded.includes(fold(fact.text.slice(1, -1)))) ||
    (fact.kind === 'name' && wordsOf(fact.text).every((word) => words.has(word)));
  const facts = factsOf(before).flatMap((fact) => certainParts(fact, language));
  return [...new Set(facts.flatMap((fact) => (isKept(fact) ? [] : [fact.text])))];
}

/**
 * The numbers of `after` that `before`, in a language, does not hold, as they are written in `after`, each once. What `before`
 * writes in words may be digits.
 */
export function inventedNumbers(before: string, after: string, language?: Language): readonly string[] {
  const known = new Set([...numbersIn(before), ...numbersInWordsOf(before, language)]);
  const found = after.replace(/^[ \t]*\d{1,2}[.)] /gm, '').match(NUMBER) ?? [];
  return [
    ...new Set(found.filter((number) => !known.has(plainNumber(number)) && !partsKnown(number, known))),
  ];
}

/** Scripts without spaces: what is written around a code or a number is not part of it. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const SPACED_PART = /[A-Za-z\d](?:[^\s\u0080-\uffff]*[A-Za-z\d])?/g;

/** The parts of a fact that another text has to have: in some scripts and languages it holds plain words too. */
function certainParts(fact: Fact, language: Language | undefined): readonly Fact[] {
  if (UNSPACED.test(fact.text) && fact.kind !== 'quote') {
    const parts = fact.text.match(SPACED_PART) ?? [];
    return parts.map((text) => ({ ...fact, text, kind: /^[\d.,:'-]+$/.test(text) ? 'number' : fact.kind }));
  }
  if (fact.kind !== 'name' || !writesNounsLarge(language)) return [fact];
  return largeRuns(fact.text, language).map((text) => ({ ...fact, text }));
}

/** Whether each noun of a language has a capital, so that a capital says nothing of names. */
export function writesNounsLarge(language: Language | undefined): boolean {
  return language === 'de' || language === 'lb';
}

const GREETING = /^(?:guten?|liebe[rs]?|sehr|hallo|herr|frau)$/i;

/** Two and more words with a capital side by side, function words and greetings left out. */
function largeRuns(name: string, language = ''): readonly string[] {
  return name
    .split(/(?:^| )\p{Ll}[\p{L} ]*?(?= |$)/u)
    .map((run) => run.trim().split(' '))
    .map((run) => run.filter((word) => !GREETING.test(word) && !isStopWord(word.toLowerCase(), language)))
    .flatMap((run) => (run.length > 1 ? [run.join(' ')] : []));
}

function numbersInWordsOf(text: string, language: Language | undefined): readonly string[] {
  const words = (language === undefined ? undefined : numbersInWords.get(language)) ?? [];
  const said = new Set(words.length === 0 ? [] : wordsOf(text));
  return words.flatMap((word, index) => (said.has(word) ? [String(index + 2)] : []));
}

function hasNumbers(fact: string, numbers: ReadonlySet<string>, words: ReadonlySet<string>): boolean {
  const found = fact.match(NUMBER) ?? [];
  // Without digits it is a weekday or a month, which a folded comparison would have found.
  if (found.length === 0) return wordsOf(fact).every((word) => words.has(word));
  const isKept = (number: string): boolean =>
    numbers.has(plainNumber(number)) ||
    (/^0+$/.test(number) && found.length > 1) ||
    partsKnown(number, numbers);
  return found.every(isKept) && monthKept(fact, words);
}

const MONTH =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\b/;

function monthKept(fact: string, words: ReadonlySet<string>): boolean {
  const month = MONTH.exec(fact.toLowerCase())?.[1];
  return month === undefined || [...words].some((word) => word.startsWith(month) && MONTH.test(word));
}

/** "9.5" in "v1.9.5", "10" and "30" in "10.30": pieces of numbers that are joined otherwise. */
function partsKnown(number: string, known: ReadonlySet<string>): boolean {
  const parts = number.split(/[.,]/);
  return (
    parts.length > 1 &&
    !/^\d{1,3}(?:,\d{3})+/.test(number) &&
    parts.every((part) => known.has(plainNumber(part)))
  );
}

function numbersIn(text: string): ReadonlySet<string> {
  const values = new Set<string>();
  for (const [number] of text.matchAll(NUMBER)) {
    values.add(plainNumber(number));
    if (/\d[.,]\d/.test(number) && !/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(number)) {
      for (const part of number.split(/[.,]/)) values.add(plainNumber(part));
    }
  }
  for (const [word] of text.toLowerCase().matchAll(/[a-z]+/g)) {
    const value = numberWords.get(word) ?? ordinalWords.get(word);
    if (value !== undefined) values.add(value);
  }
  return values;
}

/** A number without its thousands separators, leading zeros and empty decimals. */
function plainNumber(number: string): string {
  let plain = number.replace(/['\u00a0\u202f]/g, '');
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) plain = plain.replaceAll(',', '');
  else if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(plain)) plain = plain.replaceAll('.', '');
  plain = plain.replace(',', '.').replace(/^0+(?=\d)/, '');
  return /^\d+\.\d+$/.test(plain) ? withoutEnd(withoutEnd(plain, /0/), /\./) : plain;
}

function wordsOf(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
