import { words } from '../../../language/words.ts';
import { rowsOf } from '../../../lexicon/lexicon.ts';
import { once } from '../../../lexicon/once.ts';
import type { Page, Token } from '../reading/page.ts';
import type { Candidate } from './candidate.ts';

/** A word of listed-words.tsv where a text has it, with the tokens it covers, both inclusive. */
export interface ListedWord extends Candidate {
  readonly first: number;
  readonly last: number;
}

/** Lists whose words have a capital. */
const CAPITAL = /^(?:nationalities|languages|systems|cuisines)$/;

const lists = once(readLists);

/** The words of a list in a page, in its order, the longest at each place; their type is `list:` and its name. */
export function listedWords(page: Page, list: string): readonly ListedWord[] {
  const byFirst = lists().get(list);
  if (byFirst === undefined) return [];
  const found: ListedWord[] = [];
  for (let at = 0; at < page.tokens.length; at++) {
    const token = page.tokens[at] as Token;
    const entry = byFirst.get(token.folded)?.find((parts) => fits(page, at, parts));
    if (entry === undefined || (CAPITAL.test(list) && !/^\p{Ll}?\p{Lu}/u.test(token.text))) continue;
    const last = at + entry.length - 1;
    const { end } = page.tokens[last] as Token;
    found.push({ type: `list:${list}`, weight: 1, first: at, last, start: token.start, end });
    at = last;
  }
  return found;
}

function fits({ tokens, text }: Page, at: number, parts: readonly string[]): boolean {
  const last = tokens[at + parts.length - 1];
  if (last === undefined || /^-\p{L}/u.test(text.slice(last.end, last.end + 2))) return false;
  return parts.every(
    (part, offset) =>
      tokens[at + offset]?.folded === part && (offset === 0 || /^[ -]$/.test(tokens[at + offset]?.gap ?? '')),
  );
}

function readLists(): ReadonlyMap<string, ReadonlyMap<string, readonly (readonly string[])[]>> {
  const found = new Map<string, Map<string, string[][]>>();
  for (const [list = '', entry = ''] of rowsOf('en/listed-words.tsv')) {
    const parts = words(entry).map(({ folded }) => folded);
    const byFirst = found.get(list) ?? new Map<string, string[][]>();
    found.set(list, byFirst);
    const others = byFirst.get(parts[0] ?? '') ?? [];
    byFirst.set(
      parts[0] ?? '',
      [...others, parts].sort((a, b) => b.length - a.length),
    );
  }
  return found;
}
