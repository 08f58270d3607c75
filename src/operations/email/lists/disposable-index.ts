import { disposableBlocks } from './disposable.generated.ts';

const NEW_LINE = 0x0a;
const SPACE = 0x20;

/**
 * Whether a domain, ASCII in lower case, is on the list itself. Exact: names are not hashed. The list
 * stays the one text it is loaded as, and its lines are searched by bisection: 3 MB less than a Set of it.
 */
export function isListedDisposable(asciiDomain: string): boolean {
  const line = lineFor(asciiDomain);
  return line !== undefined && isInLine(asciiDomain, line);
}

/** Where each line begins; the text begins and ends with a line break. */
const starts = lineStarts(disposableBlocks);

function lineStarts(text: string): Uint32Array {
  const found: number[] = [];
  for (let end = text.indexOf('\n'); end < text.length - 1; end = text.indexOf('\n', end + 1))
    found.push(end + 1);
  return Uint32Array.from(found);
}

/** Start of the last line whose first domain is not after the one looked for. */
function lineFor(domain: string): number | undefined {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isAfter(starts[middle]!, domain)) high = middle;
    else low = middle + 1;
  }
  return starts[low - 1];
}

/** Whether the first domain of the line that starts here comes after a domain. */
function isAfter(start: number, domain: string): boolean {
  for (let i = 0; ; i++) {
    const code = disposableBlocks.charCodeAt(start + i);
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
function isInLine(domain: string, start: number): boolean {
  let common = 0;
  for (let at = start; ; ) {
    const shared = at === start ? 0 : Number.parseInt(disposableBlocks[at++]!, 36);
    if (shared < common) return false;
    if (shared > common) {
      while (disposableBlocks.charCodeAt(at) > SPACE) at++;
    } else {
      while (common < domain.length && disposableBlocks.charCodeAt(at) === domain.charCodeAt(common)) {
        at++;
        common++;
      }
      const code = disposableBlocks.charCodeAt(at);
      if (code <= SPACE) {
        if (common === domain.length) return true;
      } else if (common === domain.length || code > domain.charCodeAt(common)) return false;
      while (disposableBlocks.charCodeAt(at) > SPACE) at++;
    }
    if (disposableBlocks.charCodeAt(at) === NEW_LINE) return false;
    at++;
  }
}
