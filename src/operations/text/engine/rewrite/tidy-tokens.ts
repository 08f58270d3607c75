import type { Token } from './tokens.ts';

/** One space where several stood inside a line, and no "please" beside another. */
export function tidyTokens(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  let dropped: string | undefined;
  for (const token of tokens) {
    if (token.folded === 'please' && isBehindPlease(out)) {
      if (out.at(-1)?.text === ',') out.pop();
      dropped ??= token.space;
      continue;
    }
    const space = dropped !== undefined && token.kind === 'word' ? ' ' : token.space;
    dropped = undefined;
    out.push({ ...token, space: out.length === 0 ? '' : oneSpace(space) });
  }
  return out;
}

function isBehindPlease(out: readonly Token[]): boolean {
  const last = out.at(-1);
  return last?.folded === 'please' || (last?.text === ',' && out.at(-2)?.folded === 'please');
}

function oneSpace(space: string): string {
  return space.length > 1 && !space.includes('\n') ? ' ' : space;
}
