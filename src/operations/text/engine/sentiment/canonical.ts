/** Endings of contractions, and what they stand for. */
const endings: readonly (readonly [string, string])[] = [
  ["n't", 'not'],
  ["'ve", 'have'],
  ["'ll", 'will'],
  ["'re", 'are'],
  ["'m", 'am'],
  ["'d", 'would'],
];

const irregular: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ["won't", 'will not'],
    ["can't", 'can not'],
    ["shan't", 'shall not'],
    ["ain't", 'is not'],
    ['cannot', 'can not'],
    ['gonna', 'going to'],
    ['wanna', 'want to'],
    ['gotta', 'have to'],
    ["let's", 'let us'],
    ["'em", 'them'],
    ['dont', 'do not'],
    ['doesnt', 'does not'],
    ['didnt', 'did not'],
    ['wont', 'will not'],
    ['cant', 'can not'],
    ['isnt', 'is not'],
    ['wasnt', 'was not'],
    ['arent', 'are not'],
    ['werent', 'were not'],
    ['couldnt', 'could not'],
    ['wouldnt', 'would not'],
    ['shouldnt', 'should not'],
    ['hasnt', 'has not'],
    ['havent', 'have not'],
    ['hadnt', 'had not'],
    ['ive', 'i have'],
    ['im', 'i am'],
    ['u', 'you'],
    ['ur', 'your'],
    ['thx', 'thanks'],
    ['pls', 'please'],
    ['noone', 'nobody'],
  ].map(([word, parts]) => [word!, parts!.split(' ')] as const),
);

/** Words whose 's is a verb; after a name it says whose. */
const subjects = new Set('it he she that what there here who where how everything nothing'.split(' '));

/**
 * An English word as phrases and lists know it: contractions apart (`didn't` is `did not`), no possessive,
 * letters that were drawn out cut to what `isKnown` has, and the parts of a compound it does not have.
 */
export function canonicalEnglish(word: string, isKnown: (word: string) => boolean): readonly string[] {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (word.includes("'")) return withoutApostrophe(word);
  if (isKnown(word)) return [word];
  if (/(.)\1\1/.test(word)) {
    const twice = word.replace(/(.)\1{2,}/g, '$1$1');
    const once = word.replace(/(.)\1{2,}/g, '$1');
    return [isKnown(twice) ? twice : once];
  }
  return word.includes('-') ? word.split('-').filter((part) => part !== '') : [word];
}

function withoutApostrophe(word: string): readonly string[] {
  for (const [ending, full] of endings) {
    if (word.endsWith(ending) && word.length > ending.length) return [word.slice(0, -ending.length), full];
  }
  if (word.endsWith("'s")) {
    const owner = word.slice(0, -2);
    return subjects.has(owner) ? [owner, 'is'] : [owner];
  }
  return [word];
}
