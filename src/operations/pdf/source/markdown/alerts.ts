import type { Token } from 'markdown-it';
import type { AlertKind } from '../tree/model.ts';

/** An alert of GitHub: a quote whose first line is its kind alone. */
export interface Alert {
  readonly kind: AlertKind;
  /** The token of its first paragraph, and what is in that behind the first line. */
  readonly line: Token;
  readonly children: readonly Token[];
}

const MARK = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

/** The alert that the quote at a place is; undefined for other quotes, and for one that says nothing. */
export function alertOf(tokens: readonly Token[], quote: number): Alert | undefined {
  const line = tokens[quote + 2];
  if (tokens[quote + 1]?.type !== 'paragraph_open' || line?.type !== 'inline') return undefined;
  const [, kind] = MARK.exec(line.content) ?? [];
  if (kind === undefined) return undefined;
  const children = line.children ?? [];
  const end = children.findIndex(({ type }) => type === 'softbreak' || type === 'hardbreak');
  if (end < 0 && tokens[quote + 4]?.type === 'blockquote_close') return undefined;
  return {
    kind: kind.toLowerCase() as AlertKind,
    line,
    children: end < 0 ? [] : children.slice(end + 1),
  };
}
