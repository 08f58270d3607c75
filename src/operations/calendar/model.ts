import type { Moment } from './moment.ts';
import type { Coverage } from './writing/vtimezone.ts';
import type { NamedZone } from './zones/find-zone.ts';

/** A calendar as it is written: defaults, zones and rules of the request are resolved. */
export interface Calendar {
  /** Shown by calendar programs; undefined for a file that is one event. */
  readonly name: string | undefined;
  readonly events: readonly Vevent[];
}

export interface Vevent {
  readonly uid: string;
  readonly title: string;
  readonly start: Moment;
  readonly end: Moment | undefined;
  readonly recurrence: Recurrence | undefined;
  readonly location: string | undefined;
  readonly description: string | undefined;
  readonly url: string | undefined;
  readonly status: string | undefined;
  readonly categories: readonly string[];
  readonly isFree: boolean | undefined;
  readonly sequence: number | undefined;
  /** Minutes before the start. */
  readonly reminders: readonly number[];
  /** The zones its local times are of, and when they are needed. */
  readonly zones: readonly ZoneUse[];
}

export interface Recurrence {
  /** The value of RRULE; undefined where the event takes place on listed dates alone. */
  readonly rule: string | undefined;
  /** What RDATE lists. */
  readonly dates: readonly Moment[];
  readonly exclude: readonly Moment[];
}

export interface ZoneUse {
  readonly named: NamedZone;
  readonly coverage: Coverage;
}
