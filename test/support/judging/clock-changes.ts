import moment from 'moment-timezone';

/** A local time at which a clock is a known number of seconds east of UTC. */
export interface Probe {
  readonly local: number;
  readonly offset: number;
}

interface ClockChange {
  readonly instant: number;
  readonly before: number;
  readonly after: number;
}

/** Zones whose rules are of every kind: nth weekdays, fixed weeks, odd hours and offsets, none, irregular ones. */
export const hardZones: readonly string[] = [
  'Africa/Cairo',
  'Africa/Casablanca',
  'Africa/El_Aaiun',
  'America/Argentina/Buenos_Aires',
  'America/Edmonton',
  'America/Havana',
  'America/New_York',
  'America/Nuuk',
  'America/Santiago',
  'America/Scoresbysund',
  'America/St_Johns',
  'America/Vancouver',
  'Antarctica/Troll',
  'Asia/Beirut',
  'Asia/Gaza',
  'Asia/Hebron',
  'Asia/Jerusalem',
  'Asia/Kolkata',
  'Atlantic/Azores',
  'Australia/Lord_Howe',
  'Europe/Berlin',
  'Europe/Dublin',
  'Pacific/Auckland',
  'Pacific/Chatham',
];

/** All 418 names that ECMA-402 requires of runtimes. */
export const allZones: readonly string[] = Intl.supportedValuesOf('timeZone');

/**
 * The two local times around each change of a zone's clock that every reader must interpret alike: the last second of
 * the old time and the first of the new one that are not shown twice. Moments are seconds since 1970. Taken from the
 * package that the zone data is generated from, not from the generated data.
 */
export function probesBetween(name: string, from: number, to: number): readonly Probe[] {
  const probes: Probe[] = [];
  for (const { instant, before, after } of changesOf(name)) {
    if (instant <= from || instant > to || before === after) continue;
    probes.push({ local: instant - 1 + Math.min(before, after), offset: before });
    probes.push({ local: instant + Math.max(before, after), offset: after });
  }
  return probes;
}

/** Seconds east of UTC at an instant. */
export function offsetIn(name: string, instant: number): number {
  return eastOf(zoneOf(name).utcOffset(instant * 1000));
}

/** The instant of a local time that the clock shows once. */
export function instantIn(name: string, local: number): number {
  const [instant] = instantsIn(name, local);
  if (instant === undefined) throw new Error(`${name} does not show ${local}`);
  return instant;
}

/** The instants at which the clock shows a local time: two where it is set back, none where it skips the time. */
export function instantsIn(name: string, local: number): readonly number[] {
  const around = new Set([-86_400, 86_400].map((distance) => local - offsetIn(name, local + distance)));
  const fitting = [...around].filter((instant) => instant + offsetIn(name, instant) === local);
  return fitting.sort((one, other) => one - other);
}

function changesOf(name: string): readonly ClockChange[] {
  const { untils, offsets } = zoneOf(name);
  return untils.slice(0, -1).map((until, index) => ({
    instant: Math.round(until / 1000),
    before: eastOf(offsets[index]!),
    after: eastOf(offsets[index + 1]!),
  }));
}

function zoneOf(name: string) {
  const zone = moment.tz.zone(name);
  if (zone === null) throw new Error(`moment-timezone does not know ${name}`);
  return zone;
}

function eastOf(minutesWest: number): number {
  return 0 - Math.round(minutesWest * 60);
}
