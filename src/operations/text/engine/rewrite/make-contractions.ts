import { rowsOf } from '../../lexicon/lexicon.ts';
import { once } from '../../lexicon/once.ts';
import { isEnd, isStart } from './places.ts';
import { type Token, written } from './tokens.ts';
import { isParticiple, wordsNamed } from './words.ts';

const PRONOUNS = /^(?:i|you|he|she|it|we|they)$/;
const SINGULAR = /^(?:he|she|it|that|there|what|who|here|where)$/;
/** Before these the verb bears the stress, or the clause ends with it. */
const STRESSED = /^(?:[,;:)"\u201d\u2013\u2014-]|and|or|but|if|as|because|when|than)$/;

/** Contracts what is spoken contracted: "we will" to "we'll", "do not" to "don't", never where it is stressed. */
export function makeContractions(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const next = tokens[at + 1];
    const later = tokens[at + 2];
    if (token.kind === 'word' && next?.kind === 'word' && !next.space.includes('\n')) {
      const short = negated(token, next, later) ?? joinedPair(tokens, at, out);
      if (short !== undefined) {
        out.push({ ...written(short, token.space), changed: false });
        at += 1;
        continue;
      }
    }
    out.push(
      token.word === 'cannot' ? { ...token, text: `${token.text.slice(0, 3)}'t`, word: "can't" } : token,
    );
  }
  return out;
}

function negated(token: Token, next: Token, later: Token | undefined): string | undefined {
  if (next.word !== 'not' || later?.word === 'only') return undefined;
  const short = shortForms().get(token.word);
  return short && isCapital(token) ? short.charAt(0).toUpperCase() + short.slice(1) : short;
}

/** The short form of each verb with "not", but for those that are hardly spoken: "mightn't". */
const shortForms = once(
  () =>
    new Map(
      rowsOf('en/contractions.tsv').flatMap(([short = '', long = '', use]) =>
        use === 'make' ? [[long.replace(/ ?not$/, ''), short] as const] : [],
      ),
    ),
);

function joinedPair(tokens: readonly Token[], at: number, out: readonly Token[]): string | undefined {
  const [token, next, later, beyond] = tokens.slice(at, at + 4);
  if (token === undefined || next === undefined) return undefined;
  if (token.word === 'let' && next.word === 'us') {
    const isProposal =
      isStart(out, token.space) && !/^(?:know|have|in|down|off|go|out)$/.test(later?.word ?? '');
    return isProposal ? `${token.text}'s` : undefined;
  }
  if (/^(?:have|has|had|will|would)$/.test(next.word) && later?.word === 'not') return undefined;
  if (isEnd(later) || STRESSED.test(later?.text ?? '') || isInverted(out)) return undefined;
  // "The cars left there will be moved": no subject.
  if (token.word === 'there' && !mayOpenClause(token, out)) return undefined;
  const ending = endingFor(token.word, next.word, later, beyond);
  return ending && `${token.text}'${ending}`;
}

function mayOpenClause(token: Token, out: readonly Token[]): boolean {
  const last = out.at(-1);
  return (
    last === undefined ||
    last.kind === 'mark' ||
    isStart(out, token.space) ||
    wordsNamed('before-rest').has(last.word)
  );
}

/** "Are you", "will it": the verb that belongs to the pronoun precedes it. */
function isInverted(out: readonly Token[]): boolean {
  return wordsNamed('inverted').has(out.at(-1)?.word ?? '');
}

function endingFor(
  subject: string,
  verb: string,
  later: Token | undefined,
  beyond: Token | undefined,
): string | undefined {
  const isPronoun = PRONOUNS.test(subject);
  // "They have written permission" has no participle.
  const participle =
    !wordsNamed('adjective-participle').has(later?.word ?? '') &&
    isParticiple(wordsNamed('mid-verb').has(later?.word ?? '') ? (beyond?.word ?? '') : (later?.word ?? ''));
  switch (verb) {
    case 'am':
      return subject === 'i' ? 'm' : undefined;
    case 'are':
      return /^(?:you|we|they)$/.test(subject) ? 're' : undefined;
    case 'is':
      return SINGULAR.test(subject) ? 's' : undefined;
    case 'will':
    case 'shall':
      return isPronoun || (verb === 'will' && (subject === 'that' || subject === 'there')) ? 'll' : undefined;
    case 'would':
      return isPronoun && subject !== 'it' ? 'd' : undefined;
    case 'have':
      return participle && /^(?:i|you|we|they)$/.test(subject) ? 've' : undefined;
    case 'has':
      return participle && /^(?:he|she|it|that|there)$/.test(subject) ? 's' : undefined;
    case 'had':
      return participle && isPronoun && subject !== 'it' ? 'd' : undefined;
    default:
      return undefined;
  }
}

function isCapital(token: Token): boolean {
  return token.text.charAt(0) !== token.word.charAt(0);
}
