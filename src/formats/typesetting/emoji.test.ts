import { describe, expect, it } from 'vitest';
import { emojiOf, emojiSequenceAt, hasEmojiSequence, isPicture } from './emoji.ts';

describe('an emoji of several characters (UTS 51)', () => {
  const rows: [string, string][] = [
    ['ED-9a: a character with the style of emoji', '\u2764\ufe0f'],
    ['ED-8a: or of text', '\u260e\ufe0e'],
    ['ED-14c: the key of a telephone', '1\ufe0f\u20e3'],
    ['ED-14c: without its selector', '#\u20e3'],
    ['ED-13: a skin tone', '\u{1f44d}\u{1f3fd}'],
    ['ED-14: a flag of two letters', '\u{1f1e9}\u{1f1ea}'],
    ['ED-14a: a flag of tags', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['ED-16: joined', '\u{1f469}\u{1f3fd}\u200d\u2764\ufe0f\u200d\u{1f48b}\u200d\u{1f468}'],
    ['ED-16: a flag that is joined', '\u{1f3f3}\ufe0f\u200d\u{1f308}'],
  ];
  it.each(rows)('%s', (_, emoji) => {
    expect(hasEmojiSequence(emoji)).toBe(true);
    expect(emojiSequenceAt(`a${emoji}${emoji}`, 1)).toBe(emoji);
  });

  it.each([
    ['a letter', 'ab'],
    ['a digit', '1\ufe0f2'],
    ['one character', '\u{1f600}\u{1f600}'],
    ['a letter that is joined to an emoji', 'a\u200d\u{1f600}'],
    ['one regional indicator', '\u{1f1e9} \u{1f1ea}'],
    ['nothing', ''],
  ])('is not %s', (_, text) => expect(emojiSequenceAt(text, 0)).toBe(''));

  it('has at most eight parts, so that no text is one emoji', () => {
    const text = '\u{1f469}\u200d'.repeat(20);
    expect(emojiSequenceAt(text, 0)).toBe('\u{1f469}\u200d'.repeat(7) + '\u{1f469}');
  });
});

it('emoji are found in a text with their places', () => {
  expect(emojiOf('a\u{1f600}b\u{1f44d}\u{1f3fd}')).toEqual([
    { start: 1, end: 3 },
    { start: 4, end: 8 },
  ]);
  expect(emojiOf('plain')).toEqual([]);
});

it('a picture is what is one without a selector (ED-6)', () => {
  expect(
    ['\u{1f600}', '\u2b50', '\u2714', '\u2605', '1'].map((letter) => isPicture(letter.codePointAt(0)!)),
  ).toEqual([true, true, false, false, false]);
});
