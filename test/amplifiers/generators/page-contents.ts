import { magnitude, pick, type Random } from '../../support/random.ts';
import type { Amplifier } from '../amplifier.ts';
import { drawText, textOf } from './texts.ts';
import { page, pageAmplifiers, SITE } from './web-pages.ts';

/** Pages whose content is expensive to write as Markdown, beside those that are expensive to read. */
export const contentAmplifiers: readonly Amplifier[] = [
  ...pageAmplifiers,
  {
    name: 'elements of content, one after another and in each other',
    draw(random) {
      const options = drawOptions(random);
      const head = pick(random, heads);
      const units = Array.from({ length: magnitude(random, 1, 4) }, () => drawContent(random));
      const piece = textOf((index) => units[index % units.length]!.replaceAll('{i}', String(index)));
      return (bytes) => ({
        input: { url: SITE, ...options },
        strangers: { site: [page(head + piece(8 * bytes))] },
      });
    },
  },
  {
    name: 'text that could be markup',
    draw(random) {
      const options = drawOptions(random);
      const frame = pick(random, frames);
      const text = pick(random, [drawText(random), textOf(() => pick(random, marks))]);
      return (bytes) => ({
        input: { url: SITE, ...options },
        strangers: { site: [page(frame(text(4 * bytes)))] },
      });
    },
  },
];

function drawOptions(random: Random): Readonly<Record<string, unknown>> {
  return {
    content: pick(random, ['main', 'full']),
    links: pick(random, ['inline', 'references', 'none']),
    images: pick(random, ['keep', 'drop']),
    format: pick(random, ['json', 'markdown']),
  };
}

const heads = [
  '',
  '<base href="http://b.example/a/b/c/">',
  `<base href="http://b.example/${'a'.repeat(900)}/">`,
  '<article>',
  '<table><tr>',
  '<ul>',
  '<pre>',
  '<dl>',
];

const tags =
  'p div b i em s a code q sup sub h2 li ul ol dl dt dd table tr td th thead pre blockquote figure figcaption details ' +
  'summary img br hr math iframe video picture source noscript form label input span x-y ruby rt';

const names = [
  'share',
  'comment-list',
  'footnotes',
  'article-body',
  'highlight',
  'a-b-c-d-e',
  'fn{i}',
  'katex-display',
];

const attributes = [
  '',
  '',
  ' href="/a/{i}"',
  ' href=x',
  ' href="#fn{i}"',
  ' src="/p/{i}.png" alt="a [b] c"',
  ' srcset="a.png 1x, b.png 2x"',
  ' colspan=1000 rowspan=60000',
  ' start=999999998',
  ' align=right',
  ' style="display:block"',
];

function drawContent(random: Random): string {
  const tag = pick(random, tags.split(' '));
  const name = pick(random, names);
  const named = pick(random, ['', '', ` class="${name}"`, ` id="${name}"`]);
  const text = pick(random, ['', 'a', 'a b ', '{i}', ' ', pick(random, marks)]);
  return `<${tag}${named}${pick(random, attributes)}>${text}${pick(random, ['', '', `</${tag}>`])}`;
}

const marks = [
  '*',
  '_',
  '**a',
  ' a_',
  '`',
  '``',
  '[',
  ']',
  '](',
  '<',
  '&',
  '&amp;',
  '|',
  '~',
  '\\',
  '#',
  '- ',
  '1. ',
  '!',
  '\u201c',
  '\u6f22',
  '\n',
];

const frames: readonly ((text: string) => string)[] = [
  (text) => `<p>${text}</p>`,
  (text) => `<p><b>${text}</b></p>`,
  (text) => `<pre>${text}</pre>`,
  (text) => `<p><code>${text}</code></p>`,
  (text) => `<h2>${text}</h2>`,
  (text) => `<table><tr><th>a<th>b<tr><td>${text}<td>b</table>`,
  (text) => `<a href="/a">${text}</a>`,
  (text) => `<img src="/a.png" alt="${text}">`,
  (text) => `<p class="${text}">a</p>`,
  (text) => `<title>${text}</title><h1>${text}</h1>`,
  (text) => `<script type="application/ld+json">{"@type":"Article","headline":"${text}"}</script>`,
  (text) => `<img srcset="${text}" src="/a.png">`,
  (text) => `<math alttext="${text}"></math>`,
];
