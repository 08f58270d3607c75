import { irregulars } from '../../lexicon/inflect.ts';
import { rowsOf } from '../../lexicon/lexicon.ts';
import { once } from '../../lexicon/once.ts';
import { isEnd, isStart } from './places.ts';
import { type Token, written } from './tokens.ts';
import { isParticiple, wordsNamed } from './words.ts';

/** The long forms of contractions. A possessive 's is not one: "John's car isn't Maria's". */
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

/** Writes what one token is short for; returns how many of the next tokens were taken along. */
function expand(token: Token, tokens: readonly Token[], at: number, out: Token[]): number {
  const long = token.word === "ain't" ? aintFor(out.at(-1)?.word ?? '') : longForms().get(token.word);
  if (long !== undefined) return writeLong(long, token, tokens[at + 1], out);
  const cut = token.text.search(/['\u2019](?:s|re|ll|ve|d|m)$/i);
  const verb = cut < 0 ? undefined : verbOf(cut, tokens, at, out);
  if (verb === undefined) out.push(token);
  else if (cut === 0) out.push(written(verb, ' '));
  else
    out.push(
      { ...token, text: token.text.slice(0, cut), word: token.word.slice(0, cut) },
      written(verb, ' '),
    );
  return 0;
}

const longForms = once(
  () => new Map(rowsOf('en/contractions.tsv').map(([short = '', long = '']) => [short, long])),
);

function aintFor(subject: string): string {
  if (subject === 'i') return 'am not';
  return /^(?:you|we|they|these|those)$/.test(subject) ? 'are not' : 'is not';
}

const SUBJECTS = /^(?:i|you|he|she|it|we|they|there)$/;

function writeLong(long: string, token: Token, next: Token | undefined, out: Token[]): number {
  const [verb = '', not] = long === 'cannot' ? ['can', 'not'] : long.split(' ');
  const asks =
    not === 'not' && SUBJECTS.test(next?.word ?? '') && (isStart(out, token.space) || isAsking(out));
  // "Don't you see": the subject comes between the verb and its "not".
  push(out, token, asks ? verb : long);
  if (!asks) return 0;
  out.push(next!, written('not', ' '));
  return 1;
}

function isAsking(out: readonly Token[]): boolean {
  return /^(?:why|how|what|when|where|who|and|but|so|,)$/.test(out.at(-1)?.word ?? '');
}

const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['re', 'are'],
  ['ll', 'will'],
  ['ve', 'have'],
  ['m', 'am'],
]);

function verbOf(
  cut: number,
  tokens: readonly Token[],
  at: number,
  out: readonly Token[],
): string | undefined {
  const token = tokens[at]!;
  const ending = token.word.slice(cut + 1);
  const plain = ENDINGS.get(ending);
  if (plain !== undefined) return plain;
  let ahead = at + 1;
  while (wordsNamed('mid-verb').has(tokens[ahead]?.word ?? '') && ahead < at + 4) ahead += 1;
  const next = tokens[ahead]?.word ?? '';
  const subject = token.word.slice(0, cut);
  if (ending === 'd') {
    // "Where'd you put it": did, had or would.
    if (/^(?:how|what|when|where|why)$/.test(subject)) return undefined;
    return next === 'better' || (isParticiple(next) && !irregulars().has(next)) ? 'had' : 'would';
  }
  if (wordsNamed('clause-subject').has(subject)) return isPerfect(next, tokens, ahead) ? 'has' : 'is';
  return isClause(tokens, at, subject === '' ? out.at(-1)?.kind === 'fact' : true)
    ? isPerfect(next, tokens, ahead)
      ? 'has'
      : 'is'
    : undefined;
}

const PARTICLE = /^(?:up|out|off|down|away|back|over)$/;

function isPerfect(word: string, tokens: readonly Token[], at: number): boolean {
  if (wordsNamed('perfect').has(word)) return true;
  if (!isParticiple(word)) return false;
  // "Nobody's picked up the phone", but "it's picked up by the driver".
  const object = PARTICLE.test(tokens[at + 1]?.word ?? '') ? tokens[at + 2] : tokens[at + 1];
  return wordsNamed('object').has(object?.word ?? '');
}

/** Whether 's behind a noun or a name is a verb: what follows is not a noun. */
function isClause(tokens: readonly Token[], at: number, isNoun: boolean): boolean {
  const next = tokens[at + 1];
  if (!isNoun || next === undefined || !wordsNamed('clause-marker').has(next.word)) return false;
  if (!wordsNamed('also-before-noun').has(next.word)) return true;
  const later = tokens[at + 2];
  return isEnd(later) || later?.kind === 'mark' || wordsNamed('clause-start').has(later?.word ?? '');
}

function push(out: Token[], token: Token, words: string): void {
  const isUpper = token.text.charAt(0) !== token.word.charAt(0);
  const text = isUpper ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  text.split(' ').forEach((word, index) => {
    out.push(written(word, index === 0 ? token.space : ' '));
  });
}
