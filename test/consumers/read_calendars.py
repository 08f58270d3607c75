"""Reads calendars as python3-icalendar and python3-dateutil do; answers a JSON list on standard output.

Standard input is a JSON list of {ics, locals, occurrences}: the answer to each has the offsets of the local times
by dateutil's tzical, and the instants of this many occurrences of the first event by dateutil's rruleset.
"""
import io
import json
import sys
from datetime import datetime, timedelta, timezone

import icalendar
from dateutil import rrule, tz

EPOCH = datetime(1970, 1, 1)


def zones_of(calendar):
    zones = {}
    for component in calendar.walk('VTIMEZONE'):
        # dateutil refuses properties it does not know, which RFC 5545 3.8.8.2 has readers ignore.
        del component['X-LIC-LOCATION']
        text = component.to_ical(sorted=False).decode()
        zones[str(component['TZID'])] = tz.tzical(io.StringIO(text)).get()
    return zones


def instant(time):
    return int((time.astimezone(timezone.utc).replace(tzinfo=None) - EPOCH).total_seconds())


def in_zone(value, zones):
    """A date or time of a property as python has it, its zone taken from the file and not from the system."""
    time = value.dt
    if not isinstance(time, datetime):
        return datetime(time.year, time.month, time.day, tzinfo=timezone.utc)
    name = value.params.get('TZID')
    return time.replace(tzinfo=zones[name]) if name else time


def as_list(value):
    return value if isinstance(value, list) else [value] if value is not None else []


def values_of(event, name):
    """The values of EXDATE or RDATE, each line with a zone of its own."""
    for line in as_list(event.get(name)):
        for value in line.dts:
            value.params = line.params
            yield value


def occurrences(event, zones, count):
    start = in_zone(event['DTSTART'], zones)
    if 'RRULE' not in event:
        return [instant(start)]
    series = rrule.rruleset()
    series.rrule(rrule.rrulestr(event['RRULE'].to_ical().decode(), dtstart=start))
    for value in values_of(event, 'EXDATE'):
        series.exdate(in_zone(value, zones))
    read = []
    for time in series:
        read.append(instant(time))
        if len(read) == count:
            break
    return read


def read(case):
    calendar = icalendar.Calendar.from_ical(case['ics'])
    zones = zones_of(calendar)
    event = calendar.walk('VEVENT')[0]
    zone = next(iter(zones.values()), timezone.utc)
    times = [EPOCH + timedelta(seconds=local) for local in case['locals']]
    return {
        'offsets': [int(zone.utcoffset(time.replace(tzinfo=zone)).total_seconds()) for time in times],
        'instants': occurrences(event, zones, case['occurrences']),
        'summary': str(event['SUMMARY']),
    }


if __name__ == '__main__':
    json.dump([read(case) for case in json.load(sys.stdin)], sys.stdout)
