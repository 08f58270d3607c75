/** An event of a calendar file, in words to show. */
export interface AgendaEntry {
  readonly title: string;
  /** The day it begins on, as YYYY-MM-DD. */
  readonly day: string;
  /** Such as `18:30 to 20:00`, or `All day`. */
  readonly time: string;
  readonly zone: string | undefined;
  readonly place: string | undefined;
  readonly repeats: string | undefined;
  readonly details: string | undefined;
  readonly link: string | undefined;
  readonly isCancelled: boolean;
}

/** The events of an iCalendar text (RFC 5545) by the time they begin at. */
export function readAgenda(text: string): readonly AgendaEntry[] {
  const entries: AgendaEntry[] = [];
  const open: string[] = [];
  let event: Event = new Map();
  for (const line of unfolded(text)) {
    const { name, value } = line;
    if (name === 'BEGIN') {
      open.push(value);
      if (value === 'VEVENT') event = new Map();
    } else if (name === 'END') {
      open.pop();
      if (value === 'VEVENT') entries.push(entryOf(event));
    } else if (open.at(-1) === 'VEVENT' && !event.has(name)) event.set(name, line);
  }
  return entries.sort((a, b) => `${a.day} ${a.time}`.localeCompare(`${b.day} ${b.time}`));
}

interface Property {
  readonly name: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly value: string;
}

/** The properties of an event by their names, the first of each. */
type Event = Map<string, Property>;

/** Content lines: a line that begins with a blank continues the one before (RFC 5545 3.1). */
function unfolded(text: string): readonly Property[] {
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
  return lines.flatMap((line) => {
    const match = /^([A-Za-z0-9-]+)((?:;[^=;:]+=(?:"[^"]*"|[^";:])*)*):(.*)$/s.exec(line);
    if (match === null) return [];
    const [, name, parameters, value] = match;
    const pairs = [...parameters!.matchAll(/;([^=]+)=(?:"([^"]*)"|([^;]*))/g)];
    return [
      {
        name: name!.toUpperCase(),
        parameters: new Map(
          pairs.map(([, key, quoted, plain]) => [key!.toUpperCase(), quoted ?? plain ?? '']),
        ),
        value: value!,
      },
    ];
  });
}

function entryOf(event: Event): AgendaEntry {
  const start = event.get('DTSTART');
  const text = (name: string): string | undefined => {
    const value = event.get(name)?.value;
    return value === undefined || value === '' ? undefined : unescaped(value);
  };
  const isUtc = start?.value.endsWith('Z') ?? false;
  return {
    title: text('SUMMARY') ?? 'Untitled',
    day: dayOf(start?.value ?? ''),
    time: timeOf(start?.value ?? '', event.get('DTEND')?.value),
    zone: isUtc ? 'UTC' : start?.parameters.get('TZID'),
    place: text('LOCATION'),
    repeats: ruleInWords(event.get('RRULE')?.value),
    details: text('DESCRIPTION'),
    link: event.get('URL')?.value,
    isCancelled: event.get('STATUS')?.value === 'CANCELLED',
  };
}

/** RFC 5545 3.3.11. */
function unescaped(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_, character: string) => (/n/i.test(character) ? '\n' : character));
}

/** A date or date-time of RFC 5545 3.3.4 and 3.3.5 as YYYY-MM-DD. */
function dayOf(value: string): string {
  return `${value.slice(0, 4)}-${value.slice(4, 6)}-${value.slice(6, 8)}`;
}

function clockOf(value: string): string {
  return `${value.slice(9, 11)}:${value.slice(11, 13)}`;
}

/** The end of a whole-day event is the day after its last one (3.6.1). */
function timeOf(start: string, end: string | undefined): string {
  if (!start.includes('T')) {
    const last = end === undefined ? dayOf(start) : dayBefore(dayOf(end));
    return last <= dayOf(start) ? 'All day' : `All day, to ${last}`;
  }
  if (end === undefined || end === start) return clockOf(start);
  const until = dayOf(end) === dayOf(start) ? clockOf(end) : `${dayOf(end)} ${clockOf(end)}`;
  return `${clockOf(start)} to ${until}`;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}

const units: Readonly<Record<string, string>> = {
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
};

/** A recurrence rule (3.3.10) in words: `Every 2 weeks on TU, TH, 10 times`. Its rarer parts as they are. */
function ruleInWords(rule: string | undefined): string | undefined {
  if (rule === undefined) return undefined;
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string]));
  const part = (name: string): string | undefined => {
    const value = parts.get(name);
    parts.delete(name);
    return value;
  };
  const unit = units[part('FREQ') ?? ''] ?? 'time';
  const interval = part('INTERVAL') ?? '1';
  const days = part('BYDAY');
  const count = part('COUNT');
  const until = part('UNTIL');
  part('WKST');
  const words = [
    interval === '1' ? `Every ${unit}` : `Every ${interval} ${unit}s`,
    days && ` on ${days.replaceAll(',', ', ')}`,
    count && `, ${count} times`,
    until && ` until ${dayOf(until)}`,
    ...[...parts].map(([name, value]) => `, ${name} ${value}`),
  ];
  return words.filter(Boolean).join('');
}
