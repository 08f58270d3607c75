import fc from 'fast-check';
import { expect, test } from 'vitest';
import { installedFonts } from '../src/adapters/fonts.ts';
import { markdownToPdf } from '../src/operations/pdf/index.ts';
import { markdownDocument, pageToMarkdown } from '../src/operations/site/index.ts';
import { SEED } from './support/runs.ts';
import { randomPage } from './support/samples/random-page.ts';

const URL_OF_PAGE = 'https://shop.example/a';

test('twenty pages as Markdown are drawn as PDF, with their title', async () => {
  const fonts = await installedFonts();
  for (const html of fc.sample(randomPage, { seed: SEED, numRuns: 20 })) {
    const page = pageToMarkdown(`<title>A "page": 1 #</title>${html}`, URL_OF_PAGE, { images: 'drop' });
    const pdf = markdownToPdf(markdownDocument(page, URL_OF_PAGE), fonts);
    expect(pdf.title).toBe('A "page": 1 #');
    expect(pdf.warnings).toEqual([]);
  }
});
