import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../test/support/judging/declared-answer.ts';
import { testNeeds } from '../../../test/support/worlds/needs.ts';
import { fetchedPage } from '../../../test/support/worlds/site-pages.ts';
import { UpstreamError } from '../../errors.ts';
import type { FetchedPage } from '../../operation.ts';
import { siteMarkdown } from './markdown.operation.ts';
import { type MarkdownInput, markdownResult } from './markdown-schema.ts';

const input: MarkdownInput = {
  url: 'a.example',
  content: 'main',
  links: 'inline',
  images: 'keep',
  format: 'json',
};

async function answerTo(page: FetchedPage, change: Partial<MarkdownInput> = {}) {
  const needs = testNeeds({ pageFetcher: async () => page, clock: () => new Date(0) });
  return siteMarkdown.run({ ...input, ...change }, needs);
}

async function readValue(page: FetchedPage, change: Partial<MarkdownInput> = {}) {
  const answer = await answerTo(page, change);
  if (answer.kind !== 'json') throw new Error('a file');
  return answer.value;
}

const article = fetchedPage(
  '<title>A walk - Site</title><meta property=og:site_name content=Site><nav>Home</nav><h1>A walk</h1>' +
    `<p>${'We walked <b>far</b> along the shore of the lake and back. '.repeat(4)}</p>`,
);

describe('the operation', () => {
  it('answers by its schema, for a full page, an empty one and a text', async () => {
    const text = fetchedPage('# A\n\nb', { headers: { 'content-type': ['text/plain'] } });
    for (const page of [article, fetchedPage(''), text]) {
      expect(faultsOf(markdownResult, await readValue(page))).toEqual([]);
    }
  });

  it('leaves the title and the navigation out of the Markdown', async () => {
    const value = await readValue(article);
    expect(value.title).toBe('A walk');
    expect(value.markdown).toMatch(/^We walked \*\*far\*\* along/);
    expect(value.warnings).toEqual([]);
  });

  it('asks for 2 MB of text and no other bytes', async () => {
    const asked: unknown[] = [];
    const needs = testNeeds({
      pageFetcher: async (_url, limits) => {
        asked.push(limits.bytes, limits.wants('application/pdf'), limits.wants('text/markdown'));
        return article;
      },
    });
    await siteMarkdown.run(input, needs);
    expect(asked).toEqual([2_097_152, false, true]);
  });

  it.each([
    { name: 'application/pdf', page: fetchedPage('', { headers: { 'content-type': ['application/pdf'] } }) },
    { name: 'text/html', page: fetchedPage(Buffer.from('%PDF-1.7\0\0')) },
  ])('refuses $name that is not text with 502', async ({ name, page }) => {
    const refusal: unknown = await answerTo(page).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UpstreamError);
    expect((refusal as UpstreamError).message).toContain(`sent ${name}, which is not text`);
  });

  it.each([
    { type: 'application/json', body: '{"a":1}', markdown: '```json\n{"a":1}\n```' },
    { type: 'application/ld+json; charset=utf-8', body: '"```"', markdown: '````json\n"```"\n````' },
    { type: 'application/rss+xml', body: '<rss/>', markdown: '```xml\n<rss/>\n```' },
    { type: 'text/markdown', body: '# A\r\n\n*b*\n', markdown: '# A\n\n*b*' },
  ])('answers $type as it is or as code', async ({ type, body, markdown }) => {
    const page = fetchedPage(body, { headers: { 'content-type': [type] } });
    expect((await readValue(page)).markdown).toBe(markdown);
  });

  it('answers a file with front matter, the title and the text', async () => {
    const answer = await answerTo(article, { format: 'markdown' });
    if (answer.kind !== 'file') throw new Error('no file');
    expect(answer.mediaType).toBe('text/markdown; charset=utf-8');
    expect(new TextDecoder().decode(answer.bytes)).toMatch(
      /^---\ntitle: A walk\nurl: "?https?:\/\/[^\n]+\n---\n\n# A walk\n\nWe walked [^\n]+\n$/,
    );
    expect(answer.headers).toEqual({ 'x-site-status': '200', 'x-site-final-url': expect.any(String) });
  });

  it('gives the same answer after cloning to another thread', async () => {
    const gathered = await siteMarkdown.steps.gather(input, testNeeds({ pageFetcher: async () => article }));
    const again = await siteMarkdown.steps.compute(structuredClone(gathered));
    expect(again).toEqual(await siteMarkdown.steps.compute(gathered));
  });
});
