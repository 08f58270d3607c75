/**
 * Markdown as the service writes it, for the view of an answer: the forms of its writer and no others. What is not
 * one of them is text.
 *
 *   ## Setup            ->  { kind: 'heading', level: 2, line: [text Setup] }
 *   - a **b**               { kind: 'list', items: [[{ kind: 'paragraph', line: [text a, strong [text b]] }]] }
 */
import { type Inline, inlinesOf } from './markdown-line.ts';

export type MarkdownBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly line: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly line: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' }
  | { readonly kind: 'quote'; readonly blocks: readonly MarkdownBlock[] }
  | {
      readonly kind: 'list';
      /** The first number of an ordered one. */
      readonly start: number | undefined;
      readonly items: readonly (readonly MarkdownBlock[])[];
    }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Inline[])[])[] };

/** Lists and quotes in each other; the writer has 16. */
const MAX_DEPTH = 20;

const HEADING = /^(#{1,6}) (.*)$/;
const FENCE = /^(`{3,}|~{3,})/;
const RULE = /^(?:---+|\*\*\*+|___+)$/;
const ITEM = /^(?:([-*+])|(\d{1,9})([.)]))(?: +|$)/;
const DIVIDER = /^\|?(?: ?:?-+:? ?\|)+ ?:?-*:? ?$/;

/** The blocks of a text, in their order. */
export function markdownBlocks(text: string): readonly MarkdownBlock[] {
  return blocksOf(text.split('\n'), 0);
}

function blocksOf(lines: readonly string[], depth: number): readonly MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]!;
    if (line.trim() === '') {
      at++;
      continue;
    }
    const [block, next] = (depth < MAX_DEPTH && containerAt(lines, at, depth)) || leafAt(lines, at);
    blocks.push(block);
    at = next;
  }
  return blocks;
}

/** A block, and the line behind it. */
type Read = readonly [block: MarkdownBlock, next: number];

function containerAt(lines: readonly string[], at: number, depth: number): Read | undefined {
  const line = lines[at]!;
  if (line.startsWith('>')) {
    const next = endOf(lines, at, (one) => one.startsWith('>'));
    const inner = lines.slice(at, next).map((one) => one.replace(/^> ?/, ''));
    return [{ kind: 'quote', blocks: blocksOf(inner, depth + 1) }, next];
  }
  return ITEM.test(line) && !RULE.test(line) ? listAt(lines, at, depth) : undefined;
}

/** Items of one kind of marker; what is indented as their text belongs to them. */
function listAt(lines: readonly string[], from: number, depth: number): Read {
  const [, bullet, number, sign] = ITEM.exec(lines[from]!)!;
  const items: (readonly MarkdownBlock[])[] = [];
  let at = from;
  while (at < lines.length) {
    const match = ITEM.exec(lines[at]!);
    if (match === null || match[1] !== bullet || match[3] !== sign) break;
    const width = match[0].length;
    const next = endOf(
      lines,
      at,
      (one) => one.trim() === '' || one.startsWith(' '.repeat(Math.min(width, 2))),
    );
    const inner = [lines[at]!.slice(width), ...lines.slice(at + 1, next).map((one) => outdented(one, width))];
    items.push(blocksOf(inner, depth + 1));
    at = next;
  }
  return [{ kind: 'list', start: number === undefined ? undefined : Number(number), items }, at];
}

function outdented(line: string, width: number): string {
  const indent = line.length - line.trimStart().length;
  return line.slice(Math.min(indent, width));
}

function leafAt(lines: readonly string[], at: number): Read {
  const line = lines[at]!;
  const heading = HEADING.exec(line);
  if (heading !== null)
    return [{ kind: 'heading', level: heading[1]!.length, line: inlinesOf(heading[2]!) }, at + 1];
  const fence = FENCE.exec(line)?.[1];
  if (fence !== undefined) {
    const end = endOf(lines, at, (one) => !one.startsWith(fence));
    return [{ kind: 'code', text: lines.slice(at + 1, end).join('\n') }, end + 1];
  }
  if (RULE.test(line)) return [{ kind: 'rule' }, at + 1];
  if (line.startsWith('|') && DIVIDER.test(lines[at + 1] ?? '')) {
    const end = endOf(lines, at, (one) => one.startsWith('|'));
    const rows = lines.slice(at, end).filter((_, index) => index !== 1);
    return [{ kind: 'table', rows: rows.map((row) => cellsOf(row).map(inlinesOf)) }, end];
  }
  const end = endOf(lines, at, (one) => one.trim() !== '' && !beginsBlock(one));
  return [{ kind: 'paragraph', line: inlinesOf(lines.slice(at, end).join('\n')) }, end];
}

function beginsBlock(line: string): boolean {
  return HEADING.test(line) || FENCE.test(line) || line.startsWith('>') || ITEM.test(line);
}

/** The line behind those that follow a line and belong to it. */
function endOf(lines: readonly string[], at: number, belongs: (line: string) => boolean): number {
  let end = at + 1;
  while (end < lines.length && belongs(lines[end]!)) end++;
  return end;
}

/** The cells of a row; a bar behind a backslash is text. */
function cellsOf(row: string): readonly string[] {
  return [...row.matchAll(/(?:[^|\\]|\\[\s\S]?)+/g)].map(([cell]) => cell.trim().replaceAll('\\|', '|'));
}
