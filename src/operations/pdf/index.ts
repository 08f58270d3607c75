/**
 * Markdown to PDF as a library. A pure function that throws InputError for what HTTP refuses; no service, no
 * environment.
 */
export { InputError } from '../../errors.ts';
export type { FontFiles } from '../../operation.ts';
export { type MarkdownPdf, markdownToPdf } from './library.ts';
export type { RenderedMarkdown } from './render.ts';
export type { MarkdownFile } from './schema.ts';
export type { Warning } from './source/warnings.ts';
