import type { FetchedPage, FileResult, JsonResult } from '../../operation.ts';
import { headerText } from './finding/headers.ts';
import { type PageSource, pageMarkdown } from './markdown/page-markdown.ts';
import type { PageMarkdown } from './markdown/page-result.ts';
import { writeDocument } from './markdown/writing/front-matter.ts';
import { textMarkdown } from './markdown/writing/text-markdown.ts';
import type { MarkdownInput, SiteMarkdown } from './markdown-schema.ts';
import { textTypeOf } from './media.ts';
import { decodePage } from './reading/charset.ts';

/** A fetched page as Markdown, in the form that was asked for. */
export function answerMarkdown(
  fetched: FetchedPage,
  input: MarkdownInput,
  fetchedAt: Date,
): JsonResult<SiteMarkdown> | FileResult {
  const page = readFetched(fetched, input);
  if (input.format === 'json') {
    return {
      kind: 'json',
      value: {
        url: input.url.trim(),
        final_url: fetched.finalUrl,
        status: fetched.status,
        redirect_chain: fetched.redirectChain,
        ...page,
        fetched_at: fetchedAt.toISOString(),
      },
    };
  }
  return {
    kind: 'file',
    bytes: new TextEncoder().encode(writeDocument(page, fetched.finalUrl)),
    mediaType: 'text/markdown; charset=utf-8',
    fileName: 'page.md',
    disposition: 'inline',
    headers: {
      'x-site-status': String(fetched.status),
      'x-site-final-url': fetched.finalUrl,
      ...(page.warnings.length > 0 && {
        'x-site-warning': page.warnings.map(({ code }) => code).join(', '),
      }),
    },
  };
}

function readFetched(
  { finalUrl, status, headers, body, truncated }: FetchedPage,
  input: MarkdownInput,
): PageMarkdown {
  const contentType = headerText(headers, 'content-type');
  const source: PageSource = { finalUrl: new URL(finalUrl), status, headers, truncated };
  const text = decodePage(body, contentType, truncated);
  const type = textTypeOf(contentType) ?? 'page';
  return type === 'page' ? pageMarkdown(text, source, input) : textMarkdown(text, type, source, input);
}
