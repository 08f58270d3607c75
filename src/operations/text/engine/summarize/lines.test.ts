import { describe, expect, it } from 'vitest';
import { sentences } from '../../language/sentences.ts';
import { linesOf } from './lines.ts';

describe('linesOf', () => {
  it('gives sentences in one line, each once, with their places', () => {
    const lines = linesOf(sentences('# Fleet\n\nOne boat\ncame. It left. One BOAT came.\n\n- It was new'));
    expect(
      lines.map(({ text, index, paragraph, inParagraph, bare }) => [
        text,
        index,
        paragraph,
        inParagraph,
        bare,
      ]),
    ).toEqual([
      ['Fleet', 0, 0, 0, true],
      ['One boat came.', 1, 1, 0, false],
      ['It left.', 2, 1, 1, false],
      ['It was new', 3, 2, 0, true],
    ]);
  });

  it.each([
    ['lines without a letter are left out where others are', '***\n\nOne.\n\n---', ['One.']],
    ['and kept where there is nothing else', '\u{1f60d}', ['\u{1f60d}']],
  ])('%s', (_, text, expected) => {
    expect(linesOf(sentences(text)).map((line) => line.text)).toEqual(expected);
  });
});
