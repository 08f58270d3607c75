import { isEnder, isStart } from './places.ts';
import type { Token } from './tokens.ts';

const ASKS = /^(?:could|can|would|may)$/;

/** One space where several stood inside a line, no "please" beside another, "?" behind a question and none behind an order. */
export function tidyTokens(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  let dropped: string | undefined;
  let asksFrom = -1;
  let isOrder = false;
  for (const token of tokens) {
    if (token.word === 'please' && isBehindPlease(out)) {
      if (out.at(-1)?.text === ',') out.pop();
      dropped ??= token.space;
      continue;
    }
    if (token.word === 'sorry' && isBehindSorry(out)) {
      dropped ??= token.space;
      continue;
    }
    // Of "sorry sorry, we forgot" the comma stays.
    if (dropped !== undefined && token.text === ',' && out.at(-1)?.word !== 'sorry') continue;
    if (dropped !== undefined && token.word === 'but' && out.at(-1)?.word === 'but') continue;
    if (isEnder(token) && token.text === '.' && asksFrom >= 0) {
      out.push({ ...token, text: '?' });
      asksFrom = -1;
      continue;
    }
    if (token.text === '?' && isOrder) {
      out.push({ ...token, text: '.' });
      isOrder = false;
      continue;
    }
    const starts = isStart(out, token.space);
    if (starts) isOrder = token.word === 'please' && token.changed === true;
    if (isEnder(token)) asksFrom = -1;
    else if (starts && ASKS.test(token.word)) asksFrom = out.length;
    if (asksFrom === out.length - 1 && asksFrom >= 0 && !/^(?:you|i|we)$/.test(token.word)) asksFrom = -1;
    const gap = dropped !== undefined && token.kind === 'word' ? ' ' : token.space;
    const space = out.length === 0 ? '' : oneSpace(gap);
    dropped = undefined;
    out.push(space === token.space ? token : { ...token, space });
  }
  return out;
}

function isBehindPlease(out: readonly Token[]): boolean {
  const last = out.at(-1);
  return last?.word === 'please' || (last?.text === ',' && out.at(-2)?.word === 'please');
}

/** "Sorry, but sorry, we cannot": once is enough. */
function isBehindSorry(out: readonly Token[]): boolean {
  return [1, 2, 3].some((back) => out.at(-back)?.word === 'sorry') && !isEnder(out.at(-1));
}

function oneSpace(space: string): string {
  return space.length > 1 && !space.includes('\n') ? ' ' : space;
}
