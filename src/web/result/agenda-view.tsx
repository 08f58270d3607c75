import type { AgendaEntry } from './agenda.ts';

/** The events of a calendar, one below the other. */
export function Agenda({ entries }: { readonly entries: readonly AgendaEntry[] }) {
  if (entries.length === 0) return <p class="none">The calendar has no events.</p>;
  return (
    <ol class="agenda">
      {entries.map((entry, index) => (
        <li key={index}>
          <time dateTime={entry.day}>
            <span>{partOf(entry.day, { month: 'short' })}</span>
            <b>{partOf(entry.day, { day: 'numeric' })}</b>
            <span>{partOf(entry.day, { weekday: 'short' })}</span>
          </time>
          <div>
            <h3>
              {entry.title}
              {entry.isCancelled && <span class="tag old"> cancelled</span>}
            </h3>
            <p>
              {entry.day}, {entry.time}
              {entry.zone !== undefined && <span> ({entry.zone})</span>}
            </p>
            {entry.repeats !== undefined && <p>{entry.repeats}</p>}
            {entry.place !== undefined && <p>{entry.place}</p>}
            {entry.link !== undefined && <p>{entry.link}</p>}
            {entry.details !== undefined && <p class="details">{entry.details}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A part of a day in English, whatever the zone of the reader. */
function partOf(day: string, options: Intl.DateTimeFormatOptions): string {
  const time = Date.parse(day);
  return Number.isNaN(time)
    ? ''
    : new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(time);
}
