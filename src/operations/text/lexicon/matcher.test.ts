import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PatternIndex, type PatternToken, wordsMatched } from './matcher.ts';
import { stem } from './stem.ts';

const classes = new Map([
  ['%article', ['a', 'an', 'the']],
  ['%person', ['he', 'she', 'they']],
]);

/** Words as tokens; "." ends a sentence, "," a part of one. */
function tokensOf(text: string): readonly PatternToken[] {
  const tokens: PatternToken[] = [];
  let before = '';
  for (const [part] of text.matchAll(/[^\s.,]+|[.,]/g)) {
    if (part !== '.' && part !== ',') {
      tokens.push({ word: part, isAfterStop: before === '.', isAfterBreak: before !== '' });
    }
    before = part === '.' || part === ',' ? part : '';
  }
  return tokens;
}

/** The words that the longest of the patterns matches, wherever one first does. */
function matched(patterns: readonly string[], text: string): string | undefined {
  const index = new PatternIndex<string>({ classes });
  for (const pattern of patterns) index.add(pattern, pattern);
  const tokens = tokensOf(text);
  for (let at = 0; at < tokens.length; at++) {
    const match = index.longestAt(tokens, at);
    if (match !== undefined)
      return tokens
        .slice(at, match.end)
        .map(({ word }) => word)
        .join(' ');
  }
  return undefined;
}

const rows: readonly (readonly [string, string, string, string | undefined])[] = [
  ['words in a row', 'worth every penny', 'it was worth every penny', 'worth every penny'],
  ['a|b: either word', 'worth every|the penny', 'worth the penny', 'worth the penny'],
  ['a|b: no other word', 'worth every|the penny', 'worth a penny', undefined],
  ['(a): present', 'never (ever) again', 'never ever again', 'never ever again'],
  ['(a): absent', 'never (ever) again', 'never again', 'never again'],
  ['(a) at the start: absent', '(so) sorry', 'sorry', 'sorry'],
  ['(a|b): absent', 'ask (me|us) to', 'ask to', 'ask to'],
  ['*: any word', 'give * back', 'give money back', 'give money back'],
  ['*: exactly one', 'give * back', 'give back', undefined],
  ['...: none', 'give ... back', 'give back', 'give back'],
  ['...: three', 'give ... back', 'give all that money back', 'give all that money back'],
  ['...: not four', 'give ... back', 'give all of that money back', undefined],
  ['...: not across a comma', 'give ... back', 'give me, please, back', undefined],
  ['word~: third person', 'reply~ to', 'she replies to mail', 'replies to'],
  ['word~: irregular past', 'send~ it', 'they sent it', 'sent it'],
  ['word~: plural', 'delay~ of', 'delays of weeks', 'delays of'],
  ['%class', '%person left', 'and she left', 'she left'],
  ['%class that is no class: a kind of token', 'only %number left', 'only %number left', 'only %number left'],
  ['^: start of the text', '^ no reply', 'no reply', 'no reply'],
  ['^: start of a sentence', '^ no reply', 'wait. no reply', 'no reply'],
  ['^: not inside', '^ no reply', 'still no reply', undefined],
  ['$: end of a sentence', 'no thanks $', 'no thanks. bye', 'no thanks'],
  ['$: not inside', 'no thanks $', 'no thanks to you', undefined],
  ['no pattern goes across a stop', 'no thanks', 'no. thanks', undefined],
  ['[x] before', '[to] get in touch', 'to get in touch', 'get in touch'],
  ['[x] before: absent', '[to] get in touch', 'we get in touch', undefined],
  ['[x] before: in the sentence before', '[to] get in touch', 'to. get in touch', undefined],
  ['[x] behind', 'due [to]', 'due to rain', 'due'],
  ['[x] behind: absent', 'due [to]', 'due on monday', undefined],
  ['[not:a|b] before', '[not:to|will] get it', 'we get it', 'get it'],
  ['[not:a|b] before: there', '[not:to|will] get it', 'will get it', undefined],
  ['[not:a] at the start of the text', '[not:to] get it', 'get it', 'get it'],
  ['[not:a] behind: there', 'give [not:up]', 'give up', undefined],
  ['[not:a] at the end of the text', 'give [not:up]', 'give', 'give'],
];

describe('a pattern', () => {
  it.each(rows)('%s: %s in "%s"', (_name, pattern, text, expected) => {
    expect(matched([pattern], text)).toBe(expected);
  });

  it.each(['* of', '... of', '[to]', '(so)', 'due [to] rain'])('%s is refused', (pattern) => {
    expect(() => matched([pattern], 'due to rain of so')).toThrow();
  });
});

describe('PatternIndex', () => {
  it('prefers the longest, then more contexts, then the first', () => {
    expect(matched(['no', 'no reply', 'no reply at'], 'no reply at all')).toBe('no reply at');
    const index = new PatternIndex<number>({ classes });
    for (const [at, pattern] of ['give', '[not:to] give', 'give~'].entries()) index.add(pattern, at);
    expect(index.longestAt(tokensOf('give'), 0)?.payload).toBe(1);
    expect(index.longestAt(tokensOf('to give'), 1)?.payload).toBe(0);
  });

  it('compares by stem where it folds words', () => {
    const index = new PatternIndex<true>({ classes, fold: stem });
    index.add('cancelled orders', true);
    const tokens = tokensOf('cancelling order').map((token) => ({ ...token, word: stem(token.word) }));
    expect(index.longestAt(tokens, 0)?.end).toBe(2);
  });

  it('reads contexts from what was already written', () => {
    const index = new PatternIndex<true>({ classes });
    index.add('[please] send', true);
    expect(index.longestAt(tokensOf('do send'), 1, tokensOf('kindly please'), 2)?.end).toBe(2);
    expect(index.longestAt(tokensOf('please send'), 1, tokensOf('kindly'), 1)).toBeUndefined();
  });

  it('names the words that places matched, with their forms', () => {
    const index = new PatternIndex<true>({ classes });
    index.add('give~ ... %person * (right) back', true);
    const tokens = tokensOf('gave at once she it back');
    const match = index.longestAt(tokens, 0)!;
    expect(wordsMatched(match, tokens, 0)).toEqual([
      { index: 0, form: 'past', isOpen: false, isAny: false },
      { index: 3, form: undefined, isOpen: true, isAny: false },
      { index: 4, form: undefined, isOpen: true, isAny: true },
      { index: 5, form: undefined, isOpen: false, isAny: false },
    ]);
  });

  it('finds any row of words that was added as it is', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 6 }),
        fc.array(word, { maxLength: 4 }),
        (row, rest) => {
          const index = new PatternIndex<true>({ classes });
          index.add(row.join(' '), true);
          const tokens = [...row, ...rest].map((text) => ({
            word: text,
            isAfterStop: false,
            isAfterBreak: false,
          }));
          expect(index.longestAt(tokens, 0)?.end).toBe(row.length);
        },
      ),
    );
  });
});
