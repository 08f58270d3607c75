import { type DelimiterRun, findMismatches } from './delimiters.ts';
import { isClosing, isOpening, type Side, sideOf } from './flanking.ts';
import type { Range } from './mark-ranges.ts';

/** A piece of a line of Markdown. */
export type Token = TextToken | RawToken | MarkToken;

/** A part of the text of the line. */
export interface TextToken {
  readonly kind: 'text';
  readonly value: '';
  readonly start: number;
  readonly end: number;
  readonly isInLink: boolean;
}

/** Markdown that is written as it is. */
export interface RawToken {
  readonly kind: 'raw';
  readonly value: string;
}

/** The beginning or the end of a mark or a link. */
export interface MarkToken {
  readonly kind: 'open' | 'close';
  readonly value: string;
  readonly range: Range;
}

/** Rounds of looking for marks that are not read; each may bring out others beside those that go. */
const MAX_ROUNDS = 8;

/** The tokens without the marks that CommonMark would not read as they are meant, between their neighbours. */
export function keepReadable(tokens: readonly Token[], text: string): readonly Token[] {
  let kept = tokens;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const unread = findUnread(kept, text);
    if (unread.size === 0) return kept;
    kept = kept.filter((token) => !isMark(token) || !unread.has(token.range));
  }
  return kept.filter((token) => !isMark(token));
}

function isMark(token: Token): token is MarkToken {
  return (token.kind === 'open' || token.kind === 'close') && token.range.link === undefined;
}

/** The marks that are not read as they are meant: what is in a link is read apart from what is around it. */
function findUnread(tokens: readonly Token[], text: string): ReadonlySet<Range> {
  const unread = new Set<Range>();
  const around: DelimiterRun[][] = [];
  let runs: DelimiterRun[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token: Token = tokens[at]!;
    const { kind } = token;
    if (isMark(token)) {
      const run = runAt(tokens, at, text);
      runs.push(run);
      at += run.marks.length;
      continue;
    }
    if (kind === 'open') {
      around.push(runs);
      runs = [];
    } else if (kind === 'close') {
      findMismatches(runs, unread);
      runs = around.pop() ?? [];
    }
    at++;
  }
  findMismatches(runs, unread);
  return unread;
}

/** The run of one character that begins with a token. */
function runAt(tokens: readonly Token[], start: number, text: string): DelimiterRun {
  const first = tokens[start] as MarkToken;
  const marks: MarkToken[] = [];
  let at = start;
  for (let token = tokens[at]; token !== undefined && isRunOn(first, token); token = tokens[++at])
    marks.push(token);
  const flank = { before: sideBefore(tokens[start - 1], text), after: sideAfter(tokens[at], text) };
  return {
    character: first.value[0]!,
    marks,
    canOpen: isOpening(flank),
    canClose: isClosing(flank),
  };
}

function isRunOn(first: MarkToken, token: Token): token is MarkToken {
  return isMark(token) && token.value[0] === first.value[0];
}

function sideBefore(token: Token | undefined, text: string): Side {
  return sideOf(token?.kind === 'text' ? text[token.end - 1] : token?.value.at(-1));
}

function sideAfter(token: Token | undefined, text: string): Side {
  return sideOf(token?.kind === 'text' ? text[token.start] : token?.value[0]);
}
