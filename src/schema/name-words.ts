/** Longer names are not looked at: no program has them, and a hostile one would take too long. */
const MAX_LENGTH = 100;

const PLAIN = /^[\0-\x7f]*$/;

/** Letters that people leave out of names or write in ASCII, by what they write. */
const folded: Readonly<Record<string, string>> = {
  a: '\u00e0\u00e1\u00e2\u00e3\u00e4\u00e5\u0101\u0103\u0105',
  ae: '\u00e6',
  c: '\u00e7\u0107\u010d',
  d: '\u010f\u0111',
  e: '\u00e8\u00e9\u00ea\u00eb\u0113\u0117\u0119\u011b',
  g: '\u011f',
  i: '\u00ec\u00ed\u00ee\u00ef\u012b\u0131',
  l: '\u0142\u013e',
  n: '\u00f1\u0144\u0148',
  o: '\u00f2\u00f3\u00f4\u00f5\u00f6\u00f8\u0151',
  oe: '\u0153',
  r: '\u0159',
  s: '\u015b\u015f\u0161\u0219',
  ss: '\u00df',
  t: '\u0165\u021b',
  u: '\u00f9\u00fa\u00fb\u00fc\u016b\u016f\u0171',
  y: '\u00fd\u00ff',
  z: '\u017a\u017c\u017e',
};

const foldedLetter = new Map(
  Object.entries(folded).flatMap(([ascii, letters]) => Array.from(letters, (letter) => [letter, ascii])),
);

/**
 * The words of a name in lower case and in the singular, whatever parts them: `salesTax_rates2` is `sales`, `tax`, `rate`
 * and `2`. Accents are left out. Empty for a name of more than 100 characters.
 */
export function wordsOf(name: string): string[] {
  if (name.length > MAX_LENGTH) return [];
  const text = inAscii(name);
  const words: string[] = [];
  let start = 0;
  let before: Kind = 'other';
  for (let at = 0; at <= text.length; at++) {
    const kind = kindOf(text.charCodeAt(at));
    if (kind !== before) {
      // The last of several capitals begins the next word: VATRate.
      const isCapital = before === 'upper' && kind === 'lower';
      const end = isCapital ? at - 1 : at;
      if (before !== 'other' && end > start) words.push(singular(text.slice(start, end).toLowerCase()));
      if (!isCapital || end > start) start = end;
    }
    before = kind;
  }
  return words;
}

type Kind = 'lower' | 'upper' | 'digit' | 'other';

/** Of a UTF-16 unit; NaN, behind the end, is another one. */
function kindOf(unit: number): Kind {
  if (unit >= 0x61 && unit <= 0x7a) return 'lower';
  if (unit >= 0x41 && unit <= 0x5a) return 'upper';
  return unit >= 0x30 && unit <= 0x39 ? 'digit' : 'other';
}

function inAscii(name: string): string {
  if (PLAIN.test(name)) return name;
  return name.replace(/[\u00c0-\u021b]/g, (letter) => {
    const small = letter.toLowerCase();
    const ascii = foldedLetter.get(small);
    if (ascii === undefined) return letter;
    return small === letter ? ascii : ascii.toUpperCase();
  });
}

/** An English word without the ending of its plural; words of other languages lose an s alike, here and in tables. */
function singular(word: string): string {
  if (word.length <= 3 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:x|z|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
