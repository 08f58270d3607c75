import { describe, expect, it } from 'vitest';
import { pageToMarkdown } from '../page-to-markdown.ts';

const URL_OF_PAGE = 'https://www.example.com/a';
const sentence =
  'The lake lies between two hills, and the road to it is closed in winter, when the snow lies deep. ';
const text = sentence.repeat(4).trim();

function markdownOf(html: string, url = URL_OF_PAGE): string {
  return pageToMarkdown(html, url, { links: 'none', images: 'drop' }).markdown;
}

describe('content by the kind of the page', () => {
  it.each<{ name: string; html: string; url?: string }>([
    {
      name: 'the posts of a thread whose class is comment',
      url: 'https://forum.example.com/t/1',
      html: `<h1>Lakes</h1><div class=comment><p>${text}</div><div class=comment><p>I agree with that. ${text}</div>`,
    },
    {
      name: 'the comments on a page elsewhere, of which nothing else is shown',
      url: 'https://lobste.rs/s/abc/lakes',
      html:
        `<ol><li class=story><a href="https://lake.example/">Lakes</a></ol><ol class=comments><li><div class=comment><p>${text}</div>` +
        `<li><div class=comment><p>I agree with that. ${text}</div></ol>`,
    },
    ...[
      'https://news.ycombinator.com/item?id=1',
      'https://old.reddit.com/r/lakes/comments/abc/title/',
      'https://github.com/o/r/issues/12',
      'https://gitlab.com/o/r/-/merge_requests/3',
    ].map((url) => ({
      name: `comments on a text, ${url}`,
      url,
      html:
        `<h1>Lakes</h1><div><p>${text}<p>${text}</div>` +
        `<div><div class=comment><p>I agree with that. ${text}</div><div class=comment><p>${text}</div></div>`,
    })),
    {
      name: 'posts in forms of their own',
      url: 'https://old.reddit.com/r/lakes/comments/abc/title/',
      html: `<div><p>${text}</div><form><p>${text}</form><form><p>I agree with that. ${text}</form>`,
    },
    {
      name: 'posts with microdata',
      html:
        `<div itemscope itemtype="https://schema.org/DiscussionForumPosting"><p>${text}</div>` +
        `<div class=comments><div class=reply><p>I agree with that. ${text}</div></div>`,
    },
    {
      name: 'text for browsers without scripts, where nothing else is shown',
      html: `<div id=app></div><script>a()</script><noscript><h1>Lakes</h1><p>${text}<p>I agree with that.</noscript>`,
    },
    {
      name: 'parts that React sends after the page',
      html: `<main><template id="B:0"></template></main><div hidden id="S:0"><p>${text}<p>I agree with that.</div>`,
    },
    {
      name: 'a thread inside a form',
      url: 'https://www.example.com/topic/5',
      html:
        `<form method=post><article><p>${text}</article><article><p>I agree with that. ${text}</article></form>` +
        `<div class=onetrust-a><p>${text}</div><div class=onetrust-b><p>${text}</div><div class=cookies><p>${text}</div>`,
    },
    {
      name: 'sections that have their own headers',
      html: `<main><section><header><h2>Lakes</h2><p>I agree with that.</header><p>${text}</section><section><p>${text}</section></main>`,
    },
    {
      name: 'a class by which an author calls all of the content',
      html: Array.from({ length: 4 }, (_, at) => `<div class="ck-widget"><p>${at} ${text}</div>`)
        .join('')
        .concat('<p>I agree with that.'),
    },
    {
      name: 'utilities of style sheets for some screens',
      html: `<main><div class="overflow-hidden"><p>I agree with that. ${text}</div><div class="sm:hidden lg:block"><p>${text}</div></main>`,
    },
    {
      name: 'names that a program made',
      html: `<main><div class="fe-67e3ad5a07d8ad1437243ad76"><p>I agree with that. ${text}</div><p>${text}</main>`,
    },
    {
      name: 'what is below a picture of a product',
      html: Array.from(
        { length: 5 },
        (_, at) =>
          `<li class=product><img src=/p${at}><div class=product-caption><h3>Kettle ${at}</h3><p>I agree with that.</div></li>`,
      )
        .join('')
        .concat(`<p>${text}`),
    },
  ])('$name', ({ html, url }) => {
    expect(markdownOf(html, url)).toContain('I agree with that.');
  });

  it.each([
    ['lines', `${text}\\n\\n1 < 2 & ${text}`, `${text}\n\n1 < 2 & ${text}`],
    ['HTML', `<p>${text}</p><p><b>I</b> agree.</p>`, `${text}\n\n**I** agree.`],
  ])(
    'reads the article that a page states as data, where it shows nothing without scripts: %s',
    (_name, body, markdown) => {
      const data = `<script type="application/ld+json">{"@type":"NewsArticle","articleBody":"${body}"}</script>`;
      expect(markdownOf(`${data}<div id=root>Loading</div><script>a()</script>`)).toBe(markdown);
      expect(markdownOf(`${data}<main><p>${text}</main>`)).toBe(text);
    },
  );

  it('keeps the items of a list of articles', () => {
    const item = (at: number) =>
      `<article class=item><h2><a href=/${at}>Lake ${at}</a></h2><p>By the road.</article>`;
    const html = `<nav>Home</nav><div>${[1, 2, 3, 4].map(item).join('')}</div><footer>Imprint</footer>`;
    expect(markdownOf(html)).toBe([1, 2, 3, 4].map((at) => `## Lake ${at}\n\nBy the road.`).join('\n\n'));
  });

  it.each([
    {
      // WAI-ARIA 1.2, aria-expanded; trafilatura 573
      name: 'a button',
      question: (at: number) =>
        `<button aria-expanded=false aria-controls=p${at}><span>Lake ${at}?</span></button>`,
      answer: (at: number) => `<div id=p${at}><p>${text}</div>`,
    },
    {
      name: 'a button of a class',
      question: (at: number) => `<div><button class=accordion>Lake ${at}?</button></div>`,
      answer: () => `<div class=panel><p>${text}</div>`,
    },
    {
      name: 'a button, and the answer is hidden',
      question: (at: number) => `<button aria-expanded=false aria-controls=p${at}>Lake ${at}?</button>`,
      answer: (at: number) => `<div id=p${at} hidden><p>${text}</div>`,
    },
    {
      name: 'a button in a heading, and the answer is hidden',
      question: (at: number) =>
        `<h3><button aria-expanded=false aria-controls=p${at}>Lake ${at}?</button></h3>`,
      answer: (at: number) => `<div id=p${at} style="display:none" aria-hidden=true><p>${text}</div>`,
      mark: '### ',
    },
  ])('keeps questions and answers: $name', ({ question, answer, mark }) => {
    const html = `<main><p>${text}</p>${[1, 2].map((at) => `<div>${question(at)}${answer(at)}</div>`).join('')}<button>More</button></main>`;
    const shown = (at: number) => (mark === undefined ? `**Lake ${at}?**` : `${mark}Lake ${at}?`);
    expect(markdownOf(html)).toBe([text, shown(1), text, shown(2), text].join('\n\n'));
  });

  it('leaves out menus that a button opens', () => {
    const html =
      '<header><button aria-expanded=false aria-controls=m>Products of ours</button><div id=m hidden><a href=/a>A lake</a></div></header>' +
      `<main><p>${text}</p><button aria-expanded=false>Share this</button></main>`;
    expect(markdownOf(html)).toBe(text);
  });

  it('leaves out what a class hides on all screens', () => {
    const html = `<main><p>${text}</p><div class="hidden">A copy of it for phones.</div></main>`;
    expect(markdownOf(html)).toBe(text);
  });

  it('leaves out questions about an article for search engines, and its comments', () => {
    const html =
      '<script type="application/ld+json">[{"@type":"Article"},{"@type":"FAQPage"}]</script>' +
      `<article><p>${text}</article><div class=comments><p>I agree with that.</div>`;
    expect(markdownOf(html)).toBe(text);
  });
});
