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
}

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly inlines: readonly Inline[];
}

export interface CodeBlock {
  readonly kind: 'code';
  readonly text: string;
}

export interface Quote {
  readonly kind: 'quote';
  readonly blocks: readonly Block[];
}

export interface List {
  readonly kind: 'list';
  /** Number of the first item; undefined for bullets. */
  readonly start: number | undefined;
  /** Whether no blank line is between items. */
  readonly isTight: boolean;
  readonly items: readonly ListItem[];
}

export interface ListItem {
  readonly blocks: readonly Block[];
  /** Of a task: whether it is done. */
  readonly task: 'open' | 'done' | undefined;
}

export interface Table {
  readonly kind: 'table';
  readonly aligns: readonly Align[];
  readonly head: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
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
    }
  | { readonly kind: 'image'; readonly image: number; readonly alt: string; readonly link: Link | undefined }
  /** A reference to a note, by its number. */
  | { readonly kind: 'note'; readonly note: number; readonly style: TextMarks }
  | { readonly kind: 'break' };

/** How a text is marked. */
export interface TextMarks {
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isStruck: boolean;
  readonly kind: 'text' | 'code' | 'key';
  readonly position: 'line' | 'above' | 'below';
}

/** One link of the text: an address, or the slug of a heading. Two links to the same place are two objects. */
export type Link = { readonly uri: string } | { readonly slug: string };
