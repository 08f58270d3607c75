import { type Language, languages } from '../../language/languages.ts';
import type { Sentence } from '../../language/sentences.ts';
import { isStopWord } from '../../language/stop-words.ts';
import { type Word, words } from '../../language/words.ts';
import { englishRole } from './english-role.ts';
import { foreignRole } from './foreign-role.ts';
import { People } from './people.ts';
import type { Place, Token } from './token.ts';

/** Links and e-mail addresses: their words are not words of the text. */
const ADDRESSES = /(?:https?:\/\/|www\.)\S{1,2000}|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/gi;

/** The words of a text, in its order, with their parts in key terms. */
export function tokensOf(
  text: string,
  sentences: readonly Sentence[],
  language: Language | undefined,
): readonly Token[] {
  const found = words(text);
  const hidden = [...text.matchAll(ADDRESSES)].map(
    ({ 0: { length }, index }) => [index, index + length] as const,
  );
  const english = language === undefined || language === 'en';
  const tokens: Token[] = [];
  const people = new People();
  const shouted = isShouted(text);
  const names = new Set<string>();
  let sentence = 0;
  let address = 0;
  found.forEach((word, at) => {
    while (sentence + 1 < sentences.length && (sentences[sentence + 1]?.start ?? 0) <= word.start) sentence++;
    while ((hidden[address]?.[1] ?? Number.POSITIVE_INFINITY) <= word.start) address++;
    const before = tokens.at(-1);
    const isFirst = before === undefined || before.sentence !== sentence;
    const next = found[at + 1];
    const following = next !== undefined && isJoint(text, word.end, next.start) ? next.folded : '';
    const isAddress = (hidden[address]?.[0] ?? Number.POSITIVE_INFINITY) <= word.start;
    const named = !shouted && (isNamed(word.text, isFirst) || (isFirst && names.has(word.text)));
    if (named && !isFirst) names.add(word.text);
    const side = !isFirst && isJoint(text, before.end, word.start) ? before : undefined;
    const place = { before: side, following, named };
    const isSilent = isAddress || isShortened(text, word, language ?? 'en');
    const role = isSilent ? 'none' : roleOf(word.folded, place, english ? 'en' : language, word.text);
    const joined =
      side === undefined
        ? !isFirst && named && before.named && text.slice(before.end, word.start) === ' & '
        : !(english && !shouted && entersName(word.text, named, side, tokens.at(-2)?.sentence === sentence));
    const person = people.has(word, !isFirst && word.start - before.end <= 2 ? before : undefined);
    const { text: written, folded, start, end } = word;
    // Written out: spreading the word took 20 times as long.
    tokens.push({ text: written, folded, start, end, sentence, joined, role, named, person });
  });
  return tokens;
}

/** A title or a measure before its full stop: Dr., hr., No. 5; not Corp., which is part of a name. */
function isShortened(text: string, { text: written, folded, end }: Word, language: Language): boolean {
  if (text[end] !== '.') return false;
  const kinds = languages().stopKindsOf(folded);
  const kind = kinds?.get(language) ?? kinds?.get('en');
  if (kind === 'number') return /^\.\s?\d/.test(text.slice(end, end + 3));
  return kind === 'always' || (kind === 'inside' && !CAPITAL.test(written));
}

/** Where most letters are capitals, a capital says nothing. */
function isShouted(text: string): boolean {
  const sample = text.slice(0, 4000);
  return (sample.match(CAPITALS)?.length ?? 0) > (sample.match(SMALL)?.length ?? 0);
}

/** A capital letter inside a sentence, or a second one in the word that begins it. */
function isNamed(text: string, isFirst: boolean): boolean {
  return CAPITAL.test(text) && (!isFirst || CAPITAL_INSIDE.test(text));
}

/**
 * A name begins after a small word (coach Reidar Moen), which tells what it is the name of. Words of capitals are no
 * such names: expired TLS certificate.
 */
function entersName(text: string, named: boolean, before: Token, isBeforeInside: boolean): boolean {
  if (!named || before.named || CAPITAL_INSIDE.test(text)) return false;
  return isBeforeInside || !CAPITAL.test(before.text);
}

/** No language writes longer words: what is longer is a key, a hash or a row of signs. */
const MAX_WORD_LENGTH = 60;

const CAPITALS = /\p{Lu}/gu;
const SMALL = /\p{Ll}/gu;
const CAPITAL = /^\p{Lu}/u;
const CAPITAL_INSIDE = /^.+\p{Lu}/u;
const NUMBER = /^\p{N}/u;

/** Only white space between words: words of a script without spaces are not a phrase by standing side by side. */
function isJoint(text: string, end: number, start: number): boolean {
  return start > end && start - end <= 3 && /^\s+$/.test(text.slice(end, start));
}

function roleOf(folded: string, place: Place, language: Language, text: string): Token['role'] {
  if (folded.length > MAX_WORD_LENGTH) return 'none';
  if (isStopWord(folded, language) && !isAcronym(text, folded)) return 'none';
  // 5G and 3D are words; 32-litre and 10am are measures.
  if (NUMBER.test(folded)) return /^\d{1,2}(?![AP]M)[A-Z]{1,2}$/.test(text) ? 'any' : 'none';
  if (folded.length < 2 || isUnit(text, place.before)) return 'none';
  return language === 'en' ? englishRole(folded, place, text) : foreignRole(folded, text, language);
}

/** 6 TB, 540 Wh; but 12 BMW cars. */
function isUnit(text: string, before: Token | undefined): boolean {
  return before !== undefined && NUMBER.test(before.folded) && text.length < 4 && !/^[A-Z]{3}$/.test(text);
}

/** US, IT and WHO are written as the words are not. */
function isAcronym(text: string, folded: string): boolean {
  return /^[A-Z]{2,4}$/.test(text) && folded !== 'not' && folded !== 'no';
}
