import { isClosing, isOpening, sideOf } from './flanking.ts';
import type { Range } from './mark-ranges.ts';

/** A piece of a line of Markdown. */
export type Token =
  | {
      readonly kind: 'text';
      readonly value: '';
      readonly start: number;
      readonly end: number;
      readonly isInLink: boolean;
    }
  | { readonly kind: 'raw'; readonly value: string }
  | { readonly kind: 'open' | 'close'; readonly value: string; readonly range: Range };

/** Rounds of looking for marks that are not read; each may bring out others beside those that go. */
const MAX_ROUNDS = 8;

/** The tokens without the marks that would not be read as marks between their neighbours. */
export function keepReadable(tokens: readonly Token[], text: string): readonly Token[] {
  let kept = tokens;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const unread = findUnread(kept, text);
    if (unread.size === 0) return kept;
    kept = kept.filter((token) => !isMark(token) || !unread.has(token.range));
  }
  return kept.filter((token) => !isMark(token));
}

type Mark = Extract<Token, { kind: 'open' | 'close' }>;

function isMark(token: Token): token is Mark {
  return (token.kind === 'open' || token.kind === 'close') && token.range.link === undefined;
}

function findUnread(tokens: readonly Token[], text: string): ReadonlySet<Range> {
  const unread = new Set<Range>();
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at]!;
    if (!isMark(first)) {
      at++;
      continue;
    }
    // Marks of one character side by side are one run.
    const run: Mark[] = [first];
    for (let next = tokens[++at]; next !== undefined && isRunOn(first, next); next = tokens[++at])
      run.push(next);
    const flank = {
      before: sideBefore(tokens[at - run.length - 1], text),
      after: sideAfter(tokens[at], text),
    };
    const closes = run.some(({ kind }) => kind === 'close');
    for (const { kind, range } of run) {
      const isRead = kind === 'open' ? !closes && isOpening(flank) : isClosing(flank);
      if (!isRead) unread.add(range);
    }
  }
  return unread;
}

function isRunOn(first: Mark, token: Token): token is Mark {
  return isMark(token) && token.value[0] === first.value[0];
}

function sideBefore(token: Token | undefined, text: string) {
  return sideOf(token?.kind === 'text' ? text[token.end - 1] : token?.value.at(-1));
}

function sideAfter(token: Token | undefined, text: string) {
  return sideOf(token?.kind === 'text' ? text[token.start] : token?.value[0]);
}
