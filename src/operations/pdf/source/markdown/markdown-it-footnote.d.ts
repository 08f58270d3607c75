/** The plugin for footnotes of markdown-it, which has no types of its own. */
declare module 'markdown-it-footnote' {
  import type MarkdownIt from 'markdown-it';

  /** Adds the rules of footnotes to a parser. */
  export default function footnotes(parser: MarkdownIt): void;
}
