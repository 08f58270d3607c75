import type { Inline } from '../tree/model.ts';
import type { TextPiece } from '../tree/pieces.ts';

/** Distance of the stops of a tab, in characters. */
const TAB = 4;

/** The text of preformatted pieces as a block of code; undefined where they have links, names or pictures. */
export function codeOf(inlines: readonly Inline[]): string | undefined {
  let text = '';
  for (const inline of inlines) {
    if (inline.kind === 'break') text += '\n';
    else if (inline.kind === 'text' && inline.link === undefined && inline.names === undefined)
      text += inline.text;
    else return undefined;
  }
  // HTML 13.1.2.5: a line feed at the beginning is not part of the text, and one at its end is not seen.
  return expandTabs(text.replace(/^\n/, '').replace(/\n[ \t]*$/, ''));
}

/** Preformatted pieces as lines of a paragraph, whose spaces stay. */
export function lineOf(inlines: readonly Inline[]): Inline[] {
  const lines: Inline[] = [];
  for (const inline of inlines) {
    if (inline.kind !== 'text') {
      lines.push(inline);
      continue;
    }
    const piece: TextPiece = inline;
    piece.style = { ...piece.style, kind: 'code' };
    const [first = '', ...others] = expandTabs(piece.text).replaceAll(' ', '\u00a0').split('\n');
    piece.text = first;
    if (first !== '' || piece.names !== undefined) lines.push(piece);
    for (const text of others) {
      lines.push({ kind: 'break' });
      if (text !== '') lines.push({ ...piece, text });
    }
  }
  while (lines[0]?.kind === 'break') lines.shift();
  while (lines.at(-1)?.kind === 'break') lines.pop();
  return lines;
}

/** A text with spaces instead of tabs. */
export function expandTabs(text: string): string {
  if (!text.includes('\t')) return text;
  return text
    .split('\n')
    .map((line) => {
      let expanded = '';
      for (const [index, part] of line.split('\t').entries()) {
        if (index > 0) expanded += ' '.repeat(TAB - (expanded.length % TAB));
        expanded += part;
      }
      return expanded;
    })
    .join('\n');
}
