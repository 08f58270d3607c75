import { describe, expect, test } from 'vitest';
import { ContentLines } from './content-line.ts';

function written(name: string, ...values: readonly string[]): string {
  const lines = new ContentLines();
  if (values.length === 1) lines.textLine(name, values[0]!);
  else lines.textListLine(name, values);
  return new TextDecoder().decode(lines.bytes);
}

function physical(text: string): readonly string[] {
  return text.slice(0, -2).split('\r\n');
}

describe('RFC 5545 3.3.11: what a text becomes', () => {
  const rows: readonly { name: string; text: string; value: string }[] = [
    { name: 'plain', text: 'a: "b"', value: 'a: "b"' },
    { name: 'marks of lists and escapes', text: 'a,b;c\\d', value: 'a\\,b\\;c\\\\d' },
    { name: 'a backslash and an n stay two characters', text: 'literal \\n', value: 'literal \\\\n' },
    {
      name: 'every kind of line break',
      text: 'a\r\nb\rc\nd\u0085e\u2028f\u2029g',
      value: 'a\\nb\\nc\\nd\\ne\\nf\\ng',
    },
    { name: 'a line that would be another property', text: 'x\r\nEND:VEVENT', value: 'x\\nEND:VEVENT' },
    { name: 'controls but TAB', text: 'a\u0000b\u001bc\u007fd\te', value: 'abcd\te' },
    { name: 'half a surrogate pair', text: 'a\ud83d', value: 'a\ufffd' },
    { name: 'half a pair before a mark, which keeps its escape', text: 'a\ud83d;b', value: 'a\ufffd\\;b' },
    { name: 'no normalisation, no trimming', text: ' e\u0301 \ufb01 ', value: ' e\u0301 \ufb01 ' },
    {
      name: 'the neighbours of line breaks beyond ASCII',
      text: '\u0084\u0086\u00c5\u2027\u202a\u20a8\u3028',
      value: '\u0084\u0086\u00c5\u2027\u202a\u20a8\u3028',
    },
    { name: 'nothing', text: '', value: '' },
  ];
  test.each(rows)('$name', ({ text, value }) => {
    expect(written('SUMMARY', text)).toBe(`SUMMARY:${value}\r\n`);
  });

  test.each(rows)('$name, in a text longer than a line', ({ text, value }) => {
    const long = 'a'.repeat(100);
    const [first = '', ...others] = physical(written('SUMMARY', long + text));
    expect(first + others.map((line) => line.slice(1)).join('')).toBe(`SUMMARY:${long}${value}`);
  });

  test('a list', () => {
    expect(written('CATEGORIES', 'a,b', 'c')).toBe('CATEGORIES:a\\,b,c\r\n');
  });
});

describe('RFC 5545 3.1: where a line folds', () => {
  const sequences = [
    { name: 'ASCII', unit: 'x', octets: 1 },
    { name: 'two octets', unit: '\u00e9', octets: 2 },
    { name: 'three octets', unit: '\u4f1a', octets: 3 },
    { name: 'four octets', unit: '\u{1f600}', octets: 4 },
    { name: 'an escape', unit: ';', octets: 2 },
    { name: 'a line break', unit: '\n', octets: 2 },
  ];
  test.each(sequences)('$name at every place of the line', ({ unit, octets }) => {
    for (let before = 0; before < 80; before++) {
      const lines = physical(written('SUMMARY', 'a'.repeat(before) + unit.repeat(60)));
      const sizes = lines.map((line) => new TextEncoder().encode(line).length);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
      // Every line but the last is as full as whole characters allow.
      expect(Math.min(...sizes.slice(0, -1))).toBeGreaterThan(75 - octets);
      const unfolded = lines.map((line, index) => (index === 0 ? line : line.slice(1))).join('');
      const value = { ';': '\\;', '\n': '\\n' }[unit] ?? unit;
      expect(unfolded).toBe(`SUMMARY:${'a'.repeat(before)}${value.repeat(60)}`);
      for (const line of lines) expect(line.isWellFormed()).toBe(true);
    }
  });

  test('an escape is not split', () => {
    const [first, second] = physical(written('SUMMARY', `${'a'.repeat(66)},b`));
    expect(first).toBe(`SUMMARY:${'a'.repeat(66)}`);
    expect(second).toBe(' \\,b');
  });

  test('a line of exactly 75 octets stays whole', () => {
    expect(physical(written('SUMMARY', 'a'.repeat(67)))).toHaveLength(1);
    expect(physical(written('SUMMARY', 'a'.repeat(68)))).toHaveLength(2);
  });

  test('a character that is dropped begins no new line after 75 octets', () => {
    expect(physical(written('SUMMARY', `${'a'.repeat(67)}\u0000`))).toEqual([`SUMMARY:${'a'.repeat(67)}`]);
  });

  test('lines that need no escape', () => {
    const lines = new ContentLines();
    lines.line('URL', 'x'.repeat(71));
    lines.line('URL', 'y'.repeat(71 + 74 + 1));
    expect(physical(new TextDecoder().decode(lines.bytes))).toEqual([
      `URL:${'x'.repeat(71)}`,
      `URL:${'y'.repeat(71)}`,
      ` ${'y'.repeat(74)}`,
      ' y',
    ]);
  });

  test('a list folds between its texts too', () => {
    const lines = physical(written('CATEGORIES', 'a'.repeat(64), 'b'));
    expect(lines).toEqual([`CATEGORIES:${'a'.repeat(64)}`, ' ,b']);
  });
});
