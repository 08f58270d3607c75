import { describe, expect, it } from 'vitest';
import { lineBreaks } from './line-breaks.ts';

const wide = 'this line is as long as the page is wide and it was broken there by';

const rows = [
  ['a blank line', 'one\n\ntwo', true, true],
  ['a list item', 'one\n- two', true, true],
  ['a numbered item', 'one\n2) two', true, true],
  ['a heading below', 'one\n# Two', true, false],
  ['a colon', 'one:\ntwo', true, false],
  ['a salutation', 'Hi all,\nthe', true, false],
  ['a small letter goes on', 'one\ntwo', false, false],
  ['a capital letter begins', 'one\nTwo', true, false],
  ['a number begins', 'one\n2 eggs', true, false],
] as const;

describe('lineBreaks', () => {
  it.each(rows)('%s', (_, text, ends, parts) => {
    const breaks = lineBreaks(text);
    const at = text.indexOf('\n');
    expect(breaks.endsSentence(at)).toBe(ends);
    expect(breaks.partsParagraph(at)).toBe(parts);
  });

  it('goes on where the next word, a name, had no room on the line', () => {
    const text = `${wide}\nMaria who came from the same house as the one that is\nnamed here.`;
    expect(lineBreaks(text).endsSentence(wide.length)).toBe(false);
  });

  it('knows no other place', () => {
    expect(lineBreaks('one\ntwo').endsSentence(0)).toBe(false);
  });
});
