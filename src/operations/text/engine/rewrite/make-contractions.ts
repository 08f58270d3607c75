import { between, isParticiple, negations } from './contraction-words.ts';
import { isEnd, isStart } from './places.ts';
import { type Token, written } from './tokens.ts';

const NEGATED: ReadonlyMap<string, string> = new Map(
  [...negations]
    .filter(([, verb]) => !/^(?:may|might|must|need|shall|dare|ought)$/.test(verb))
    .map(([short, verb]) => [verb, short]),
);
const PRONOUNS = new Set('i you he she it we they'.split(' '));
const SINGULAR = new Set('he she it that there what who here where'.split(' '));
/** Before these the verb bears the stress, or the clause ends with it. */
const STRESSED = new Set(', ; : - \u2013 \u2014 ) and or but if as because when than " \u201d'.split(' '));

/** Contracts what is spoken contracted: "we will" to "we'll", "do not" to "don't", never where it is stressed. */
export function makeContractions(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const next = tokens[at + 1];
    const later = tokens[at + 2];
    if (token.kind === 'word' && next?.kind === 'word' && !next.space.includes('\n')) {
      const short = negated(token, next, later) ?? joinedPair(token, next, later, tokens[at + 3], out);
      if (short !== undefined) {
        out.push({ ...written(short, token.space), changed: false });
        at += 1;
        continue;
      }
    }
    out.push(
      token.folded === 'cannot' ? { ...token, text: `${token.text.slice(0, 3)}'t`, folded: "can't" } : token,
    );
  }
  return out;
}

function negated(token: Token, next: Token, later: Token | undefined): string | undefined {
  if (next.folded !== 'not' || later?.folded === 'only') return undefined;
  const short = NEGATED.get(token.folded);
  return short && isCapital(token) ? short.charAt(0).toUpperCase() + short.slice(1) : short;
}

function joinedPair(
  token: Token,
  next: Token,
  later: Token | undefined,
  beyond: Token | undefined,
  out: readonly Token[],
): string | undefined {
  if (token.folded === 'let' && next.folded === 'us') {
    const isProposal =
      isStart(out, token.space) && !/^(?:know|have|in|down|off|go|out)$/.test(later?.folded ?? '');
    return isProposal ? `${token.text}'s` : undefined;
  }
  if (/^(?:have|has|had|will|would)$/.test(next.folded) && later?.folded === 'not') return undefined;
  if (isEnd(later) || STRESSED.has(later?.text ?? '') || isInverted(out)) return undefined;
  const ending = endingFor(token.folded, next.folded, later, beyond);
  return ending && `${token.text}'${ending}`;
}

/** "Are you", "will it": the verb that belongs to the pronoun stands before it. */
function isInverted(out: readonly Token[]): boolean {
  return /^(?:than|do|does|did|can|could|will|would|should|shall|may|might|must)$/.test(
    out.at(-1)?.folded ?? '',
  );
}

/** Participles that stand before nouns: "they have written permission". */
const ADJECTIVES =
  /^(?:written|signed|limited|reduced|improved|detailed|experienced|qualified|restricted|advanced|mixed|unlimited|shared|dedicated|trained|added|fixed|known|given|used|broken|unused|unpaid|related|skilled|hidden|assigned|reserved)$/;

function endingFor(
  subject: string,
  verb: string,
  later: Token | undefined,
  beyond: Token | undefined,
): string | undefined {
  const isPronoun = PRONOUNS.has(subject);
  const participle =
    !ADJECTIVES.test(later?.folded ?? '') &&
    isParticiple(between.has(later?.folded ?? '') ? (beyond?.folded ?? '') : (later?.folded ?? ''));
  switch (verb) {
    case 'am':
      return subject === 'i' ? 'm' : undefined;
    case 'are':
      return /^(?:you|we|they)$/.test(subject) ? 're' : undefined;
    case 'is':
      return SINGULAR.has(subject) ? 's' : undefined;
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
  return token.text.charAt(0) !== token.folded.charAt(0);
}
