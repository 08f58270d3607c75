import { describe, expect, it } from 'vitest';
import { visibleLine, visibleText } from './visible-text.ts';

describe('what a terminal would obey is shown', () => {
  it.each([
    { name: 'CSI, which colours and clears (ECMA-48 5.4)', text: '\u001b[2Ja', shown: '\\x1b[2Ja' },
    { name: 'OSC, which names the window', text: '\u001b]0;a\u0007', shown: '\\x1b]0;a\\x07' },
    { name: 'CSI as one character of C1', text: '\u009b31m', shown: '\\u009b31m' },
    { name: 'DEL and NUL', text: '\u007f\u0000', shown: '\\u007f\\x00' },
    { name: 'backspace, which writes over', text: 'a\bb', shown: 'a\\x08b' },
    { name: 'NEL and the separators of lines', text: '\u0085\u2028\u2029', shown: '\\u0085\\u2028\\u2029' },
    {
      name: 'embeddings, overrides, isolates and marks of direction (UAX 9 2)',
      text: '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c',
      shown: '\\u202a\\u202b\\u202c\\u202d\\u202e\\u2066\\u2067\\u2068\\u2069\\u200e\\u200f\\u061c',
    },
    {
      name: 'other letters stay',
      text: '\u05d0 \u00e9 \u{1f600} \u200d C:\\x1b',
      shown: '\u05d0 \u00e9 \u{1f600} \u200d C:\\x1b',
    },
  ])('$name', ({ text, shown }) => {
    expect(visibleLine(text)).toBe(shown);
    expect(visibleText(text)).toBe(shown);
  });

  it('and in a line also what ends it', () => {
    expect(visibleLine('a\tb\r\nc\n')).toBe('a\\x09b\\x0d\\x0ac\\x0a');
  });

  it('but in a text of lines neither tabs nor line ends; a lone carriage return does not end a line', () => {
    expect(visibleText('a\tb\r\nc\n')).toBe('a\tb\r\nc\n');
    expect(visibleText('paid\rfree')).toBe('paid\\x0dfree');
    expect(visibleText('a\r\r\n')).toBe('a\\x0d\r\n');
  });

  it('and JSON stays JSON of the same value', () => {
    const json = JSON.stringify({ a: '\u001b\u007f\u009b\u202e\n' });
    expect(JSON.parse(visibleText(json))).toEqual(JSON.parse(json));
  });
});
