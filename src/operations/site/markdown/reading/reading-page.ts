import type { Marks } from '../writing/marks.ts';
import type { Address, Addresses } from './addresses.ts';
import type { PageElement, PageNode } from './element.ts';
import type { Line } from './line.ts';
import type { Notes } from './notes.ts';

/** What all parts of a page share while they are read. */
export interface Page {
  readonly addresses: Addresses;
  readonly notes: Notes;
  readonly keepsImages: boolean;
  readonly images: Address[];
  /** Whether the picture before this place has no address, so that one for pages without scripts takes its place. */
  isPictureMissing: boolean;
  /** Whether elements have a picture among their children, of those that were asked for. */
  readonly pictured: Map<PageElement, boolean>;
  /** The elements around the one that is read, outermost first. */
  readonly path: PageElement[];
  words: number;
}

/** How much of a page has been read. */
export interface Counts {
  readonly links: number;
  readonly references: number;
  readonly images: number;
  readonly notes: number;
  readonly words: number;
}

/** Where the text of elements goes that begin no lines. */
export interface InlineReader {
  readonly page: Page;
  readonly line: Line;
  readonly isInCell: boolean;
  break(): void;
  node(node: PageNode, marks: Marks): void;
  children(element: PageElement, marks: Marks): void;
}
