import { createRequire } from 'node:module';
import fc from 'fast-check';
import type { MarkdownIt } from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../../../../test/support/runs.ts';
import { createParser } from './parser.ts';
import { plainParser } from './plain-parser.ts';

const fast = createParser();
const plain = plainParser();

/** The examples of CommonMark 0.31.2. */
const { tests } = createRequire(import.meta.url)('commonmark-spec') as {
  readonly tests: readonly { readonly markdown: string }[];
};

function parsed(parser: MarkdownIt, text: string) {
  const environment: { cells?: number } = {};
  const tokens = parser.parse(text, environment);
  // The plain one counts none.
  delete environment.cells;
  return JSON.stringify({ tokens: tokens.map((token) => ({ ...token })), environment }, inOrder);
}

/** Members of tokens in one order: the two parsers add them in different ones. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What begins, ends and fills the pieces of a text. */
const pieces = [
  ...[
    'a',
    'word ',
    '\u00e4',
    '\u4e2d',
    '\ud83d\ude00',
    '\ud83d',
    '\u0000',
    ' ',
    '  ',
    '\t',
    '\n',
    '  \n',
    '\n\n',
  ],
  ...[
    '*',
    '**',
    '_',
    '__',
    '~',
    '~~',
    '`',
    '``',
    '\\',
    '\\*',
    '&amp;',
    '&#0;',
    '&',
    '<b>',
    '</a>',
    '<a>',
    '<',
    '>',
  ],
  ...[
    '[',
    ']',
    '(',
    ')',
    '](',
    '![',
    '[x]',
    '[x]: /y "t"\n',
    '^',
    '^[',
    '[^1]',
    '[^1]: n\n',
    '"',
    "'",
    ':',
    '#',
  ],
  ...[
    'http://a.b/c',
    '://',
    '//',
    'www.a.de',
    'www.',
    'a@b.de',
    'mailto:',
    '<http://a>',
    'xn--',
    '%41',
    '{',
    '|',
    '}',
    '$',
  ],
  ...[
    '- ',
    '1. ',
    '> ',
    '# ',
    '    ',
    '---\n',
    '===\n',
    '```\n',
    '\n|a|b|\n|-|:-:|\n|c|d|\n',
    '<!-- ',
    '-->',
  ],
];

describe('the parser makes the tokens of the plain one', () => {
  it('for the examples of CommonMark', () => {
    for (const { markdown } of tests) expect(parsed(fast, markdown), markdown).toBe(parsed(plain, markdown));
  });

  it('deeper than it reads', () => {
    for (const text of ['*a '.repeat(400), '['.repeat(400), `${'[a '.repeat(300)}${'](b)'.repeat(300)}`])
      expect(parsed(fast, text)).toBe(parsed(plain, text));
  });

  it('for texts of any pieces', () => {
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join(''));
    const property = fc.property(text, (whole) => {
      expect(parsed(fast, whole)).toBe(parsed(plain, whole));
    });
    fc.assert(property, { seed: SEED, numRuns: runs(20_000) });
  });
});

it('addresses are as the plain parser writes them', () => {
  const part = fc.constantFrom(
    ...[
      'a',
      'B',
      '1',
      '-',
      '.',
      '..',
      '/',
      '//',
      '#',
      '?',
      '%',
      '@',
      ':',
      '_',
      '~',
      '\u00e4',
      'de',
      'a.de',
      'x'.repeat(64),
    ],
  );
  const address = fc
    .tuple(fc.constantFrom('http://', 'https://', 'https:', ''), fc.array(part, { maxLength: 14 }))
    .map(([scheme, parts]) => scheme + parts.join(''));
  const property = fc.property(address, (whole) => {
    expect(fast.normalizeLink(whole)).toBe(plain.normalizeLink(whole));
  });
  fc.assert(property, { seed: SEED, numRuns: runs(200_000) });
});
