/** Scripts whose letters change with their neighbours, change places, or have marks above each other. */
const scripts = [
  ...['Arabic', 'Syriac', 'Nko', 'Mongolian', 'Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer', 'Sinhala'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam'],
];

const OF_ONE = scripts.map((script) => `\\p{Script=${script}}`).join('');

/** The pattern of a letter or mark of such a script. Its digits and stops are drawn as they are. */
export const JOINED_LETTER = `(?:(?![\\p{N}\\p{P}\\p{S}])[${OF_ONE}])`;

/** Whether a text has a letter of a script whose letters join. */
export function hasJoinedLetter(text: string): boolean {
  return patterns().isLetter.test(text);
}

/** Milliseconds of a shaper for each, in words that differ: those that are repeated are shaped once. */
export const PER_JOINED_LETTER = 6e-3;

/** How many such letters a text has. */
export function joinedLetterCount(text: string): number {
  return text.match(patterns().letters)?.length ?? 0;
}

/** Longer words are drawn in parts: what is found once for a word is found for no more than this. */
const MAX_LETTERS = 256;

/** Where the joined letters end that begin at a place of a text; the place itself where none does. */
export function joinedWordEnd(text: string, at: number): number {
  const { wordAt } = patterns();
  wordAt.lastIndex = at;
  return at + (wordAt.exec(text)?.[0].length ?? 0);
}

interface Patterns {
  readonly isLetter: RegExp;
  readonly letters: RegExp;
  readonly wordAt: RegExp;
}

const kept: { patterns?: Patterns } = {};

/** Made when they are first needed: reading their scripts takes 10 ms of each start. */
function patterns(): Patterns {
  kept.patterns ??= {
    isLetter: new RegExp(JOINED_LETTER, 'u'),
    letters: new RegExp(JOINED_LETTER, 'gu'),
    wordAt: new RegExp(scripts.map(wordOf).join('|'), 'uy'),
  };
  return kept.patterns;
}

/** Letters of one script, with marks and letters that it shares with others, and joiners. */
function wordOf(script: string): string {
  return (
    `(?![\\p{N}\\p{P}\\p{S}])\\p{Script=${script}}` +
    `(?:(?![\\p{N}\\p{P}\\p{S}])[\\p{Script_Extensions=${script}}\\p{M}\\u200c\\u200d]){0,${MAX_LETTERS - 1}}`
  );
}
