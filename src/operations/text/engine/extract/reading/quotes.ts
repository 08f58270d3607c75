import type { Page } from './page.ts';
import { type Span, spanPast } from './reading.ts';

const OPENING = /^\s*(?:On .{4,80} wrote:|Am .{4,80} schrieb|-{3,} ?Original|_{8,}$)/;

/** Lines of an earlier mail below or inside this one: marked by >, or behind the line that opens it. */
export function quotesOf({ lines }: Page): readonly Span[] {
  let isBelow = false;
  return lines.filter(({ text }) => {
    isBelow ||= OPENING.test(text);
    return isBelow || /^\s*>/.test(text);
  });
}

/** Whether a position is in a quoted line. */
export function isQuoted(quotes: readonly Span[], position: number): boolean {
  const line = spanPast(quotes, position);
  return line !== undefined && line.start <= position;
}
