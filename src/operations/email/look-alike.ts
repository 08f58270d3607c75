import { normalized } from '../../formats/normalized.ts';
import { decodePunycode } from './punycode.ts';

/**
 * Letters that readers take for one of a to z, by what they take them for: the single letters of UTS 39 in
 * lower case, and small capitals.
 */
const likeLetters: Readonly<Record<string, string>> = {
  a: '\u0251\u03b1\u0430\u237a\u1d00',
  b: '\u0185\u042c\u044c\u15af\u13cf\u0299',
  c: '\u03c2\u03f2\u0441\u1d04\u2ca5\uabaf',
  d: '\u0257\u0501\u0503\u13e7\uabb7\u1d05',
  e: '\u0435\u0454\u04bd\u03b5\u212e\uab32\u1d07',
  f: '\u0192\u0584\u04fb\ua799\uab35\ua730',
  g: '\u0261\u0581\u1d83\u018d\u01e5\u0262',
  h: '\u04bb\u0570\u0266\u0127\u029c',
  i: '\u0131\u0269\u026a\u03b9\u0456\ua647\u04cf\uab75',
  j: '\u03f3\u0458\u029d\u1d0a',
  k: '\u03ba\u043a\u0199\u049f\u1d0b',
  l: '\u0142\u026b\u026d\u019a\u01c0\u0406\u2c61\u029f',
  m: '\u043c\u0271\u1d0d',
  n: '\u03b7\u0578\u057c\u0272\u0273\u043f\u0274',
  o: '\u00f8\u03bf\u03c3\u043e\u0585\u0275\u10ff\u1d0f\u2c9f\u0966\u0ed0\uab3d',
  p: '\u03c1\u0440\u03f1\u2ca3\u01a5\u1d18',
  q: '\u051b\u0563\u0566\u024b',
  r: '\u0433\u027d\u1d26\u2c85\uab47\uab48\uab81\u0280',
  s: '\u0455\u01bd\ua731\u0282\uabaa',
  t: '\u03c4\u0442\u0167\u01ad\u1d1b',
  u: '\u03c5\u057d\u028b\u1d1c\u0289',
  v: '\u03bd\u0475\u1d20\u0474\uaba9',
  w: '\u0461\u051d\u0561\u026f\u1d21\u03c9\uab83',
  x: '\u0445\u03c7\u04fe\u04b3\u2ca0',
  y: '\u0443\u04af\u03b3\u10e7\u028f\u0263\u1eff',
  z: '\u1d22\u0290\u01b6\u0240\uab93',
};

const asciiOf = new Map(
  Object.entries(likeLetters).flatMap(([ascii, letters]) => Array.from(letters, (letter) => [letter, ascii])),
);

/**
 * What two texts have in common that look alike (UTS 39 4, skeleton), in ASCII as far as it goes: letters of other alphabets,
 * marks over letters, digits for letters, and pairs that look like one letter. For texts in lower case.
 */
export function skeletonOf(text: string): string {
  return inAscii(text).replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('rn', 'm').replaceAll('vv', 'w');
}

function inAscii(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text;
  const letters = Array.from(
    normalized(text, 'NFD').replace(/\p{M}/gu, ''),
    (letter) => asciiOf.get(letter) ?? letter,
  );
  return letters.join('');
}

/** Whether a domain in ASCII can have a skeleton other than itself. */
export function mayLookAlike(asciiDomain: string): boolean {
  return /[01]|rn|vv|xn--/.test(asciiDomain);
}

/** A domain in ASCII as people read it: its A-labels in Unicode (RFC 5890 2.3.2.1). */
export function unicodeDomain(asciiDomain: string): string {
  if (!asciiDomain.includes('xn--')) return asciiDomain;
  const labels = asciiDomain.split('.');
  return labels
    .map((label) =>
      label.startsWith('xn--') ? (decodePunycode(label.slice('xn--'.length)) ?? label) : label,
    )
    .join('.');
}
