import { setImmediate } from 'node:timers/promises';
import { RecentMap } from '../../cache/recent-map.ts';
import { type DayRange, type Store, USAGE_DAYS, type UsageRow } from '../../store/store.ts';
import { dayText, lastDays, usageByDay } from './usage-days.ts';

/** Bytes of days that are kept, of all subjects: those of sixteen at most, where each used everything every day. */
const MAX_KEPT_BYTES = 8 * 1024 * 1024;

/** How long days are kept, in ms. What was counted before may still be written: after the store was unavailable. */
const KEPT_MS = 60_000;

/** Days that are read in one turn of the event loop: a millisecond of it where all operations were called. */
const PORTION_DAYS = 25;

/** Days that are read for each report: counts of yesterday are written until a moment after midnight. */
const FRESH_DAYS = 2;

/** Days as the elements of a JSON array, in one piece: a text of 0.5 MB takes milliseconds to write out. */
interface DaysJson {
  /** `{"day":"2026-11-27",...},{"day":"2026-11-28",...}` */
  readonly bytes: Buffer;
  /** Of each day where it begins in the bytes. The days ascend. */
  readonly starts: readonly { readonly day: string; readonly at: number }[];
}

interface KeptSubject {
  readonly days: DaysJson;
  /** The day before the first fresh one, and when they were read, in ms. */
  readonly last: number;
  readonly readAt: number;
}

/**
 * The days of a subject as JSON, for reports that cost their callers nothing: 400 days of all operations are 0.5 MB and
 * tens of milliseconds of work. So all but the freshest are read once a minute, for one subject after another, and kept.
 */
export class KeptDays {
  readonly #store: Pick<Store, 'usage'>;
  readonly #clock: () => Date;
  readonly #kept = new RecentMap<string, KeptSubject>(MAX_KEPT_BYTES, (_subject, { days }) => weightOf(days));
  readonly #reading = new Map<string, Promise<KeptSubject>>();
  #turn: Promise<unknown> = Promise.resolve();

  constructor(store: Pick<Store, 'usage'>, clock: () => Date) {
    this.#store = store;
    this.#clock = clock;
  }

  /** The last `days` days on which the subject called, the oldest first, as a JSON array in ASCII, in pieces. */
  async json(subject: string, days: number): Promise<readonly Buffer[]> {
    const now = this.#clock();
    const { first, last } = lastDays(days, now);
    const fresh = lastDays(Math.min(days, FRESH_DAYS), now);
    const recent = daysJson(await this.#store.usage(subject, fresh)).bytes;
    if (days <= FRESH_DAYS) return arrayOf([recent]);
    const { days: kept } = await this.#older(subject, last - FRESH_DAYS, now.getTime());
    return arrayOf([from(kept, dayText(first)), recent]);
  }

  async #older(subject: string, last: number, nowMs: number): Promise<KeptSubject> {
    const known = this.#kept.get(subject);
    if (known?.last === last && nowMs - known.readAt < KEPT_MS) return known;
    const reading = this.#reading.get(subject);
    if (reading !== undefined) return reading;
    const read = this.#turn.then(async () => {
      const days = await this.#read(subject, { first: last + FRESH_DAYS - USAGE_DAYS + 1, last });
      return { days, last, readAt: nowMs };
    });
    this.#reading.set(subject, read);
    this.#turn = read.catch(() => {});
    try {
      const found = await read;
      this.#kept.set(subject, found);
      return found;
    } finally {
      this.#reading.delete(subject);
    }
  }

  async #read(subject: string, { first, last }: DayRange): Promise<DaysJson> {
    const portions: DaysJson[] = [];
    for (let start = first; start <= last; start += PORTION_DAYS) {
      const portion = { first: start, last: Math.min(start + PORTION_DAYS - 1, last) };
      portions.push(daysJson(await this.#store.usage(subject, portion)));
      await setImmediate();
    }
    return joined(portions);
  }
}

function daysJson(rows: readonly UsageRow[]): DaysJson {
  const texts = usageByDay(rows).map((day) => ({ day: day.day, json: JSON.stringify(day) }));
  let at = 0;
  const starts = texts.map(({ day, json }) => {
    const start = { day, at };
    at += json.length + 1;
    return start;
  });
  return { bytes: Buffer.from(texts.map(({ json }) => json).join(','), 'latin1'), starts };
}

function joined(portions: readonly DaysJson[]): DaysJson {
  let before = 0;
  const starts = portions.flatMap((portion) => {
    const moved = portion.starts.map(({ day, at }) => ({ day, at: at + before }));
    before += portion.bytes.length === 0 ? 0 : portion.bytes.length + 1;
    return moved;
  });
  return { bytes: Buffer.concat(elementsOf(portions.map(({ bytes }) => bytes))), starts };
}

/** The days from this one on. */
function from({ bytes, starts }: DaysJson, first: string): Buffer {
  return bytes.subarray(starts.find(({ day }) => day >= first)?.at ?? bytes.length);
}

function arrayOf(parts: readonly Buffer[]): readonly Buffer[] {
  return [Buffer.from('['), ...elementsOf(parts), Buffer.from(']')];
}

/** Parts of a list with a comma between those that have elements. */
function elementsOf(parts: readonly Buffer[]): readonly Buffer[] {
  const filled = parts.filter(({ length }) => length > 0);
  return filled.flatMap((part, index) => (index === 0 ? [part] : [Buffer.from(','), part]));
}

/** About a hundred bytes for a start. */
function weightOf({ bytes, starts }: DaysJson): number {
  return bytes.length + 100 * (starts.length + 1);
}
