import type { Token } from './tokens.ts';

const ENDER = /^(?:[.!?\u2026]+|\.{2,})$/;

/** Whether a token ends a sentence. */
export function isEnder(token: Token | undefined): boolean {
  return token !== undefined && token.kind === 'mark' && ENDER.test(token.text);
}

/** Whether nothing of the sentence stands before a place: `before` is what comes first, `space` the gap. */
export function isStart(before: readonly Token[], space: string, length = before.length): boolean {
  let gap = space;
  // Brackets, quotes and bullets before the first word, few of them, so that a row of brackets is read once.
  for (let back = 1; back <= 4; back++) {
    const token = before[length - back];
    if (token === undefined || isBlankLine(gap)) return true;
    if (isEnder(token) || token.kind === 'emoji' || endsWithin(token) || (token.text === ':' && gap !== ''))
      return true;
    if (gap.includes('\n') && (token.kind === 'mark' || length - back < 3 || isList(token))) return true;
    if (token.kind !== 'mark' || !/^["'\u201c\u2018([*\u2022>-]$/.test(token.text)) return false;
    gap = token.space;
  }
  return false;
}

/** Whether a place is the end of its sentence: what comes next is a mark that ends it, or nothing. */
export function isEnd(next: Token | undefined): boolean {
  return next === undefined || isEnder(next) || isBlankLine(next.space) || next.space.includes('\n');
}

/** A quotation that holds the end of its sentence. */
function endsWithin(token: Token): boolean {
  return token.kind === 'fact' && /[.!?]["'\u201d\u2019]$/.test(token.text);
}

export function isBlankLine(space: string): boolean {
  const first = space.indexOf('\n');
  return first >= 0 && space.includes('\n', first + 1);
}

function isList(token: Token): boolean {
  return token.text === ')' || token.text === ':';
}
