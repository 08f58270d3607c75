/**
 * What a text says, as blocks and the pieces of their lines: the one form that Markdown and HTML both become, and all that
 * the layout knows.
 *
 *   # Title            ->  { kind: 'heading', level: 1, ... }
 *   Some **bold** text     { kind: 'paragraph', content: [text, text with the mark strong, text] }
 *
 * `tree-builder.ts` makes it from beginnings and ends of elements, and bounds levels and cells on the way.
 */

import type { BaseDirection } from '../../../../formats/typesetting/bidi-levels.ts';

/** What a Markdown text says, apart from how it is drawn. */
export interface MarkdownDocument {
  readonly blocks: readonly Block[];
  /** The notes at the end, in the order they are first referred to: note 1 is the first. */
  readonly notes: readonly (readonly Block[])[];
  readonly headings: readonly Heading[];
}

export type Block =
  | Heading
  | Paragraph
  | CodeBlock
  | Quote
  | List
  | Table
  | DefinitionList
  | Anchor
  | { readonly kind: 'rule' | 'page break' };

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface Heading {
  readonly kind: 'heading';
  readonly level: HeadingLevel;
  readonly inlines: readonly Inline[];
  /** Its text without marks. */
  readonly text: string;
  /** The name that `#slug` links to. */
  readonly slug: string;
  /** Undefined where it is not said: at the side where the text begins. */
  readonly align: Align | undefined;
  /** Undefined where it is not said: that of the first letter. */
  readonly direction?: BaseDirection;
}

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly inlines: readonly Inline[];
  /** Undefined where it is not said: at the side where the text begins. */
  readonly align: Align | undefined;
  /** Undefined where it is not said: that of the first letter. */
  readonly direction?: BaseDirection;
  /** Says what the next block is about: a summary or a term. */
  readonly isTitle?: boolean;
}

export interface CodeBlock {
  readonly kind: 'code';
  readonly text: string;
  /** The first word behind a fence, or the class `language-x` of HTML; empty without it. */
  readonly language: string;
}

export interface Quote {
  readonly kind: 'quote';
  readonly blocks: readonly Block[];
  /** Of an alert of GitHub: its kind, whose name is above it. */
  readonly alert: AlertKind | undefined;
}

export type AlertKind = 'note' | 'tip' | 'important' | 'warning' | 'caution';

/** Terms and what is said of them (HTML 4.4.9). */
export interface DefinitionList {
  readonly kind: 'definitions';
  readonly entries: readonly DefinitionEntry[];
}

export interface DefinitionEntry {
  readonly role: 'term' | 'description';
  readonly blocks: readonly Block[];
}

/** Names that lead to where the next block begins, or to the end of the text. */
export interface Anchor {
  readonly kind: 'anchor';
  readonly names: readonly string[];
}

export interface List {
  readonly kind: 'list';
  /** Number of the first item; undefined for bullets. */
  readonly start: number | undefined;
  /** Undefined for decimal numbers. */
  readonly numbering?: Numbering | undefined;
  /** Whether its numbers shrink. */
  readonly isReversed?: boolean;
  /** Whether no blank line is between items. */
  readonly isTight: boolean;
  readonly items: readonly ListItem[];
}

/** The signs of a list's numbers other than decimal ones (HTML 4.4.5, `type` of `ol`). */
export type Numbering = 'a' | 'A' | 'i' | 'I';

export interface ListItem {
  readonly blocks: readonly Block[];
  /** Of a task: whether it is done. */
  readonly task: 'open' | 'done' | undefined;
  /** Its number, where it is not the next one. */
  readonly value?: number | undefined;
}

export interface Table {
  readonly kind: 'table';
  /** Of the columns. */
  readonly aligns: readonly Align[];
  /** The row that is repeated on each page; empty for a table without one. */
  readonly head: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
  /** Undefined where it is not said: that of the first letter. */
  readonly direction?: BaseDirection;
  /** What the cells are for that are heads. */
  readonly scopes: ReadonlyMap<Cell, Scope>;
}

export type Scope = 'Column' | 'Row';

/** Where the paragraphs of an element are, as it says. */
export interface Placement {
  readonly align: Align | undefined;
  /** That of the first letter where it is automatic. */
  readonly direction: BaseDirection | 'auto';
}

/** The direction of a block, where it is said. */
export function saidDirection({ direction }: Placement): { readonly direction?: BaseDirection } {
  return direction === 'auto' ? {} : { direction };
}

export type Align = 'left' | 'center' | 'right';

export type Cell = readonly Inline[];

/** A piece of a line. */
export type Inline =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly style: TextMarks;
      readonly link: Link | undefined;
      /** Names that lead here. */
      readonly names?: readonly string[];
    }
  | {
      readonly kind: 'image';
      readonly image: number;
      readonly alt: string;
      readonly link: Link | undefined;
      /** Names that lead here. */
      readonly names?: readonly string[];
    }
  /** A reference to a note, by its number. */
  | { readonly kind: 'note'; readonly note: number; readonly style: TextMarks }
  | { readonly kind: 'break' };

/** How a text is marked. */
export interface TextMarks {
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isStruck: boolean;
  /** Inserted, or underlined (HTML 4.7.1, 4.5.22). */
  readonly isUnderlined?: boolean;
  /** Highlighted (HTML 4.5.23). */
  readonly isHighlighted?: boolean;
  readonly kind: 'text' | 'code' | 'key';
  readonly position: 'line' | 'above' | 'below';
}

/** One link of the text: an address, or the slug of a heading or a name in the text. Two links to the same place are two objects. */
export type Link = { readonly uri: string } | { readonly slug: string };
