import { fileStem } from '../../formats/file-name.ts';
import { fontSetOf, requireFonts } from '../../formats/pdf/fonts/load-fonts.ts';
import type { FontFiles } from '../../operation.ts';
import { isBytes, isRecord, requireArgument } from '../../schema/argument.ts';
import { readInput } from '../../schema/read.ts';
import { type RenderedMarkdown, renderMarkdown } from './render.ts';
import { type MarkdownFile, type MarkdownInput, markdownFile } from './schema.ts';

/** A drawn text with the name its file should have. */
export interface MarkdownPdf extends RenderedMarkdown {
  readonly fileName: string;
}

/**
 * Draws a Markdown text as PDF: the answer of POST /v1/pdf/markdown. Accepts the text, its bytes, or either with the
 * options of that path. `fonts` are TrueType files, those of `sundry/fonts` or others with the same repertoire; without
 * `further` emphasis and code are upright. Pass the same object each time, because fonts are prepared once for each
 * object. Throws InputError for what the service refuses.
 */
export function markdownToPdf(markdown: string | Uint8Array | MarkdownFile, fonts: FontFiles): MarkdownPdf {
  const given = typeof markdown === 'string' || isBytes(markdown) ? { markdown } : markdown;
  requireArgument('markdown', given, isRecord, 'Markdown as text or bytes, or an object with markdown');
  const input = readInput(markdownFile, given);
  requireFonts(fonts);
  return drawMarkdown(input, fonts);
}

/** Draws a text that matches its schema, for the operation, which loads this file with its first call. */
export function drawMarkdown(input: MarkdownInput, fonts: FontFiles): MarkdownPdf {
  const rendered = renderMarkdown(input, fontSetOf(fonts));
  return { ...rendered, fileName: fileNameOf(input.filename ?? rendered.title) };
}

/** Longest name kept, in UTF-16 units: with its extension below the 255 bytes of common file systems. */
const MAX_LENGTH = 80;

function fileNameOf(wanted: string): string {
  const stem = fileStem(wanted, {
    keeps: 'text',
    mark: '_',
    longest: { units: MAX_LENGTH },
    extension: '.pdf',
    avoidsDevices: true,
  });
  return `${stem || 'document'}.pdf`;
}
