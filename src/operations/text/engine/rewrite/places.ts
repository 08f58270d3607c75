import type { Token } from './tokens.ts';

const ENDS = new Set('.!?\u2026');
const ENDER = /^(?:[.!?\u2026]+|\.{2,})$/;

/** Whether a token ends a sentence. */
export function isEnder(token: Token | undefined): boolean {
  return (
    token !== undefined && token.kind === 'mark' && ENDS.has(token.text.charAt(0)) && ENDER.test(token.text)
  );
}

/** Whether a sentence begins at a place: `before` is what comes first, up to `length`, `space` the gap. */
export function isStart(before: readonly Token[], space: string, length = before.length): boolean {
  let gap = space;
  // Brackets, quotes and bullets before the first word, few of them, so that a row of brackets is read once.
  for (let back = 1; back <= 4; back++) {
    const token = before[length - back];
    if (token === undefined) return true;
    if (token.kind === 'word' && gap.length < 2 && gap !== '\n') return false;
    if (isBlankLine(gap) || isEnder(token) || token.kind === 'emoji' || endsWithin(token)) return true;
    if (token.text === ':' && gap !== '') return true;
    if (gap.includes('\n') && length - back < 3) return true;
    if (token.kind !== 'mark' || !OPENING.test(token.text)) return false;
    gap = token.space;
  }
  return false;
}

const OPENING = /^["'\u201c\u2018([*\u2022>-]$/;

/** Whether a place is the end of its sentence: what comes next is a mark that ends it, or nothing. */
export function isEnd(next: Token | undefined): boolean {
  return next === undefined || isEnder(next) || next.space.includes('\n');
}

/** A quotation that holds the end of its sentence. */
function endsWithin(token: Token): boolean {
  return token.kind === 'fact' && /[.!?]["'\u201d\u2019]$/.test(token.text);
}

/** Whether white space parts two paragraphs. */
export function isBlankLine(space: string): boolean {
  const first = space.indexOf('\n');
  return first >= 0 && space.includes('\n', first + 1);
}

const GREETING = /^(?:hi|hello|hey|dear|good|greetings)$/;

/** Whether a rule for the start of a sentence fits: there, and behind "Hello everyone,". */
function opensSentence(before: readonly Token[], space: string): boolean {
  return isStart(before, space) || isGreeting(before);
}

/** "Hello everyone,": a sentence begins behind it. */
export function isGreeting(before: readonly Token[]): boolean {
  return before.length <= 5 && before.at(-1)?.text === ',' && GREETING.test(before[0]?.word ?? '');
}

/** The tokens with the bounds that patterns heed: none goes from one sentence into the next. */
export function boundsOf(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (const token of tokens) out.push(bounded(token, out));
  return out;
}

/** A token with its bounds behind what comes before it. */
export function bounded(token: Token, before: readonly Token[]): Token {
  const last = before.at(-1);
  // A word behind a word, as most are.
  const isInside = token.kind === 'word' && token.space === ' ' && last?.kind === 'word';
  const isAfterStop = !isInside && (isEnder(token) || opensSentence(before, token.space) || opensLine(token));
  const isAfterBreak = !isInside && (isAfterStop || token.kind === 'mark' || last?.kind === 'mark');
  return isAfterStop === token.isAfterStop && isAfterBreak === token.isAfterBreak
    ? token
    : { ...token, isAfterStop, isAfterBreak };
}

/** A line begins that does not carry on a sentence: those begin with a small letter. */
function opensLine(token: Token): boolean {
  return token.space.includes('\n') && !/^\p{Ll}/u.test(token.text);
}

/** Whether a letter is over here, but for a name: the paragraph ends, or does within a few words. */
export function isClose(tokens: readonly Token[], from: number): boolean {
  const next = tokens[from];
  if (next !== undefined && next.kind === 'word' && !next.space.includes('\n')) return false;
  return (
    tokens.slice(from, from + 8).filter(({ kind }) => kind !== 'mark').length <= 3 &&
    tokens.length - from <= 8
  );
}
