/**
 * Calendar files as a library. Pure functions that throw InputError for what HTTP refuses; no service, no schema
 * library, no environment, and no zone data but their own.
 */
export { InputError } from '../../errors.ts';
export { type CalendarEvent, type CalendarRequest, type RepeatRequest, toIcs } from './to-ics.ts';
export { zoneNames } from './zones/find-zone.ts';
export { timeZonesVersion } from './zones/zones.generated.ts';
