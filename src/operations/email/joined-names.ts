import { NameList } from './lists/name-list.ts';
import { nameEnds, nameStarts, personNames } from './lists/person-names.generated.ts';
import { PartSurprise } from './surprise.ts';
import { isSyllableName } from './syllable-names.ts';

const names = new NameList({ words: personNames, starts: nameStarts, ends: nameEnds });

const MAX_LOCAL = 64;
const MIN_LETTERS = 4;

/**
 * Mean surprise in bits below which letters of at most that many are a name that is not listed. Set on family names
 * outside of the list and on random letters: higher, and one mash in twenty would have such a part.
 */
const nameLimits = [
  { letters: 5, bits: 4 },
  { letters: 7, bits: 4.3 },
  { letters: Number.POSITIVE_INFINITY, bits: 4.6 },
];

/** The same of two names together: the median of names. */
const TWO_NAMES_BITS = 4;

/** The commonest family names of three letters, which the list is without: so short, others are found by chance. */
const shortNames: ReadonlySet<string> = new Set(
  (
    'abe ali ang aye bae bal bui cao chu cox das day deo dey doe dow fay fox fry gay goh gul guo guy ham hay hsu ito jha kar kay kim ' +
    'koc koh lal lam lau law lay lee lim low luo mak may min moe nag nam oda oke ong ono orr ott pal pan ray rao ren roe roy sah ' +
    'sen shi sim son sun tan teo tse tun uno vos wan won wyn yeo yin yip zaw'
  ).split(' '),
);

/** How many initials people write before a name and behind it. */
const initials = [
  { before: 1, behind: 0 },
  { before: 0, behind: 1 },
  { before: 2, behind: 0 },
  { before: 0, behind: 2 },
  { before: 1, behind: 1 },
  { before: 3, behind: 0 },
  { before: 2, behind: 1 },
  { before: 4, behind: 0 },
];

/**
 * Whether letters a to z are a name and initials (`jrrtolkien`, `smithjk`, `jsmithk`), or two names, the listed ones with an initial
 * between them or not (`annkbrown`), or a name of syllables, as in China (`qiuxiaoyu`).
 */
export function isJoinedNames(token: string): boolean {
  // RFC 5321 4.5.3.1.1: no local part is longer, and each of its places is tried.
  if (token.length > MAX_LOCAL) return false;
  const surprise = new PartSurprise(token);
  return isNameWithInitials(token, surprise) || isTwoNames(token, surprise) || isSyllableName(token);
}

function isNameWithInitials(token: string, surprise: PartSurprise): boolean {
  return initials.some(({ before, behind }) => {
    const end = token.length - behind;
    const length = end - before;
    if (length < MIN_LETTERS) return behind === 0 && shortNames.has(token.slice(before));
    const { bits } = nameLimits.find(({ letters }) => length <= letters)!;
    return surprise.of(before, end) <= bits * length || names.has(token, before, end);
  });
}

function isTwoNames(token: string, surprise: PartSurprise): boolean {
  const { length } = token;
  const mayBeListed = names.mayStart(token, 0) && names.mayEnd(token, length);
  const mayBeUnlisted = surprise.leastOfTwo <= TWO_NAMES_BITS * length;
  if (!mayBeListed && !mayBeUnlisted) return false;
  for (let end = MIN_LETTERS - 1; end <= length - MIN_LETTERS + 1; end++) {
    if (mayBeUnlisted && surprise.of(0, end) + surprise.of(end, length) <= TWO_NAMES_BITS * length)
      return true;
    if (!mayBeListed || !names.has(token, 0, end)) continue;
    if (names.has(token, end, length) || names.has(token, end + 1, length)) return true;
  }
  return false;
}
