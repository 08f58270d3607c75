import type { OtherNames } from '../../../schema/schema.ts';

/** What is written around a name of time when it is of something else: of sales, of the record, of a page. */
const ofOtherThings = list(
  'id, ids, url, link, label, text, note, description, title, name, type, format, color, colour, icon, status, ' +
    'registration, registered, sale, ticket, booking, booked, door, check, checkin, deadline, reminder, alarm, travel, buffer, ' +
    'setup, created, updated, modified, published, page, user, venue, place, location, address, city, country, display, show',
);

const repeatHint = 'repeat takes it, as {"freq":"weekly","until":"2026-12-31"}';
const startHint = 'start has both day and time, as 2026-06-02T18:30';
const endHint = 'end has both day and time, as 2026-06-02T20:00';
const datesHint = 'dates lists further dates, as ["2026-06-09","2026-06-23"]';
const zoneHint = 'tz is the zone of the event, end_tz that of its end where it is another';
const lengthHint = 'duration_minutes counts minutes';
const allDayHint = 'an all-day event has a date as its start, as 2026-06-02';

/**
 * Names that say when an event takes place, or how often, and are not members. None of them may be ignored, because the
 * event would take place at other times than those that were sent: where the members they are used for are there, too.
 */
export const timeNames: readonly OtherNames[] = [
  { words: list('weekend, end user, start page, day care, start up, zone id') },
  { names: list('all_day, is_all_day, whole_day, full_day, ganztags, ganztaegig'), hint: allDayHint },
  {
    words: list(
      'all day, whole day, full day, ganztagig, ganztaegig, jour entier, journee entiere, toute journee, toute la journee, ' +
        'dia entero, todo el dia, dia inteiro, dia todo, tutto il giorno, giornata intera, hele dag, hele dagen, heldag',
    ),
    unless: ofOtherThings,
    hint: allDayHint,
  },
  {
    names: list(
      'sessions, session_dates, instances, slots, time_slots, showtimes, performances, further_dates',
    ),
    words: list(
      'rdate, extra date, additional date, more date, other date, further date, date list, occurrence, rdates',
    ),
    unless: list('id, url, note'),
    hint: datesHint,
  },
  {
    words: list('recurrence date, repeat date, repeat on date, recurring date, weitere termine'),
    hint: datesHint,
  },
  {
    member: 'repeat',
    names: list('recurrence, recurrence_rule, recurring, rrule, repetition, frequency'),
  },
  {
    names: list(
      'freq, count, interval, every, until, days, weekdays, times, exclude, except, exceptions, skip, holidays, week_start, by_set_pos, ' +
        'by_day, by_month, by_month_day, by_week_no, by_year_day, by_hour, periodicity, cadence, weekly, daily, monthly, ' +
        'yearly, annual, annually, until_date, end_after, ends_after, ends_on, last_date, last_day, final_date, final_day, ' +
        'excluded, excludes, exclusions, omit, omit_dates, times_per_week, session_count, number_of_sessions, blackout_dates, blackouts',
    ),
    words: list(
      'recur, recurring, recurrence, recurrent, repeat, repeating, repeated, repetition, repetitive, rrule, freq, ' +
        'frequency, every day, every week, every month, every year, each day, each week, each month, each year, ' +
        'exdate, exrule, exclude date, excluded date, excluded day, except date, skip date, cancelled date, canceled date, exception date, by day, by month, by week, by year, by hour, by minute, ' +
        'byday, bymonth, bymonthday, byweekday, bysetpos, set po, weekday, day of week, day of month, wkst, ' +
        'week start, fortnightly, biweekly, wiederholung, wiederholen, turnus, recursion, repeticion, repetir, ' +
        'recurrencia, frecuencia, frequence, ricorrenza, ripetizione, frequenza, recorrencia, repeticao, frequencia, ' +
        'herhaling, herhalen, powtarzanie, upprepning, gentagelse, gjentakelse',
    ),
    unless: ofOtherThings,
    hint: repeatHint,
  },
  {
    words: list(
      'time zone, timezone, tzid, tz, end tz, start tz, utc offset, gmt offset, zeitzone, fuseau horaire, zona horaria, ' +
        'fuso orario, fuso horario, tijdzone, tidszone, tidssone, strefa czasowa',
    ),
    names: list('zone, offset'),
    unless: list('label, name'),
    hint: zoneHint,
  },
  { names: list('time_zone_name, tz_name, time_zone_id, tzone'), hint: zoneHint },
  { names: list('duration, duration_min, duration_mins'), hint: 'did you mean duration_minutes?' },
  {
    names: list('duration_hours, duration_seconds, hours, minutes, length, length_minutes, length_hours'),
    words: list('duration, dauer, duree, duracion, durata, duracao, duur'),
    unless: ofOtherThings,
    hint: lengthHint,
  },
  {
    names: list(
      'date, day, time, hour, when, from, date_time, event_date, event_time, event_day, on, at, departure, hora, datum, fecha, data, ' +
        'time_from, from_time, date_from, from_date, departure_time, departs_at, kickoff_time, ' +
        'timeslot, von, startzeit, startdatum, uhrzeit, horario, begindatum, begintijd, starttijd, starttid, startdato, ' +
        'alku, alkuaika, zacatek, data_rozpoczecia, godzina_rozpoczecia',
    ),
    words: list('dtstart, start, begin, beginning, beginn, anfang, debut, inicio, inizio, aanvang'),
    unless: ofOtherThings,
    hint: startHint,
  },
  {
    names: list(
      'to, till, arrival, ende, fin, fine, fim, einde, time_to, to_time, date_to, to_date, stop_at, stops_at, stop_time, ' +
        'stop_date, stop_datetime, arrival_time, arrives_at, bis, endzeit, enddatum, date_fin, heure_fin, fecha_fin, ' +
        'hora_fin, data_fim, hora_fim, data_fine, ora_fine, einddatum, eindtijd, sluttid, slut, slutt, slutdatum, slutdato, ' +
        'sluttdato, loppu, loppuaika, konec, koniec, data_zakonczenia, godzina_zakonczenia',
    ),
    words: list('dtend, end, ending, finish, finishing'),
    unless: ofOtherThings,
    hint: endHint,
  },
];

function list(text: string): string[] {
  return text.split(', ');
}
