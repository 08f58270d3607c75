import { writeDocument } from '../../formats/pdf/document.ts';
import type { FontSet } from '../../formats/pdf/fonts/font-set.ts';
import { TextSetter } from '../../formats/pdf/text-setter.ts';
import { hanLanguage } from '../../formats/typesetting/han-language.ts';
import { contentsTitle } from './contents-titles.ts';
import { Highlighter } from './highlight/highlighter.ts';
import { Contents } from './layout/contents.ts';
import type { Context } from './layout/context.ts';
import { directionOfLanguage } from './layout/direction.ts';
import { drawBlocks } from './layout/draw-blocks.ts';
import { Flow } from './layout/flow.ts';
import { drawNotes } from './layout/notes.ts';
import { readPictures, sizeIn } from './layout/pictures.ts';
import { drawRunningLines } from './layout/running-lines.ts';
import { sheetOf } from './layout/sheet.ts';
import { Styles } from './layout/style.ts';
import type { MarkdownInput } from './schema.ts';
import { decodeMarkdown } from './source/decode.ts';
import { detailsOf } from './source/details.ts';
import { splitFrontMatter } from './source/markdown/front-matter.ts';
import { parseMarkdown } from './source/parse.ts';
import type { Block } from './source/tree/model.ts';
import { type Warning, Warnings } from './source/warnings.ts';

/** A finished document. */
export interface RenderedMarkdown {
  readonly bytes: Uint8Array;
  readonly title: string;
  readonly pages: number;
  /** Number of different characters missing from all fonts: they are drawn as boxes, and can still be searched. */
  readonly missingGlyphs: number;
  /** What was left out. */
  readonly warnings: readonly Warning[];
  /** The names of the HTML tags that html-tags-dropped is about, at most 20. */
  readonly droppedTags: readonly string[];
}

/**
 * Draws a Markdown text as PDF 1.4 in the archival form, PDF/A-1a: the same input makes the same bytes. Throws
 * InputError for what it refuses.
 */
export function renderMarkdown(input: MarkdownInput, fonts: FontSet): RenderedMarkdown {
  const warnings = new Warnings();
  const { body, members, hasOthers } = splitFrontMatter(decodeMarkdown(input.markdown));
  if (hasOthers) warnings.add('front-matter-ignored');
  const document = parseMarkdown(body, warnings);
  const details = detailsOf(input, members, document.headings[0]?.text, warnings);
  const pictures = readPictures(document.pictures);
  const setter = new TextSetter(fonts, () => hanLanguage(details.language, body));
  const flow = new Flow(setter, sheetOf(input), new Styles(input.font_size));
  const { left, right } = flow.column;
  const context: Context = {
    flow,
    maker: { setter, pictureSize: (image, width) => sizeIn(pictures[image]!, width, flow.pictureRoom) },
    pictures,
    highlighter: input.highlight ? new Highlighter() : undefined,
    column: { left, right },
    direction: directionOfLanguage(details.language),
    language: details.language,
    element: flow.document,
    style: flow.styles.body,
    gap: flow.styles.gap,
    depth: 0,
    drawBlocks,
  };
  const contents = new Contents(context);
  if (input.toc) contents.draw(document.headings, contentsTitle(details.language));
  drawBlocks(context, document.notes.length === 0 ? withoutLastBreaks(document.blocks) : document.blocks);
  drawNotes(context, document.notes);
  flow.finish();
  contents.complete();
  drawRunningLines(flow, input, details.title, warnings);
  const { pages } = flow.canvas;
  const bytes = writeDocument({
    information: { ...details, creator: 'Sundry', producer: 'Sundry' },
    language: details.language,
    direction: context.direction,
    paper: [flow.sheet.width, flow.sheet.height],
    pages,
    structure: flow.document,
    setter,
    images: pictures.map(({ image }) => image),
    bookmarks: flow.bookmarks,
  });
  const { missingGlyphs } = setter;
  return {
    bytes,
    title: details.title,
    pages: pages.length,
    missingGlyphs,
    warnings: warnings.codes,
    droppedTags: warnings.droppedTags,
  };
}

/** A page break is between two blocks: behind the last one it would make an empty page (CSS Fragmentation 3, 3). */
function withoutLastBreaks(blocks: readonly Block[]): readonly Block[] {
  const last = blocks.findLastIndex(({ kind }) => kind !== 'page break');
  return last === blocks.length - 1 ? blocks : blocks.slice(0, last + 1);
}
