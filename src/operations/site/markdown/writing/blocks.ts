/** A block of Markdown, without the prefixes of what is around it. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly plain: string }
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly string[] }
  | { readonly kind: 'rule' }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | ListBlock;

export interface ListBlock {
  readonly kind: 'list';
  /** The number of the first item of an ordered list. */
  readonly start: number | undefined;
  readonly items: readonly ListItem[];
}

export interface ListItem {
  /** Of a task. */
  readonly isChecked: boolean | undefined;
  readonly blocks: readonly Block[];
}
