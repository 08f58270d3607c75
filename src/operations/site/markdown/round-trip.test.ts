import fc from 'fast-check';
import createMarkdownIt from 'markdown-it';
import { expect, test } from 'vitest';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { pageTextOf, randomPage } from '../../../../test/support/samples/random-page.ts';
import { pageMarkdown } from './page-markdown.ts';

const source = { finalUrl: new URL('https://shop.example/a/b'), status: 200, headers: {}, truncated: false };
const options = { content: 'full', links: 'inline', images: 'keep' } as const;

const markdownIt = createMarkdownIt({ html: true });

test('Markdown is read as the text and the pictures of the page', () => {
  fc.assert(
    fc.property(randomPage, (html) => {
      const { markdown } = pageMarkdown(html, source, options);
      expect(pageTextOf(markdownIt.render(markdown)), markdown).toBe(pageTextOf(html));
    }),
    { seed: SEED, numRuns: runs(5000) },
  );
});
