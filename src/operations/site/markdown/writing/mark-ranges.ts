import { flankOf, isClosing, isOpening } from './flanking.ts';
import { EMPHASIS, type Link, type Span, STRIKE, STRONG } from './marks.ts';

/** A mark or a link from one place of a text to another. */
export interface Range {
  readonly start: number;
  readonly end: number;
  readonly open: string;
  readonly close: string;
  readonly link?: Link;
}

/**
 * The marks and links of a text, outermost first at each place; none crosses another. Their edges are where CommonMark
 * reads them: white space is moved out of a mark, and so is punctuation that a letter touches.
 */
export function findRanges(text: string, spans: readonly Span[]): readonly Range[] {
  let bits = 0;
  let hasLinks = false;
  for (const span of spans) {
    bits |= span.bits;
    hasLinks ||= span.link !== undefined;
  }
  if (bits === 0 && !hasLinks) return noRanges;
  const ranges: Range[] = hasLinks ? findLinks(text, spans) : [];
  // Three asterisks are read as emphasis around strong emphasis.
  if ((bits & EMPHASIS) !== 0) addMarks(text, spans, { bit: EMPHASIS, mark: '*', hasLinks }, ranges);
  if ((bits & STRONG) !== 0) addMarks(text, spans, { bit: STRONG, mark: '**', hasLinks }, ranges);
  if ((bits & STRIKE) !== 0) addMarks(text, spans, { bit: STRIKE, mark: '~~', hasLinks }, ranges);
  if (ranges.length < 2) return ranges;
  return uncrossed(ranges.sort((a, b) => a.start - b.start || b.end - a.end));
}

const noRanges: readonly Range[] = [];

function findLinks(text: string, spans: readonly Span[]): Range[] {
  const links: Range[] = [];
  for (let at = 0; at < spans.length; ) {
    const { link, start } = spans[at]!;
    let next = at + 1;
    while (next < spans.length && spans[next]!.link === link) next++;
    if (link !== undefined) {
      const range = trimmed(text, start, spans[next - 1]!.end);
      if (range !== undefined) links.push({ ...range, open: '[', close: `]${link.destination}`, link });
    }
    at = next;
  }
  return links;
}

interface MarkKind {
  readonly bit: number;
  readonly mark: string;
  readonly hasLinks: boolean;
}

function addMarks(
  text: string,
  spans: readonly Span[],
  { bit, mark, hasLinks }: MarkKind,
  ranges: Range[],
): void {
  const whole = hasLinks ? wholeLinks(spans, bit) : noLinks;
  for (let at = 0; at < spans.length; ) {
    let next = at + 1;
    if ((spans[at]!.bits & bit) !== 0) {
      while (next < spans.length && joins(spans[next - 1]!, spans[next]!, bit, whole)) next++;
      const range = fitted(text, spans[at]!.start, spans[next - 1]!.end);
      if (range !== undefined) ranges.push({ ...range, open: mark, close: mark });
    }
    at = next;
  }
}

const noLinks: ReadonlySet<Link> = new Set();

/** The links all texts of which have a mark: the mark may go around them. */
function wholeLinks(spans: readonly Span[], bit: number): ReadonlySet<Link> {
  const whole = new Set<Link>();
  for (const { link } of spans) if (link !== undefined) whole.add(link);
  for (const { link, bits } of spans) if (link !== undefined && (bits & bit) === 0) whole.delete(link);
  return whole;
}

/** Whether a mark goes on from one span to the next: it does not cross the edge of a link. */
function joins(before: Span, next: Span, bit: number, whole: ReadonlySet<Link>): boolean {
  if ((next.bits & bit) === 0) return false;
  if (before.link === next.link) return true;
  const isFree = (link: Link | undefined): boolean => link === undefined || whole.has(link);
  return isFree(before.link) && isFree(next.link);
}

interface Extent {
  readonly start: number;
  readonly end: number;
}

function trimmed(text: string, start: number, end: number): Extent | undefined {
  let from = start;
  let to = end;
  while (from < to && isSpaceAt(text, from)) from++;
  while (to > from && isSpaceAt(text, to - 1)) to--;
  return from < to ? { start: from, end: to } : undefined;
}

function isSpaceAt(text: string, at: number): boolean {
  const character = text[at];
  return character === ' ' || character === '\n';
}

/** The part of a range that marks can be around (CommonMark 6.2, flanking); undefined where nothing of it can. */
function fitted(text: string, start: number, end: number): Extent | undefined {
  let from = start;
  let to = end;
  while (from < to && !isOpening(flankOf(text, from))) from += widthAt(text, from);
  while (to > from && !isClosing(flankOf(text, to))) to -= widthAt(text, to - 1);
  return from < to ? { start: from, end: to } : undefined;
}

/** Code units of the character at a place, which may be the second half of one. */
function widthAt(text: string, at: number): number {
  return at > 0 && (text.charCodeAt(at) & 0xfc00) === 0xdc00
    ? 2
    : (text.charCodeAt(at) & 0xfc00) === 0xd800
      ? 2
      : 1;
}

/** Without ranges that end inside one that began in them. */
function uncrossed(ranges: readonly Range[]): readonly Range[] {
  const open: Range[] = [];
  return ranges.filter((range) => {
    while (open.length > 0 && open.at(-1)!.end <= range.start) open.pop();
    const around = open.at(-1);
    if (around !== undefined && around.end < range.end) return false;
    open.push(range);
    return true;
  });
}
