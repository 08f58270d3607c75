import { findEscapes, type Place } from './escape.ts';
import { findRanges, type Range } from './mark-ranges.ts';
import { keepReadable, type Token } from './mark-tokens.ts';
import type { Span } from './marks.ts';

/**
 * Writes a text with its marks as Markdown. Every asterisk and tilde of the answer that is not text is read as the mark
 * it stands for: marks that CommonMark would not read where they are go.
 */
export function writeSpans(text: string, spans: readonly Span[], place: Place, breakText: string): string {
  const escapes = findEscapes(text, place);
  const ranges = findRanges(text, spans);
  const all = tokensOf(text, spans, ranges, place);
  const tokens = ranges.length === 0 ? all : keepReadable(all, text);
  const pieces: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.kind !== 'text') pieces.push(token.value);
    else
      pieces.push(escaped(token, { text, escapes, breakText, next: tokens[at + 1], before: tokens[at - 1] }));
  }
  return pieces.join('');
}

/** The texts, objects and marks of a line in their order; marks are closed in the order they were opened. */
function tokensOf(text: string, spans: readonly Span[], ranges: readonly Range[], place: Place): Token[] {
  const tokens: Token[] = [];
  const open: Range[] = [];
  let next = 0;
  let links = 0;
  const advance = (at: number): void => {
    while (open.length > 0 && open.at(-1)!.end <= at) {
      const range = open.pop()!;
      if (range.link !== undefined) links--;
      tokens.push({ kind: 'close', value: range.close, range });
    }
    for (; next < ranges.length && ranges[next]!.start <= at; next++) {
      const range = ranges[next]!;
      if (range.link !== undefined) links++;
      tokens.push({ kind: 'open', value: range.open, range });
      open.push(range);
    }
  };
  const edgeAfter = (at: number): number =>
    Math.min(open.at(-1)?.end ?? text.length, ranges[next]?.start ?? text.length, text.length) || at;
  for (const span of spans) {
    for (let at = span.start; at < span.end; ) {
      advance(at);
      const end = Math.max(at + 1, Math.min(span.end, edgeAfter(at)));
      if (span.code !== undefined) tokens.push({ kind: 'raw', value: writeCode(span.code.join(''), place) });
      else if (span.raw !== undefined) tokens.push({ kind: 'raw', value: span.raw });
      else tokens.push({ kind: 'text', value: '', start: at, end, isInLink: links > 0 });
      at = end;
    }
  }
  advance(text.length);
  return tokens;
}

/** A code span with fences of backticks that are not in it (CommonMark 6.1). */
function writeCode(code: string, { isInCell }: Place): string {
  const runs = new Set((code.match(/`+/g) ?? []).map((run) => run.length));
  let length = 1;
  while (runs.has(length)) length++;
  const fence = '`'.repeat(length);
  const pad = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
  const shown = isInCell ? code.replaceAll('|', '\\|') : code;
  return fence + pad + shown + pad + fence;
}

interface Neighbours {
  readonly text: string;
  readonly escapes: ReadonlySet<number>;
  readonly breakText: string;
  readonly before: Token | undefined;
  readonly next: Token | undefined;
}

function escaped(token: Extract<Token, { kind: 'text' }>, around: Neighbours): string {
  const { text, escapes, breakText, before, next } = around;
  const { start, end, isInLink } = token;
  const pieces: string[] = [];
  let from = start;
  for (let at = start; at < end; at++) {
    const character = text[at]!;
    const isFirst = at === start && before !== undefined;
    const isLast = at === end - 1 && next !== undefined;
    const atEdge = isFirst || isLast;
    if (character === '\n') {
      pieces.push(text.slice(from, at), breakText);
      from = at + 1;
    } else if (
      escapes.has(at) ||
      (character === ']' && isInLink) ||
      (atEdge && (character === '_' || character === '~')) ||
      (isLast && character === '!' && /^!?\[/.test(next.value))
    ) {
      pieces.push(text.slice(from, at), '\\');
      from = at;
    }
  }
  pieces.push(text.slice(from, end));
  return pieces.join('');
}
