import { editDistance } from '../../../schema/edit-distance.ts';
import { zoneNames } from './find-zone.ts';

/** Longer than any name with its slips; more is not compared. */
const MOST_CHARACTERS = 40;

/** Shorter names are one edit from too many others. */
const FEWEST_TO_COMPARE = 5;

const MOST_EDITS = 2;

/**
 * Abbreviations of clocks that are no names of the tz database (EST, MST and CET are), and the zone of most people
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

interface Spelling {
  readonly written: string;
  readonly tzid: string;
}

const wholes: readonly Spelling[] = zoneNames.map((tzid) => ({ written: tzid.toLowerCase(), tzid }));
const places: readonly Spelling[] = wholes.flatMap(({ written, tzid }) =>
  /^(?:etc|systemv)\/|^[^/]*$/.test(written)
    ? []
    : { written: written.slice(written.lastIndexOf('/') + 1), tzid },
);

/**
 * The zone that a name which is none was probably meant to be: that of an abbreviation, of a place without its
 * continent, or of a name at most two edits away. Of several the nearest, of these the first in the alphabet.
 */
export function meantZone(name: string): string | undefined {
  if (name.length > MOST_CHARACTERS) return undefined;
  const written = name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  if (Object.hasOwn(abbreviations, written)) return abbreviations[written];
  return nearest(written, written.includes('/') ? wholes : [...places, ...wholes]);
}

function nearest(written: string, spellings: readonly Spelling[]): string | undefined {
  let most = written.length < FEWEST_TO_COMPARE ? 0 : MOST_EDITS;
  let found: string | undefined;
  for (const spelling of spellings) {
    const edits = editDistance(written, spelling.written, most);
    if (edits > most) continue;
    if (edits === 0) return spelling.tzid;
    found = spelling.tzid;
    most = edits - 1;
  }
  return found;
}
