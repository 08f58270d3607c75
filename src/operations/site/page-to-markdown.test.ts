import { expect, it } from 'vitest';
import { InputError } from '../../errors.ts';
import { markdownDocument, pageToMarkdown } from './page-to-markdown.ts';

const html = '<title>A: "b"</title><meta name=author content="Ada, Bob"><h1>A: "b"</h1><p>c</p>';

it('writes a file with front matter, quoted where YAML needs it, and the title as a heading', () => {
  const page = pageToMarkdown(html, 'https://a.example/', { content: 'full' });
  expect(markdownDocument(page, 'https://a.example/')).toBe(
    `---\ntitle: 'A: "b"'\nauthor: Ada, Bob\nurl: "https://a.example/"\n---\n\n# A: "b"\n\nc\n`,
  );
});

it.each([
  {
    name: 'a url of another scheme',
    given: [html, 'ftp://a.example/'],
    says: 'must be an http or https address',
  },
  {
    name: 'an unknown style of links',
    given: [html, 'https://a.example/', { links: 'all' }],
    says: 'one of',
  },
])('refuses $name', ({ given, says }) => {
  const call = () => (pageToMarkdown as (...given: readonly unknown[]) => unknown)(...given);
  expect(call).toThrow(InputError);
  expect(call).toThrow(says);
});
