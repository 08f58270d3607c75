import { hasNameIn } from '../content/names.ts';
import type { Addresses } from './addresses.ts';
import type { PageElement } from './element.ts';

/** The absolute address of a picture: the largest that is named; undefined for none, and for one of a single pixel. */
export function pictureAddress(
  image: PageElement,
  sources: readonly PageElement[],
  addresses: Addresses,
): string | undefined {
  if (isDot(image.get('width')) && isDot(image.get('height'))) return undefined;
  for (const name of lazyNames) {
    // Some of these names are also switches: `data-lazy="true"`.
    const url = /[./]/.test(image.get(name)) ? webAddress(image.get(name), addresses) : undefined;
    if (url !== undefined) return url;
  }
  const sets = [image.get('data-srcset'), image.get('data-lazy-srcset')];
  for (const source of sources) sets.push(source.get('data-srcset'), source.get('srcset'));
  sets.push(image.get('srcset'));
  const candidates = sets.flatMap(readSrcset).sort((a, b) => b.size - a.size);
  for (const { reference } of candidates.slice(0, MAX_CANDIDATES)) {
    const url = webAddress(reference, addresses);
    if (url !== undefined) return url;
  }
  return webAddress(image.get('src'), addresses);
}

/** The attributes in which scripts that load pictures late look for their addresses. */
export const lazyNames = (
  'data-src data-original data-lazy-src data-lazy data-lazyload data-original-src data-actualsrc data-echo data-cfsrc ' +
  'data-ezsrc data-hi-res-src data-full-src data-image-src data-img-src data-real-src data-defer-src'
).split(' ');

/** The text that a picture stands for, such as those that WordPress and forums make of emoji; '' for other pictures. */
export function emojiOf(image: PageElement): string {
  const alt = image.get('alt').trim();
  return alt.length <= MAX_EMOJI && hasNameIn(image, emojiNames) ? alt : '';
}

/** Characters of a short code or a sequence of an emoji. */
const MAX_EMOJI = 40;

const emojiNames = new Set([
  'emoji',
  'twemoji',
  'emojione',
  'gemoji',
  'wpsmiley',
  'smiley',
  'smilie',
  'emoticon',
]);

/** Candidates that are resolved; one of the first can be read nearly always. */
const MAX_CANDIDATES = 8;

function isDot(size: string): boolean {
  return /^\s*[01](?:px)?\s*$/.test(size);
}

function webAddress(reference: string, addresses: Addresses): string | undefined {
  return reference.trim() === '' ? undefined : addresses.web(reference)?.href;
}

interface Candidate {
  readonly reference: string;
  /** Pixels of width, or times the density of the screen: a list has one of them. */
  readonly size: number;
}

/** The candidates of a srcset (HTML 4.8.4.2.1): an address may hold commas, but not at its end. */
function readSrcset(srcset: string): readonly Candidate[] {
  const candidates: Candidate[] = [];
  const words = /[^\s,]\S*/g;
  for (let word = words.exec(srcset); word !== null; word = words.exec(srcset)) {
    const [reference] = word;
    if (reference.endsWith(',')) {
      candidates.push({ reference: reference.slice(0, -1), size: 1 });
      continue;
    }
    const comma = srcset.indexOf(',', words.lastIndex);
    const end = comma < 0 ? srcset.length : comma;
    const size = Number.parseFloat(srcset.slice(words.lastIndex, end));
    candidates.push({ reference, size: Number.isNaN(size) ? 1 : size });
    words.lastIndex = end;
  }
  return candidates;
}
