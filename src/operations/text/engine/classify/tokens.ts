import { isStopWord } from '../../language/stop-words.ts';
import { words } from '../../language/words.ts';
import type { PatternToken } from '../../lexicon/matcher.ts';
import { stem } from '../../lexicon/stem.ts';

/** A word of a text or of a label; `word` is its stem, as patterns see it. */
export interface Token extends PatternToken {
  /** As word lists have it: lower case, NFKC, without 's. */
  readonly written: string;
  /** Of no meaning by itself: the, of, would. */
  readonly isStopWord: boolean;
}

/** A token without its place in a text. */
type KnownWord = Pick<Token, 'word' | 'written' | 'isStopWord'>;

/**
 * The words of a text in its order. "can't", "cannot" and "cant" are two words, "can" and "not". Linear in the
 * text's length.
 */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const { folded, start, end } of words(text)) {
    const between = text.slice(last, start);
    const isAfterStop = between !== ' ' && STOP.test(between);
    const isAfterBreak = isAfterStop || (between !== ' ' && BREAK.test(between));
    last = end;
    const denied = folded.length <= LONGEST_DENIAL ? deniedIn(folded) : undefined;
    if (denied === undefined) {
      tokens.push({ ...knownWord(folded), isAfterStop, isAfterBreak });
      continue;
    }
    tokens.push({ ...knownWord(whole.get(denied) ?? denied), isAfterStop, isAfterBreak });
    tokens.push({ ...knownWord('not'), isAfterStop: false, isAfterBreak: false });
  }
  return tokens;
}

const STOP = /[.!?\n\u2026\u3002]/;
const BREAK = /[,;:()\u2013\u2014]/;

/** couldn't, couldnt, cannot; of the forms without an apostrophe only those that are no other word. */
const DENIAL = /^(?:([a-z]+)n't|(ca|wo|do|did|does|is|are|was|were|has|have|(?:c|w|sh)ould)nt|(can)not)$/;
const LONGEST_DENIAL = 10;
const whole = new Map([
  ['ca', 'can'],
  ['wo', 'will'],
  ['sha', 'shall'],
]);

function deniedIn(folded: string): string | undefined {
  const found = DENIAL.exec(folded);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

const known = new Map<string, KnownWord>();
/** Words kept with their stems: a few thousand make up most texts. */
const MOST_KNOWN = 20_000;

function knownWord(folded: string): KnownWord {
  const before = known.get(folded);
  if (before !== undefined) return before;
  const written = folded.endsWith("'s") ? folded.slice(0, -2) : folded;
  const word = {
    written,
    word: stemOf(written),
    isStopWord: isStopWord(folded, 'en') || isStopWord(written, 'en'),
  };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(folded, word);
  return word;
}

/** What forms and spellings of a word share: "I'd" and "id", "e-mails" and "email". */
export function stemOf(word: string): string {
  return stem(JOINED.test(word) ? word.replaceAll('-', '') : word.replaceAll("'", ''));
}

/** Words that are written with a hyphen as often as without. */
const JOINED = /^(?:e-mail|wi-fi|log-in|sign-up|on-line|web-site|check-in|follow-up|set-up)s?$/;

/** What a word shares with others made from it: "payment" and "pay", "arrival" and "arrive". Takes a stem. */
export function rootOf(stem: string): string {
  return stem.length < 5 ? stem : stem.replace(DERIVED, '');
}

const DERIVED =
  /(?<=.{3})ment$|(?<=.{4})(?:(?:ica|[ai])tion|[ae]nc[ey]?|ery|ator|[ae]t|al|[eo]r)$|(?<=.{5})(?:ion|y|e)$/;
