import { isStopWord } from '../../language/stop-words.ts';
import { words } from '../../language/words.ts';
import { stem } from './stem.ts';

/** A word of a text or of a label. */
export interface Token {
  /** As word lists have it: lower case, NFKC, without 's. */
  readonly word: string;
  /** What its forms share (see stem.ts), without apostrophes: `don't`, `dont` and `do not` are all `dont`. */
  readonly stem: string;
  /** Of no meaning by itself: the, of, would. */
  readonly isStopWord: boolean;
}

/** The words of a text as classes are told by them, in its order. Linear in the text's length. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let verb = '';
  for (const { folded } of words(text)) {
    if (folded === 'not' && contracted.has(verb)) {
      tokens[tokens.length - 1] = contraction(verb);
      verb = '';
      continue;
    }
    tokens.push(tokenOf(folded));
    verb = folded;
  }
  return tokens;
}

const known = new Map<string, Token>();
/** Words kept with their stems: a few thousand make up most texts. */
const MOST_KNOWN = 20_000;

function tokenOf(folded: string): Token {
  const before = known.get(folded);
  if (before !== undefined) return before;
  const word = folded.endsWith("'s") ? folded.slice(0, -2) : folded;
  const plain = plainSpellings.get(word) ?? word.replaceAll("'", '');
  const token = { word, stem: stem(plain), isStopWord: isStopWord(folded, 'en') || isStopWord(word, 'en') };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(folded, token);
  return token;
}

function contraction(verb: string): Token {
  const joined = contracted.get(verb) ?? verb;
  return { word: joined, stem: joined.replaceAll("'", ''), isStopWord: true };
}

/** Verbs that swallow a following "not". */
const contracted = new Map(
  'do does did is are was were has have had can could would should must might need'
    .split(' ')
    .map((verb) => [verb, `${verb === 'can' ? 'ca' : verb}n't`]),
).set('will', "won't");

const plainSpellings = new Map([
  ['cannot', 'cant'],
  ['e-mail', 'email'],
  ['e-mails', 'emails'],
  ['wi-fi', 'wifi'],
  ['log-in', 'login'],
  ['sign-up', 'signup'],
  ['on-line', 'online'],
  ['web-site', 'website'],
]);
