import type { OtherNames } from '../../schema/schema.ts';

/** Other names of the members of a Markdown text. */
export const markdownNames: readonly OtherNames[] = [
  { member: 'markdown', names: ['text', 'content', 'md', 'body', 'file', 'source', 'input'] },
  { member: 'language', names: ['lang', 'locale'] },
  { member: 'author', names: ['authors', 'creator'] },
  { member: 'paper', names: ['format', 'size', 'page_size', 'paper_size', 'page_format'] },
  { member: 'landscape', names: ['orientation'] },
  { member: 'margin', names: ['margins', 'page_margin', 'geometry'] },
  { member: 'toc', names: ['table_of_contents', 'contents', 'with_toc'] },
  {
    member: 'highlight',
    names: ['highlighting', 'syntax_highlighting', 'highlight_style', 'code_colors', 'code_colours'],
  },
  { member: 'header', names: ['header_template', 'page_header'] },
  { member: 'footer', names: ['footer_template', 'page_footer', 'page_numbers'] },
];
