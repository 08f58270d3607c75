import { hasNameIn } from '../content/names.ts';
import { isHidden } from '../content/unseen.ts';
import type { Marks } from '../writing/marks.ts';
import { isBlockTag, type PageElement, type PageNode, textOf, textStart } from './element.ts';
import { readInline } from './inline.ts';
import { Line } from './line.ts';
import type { InlineReader, Page } from './reading-page.ts';

/** Reads all that is in a heading as one line, without the links to itself. */
export class LineReader implements InlineReader {
  readonly page: Page;
  readonly line = new Line();
  readonly isInCell = false;
  #heading: PageElement | undefined;
  /** Characters of the heading, once they were asked for. */
  #length: number | undefined;

  constructor(page: Page) {
    this.page = page;
  }

  read(heading: PageElement, marks: Marks): Line {
    this.#heading = heading;
    this.children(heading, marks);
    return this.line;
  }

  children(element: PageElement, marks: Marks): void {
    this.page.path.push(element);
    for (const child of element.children) this.node(child, marks);
    this.page.path.pop();
  }

  node(node: PageNode, marks: Marks): void {
    if (typeof node === 'string') this.line.add(node, marks);
    else if (isHidden(node) || (node.tag === 'a' && this.#isPermalink(node))) return;
    else if (isBlockTag(node.tag)) {
      this.break();
      this.children(node, marks);
      this.break();
    } else readInline(node, marks, this);
  }

  break(): void {
    this.line.add(' ', { bits: 0, link: undefined });
  }

  #isPermalink(link: PageElement): boolean {
    const text = textStart(link, MAX_PERMALINK).trim();
    const href = link.get('href');
    if (/^(?:[\u00b6#\u00a7]|\u{1f517}\ufe0f?)$/u.test(text)) return href === '' || href.includes('#');
    if (!hasNameIn(link, permalinkNames)) return false;
    if (this.#heading === undefined) return false;
    this.#length ??= textOf(this.#heading).trim().length;
    return this.#length > 2 * text.length;
  }
}

/** Characters of a link to the heading it is in that are read. */
const MAX_PERMALINK = 1000;

const permalinkNames = new Set(
  'anchor headerlink hashlink headeranchor permalink anchorlink headinganchor'.split(' '),
);
