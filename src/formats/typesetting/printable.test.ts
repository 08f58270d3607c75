import { describe, expect, it } from 'vitest';
import { oneLine, paragraphsOf, printable } from './printable.ts';

describe('text on paper', () => {
  const rows: [string, string, string][] = [
    ['plain text is left alone', 'Widget (large) \\ 50%', 'Widget (large) \\ 50%'],
    ['pitfall 11: a letter and its accent become one', 'e\u0301', '\u00e9'],
    ['pitfall 19: line breaks of every kind', 'a\r\nb\rc\u2028d\u2029e', 'a\nb\nc\nd\ne'],
    ['pitfall 13: control characters are dropped', 'a\u0000b\u0007c\u009fd', 'abcd'],
    ['and bidirectional controls, joiners, byte order marks', '\ufeffa\u202eb\u200dc\u2066d\u00ade', 'abcde'],
    [
      'but those of an emoji, which would be another',
      'a \u2764\ufe0f\u200d\u{1f525}\u200d b',
      'a \u2764\ufe0f\u200d\u{1f525} b',
    ],
    [
      'and the tags of a flag',
      '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}\u{e0067}',
      '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}',
    ],
    ['and those between letters that join', '\u0645\u06cc\u200c\u062e \u200ca', '\u0645\u06cc\u200c\u062e a'],
    ['and noncharacters, which XML does not allow', 'a\ufffeb\uffffc', 'abc'],
    ['half a surrogate pair', 'a\ud800b', 'a\ufffdb'],
    ['a tab is a space, so are the spaces of typesetters', 'a\tb\u2003c\u3000d', 'a b c d'],
    ['minus signs and hyphens that do not break are hyphens', '\u22125 a\u2011b', '-5 a-b'],
    [
      'UAX 15: marks are sorted by 30, and none is lost',
      `e${'\u0301\u0323'.repeat(16)}`,
      `\u1eb9${'\u0323'.repeat(14)}${'\u0301'.repeat(15)}\u0323\u0301`,
    ],
    ['one kind of no-break space', 'a\u202fb\u2007c\u00a0d', 'a\u00a0b\u00a0c\u00a0d'],
  ];
  it.each(rows)('%s', (_, text, expected) => expect(printable(text)).toBe(expected));

  it('has the lines of its author', () => expect(paragraphsOf('a \r\n\r\nb')).toEqual(['a', '', 'b']));
  it('is on one line where there is only one', () => expect(oneLine(' a\nb ')).toBe('a b'));
});
