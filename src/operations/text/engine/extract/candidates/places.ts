import { nearest } from '../features/nearest.ts';
import { mentionsOfPart, nearness } from '../features/nearness.ts';
import type { Field } from '../fields/field.ts';
import type { Token } from '../reading/page.ts';
import { type Reading, type Span, spanPast } from '../reading/reading.ts';
import type { Name } from '../values/name.ts';
import { isWord, plain } from '../values/word-set.ts';

/** How much a word before a name makes it a place: in Seoul, from the depot. */
function leadOf(word: string): number {
  if (/^(?:in|at|near|en)$/.test(word)) return 0.6;
  if (/^(?:from|to|into|outside|visit|visits|visited|visiting|nach|aus)$/.test(word)) return 0.4;
  return /^(?:around|through|towards|reach|explore|leaves|based|off|on|via|bei)$/.test(word) ? 0.2 : 0;
}

const placed = new Set(
  'origin destination stadium store_location delivery_location hometown headquarters'.split(' '),
);

/** Benin and Ohio are not cities, and the Old Mill is not a country. */
export function mayBePlace({ page }: Reading, { start, end }: Span, type: string): boolean {
  if (type !== 'city' && type !== 'country') return true;
  const name = page.text.slice(start, end);
  const word = plain(name);
  if (type === 'country') return isWord('country', word);
  if (isWord('city', word)) return true;
  const isOther = isWord('country', word) || isWord('region', word) || /^\p{Lu}{2}$/u.test(name);
  return !isOther && !isWord('place', word.split(' ').at(-1) ?? '');
}

/** A venue, a city, a country, where something comes from or goes to. */
export function placeValue(reading: Reading, field: Field, type: string): Span | undefined {
  const role = field.main?.concept?.name ?? '';
  let best: { span: Span; score: number } | undefined;
  const { main } = field;
  const qualifiers = field.qualifiers
    .filter(({ concept }) => !concept?.head)
    .map((part) => mentionsOfPart(reading, part));
  const mains = main === undefined ? [] : mentionsOfPart(reading, main);
  const namings = mains.filter(({ role: kind }) => kind === 'name');
  for (const name of nearest(reading, [mains, ...qualifiers], reading.names)) {
    if (name.weight === 0 || (name.type === 'person' && name.weight > 0.6)) continue;
    if (!mayBePlace(reading, name, type)) continue;
    let score = placeScore(reading, name, role, type) + afterPhrase(reading, field, name);
    if (score <= 0) continue;
    score += 0.25 * nearness(reading, namings, name, reading.names);
    let tied = 0;
    for (const mentions of qualifiers)
      tied = Math.max(tied, nearness(reading, mentions, name, reading.names));
    if (qualifiers.length > 0) score += tied > 0 ? 0.3 * tied : -0.3;
    if (main !== undefined && main.concept?.head === false && !placed.has(role)) {
      score += 0.8 * nearness(reading, mains, name, reading.names) - 0.4;
    }
    score -= name.start / (reading.page.text.length + 1) / 8;
    if (score > 0.42 && (best === undefined || score > best.score)) best = { span: name, score };
  }
  return best?.span;
}

/** shipped from our warehouse in X: two words of the field, then the first place. */
function afterPhrase(reading: Reading, field: Field, name: Name): number {
  const last = field.words.at(-1) ?? '';
  if (!/^(?:from|in|to|at)$/.test(last)) return 0;
  const stems = field.parts.flatMap((part) => part.stems);
  for (let at = name.first - 1; at > name.first - 7 && at > 0; at--) {
    const token = reading.page.tokens[at] as Token;
    if (token.folded === last && stems.includes(reading.page.tokens[at - 1]?.stem ?? '')) return 0.6;
  }
  return 0;
}

/** D-50667 and CH-8001 with the mark of their country, and 50667 behind a house number. */
const BEHIND_POSTCODE = /(?:(?<![\p{L}\d])(?:A|B|CH|D|DK|F|FL|I|L)-\d{4,5}|\d ?[a-z]?(?:, ?|\n)\d{5}) $/u;

function placeScore(reading: Reading, name: Name, role: string, type: string): number {
  const word = wordBefore(reading, name);
  const whole = plain(reading.page.text.slice(name.start, name.end));
  const city = isWord('city', whole);
  const country = isWord('country', whole);
  if (type === 'country') return country ? 0.8 : 0;
  const inAddress = isInAddress(reading, name);
  let score = leadOf(word) + seatOf(reading, name);
  if (name.type === 'place') score += 0.25 * name.weight;
  if (type === 'city') {
    if (BEHIND_POSTCODE.test(reading.page.text.slice(Math.max(0, name.start - 16), name.start))) return 0.9;
    if (inAddress || country || name.type === 'org' || (name.type === 'place' && !city)) return 0;
    return (
      score +
      (city ? 0.35 : word === 'in' || word === 'from' ? 0.05 : -0.2) +
      officeAfter(reading, name, city)
    );
  }
  if (role === 'origin')
    return inAddress
      ? 0
      : /^(?:from|leaves|leaving|departs|out|ex)$/.test(word)
        ? score + 0.3
        : leaving(reading, name);
  if (role === 'destination')
    return inAddress
      ? 0
      : /^(?:to|for|into|in|at|reaches|towards|bound|nach|visit|visits|visiting)$/.test(word)
        ? score +
          (word === 'in' || word === 'at' ? -0.1 : 0.2) +
          (word === 'for' ? 0.3 : 0) +
          (city ? 0.2 : 0)
        : tripBefore(word, name);
  if (inAddress) return 0;
  if (name.type === 'place' && !city && !country) score += 0.25;
  if (name.type === 'org') score += word === 'at' ? 0.1 : -0.15;
  if (country) score -= 0.2;
  return score;
}

/** The Ghent-based start-up. */
function seatOf(reading: Reading, name: Name): number {
  return /^-(?:based|headquartered|registered)/.test(reading.page.text.slice(name.end, name.end + 16))
    ? 0.7
    : 0;
}

function tripBefore(word: string, name: Name): number {
  return (word === 'trip' || word === 'visit') && name.type !== 'person' ? 0.5 : 0;
}

/** The driver left the depot in X: a verb of leaving not far before. */
function leaving(reading: Reading, name: Name): number {
  if (name.type === 'person') return 0;
  const departs = nearness(reading, reading.mentions.get('departure') ?? [], name, reading.names);
  return departs > 0.4 ? departs : 0;
}

/** Its Rotterdam office. */
function officeAfter(reading: Reading, name: Name, city: boolean): number {
  const next = reading.page.tokens[name.last + 1]?.folded ?? '';
  return city && /^(?:office|branch|shop|store|headquarters|site|plant|based|area)$/.test(next) ? 0.4 : 0;
}

function wordBefore(reading: Reading, name: Name): string {
  const { tokens } = reading.page;
  let at = name.first - 1;
  for (
    let back = 0;
    back < 3 && /^(?:the|a|an|our|your|my|its|their|his|her|old|central)$/.test(tokens[at]?.folded ?? '');
    back++
  )
    at -= 1;
  const token = tokens[at];
  const gap = tokens[at + 1]?.gap ?? '';
  return token === undefined || !/^ $|^\n$/.test(gap) ? '' : token.folded;
}

function isInAddress(reading: Reading, name: Span): boolean {
  const address = spanPast(reading.addresses, name.start);
  return address !== undefined && address.start <= name.start && name.end <= address.end;
}
