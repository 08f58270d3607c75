/**
 * HTML within Markdown, of any brokenness, as the same tree that Markdown makes. `html.ts` takes it apart, `elements.ts`
 * says what each element is, `frames.ts` what its end ends.
 *
 *   <p align="center"><img src="data:..." alt="Logo"><br>Fast</p>  ->  a centred paragraph of a picture, a break and a text
 *
 * Scripts, styles and comments go; unknown elements part words and are named in a warning.
 */
import type { Reading } from '../reading.ts';
import type { TreeBuilder } from '../tree/tree-builder.ts';
import { isDropped, roleOf } from './elements.ts';
import { type Attributes, htmlPieces } from './html.ts';

const PAGE_BREAK = /^<!--\s*page-?break\s*-->$/i;

/** Reads HTML into the tree of a text: what is between its tags is text, comments are not. */
export function readHtml(
  html: string,
  place: 'block' | 'line',
  builder: TreeBuilder,
  { warnings }: Reading,
): void {
  for (const piece of htmlPieces(html)) {
    if (piece.kind === 'text') builder.addHtmlText(piece.text);
    else if (piece.kind === 'comment') {
      if (place === 'block' && PAGE_BREAK.test(piece.text)) builder.addBlock({ kind: 'page break' }, 'html');
    } else {
      const role = roleOf(piece.name);
      if (isDropped(piece.name)) {
        warnings.addDropped(piece.name);
        if (role !== 'discarded') builder.partWords();
      }
      if (piece.kind === 'open') openElement(piece.name, piece.attributes, builder);
      else if (role === 'link') builder.closeLink('written');
      else builder.close(piece.name);
    }
  }
}

function openElement(name: string, attributes: Attributes, builder: TreeBuilder): void {
  const id = attributes('id');
  builder.open(name, attributes, 'html');
  builder.addName(id);
  const role = roleOf(name);
  if (role === 'link') {
    builder.addName(attributes('name'));
    const address = attributes('href');
    if (address !== '') builder.openLink(address, attributes('title') || attributes('aria-label'), 'written');
  } else if (role === 'control' && attributes('type').toLowerCase() === 'checkbox') {
    builder.addText(attributes('checked', 'open') === 'open' ? '[ ] ' : '[x] ');
  }
}
