import type { Page, Token } from '../reading/page.ts';
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
  if (isWord('city', whole) || isWord('country', whole) || isWord('region', whole))
    return { type: 'place', weight: 0.9, titled: false };
  if (isWord('calendar', whole)) return { type: 'name', weight: 0, titled: false };
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
  if (parts.length > 1 && isRegion(parts.at(-1) as Token))
    return { type: 'place', weight: 0.8, titled: false };
  if (page.text.slice((parts[0] as Token).start, (parts.at(-1) as Token).end).includes('&')) {
    return { type: 'org', weight: 0.8, titled: false };
  }
  if (parts.length === 1 && isPlainOpening(page, first)) return { type: 'name', weight: 0.04, titled: false };
  if (isTreatedAsPerson(page, first, last)) return { type: 'person', weight: 0.8, titled: false };
  return { type: 'name', weight: parts.length > 1 ? 0.5 : 0.3, titled: false };
}

/** Gold Point Montana, Keswick VA: a town with its state. */
function isRegion({ text }: Token): boolean {
  const word = plain(text);
  return isWord('region', word) || (/^[A-Z]{2}$/.test(text) && isWord('state code', word));
}

/** What is said of a name that no list knows: Leontyne Gasparri, 46, admitted; the baker Cecil Mbeki. */
function isTreatedAsPerson({ tokens, text }: Page, first: number, last: number): boolean {
  if (last - first > 3) return false;
  const { end } = tokens[last] as Token;
  if (/^(?:, \d{1,2},| \(\d{1,2}\)|,? (?:aged \d|n\u00e9e ))/.test(text.slice(end, end + 8))) return true;
  const before = tokens[first - 1];
  if (last > first && before !== undefined && tokens[first]?.gap === ' ' && isWord('job', before.folded))
    return true;
  const next = tokens[last + 1];
  return (
    next !== undefined &&
    /^,? $/.test(next.gap) &&
    /^(?:who|whose|said|says|told|wrote|writes|asked|died)$/.test(next.folded)
  );
}

/** A word of many letters that begins a sentence, with a small word after it, is more often no name. */
function isPlainOpening(page: Page, at: number): boolean {
  const token = page.tokens[at] as Token;
  const begins = at === 0 || token.unit !== (page.tokens[at - 1] as Token).unit;
  return begins && /(?:s|ed|ing|ly|tion|ment)$/.test(token.folded) && !/['\u2019]s$/.test(token.folded);
}
