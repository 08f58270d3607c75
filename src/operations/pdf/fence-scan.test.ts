import { describe, expect, it } from 'vitest';
import { textFeatures } from './features.ts';
import { MAX_HIGHLIGHTED } from './highlight/most-highlighted.ts';

const coloured = (text: string): number => textFeatures(new TextEncoder().encode(text)).colouredBytes;

describe('bytes of code whose language is named', () => {
  it.each<[string, string, number]>([
    ['a fence with a language, to the line that closes it', 'a\n```js\nab\n```\nabc', 3 + 4],
    ['tildes, and fewer marks than opened it', '~~~~js\nab\n~~~\n~~~~\nabc', 3 + 4 + 5],
    ['none without a language', 'a\n```\nab\n```\nabc', 0],
    ['in a quote nothing closes it for sure', '> ```js\n> ab\n> ```\nabc', 5 + 6 + 4],
    ['nor does a fence in deep items', '- - - ```js\n      ab\n      ```\nabc', 9 + 10 + 4],
    ['nor a line that opens another', '```js\n```js\n```\nabc', 6 + 4 + 4],
    [
      'preformatted text of HTML may name one',
      '<PRE><code class=language-js>\nab\n</code></PRE>',
      30 + 3 + 14,
    ],
    ['a paragraph does not', '<p align=center>\nab\n</p>', 0],
  ])('%s', (_, text, bytes) => {
    expect(coloured(text)).toBe(bytes);
  });

  it('at most as many as get colours', () => {
    expect(coloured(`\`\`\`js\n${'ab\n'.repeat(100_000)}`)).toBe(MAX_HIGHLIGHTED);
  });
});
