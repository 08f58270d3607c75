import { withoutAccents } from '../../formats/file-name.ts';
import type { Operation, Ports } from '../../operation.ts';
import { markdownCost } from './cost.ts';
import { type MarkdownInput, markdownFile } from './schema.ts';

const lines = (...text: readonly string[]): Uint8Array => new TextEncoder().encode(`${text.join('\n')}\n`);

/** Of all pictures: pixels that had to be decoded have three bytes each, and JPEGs are in the body as they are. */
const MAX_PICTURE_BYTES = 3 * 24_000_000 + 5_242_880;

export const markdownPdf = {
  id: 'pdf.markdown',
  summary: 'Draw a Markdown text as PDF',
  description:
    'Draws CommonMark with tables, task lists and footnotes.\n\n' +
    'Headings become bookmarks. Strikethrough, bare links and alerts (`> [!NOTE]`) are those of GitHub, and headings are ' +
    'linked to as GitHub names them (`[there](#a-heading)`). Footnotes come at the end.\n\n' +
    'HTML means what it does on a page, in a line, as a block and around Markdown: tables, lists, headings, paragraphs, ' +
    'alignment, quotes, preformatted text, definitions, details, links, pictures and marks, and names to link to. ' +
    '`<!-- pagebreak -->` begins a page. Comments, scripts, styles and templates go; of other tags the text between them ' +
    'is kept.\n\n' +
    'Tables never leave the page: columns share its width, words break where they must, and the head is repeated on ' +
    'each page. Lines of code that are too long continue behind a mark.\n\n' +
    'Pictures are drawn where they are in the text, as data: URIs with a PNG or JPEG; nothing is ever fetched, so other ' +
    'pictures show their alternative text. Links lead to http, https, mailto, tel, headings and names in the text; others ' +
    'become text.\n\n' +
    'The file is PDF 1.4 in the archival form (PDF/A-1), with embedded fonts, and tagged, so that it can be searched, ' +
    'copied and read aloud. The same request makes the same bytes. At most 262,144 bytes of text without pictures, 100 ' +
    'pictures, 24 megapixels (each JPEG; all PNG together), 500 pages, 100 columns in a table, 100,000 cells in all ' +
    'tables, and 100 levels of lists, quotes and tables.',
  routes: [{ method: 'POST', path: '/v1/pdf/markdown' }],
  input: markdownFile,
  subject: { member: 'markdown' },
  output: {
    media: {
      'application/pdf': { file: 'The document as tagged PDF/A-1.' },
    },
    headers: {
      'x-pdf-pages': {
        description: 'Number of pages.',
        schema: { type: 'integer', minimum: 1, maximum: 500 },
      },
      'x-pdf-missing-glyphs': {
        description:
          'Sent when the text has characters missing from all fonts: how many different ones. They are shown as ' +
          'boxes and can still be searched and copied.',
        schema: { type: 'integer', minimum: 1 },
      },
      'x-pdf-warning': {
        description:
          'Sent when something was left out: images-not-fetched, html-tags-dropped, links-dropped, ' +
          'front-matter-ignored, header-or-footer-shortened; separated by a comma and a space.',
        schema: { type: 'string', examples: ['images-not-fetched, html-tags-dropped'] },
      },
      'x-pdf-dropped-tags': {
        description:
          'Sent with html-tags-dropped: the names of the tags, each once, at most 20, separated by a comma and a space.',
        schema: { type: 'string', examples: ['video, x-card'] },
      },
    },
  },
  limits: { bodyBytes: 5_242_880 },
  answerBytes: (requestBytes) => MAX_PICTURE_BYTES + 8_388_608 + 128 * Math.min(requestBytes, 262_144),
  needs: ['fonts'],
  cost: markdownCost,
  examples: [
    {
      title: 'A note with a table',
      input: {},
      file: {
        name: 'launch.md',
        bytes: lines(
          '# Launch plan',
          '',
          'The shop opens on **9 March**. Orders before that day ship *at cost*.[^1]',
          '',
          '| Task | Owner | Days |',
          '|---|---|--:|',
          '| Print the menus | Ada | 3 |',
          '| Test the till | Grace | 1 |',
          '',
          '- [x] Domain',
          '- [ ] Opening hours on <https://example.com>',
          '',
          '[^1]: Within the country.',
        ),
      },
    },
    {
      title: 'A report with contents, in German',
      input: {
        language: 'de',
        toc: true,
        header: '{title}',
        footer: '{section}, {page} / {pages}',
        date: '2026-03-09',
      },
      file: {
        name: 'bericht.md',
        bytes: lines(
          '---',
          'title: Jahresbericht',
          'author: Ada Lovelace',
          '---',
          '',
          '# Ergebnis',
          '',
          'Der Umsatz stieg um 8 %. Die Zahlen stehen [unten](#zahlen).',
          '',
          '## Zahlen',
          '',
          '```',
          'umsatz = preis * menge',
          '```',
        ),
      },
    },
  ],
  run: async (input: MarkdownInput, { fonts }: Ports<'fonts'>) => {
    // Loaded with the first text: the parser is a tenth of a megabyte.
    const { drawMarkdown } = await import('./library.ts');
    const drawn = drawMarkdown(input, await fonts());
    const { bytes, fileName, pages, missingGlyphs, warnings, droppedTags } = drawn;
    return {
      kind: 'file',
      bytes,
      mediaType: 'application/pdf',
      fileName,
      asciiName: withoutAccents(fileName, 'NFD'),
      disposition: 'attachment',
      headers: {
        'x-pdf-pages': String(pages),
        ...(missingGlyphs > 0 && { 'x-pdf-missing-glyphs': String(missingGlyphs) }),
        ...(warnings.length > 0 && { 'x-pdf-warning': warnings.join(', ') }),
        ...(droppedTags.length > 0 && { 'x-pdf-dropped-tags': droppedTags.join(', ') }),
      },
    };
  },
} as const satisfies Operation<MarkdownInput, never>;
