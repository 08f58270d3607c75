import type { Page, Token } from '../page.ts';
import type { Name } from './name.ts';
import { isWord, plain } from './word-set.ts';

/** What kind of name the words of a capitalised phrase make. */
export function judge(page: Page, first: number, last: number): Pick<Name, 'type' | 'weight' | 'titled'> {
  const parts = page.tokens.slice(first, last + 1);
  const folds = parts.map(({ text }) => plain(text).replace(/'s$/, ''));
  const head = folds[0] as string;
  const tail = folds.at(-1) as string;
  const whole = folds.join(' ');
  if (isWord('title', head) && parts.length > 1 && parts.length < 6)
    return { type: 'person', weight: 1, titled: true };
  if (parts.length > 1 && isWord('legal form', tail)) return { type: 'org', weight: 1, titled: false };
  if (isWord('city', whole) || isWord('country', whole)) return { type: 'place', weight: 0.9, titled: false };
  if (isDateWord(whole) || whole === 'may' || whole === 'march' || whole === 'august')
    return { type: 'name', weight: 0, titled: false };
  if (isWord('demonym', whole)) return { type: 'name', weight: 0, titled: false };
  if (parts.length > 1 && folds.includes('of') && isWord('of', head))
    return { type: 'org', weight: 0.9, titled: false };
  const isOrg = parts.length > 1 && isWord('organisation', tail);
  const isPlace = parts.length > 1 && isWord('place', tail);
  if (isOrg && !isPlace) return { type: 'org', weight: 0.9, titled: false };
  if (isPlace) return { type: 'place', weight: isOrg ? 0.6 : 0.8, titled: false };
  if (isWord('thing', tail)) return { type: 'name', weight: parts.length > 1 ? 0.05 : 0.02, titled: false };
  const [given] = head.split('-');
  const known = isWord('first name', head) || isWord('first name', given ?? '');
  if (parts.length > 1 && parts.length < 6 && (known || (parts[0] as Token).text.length === 1)) {
    return { type: 'person', weight: known ? 0.9 : 0.7, titled: false };
  }
  if (known) return { type: 'person', weight: 0.5, titled: false };
  if (page.text.slice((parts[0] as Token).start, (parts.at(-1) as Token).end).includes('&')) {
    return { type: 'org', weight: 0.8, titled: false };
  }
  if (parts.length === 1 && isPlainOpening(page, first)) return { type: 'name', weight: 0.04, titled: false };
  if (isTreatedAsPerson(page, first, last)) return { type: 'person', weight: 0.8, titled: false };
  return { type: 'name', weight: parts.length > 1 ? 0.5 : 0.3, titled: false };
}

const CALLED =
  /^(?:baker|geographer|daughters?|sons?|husband|wife|brother|sister|mother|father|friend|colleague|neighbour|neighbor|cousin|uncle|aunt|nephew|niece|grandson|granddaughter|great-nephew|great-niece|widow|widower|son-in-law|fiance|fiancee|boyfriend|girlfriend|his|her|mate|poet|soprano|tenor|pianist|violinist|historian|novelist|midfielder|striker|defender|goalkeeper|winger|sprinter|cyclist|golfer|boxer|commander|captain|referee|champion)$/;
const DOES =
  /^(?:who|whose|admitted|admits|denied|denies|pleaded|said|says|told|tells|added|explained|wrote|writes|died|dies|retired|retires|resigned|resigns|joined|joins|married|thinks|thought|believes|believed|recalls|recalled|remembers|promised|agreed|offered|asked|volunteered|scored|played|plays|sang|sings|took|takes|led|leads|won|wins|can't|couldn't|won't|smiled|laughed|lives|lived|grew|studied|teaches|taught|spoke|speaks|painted|photographed|composed|promoted|noticed|spotted|chaired|is\s+taking|sits|hurt|broke|fell|slipped|graduated|moved|drove|drives|reported|will\s+collect)$/;

/** What is said of a name that no list knows: Leontyne Gasparri, 46, admitted; the baker Cecil Mbeki. */
function isTreatedAsPerson({ tokens, text }: Page, first: number, last: number): boolean {
  if (last - first > 3) return false;
  const { end } = tokens[last] as Token;
  if (/^,? (?:\(?\d{1,2}\)?,|aged \d|n\u00e9e )/.test(text.slice(end, end + 8))) return true;
  const before = tokens[first - 1];
  if (before !== undefined && (tokens[first] as Token).gap === ' ') {
    if (CALLED.test(before.folded) && (last > first || before.folded.length > 3)) return true;
    if (isWord('job', before.folded) && last > first) return true;
  }
  const next = tokens[last + 1];
  return next !== undefined && /^,? $/.test(next.gap) && DOES.test(next.folded);
}

/** A word of many letters that begins a sentence, with a small word after it, is more often no name. */
function isPlainOpening(page: Page, at: number): boolean {
  const token = page.tokens[at] as Token;
  const begins = at === 0 || token.unit !== (page.tokens[at - 1] as Token).unit;
  return begins && /(?:s|ed|ing|ly|tion|ment)$/.test(token.folded) && !/['\u2019]s$/.test(token.folded);
}

/** A day of the week, or a month that is no given name. */
export function isDateWord(folded: string): boolean {
  return /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december)$/.test(
    folded,
  );
}
