import { chance, magnitude, pick, type Random } from '../../support/random.ts';

/** The text of a size: at most this many bytes of UTF-8, and almost as many. A longer one begins with a shorter one. */
export type Text = (bytes: number) => string;

/** Pieces of text that some reader, writer or layout handles in its own way, by what they amplify. */
const pieces = {
  letters: ['a', 'W', 'i', 'x', '\u00df', '\u0130', '\u00e9'],
  words: ['word ', 'Ab Cd ', 'WORD ', 'not good, ', 'the harbour board pays ', 'e.g. ', 'Dr. '],
  digits: ['1', '1 ', '12 ', '000 ', '1/1/', '1.', '-1', '0'],
  blanks: [' ', '\t', '\u00a0', '\u3000', '\u200b', '\ufeff'],
  'line ends': ['\n', '\r', '\r\n', '\n\r', '\u2028', '\u0085', 'a\n', 'a\r', 'a\r\n', '- a\n', '\n\n'],
  quotes: ['"', '""', "'", '`', '\\', '\\"', '\u201c'],
  brackets: ['(', ')', '[', ']', '{', '}', '<', '>', '()', '[]', '{}', '<a>'],
  punctuation: ['.', '. ', ',', ';', ':', '|', '-', '=', '+', '_', '*', '#', '~', '/', '&', '%', '@', '!'],
  CJK: ['\u6f22', '\u6f22\u5b57\u3002', '\u30ab', '\ud55c', '\u3042'],
  'right to left': ['\u05d0', '\u05d0 ', '\u0639', '\u0639\u0631', '\u05d0(', '\u05d0)(', '\u200f', '\u202e'],
  'Indic and Thai': ['\u0915\u094d\u0930', '\u0e01\u0e32\u0e23', '\u0e49', '\u1100\u1161\u11a8'],
  combining: ['\u0301', 'e\u0301', '\u0315\u0300', '\u20dd'],
  'longer when normalized': ['\ufdfa', '\ufdfb', '\u0390', '\ufb03', '\u1e9b\u0323', '\u1f82', '\uff21'],
  emoji: ['\u{1f600}', '\u{1f468}\u200d\u{1f469}', '1\ufe0f\u20e3', '\u{1f1e9}\u{1f1ea}'],
  controls: ['\u0001', '\u001b[31m', '\u0000', '\uffff', '\ufffd'],
  references: ['&amp;', '&#9;', '%41', '\\u0041', '\\n', 'http://a.b/ ', 'www.a.b ', 'a@b.co ', 'a@'],
  values: ['$1,000.00 ', '1 May 2026, ', '5:30 pm ', '2026-05-01 ', '+1 212 555 0143 ', 'name: ', '=1+1'],
  markup: [
    '**a** ',
    '_a',
    '[a](b)',
    '![a](b)',
    '| a ',
    '> ',
    '# a\n',
    '<br>',
    '1. a\n',
    '[^1]',
    '\\*',
    '```\n',
    '```js\n',
    '```yaml\n',
    '~~~cpp\n',
  ],
} as const;

/** Texts of different pieces: each has its own letter or word. */
const different: Readonly<Record<string, (index: number) => string>> = {
  'different words': (index) => `W${(index * 7919).toString(36)} `,
  'different numbers': (index) => `${(index * 7919) % 100_003} `,
  'different Chinese letters': (index) => String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)),
  'different letters of many scripts': (index) => String.fromCodePoint(0xc0 + ((index * 131) % 0x2000)),
  'different sentences': (index) =>
    `The ${(index * 7919).toString(36)} pier opens on ${1 + (index % 28)} May, and Ada pays $${index}. `,
  'different addresses': (index) => `a${index}@b${index}.example `,
  'different links': (index) => `http://h${index}.example/${index} `,
};

/** The names of all kinds of text. */
export const textKinds: readonly string[] = [...Object.keys(pieces), ...Object.keys(different)];

/**
 * Chooses a text: one piece again and again, a few in turn or shuffled, from one kind or from several, or different
 * ones; sometimes as a single word.
 */
export function drawText(random: Random): Text {
  if (chance(random, 0.25)) return textOf(pick(random, Object.values(different)));
  const kinds: readonly (readonly string[])[] = Object.values(pieces);
  const kind = pick(random, kinds);
  const from = (): readonly string[] => (chance(random, 0.6) ? kind : pick(random, kinds));
  const chosen = Array.from({ length: magnitude(random, 1, 5) }, () => pick(random, from()));
  if (chance(random, 0.3)) return shuffledText(chosen, magnitude(random, 1, 1_000_000));
  return repeated(chosen.join(''));
}

/** The same pieces again and again. */
export function repeated(unit: string): Text {
  const size = byteLength(unit);
  return (bytes) => {
    const whole = Math.max(0, Math.floor(bytes / size));
    return unit.repeat(whole) + cut(unit, bytes - whole * size);
  };
}

/** The piece of each index, one after the other. */
export function textOf(pieceAt: (index: number) => string): Text {
  return (bytes) => {
    const parts: string[] = [];
    let left = bytes;
    for (let index = 0; left > 0; index++) {
      const piece = pieceAt(index);
      left -= byteLength(piece);
      if (left >= 0) parts.push(piece);
    }
    return parts.join('');
  };
}

function shuffledText(chosen: readonly string[], seed: number): Text {
  return textOf((index) => chosen[(Math.imul(index + seed, 0x9e3779b1) >>> 15) % chosen.length]!);
}

/** The beginning of a text, of at most this many bytes. */
export function cut(text: string, bytes: number): string {
  if (byteLength(text) <= bytes) return text;
  let left = bytes;
  let end = 0;
  for (const character of text) {
    left -= byteLength(character);
    if (left < 0) break;
    end += character.length;
  }
  return text.slice(0, end);
}

/** Bytes of a text in UTF-8. */
export function byteLength(text: string): number {
  return Buffer.byteLength(text);
}
