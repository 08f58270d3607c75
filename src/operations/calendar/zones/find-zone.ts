import { readZone } from './read-zone.ts';
import type { Zone } from './zone.ts';
import { linkLines, zoneLines } from './zones.generated.ts';

/** A zone under the name it was asked for. */
export interface NamedZone {
  /** The name in the spelling of the tz database; a link keeps its own name (US/Eastern). */
  readonly tzid: string;
  readonly zone: Zone;
  /** The name of the zone itself, one for all links to it. */
  readonly zoneName: string;
  /** Whether it is UTC by another name, as Zulu or Etc/GMT. */
  readonly isUtc: boolean;
}

interface Entry {
  readonly tzid: string;
  readonly line: string;
}

const entries = new Map<string, Entry>();
for (const line of zoneLines) {
  const tzid = line.slice(0, line.indexOf('|'));
  entries.set(tzid.toLowerCase(), { tzid, line });
}
for (const link of linkLines) {
  const bar = link.indexOf('|');
  const { line } = entries.get(link.slice(0, bar).toLowerCase())!;
  const tzid = link.slice(bar + 1);
  entries.set(tzid.toLowerCase(), { tzid, line });
}

/** Every name of the tz database, zones and links. */
export const zoneNames: readonly string[] = Array.from(entries.values(), ({ tzid }) => tzid).sort();

/** What was read before, by the name in the data's spelling; reading a line twice gives the same zone. */
const known = new Map<string, NamedZone>();

/** The zone of a tz database name, whatever its case; undefined for anything else. */
export function findZone(name: string): NamedZone | undefined {
  return known.get(name) ?? readNamed(entries.get(name.toLowerCase()));
}

function readNamed(entry: Entry | undefined): NamedZone | undefined {
  if (entry === undefined) return undefined;
  const before = known.get(entry.tzid);
  if (before !== undefined) return before;
  const zone = readZone(entry.line);
  const isUtc = zone.onsets.length === 0 && zone.observances[0]!.offset === 0;
  const zoneName = entry.line.slice(0, entry.line.indexOf('|'));
  const named = { tzid: entry.tzid, zone, zoneName, isUtc };
  known.set(entry.tzid, named);
  return named;
}

/** A clock that is always `offset` seconds east of UTC. */
export function fixedZone(offset: number): Zone {
  return offset === 0 ? utc : steadyZone(offset);
}

function steadyZone(offset: number): Zone {
  const observances = [{ offset, abbreviation: '' }];
  return { observances, onsets: [], kinds: [0], rule: undefined, made: [], isIrregular: false };
}

const utc = steadyZone(0);
