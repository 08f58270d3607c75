import { isNoName } from '../../facts/names.ts';
import { isEnder, isStart } from './places.ts';
import type { Token } from './tokens.ts';

const CLAUSE_START =
  /^(?:i|we|he|she|they|it|you|u|can|can't|cant|could|pls|plz|please|thanks|thank|thx|but|lol|gonna|just|i'm|im|we're|it's|its|that's|thats|don't|dont|let|lemme|let's|see|hope|sorry|what|why|when|how)$/;

/** Takes out emoji and emoticons; where one closed a sentence, a full stop stands for it. */
export function dropEmoji(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  let dropped: string | undefined;
  for (const token of tokens) {
    if (token.kind === 'emoji') {
      dropped ??= token.space;
      continue;
    }
    const last = out.at(-1);
    if (
      dropped !== undefined &&
      last?.kind === 'word' &&
      /^\p{Lu}/u.test(token.text) &&
      token.folded !== 'i' &&
      token.kind === 'word'
    ) {
      out.push({ text: '.', folded: '.', space: '', kind: 'mark' });
    }
    if (dropped !== undefined && last && last.kind !== 'mark' && CLAUSE_START.test(token.folded)) {
      out.push({ text: ',', folded: ',', space: '', kind: 'mark' });
    }
    const isGlued = dropped !== undefined && token.kind !== 'mark' && token.space === '';
    out.push(isGlued ? { ...token, space: dropped || ' ' } : token);
    dropped = undefined;
  }
  return out;
}

/** One mark where many stood: "!!!" and "?!?" become "!" and "?", "....." a full stop or an ellipsis. */
export function calmMarks(tokens: readonly Token[], keepExclamation: boolean): Token[] {
  return tokens.map((token, at) => {
    if (token.kind !== 'mark') return token;
    if (/^[!?]+$/.test(token.text)) {
      if (token.text.includes('?')) return { ...token, text: '?' };
      return { ...token, text: keepExclamation && token.text.length === 1 ? '!' : '.' };
    }
    if (!/^(?:\.{2,}|\u2026+)$/.test(token.text)) return token;
    const next = tokens[at + 1];
    const closes =
      next === undefined || /^\p{Lu}/u.test(next.text) || next.space.includes('\n') || next.folded === 'i';
    return { ...token, text: closes ? '.' : ',' };
  });
}

/** Two closing marks in a row, as taking something out may leave them, become one. */
export function mergeMarks(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (const token of tokens) {
    const last = out.at(-1);
    const isDouble = last?.kind === 'mark' && token.kind === 'mark' && token.space === '';
    if (isDouble && (isEnder(last) || last.text === ',') && (token.text === ',' || token.text === '.')) {
      if (last.text === ',') out[out.length - 1] = { ...token, space: last.space };
      continue;
    }
    if (isDouble && last.text === ',' && isEnder(token)) out.pop();
    out.push(token);
  }
  return out;
}

/** Words in capitals that are common words become lower case; a sentence is mended by sentence-case.ts. */
export function lowerShouting(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const end = endOfShouting(tokens, at);
    // Marks and facts behind the last word are no part of the run, nor the beginning of another.
    const run = tokens.slice(at, end).findLastIndex(({ kind }) => kind === 'word') + 1;
    for (const token of tokens.slice(at, at + run)) out.push(lowered(token, run, out));
    const next = Math.max(end, at + 1);
    for (const token of tokens.slice(at + run, next)) out.push(token);
    at = next;
  }
  return out;
}

function endOfShouting(tokens: readonly Token[], from: number): number {
  let end = from;
  while (isShouted(tokens[end])) end += 1;
  return end;
}

function isShouted(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.kind === 'fact') return /^[^\p{Ll}]*$/u.test(token.text);
  return token.kind !== 'word' || (/\p{Lu}/u.test(token.text) && !/\p{Ll}/u.test(token.text));
}

function lowered(token: Token, run: number, out: readonly Token[]): Token {
  if (token.kind !== 'word' || token.folded === 'i') return token;
  const isWord = isNoName(token.folded) || (run > 2 && token.text.length > 1);
  if (!isWord || (token.text.length === 1 && !isStart(out, token.space) && run < 3)) return token;
  return { ...token, text: token.text.toLowerCase() };
}
