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

/**
 * The words of a text in its order. "can't", "cannot" and "cant" are two words, "can" and "not". Linear in the
 * text's length.
 */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const { folded, start, end } of words(text)) {
    const between = start === last + 1 && text[last] === ' ' ? '' : text.slice(last, start);
    const isAfterStop = between !== '' && /[.!?\n\u2026\u3002]/.test(between);
    const isAfterBreak = isAfterStop || (between !== '' && /[,;:()\u2013\u2014]/.test(between));
    last = end;
    const [first, denial] = readWord(folded);
    // Tokens of most words are the same object: only those behind a stop are made anew.
    tokens.push(isAfterBreak ? { ...first, isAfterStop, isAfterBreak } : first);
    if (denial !== undefined) tokens.push(denial);
  }
  return tokens;
}

const known = new Map<string, readonly [Token, Token?]>();
/** Words kept with their stems: a few thousand make up most texts. */
const MAX_KNOWN = 20_000;

function readWord(folded: string): readonly [Token, Token?] {
  const before = known.get(folded);
  if (before !== undefined) return before;
  const denied = deniedIn(folded);
  const read =
    denied === undefined ? ([tokenOf(folded)] as const) : ([tokenOf(denied), tokenOf('not')] as const);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(folded, read);
  return read;
}

function tokenOf(folded: string): Token {
  const written = folded.endsWith("'s") ? folded.slice(0, -2) : folded;
  return {
    written,
    word: stemOf(written),
    isStopWord: isStopWord(folded, 'en') || isStopWord(written, 'en'),
    isAfterStop: false,
    isAfterBreak: false,
  };
}

/** The verb of couldn't, couldnt, cannot; of the forms without an apostrophe only those that are no other word. */
const DENIAL = /^(?:([a-z]+)n't|(ca|wo|do|did|does|is|are|was|were|has|have|(?:c|w|sh)ould)nt|(can)not)$/;

function deniedIn(folded: string): string | undefined {
  const found = folded.length > 10 ? null : DENIAL.exec(folded);
  const verb = found?.[1] ?? found?.[2] ?? found?.[3];
  return verb === 'ca' ? 'can' : verb === 'wo' ? 'will' : verb === 'sha' ? 'shall' : verb;
}

/** What forms and spellings of a word share: "I'd" and "id", "e-mails" and "email", as often written either way. */
export function stemOf(word: string): string {
  return stem(JOINED.test(word) ? word.replaceAll('-', '') : word.replaceAll("'", ''));
}

const JOINED = /^(?:e-mail|wi-fi|log-in|sign-up|on-line|web-site|check-in|follow-up|set-up)s?$/;

/** What a word shares with others made from it: "payment" and "pay", "arrival" and "arrive". Takes a stem. */
export function rootOf(stem: string): string {
  return stem.length < 5 ? stem : stem.replace(DERIVED, '');
}

const DERIVED =
  /(?<=.{3})ment$|(?<=.{4})(?:(?:ica|[ai])tion|[ae]nc[ey]?|ery|ator|[ae]t|al|[eo]r)$|(?<=.{5})(?:ion|y|e)$/;
