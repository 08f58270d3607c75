import { windowsZones } from './windows-zones.ts';

/**
 * What people and the dates of JavaScript call a clock in English, without `Standard Time`, where Windows has no such name
 * (CLDR, names of metazones), by a zone of that clock.
 */
const clocks: Readonly<Record<string, string>> = {
  argentina: 'America/Argentina/Buenos_Aires',
  'australian central': 'Australia/Adelaide',
  'australian eastern': 'Australia/Sydney',
  'australian western': 'Australia/Perth',
  brasilia: 'America/Sao_Paulo',
  british: 'Europe/London',
  'central africa': 'Africa/Maputo',
  colombia: 'America/Bogota',
  'east africa': 'Africa/Nairobi',
  'eastern european': 'Europe/Bucharest',
  gulf: 'Asia/Dubai',
  'hawaii-aleutian': 'Pacific/Honolulu',
  'hong kong': 'Asia/Hong_Kong',
  indochina: 'Asia/Bangkok',
  irish: 'Europe/Dublin',
  japan: 'Asia/Tokyo',
  korean: 'Asia/Seoul',
  malaysia: 'Asia/Kuala_Lumpur',
  moscow: 'Europe/Moscow',
  peru: 'America/Lima',
  philippine: 'Asia/Manila',
  'west africa': 'Africa/Lagos',
  'western european': 'Europe/Lisbon',
  'western indonesia': 'Asia/Jakarta',
};

/** Names of UTC itself. */
const utc: ReadonlySet<string> = new Set([
  'z',
  'coordinated universal time',
  'greenwich mean time',
  'universal time',
]);

/**
 * The zone of an English name of a clock in lower case: of Windows (`tokyo standard time`), also in summer (`eastern daylight
 * time`) or without either (`pacific time (us & canada)`).
 */
export function zoneOfLongName(name: string): string | undefined {
  if (Object.hasOwn(windowsZones, name)) return windowsZones[name];
  if (utc.has(name)) return 'UTC';
  const clock = /^(.+?)(?: (?:standard|daylight|summer))? time(?: \(us & canada\))?$/.exec(name)?.[1];
  if (clock === undefined) return undefined;
  if (Object.hasOwn(clocks, clock)) return clocks[clock];
  // Summer time is that of Europe: Australia calls its own so, too, and its Eastern time is not that of Windows.
  const standard = `${clock} standard time`;
  const isKnown =
    Object.hasOwn(windowsZones, standard) && (!name.includes('summer') || name.includes('europe'));
  return isKnown ? windowsZones[standard] : undefined;
}
