import { isNoName } from '../../facts/names.ts';
import { isEnder, isStart } from './places.ts';
import { type Token, written } from './tokens.ts';
import { wordsNamed } from './words.ts';

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
      token.word !== 'i' &&
      token.kind === 'word'
    ) {
      out.push(written('.', ''));
    }
    if (dropped !== undefined && last && last.kind !== 'mark' && wordsNamed('chat-clause').has(token.word)) {
      out.push(written(',', ''));
    }
    const isGlued = dropped !== undefined && token.kind !== 'mark' && token.space === '';
    out.push(isGlued ? { ...token, space: dropped || ' ' } : token);
    dropped = undefined;
  }
  return out;
}

/** More dots lead the eye from a name to its figure. */
const DOTS = /^(?:\.{2,5}|\u2026+)$/;

/** One mark where many stood: "!!!" and "?!?" become "!" and "?", "....." a full stop or an ellipsis. */
export function calmMarks(tokens: readonly Token[], keepExclamation: boolean): Token[] {
  return tokens.map((token, at) => {
    const next = tokens[at + 1];
    const before = tokens[at - 1];
    // "late...again" gets the space it lacks; "$@!$" is not a cry.
    if (token.kind === 'word' && token.space === '' && before?.kind === 'mark' && DOTS.test(before.text))
      return { ...token, space: ' ' };
    if (
      token.kind !== 'mark' ||
      (next?.space === '' && next.kind === 'mark' && !/^["')\]\u201d\u2019]$/.test(next.text))
    )
      return token;
    if (/^[!?]+$/.test(token.text)) {
      if (token.text.includes('?')) return { ...token, text: '?' };
      return { ...token, text: keepExclamation && token.text.length === 1 ? '!' : '.' };
    }
    if (!DOTS.test(token.text)) return token;
    const closes =
      next === undefined || /^\p{Lu}/u.test(next.text) || next.space.includes('\n') || next.word === 'i';
    return { ...token, text: closes ? '.' : ',' };
  });
}

/** Two closing marks in a row, as taking something out may leave them, become one. */
export function mergeMarks(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (const token of tokens) {
    const last = out.at(-1);
    // "sent on 16.4., due on 18.4."
    const isOfDay = token.text === ',' && /^\d{1,2}\.\d{1,2}$/.test(out.at(-2)?.text ?? '');
    const isDouble = last?.kind === 'mark' && token.kind === 'mark' && token.space === '' && !isOfDay;
    if (isDouble && (isEnder(last) || last.text === ',') && (token.text === ',' || token.text === '.')) {
      if (last.text === ',') out[out.length - 1] = { ...token, space: last.space };
      continue;
    }
    if (isDouble && last.text === ',' && isEnder(token)) out.pop();
    out.push(token);
  }
  return out;
}

/** Words in capitals that are common words become lower case; sentence-case.ts corrects a sentence. */
export function lowerShouting(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const end = endOfShouting(tokens, at);
    // Marks and facts behind the last word are not part of the run, nor the beginning of another.
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
  if (token.kind !== 'word' || token.word === 'i' || token.word === 'ok') return token;
  const isWord = isNoName(token.word) || (run > 2 && token.text.length > 1);
  if (!isWord || (token.text.length === 1 && !isStart(out, token.space) && run < 3)) return token;
  return { ...token, text: token.text.toLowerCase() };
}
