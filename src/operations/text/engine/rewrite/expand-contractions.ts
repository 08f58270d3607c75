import {
  alsoBeforeNouns,
  between,
  clauseMarkers,
  clauseSubjects,
  isParticiple,
  negations,
  perfectParticiples,
} from './contraction-words.ts';
import { irregularVerbs } from './irregular-verbs.ts';
import { isEnd, isStart } from './places.ts';
import { type Token, written } from './tokens.ts';

/** The long forms of what stands contracted. A possessive 's is none: "John's car isn't Maria's". */
export function expandContractions(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (token.kind !== 'word' || !/['\u2019]/.test(token.text)) {
      out.push(token);
      continue;
    }
    at += expand(token, tokens, at, out);
  }
  return out;
}

/** Writes what one token stands for; returns how many of the next tokens were taken along. */
function expand(token: Token, tokens: readonly Token[], at: number, out: Token[]): number {
  const verb = negations.get(token.folded);
  if (verb !== undefined) return expandNegation(verb, token, tokens, at, out);
  const fixed = fixedForm(token.folded, out);
  if (fixed !== undefined) {
    push(out, token, fixed);
    return 0;
  }
  const cut = token.text.search(/['\u2019](?:s|re|ll|ve|d|m)$/i);
  const long = cut < 0 ? undefined : longForm(token, cut, tokens, at, out);
  if (long === undefined) out.push(token);
  else if (cut === 0) out.push(written(long, ' '));
  else
    out.push(
      { ...token, text: token.text.slice(0, cut), folded: token.folded.slice(0, cut) },
      written(long, ' '),
    );
  return 0;
}

const SUBJECTS = new Set('i you he she it we they this that there these those'.split(' '));

function expandNegation(
  verb: string,
  token: Token,
  tokens: readonly Token[],
  at: number,
  out: Token[],
): number {
  const next = tokens[at + 1];
  const asks =
    next !== undefined && SUBJECTS.has(next.folded) && (isStart(out, token.space) || isAsking(out));
  // "Don't you see": the subject stands between the verb and its "not".
  if (asks && !['those', 'these', 'that', 'this'].includes(next.folded)) {
    push(out, token, verb);
    out.push(next, written('not', ' '));
    return 1;
  }
  push(out, token, verb === 'can' ? 'cannot' : `${verb} not`);
  return 0;
}

function isAsking(out: readonly Token[]): boolean {
  return /^(?:why|how|what|when|where|who|and|but|so|,)$/.test(out.at(-1)?.folded ?? '');
}

function fixedForm(folded: string, out: readonly Token[]): string | undefined {
  switch (folded) {
    case "let's":
      return 'let us';
    case "y'all":
      return 'you all';
    case "'em":
      return 'them';
    case "'cause":
      return 'because';
    case "'til":
      return 'until';
    case "'bout":
      return 'about';
    case "'tis":
      return 'it is';
    case "ma'am":
      return 'madam';
    case "ain't":
      return aintFor(out.at(-1)?.folded ?? '');
    default:
      return undefined;
  }
}

function aintFor(subject: string): string {
  if (subject === 'i') return 'am not';
  return /^(?:you|we|they|these|those)$/.test(subject) ? 'are not' : 'is not';
}

const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['re', 'are'],
  ['ll', 'will'],
  ['ve', 'have'],
  ['m', 'am'],
]);

function longForm(
  token: Token,
  cut: number,
  tokens: readonly Token[],
  at: number,
  out: readonly Token[],
): string | undefined {
  const ending = token.folded.slice(cut + 1);
  const plain = ENDINGS.get(ending);
  if (plain !== undefined) return plain;
  let ahead = at + 1;
  while (between.has(tokens[ahead]?.folded ?? '') && ahead < at + 4) ahead += 1;
  const next = tokens[ahead]?.folded ?? '';
  if (ending === 'd')
    return next === 'better' || (isParticiple(next) && !irregularVerbs.has(next)) ? 'had' : 'would';
  const subject = token.folded.slice(0, cut);
  if (clauseSubjects.has(subject)) return isPerfect(next, tokens, ahead) ? 'has' : 'is';
  return isClause(tokens, at, subject === '' ? out.at(-1)?.kind === 'fact' : true)
    ? isPerfect(next, tokens, ahead)
      ? 'has'
      : 'is'
    : undefined;
}

const OBJECTS = new Set('a an the my your his her its our their me you him us them it to'.split(' '));

function isPerfect(word: string, tokens: readonly Token[], at: number): boolean {
  if (perfectParticiples.has(word)) return true;
  return isParticiple(word) && OBJECTS.has(tokens[at + 1]?.folded ?? '') && tokens[at + 1]?.folded !== 'to';
}

const FREE = new Set(
  `and or but so because if when while as though since unless until till again now today tomorrow tonight at in on for from
  to with by than this that these those the a my your our all also too already , ; : - cuz cos right currently and`.split(
    /\s+/,
  ),
);

/** Whether 's behind a noun or a name is a verb: what follows is no noun. */
function isClause(tokens: readonly Token[], at: number, isNoun: boolean): boolean {
  const next = tokens[at + 1];
  if (!isNoun || next === undefined || !clauseMarkers.has(next.folded)) return false;
  if (!alsoBeforeNouns.has(next.folded)) return true;
  const later = tokens[at + 2];
  return isEnd(later) || FREE.has(later?.folded ?? '') || later?.text === ',';
}

function push(out: Token[], token: Token, words: string): void {
  const isUpper = token.text.charAt(0) !== token.folded.charAt(0);
  const text = isUpper ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  text.split(' ').forEach((word, index) => {
    out.push(written(word, index === 0 ? token.space : ' '));
  });
}
