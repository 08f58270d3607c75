import { mergedBlocks, reviewedBlocks } from './disposable.generated.ts';

/** A published list: one whose keepers look at each domain, or a merge of lists that nobody looked through. */
export type PublishedList = 'reviewed' | 'merged';

const NEW_LINE = 0x0a;
const SPACE = 0x20;

/**
 * The published list that a domain, ASCII in lower case, is on itself; undefined when it is on none. Exact: names are not
 * hashed. A list stays the one text it is loaded as, and its lines are searched by bisection: 3 MB less than a Set of it.
 */
export function listOf(asciiDomain: string): PublishedList | undefined {
  if (isIn(reviewed, asciiDomain)) return 'reviewed';
  return isIn(merged, asciiDomain) ? 'merged' : undefined;
}

/** A list as one text, and where each line begins; the text begins and ends with a line break. */
interface Blocks {
  readonly text: string;
  readonly starts: Uint32Array;
}

const reviewed = blocksOf(reviewedBlocks);
const merged = blocksOf(mergedBlocks);

function blocksOf(text: string): Blocks {
  const starts: number[] = [];
  for (let end = text.indexOf('\n'); end < text.length - 1; end = text.indexOf('\n', end + 1)) {
    starts.push(end + 1);
  }
  return { text, starts: Uint32Array.from(starts) };
}

function isIn(blocks: Blocks, domain: string): boolean {
  const line = lineFor(blocks, domain);
  return line !== undefined && isInLine(blocks.text, domain, line);
}

/** Start of the last line whose first domain is not after the one looked for. */
function lineFor({ text, starts }: Blocks, domain: string): number | undefined {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isAfter(text, starts[middle]!, domain)) high = middle;
    else low = middle + 1;
  }
  return starts[low - 1];
}

/** Whether the first domain of the line that starts here comes after a domain. */
function isAfter(text: string, start: number, domain: string): boolean {
  for (let i = 0; ; i++) {
    const code = text.charCodeAt(start + i);
    const isEnd = code <= SPACE;
    if (i === domain.length) return !isEnd;
    if (isEnd) return false;
    const wanted = domain.charCodeAt(i);
    if (code !== wanted) return code > wanted;
  }
}

/**
 * Reads a line without decoding its domains. `common` is how much the domain shares with the entry before,
 * which is smaller than it: an entry that shares more with its predecessor is smaller too, one that shares less
 * is larger and ends the search.
 */
function isInLine(text: string, domain: string, start: number): boolean {
  let common = 0;
  for (let at = start; ; ) {
    const shared = at === start ? 0 : Number.parseInt(text[at++]!, 36);
    if (shared < common) return false;
    if (shared > common) {
      while (text.charCodeAt(at) > SPACE) at++;
    } else {
      while (common < domain.length && text.charCodeAt(at) === domain.charCodeAt(common)) {
        at++;
        common++;
      }
      const code = text.charCodeAt(at);
      if (code <= SPACE) {
        if (common === domain.length) return true;
      } else if (common === domain.length || code > domain.charCodeAt(common)) return false;
      while (text.charCodeAt(at) > SPACE) at++;
    }
    if (text.charCodeAt(at) === NEW_LINE) return false;
    at++;
  }
}
