import { refuse } from '../../errors.ts';
import { parseWebUrl } from '../../formats/url/web-url.ts';
import { isRecord, membersOf, requireArgument, requireText } from '../../schema/argument.ts';
import { readInput } from '../../schema/read.ts';
import { pageMarkdown } from './markdown/page-markdown.ts';
import type { PageMarkdown } from './markdown/page-result.ts';
import { writeDocument } from './markdown/writing/front-matter.ts';
import { type PageMarkdownOptions, writingOptions } from './markdown-schema.ts';

/**
 * Writes the main text of a page as Markdown, with what the page states of itself: some five milliseconds for 100 KB. `url`
 * is the address of the page, to which its links are relative. Throws InputError for a url that is not of the web and for
 * options that are not known.
 */
export function pageToMarkdown(html: string, url: string, options: PageMarkdownOptions = {}): PageMarkdown {
  requireText('html', html);
  requireText('url', url);
  const finalUrl = parseWebUrl(url) ?? refuse('/url', 'must be an http or https address');
  const written = readInput(writingOptions, membersOf(options, "{ links: 'none' }"));
  return pageMarkdown(html, { finalUrl, status: 200, headers: {}, truncated: false }, written);
}

/**
 * A page as a file of Markdown: front matter with title, author, date and language, the title as a heading, and the text.
 * `markdownToPdf` of `sundry/pdf` draws it.
 */
export function markdownDocument(page: PageMarkdown, url: string): string {
  requireArgument(
    'page',
    page,
    isPageMarkdown,
    "a page, such as pageToMarkdown(html, 'https://example.com/')",
  );
  requireText('url', url);
  return writeDocument(page, url);
}

function isPageMarkdown(page: PageMarkdown): page is PageMarkdown {
  const { title, markdown, author, published, language } = page;
  const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';
  return (
    isRecord(page) &&
    typeof title === 'string' &&
    typeof markdown === 'string' &&
    [author, published, language].every(isTextOrNull)
  );
}
