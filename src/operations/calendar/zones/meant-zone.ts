import { normalized } from '../../../formats/normalized.ts';
import { editDistance } from '../../../schema/edit-distance.ts';
import { cityZones, otherPlaces } from './city-zones.ts';
import { zoneNames } from './find-zone.ts';
import { zoneOfLongName } from './long-names.ts';

/** Longer than any name with its slips; more is not compared. */
const MAX_CHARACTERS = 40;

/** Longer than any name that another program has, with its path or its cities. */
const MAX_WHOLE = 120;

/**
 * Abbreviations of clocks that are not names of the tz database (EST, MST and CET are), and the zone of most people
 * whose clock is called so.
 */
const abbreviations: Readonly<Record<string, string>> = {
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  mdt: 'America/Denver',
  cst: 'America/Chicago',
  cdt: 'America/Chicago',
  edt: 'America/New_York',
  akst: 'America/Anchorage',
  akdt: 'America/Anchorage',
  bst: 'Europe/London',
  cest: 'Europe/Berlin',
  mez: 'Europe/Berlin',
  mesz: 'Europe/Berlin',
  eest: 'Europe/Athens',
  west: 'Europe/Lisbon',
  msk: 'Europe/Moscow',
  ist: 'Asia/Kolkata',
  jst: 'Asia/Tokyo',
  kst: 'Asia/Seoul',
  sgt: 'Asia/Singapore',
  hkt: 'Asia/Hong_Kong',
  awst: 'Australia/Perth',
  acst: 'Australia/Adelaide',
  aest: 'Australia/Sydney',
  aedt: 'Australia/Sydney',
  nzst: 'Pacific/Auckland',
  nzdt: 'Pacific/Auckland',
};

/**
 * `; did you mean Europe/Berlin?` for a name that is not a zone, as it reads after a refusal; empty where none was surely
 * meant: a hint must not name another clock.
 */
export function zoneHint(name: string): string {
  const meant = meantZone(name);
  if (meant === undefined) return '';
  const sign = meant.startsWith('Etc/GMT') ? ' (its sign is the other way round)' : '';
  return `; did you mean ${meant}${sign}?`;
}

/**
 * The zone that an unknown name was surely meant to be: that of a name of Windows or of its lists, at the end of a path, of the
 * English name of a clock, of an abbreviation, of an offset of whole hours, of a place without its continent, of a large
 * city, or of a place whose name is one edit away, a long one two.
 */
export function meantZone(name: string): string | undefined {
  if (name.length > MAX_WHOLE) return undefined;
  return listedZone(name) ?? zoneOfPath(name) ?? writtenZone(name);
}

/** The zone that Windows and Exchange show by its offset and its cities: `(UTC+01:00) Amsterdam, Berlin, Bern`. */
function listedZone(name: string): string | undefined {
  const cities = /^\s*\((?:utc|gmt)(?:[+-]\d\d:\d\d)?\)\s*(.+)$/i.exec(name)?.[1];
  if (cities === undefined) return undefined;
  for (const city of [cities, ...cities.split(/[,/]/)]) {
    const zone = writtenZone(city);
    if (zone !== undefined) return zone;
  }
  return undefined;
}

/** The zone at the end of the name of a program's own (RFC 5545 3.8.3.1): `/mozilla.org/20070129_1/Europe/Berlin`. */
function zoneOfPath(name: string): string | undefined {
  const parts = name
    .trim()
    .toLowerCase()
    .split(/\s*[\\/]\s*/)
    .slice(-3);
  for (let first = 0; first < parts.length - 1; first++) {
    const zone = wholes.get(parts.slice(first).join('/'));
    if (zone !== undefined) return zone;
  }
  return undefined;
}

function writtenZone(name: string): string | undefined {
  const trimmed = name.trim().toLowerCase();
  const named = zoneOfLongName(trimmed);
  if (named !== undefined || name.length > MAX_CHARACTERS) return named;
  const offset = zoneOfOffset(trimmed);
  if (offset !== undefined) return offset;
  const written = normalized(trimmed, 'NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s-]+/g, '_')
    .replace(/[.']/g, '');
  if (Object.hasOwn(abbreviations, written)) return abbreviations[written];
  const whole = wholes.get(written);
  if (whole !== undefined) return whole;
  const place = written.slice(written.lastIndexOf('/') + 1);
  if (otherPlaces.has(place)) return undefined;
  const isPossible = (tzid: string) => isOnContinent(written, tzid);
  const exact = [...(places.get(place) ?? []), ...(cityZones.has(place) ? [cityZones.get(place)!] : [])];
  return exact.length > 0 ? exact.find(isPossible) : nearest(place, isPossible);
}

/** Whether a name has no continent, or that of a zone, almost so spelt: places on several have the same name. */
function isOnContinent(written: string, tzid: string): boolean {
  const slash = written.indexOf('/');
  const continent = tzid.slice(0, tzid.indexOf('/')).toLowerCase();
  return slash < 0 || editDistance(written.slice(0, slash), continent, 1) <= 1;
}

/** `utc-5`, `gmt+2`, `etc/utc+2`, `+02:00`: hours east of UTC, where the names of Etc count west (tz database, etcetera). */
const OFFSET = /^(?:etc\/)?(?:utc|gmt)?\s?([+-])0?(\d{1,2})(?::?00)?$/;

function zoneOfOffset(name: string): string | undefined {
  const [, sign, digits] = OFFSET.exec(name) ?? [];
  if (digits === undefined) return undefined;
  const hours = Number(digits);
  if (hours === 0) return 'UTC';
  if (hours > (sign === '+' ? 14 : 12)) return undefined;
  return `Etc/GMT${sign === '+' ? '-' : '+'}${hours}`;
}

/** Names in the spelling that they are compared in. */
const wholes: ReadonlyMap<string, string> = new Map(zoneNames.map((tzid) => [tzid.toLowerCase(), tzid]));

/** The zones of each place; Etc and SystemV have none, and neither have names without a continent. */
const places: ReadonlyMap<string, readonly string[]> = placesOf(zoneNames);

function placesOf(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const tzid of names) {
    if (!tzid.includes('/') || /^(?:Etc|SystemV|US|Canada|Brazil|Mexico|Chile)\//.test(tzid)) continue;
    const place = tzid.slice(tzid.lastIndexOf('/') + 1).toLowerCase();
    found.set(place, [...(found.get(place) ?? []), tzid]);
  }
  return found;
}

/** The zone of the only place that is so near; undefined where there are several, of which one would be guessed. */
function nearest(written: string, isPossible: (tzid: string) => boolean): string | undefined {
  for (const { edits, letters } of allowances) {
    if (written.length < letters) return undefined;
    const zones = new Set<string>();
    for (const [place, zone] of comparable) {
      if (place.length < letters || place[0] !== written[0] || !isPossible(zone)) continue;
      if (editDistance(written, place, edits) <= edits) zones.add(zone);
    }
    if (zones.size > 0) return zones.size === 1 ? [...zones][0] : undefined;
  }
  return undefined;
}

/** Shorter places are one edit from too many others, and two from these. */
const allowances = [
  { edits: 1, letters: 5 },
  { edits: 2, letters: 9 },
] as const;

/** The other cities are too many for a slip to be sure. */
const comparable = [...places].map(([place, [tzid = '']]) => [place, tzid] as const);
