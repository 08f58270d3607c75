"""Reads series as dateutil and libical do; answers a JSON list on standard output.

Standard input is a JSON list of {ics, last}: the answer to each has the instants of the first event up to `last`, by
dateutil's rruleset with the zone of its tzical, and by libical's iterator over the rule.
"""
import json
import re
import sys
from datetime import datetime, timezone

import gi
import icalendar
from dateutil import rrule
from read_calendars import in_zone, instant, values_of, zones_of

gi.require_version('ICalGLib', '3.0')
from gi.repository import ICalGLib  # noqa: E402

LOCAL = '%Y%m%dT%H%M%S'


def rule_of(ics):
    """The rule as it is in the file: icalendar reads no weekday with a number of two digits (RFC 5545 3.3.10)."""
    event = ics.split('BEGIN:VEVENT')[1].replace('\r\n ', '')
    return re.search(r'^RRULE:(.*?)\r?$', event, re.MULTILINE)[1]


def point(value, zones):
    """A whole day has no zone: dateutil wants UNTIL and the start of one kind."""
    time = in_zone(value, zones)
    return time if isinstance(value.dt, datetime) else time.replace(tzinfo=None)


def seconds_of(time):
    return instant(time if time.tzinfo else time.replace(tzinfo=timezone.utc))


def read(case):
    ics, last = case['ics'], case['last']
    calendar = icalendar.Calendar.from_ical(ics)
    zones = zones_of(calendar)
    event = calendar.walk('VEVENT')[0]
    start, rule = point(event['DTSTART'], zones), rule_of(ics)
    further, excluded = ([point(value, zones) for value in values_of(event, name)] for name in ('RDATE', 'EXDATE'))
    by_rule = by_libical(rule, start, last)
    listed = {seconds for seconds in map(seconds_of, further) if seconds <= last}
    return {
        'dateutil': by_dateutil(rrule.rrulestr(rule, dtstart=start), further, excluded, last),
        'libical': sorted((by_rule | listed) - set(map(seconds_of, excluded))),
    }


def by_dateutil(rule, further, excluded, last):
    series = rrule.rruleset()
    series.rrule(rule)
    for time in further:
        series.rdate(time)
    for time in excluded:
        series.exdate(time)
    read = []
    for time in series:
        seconds = seconds_of(time)
        if seconds > last:
            break
        read.append(seconds)
    return read


def by_libical(rule, start, last):
    """What its iterator shows without a zone: in a zone libical 3.0 keeps the hour to which the clock once skipped."""
    zone = start.tzinfo or timezone.utc
    shown = re.sub(r'(?<=UNTIL=)\d{8}T\d{6}Z', lambda until: local(until[0], zone), rule)
    begin = ICalGLib.Time.new_from_string(start.strftime(LOCAL if start.tzinfo else '%Y%m%d'))
    iterator = ICalGLib.RecurIterator.new(ICalGLib.Recurrence.new_from_string(shown), begin)
    read = set()
    while (time := iterator.next()) is not None and not time.is_null_time():
        parts = (time.get_year(), time.get_month(), time.get_day(), time.get_hour(), time.get_minute())
        seconds = instant(datetime(*parts, tzinfo=zone))
        if seconds > last:
            break
        read.add(seconds)
    return read


def local(utc, zone):
    return datetime.strptime(utc, f'{LOCAL}Z').replace(tzinfo=timezone.utc).astimezone(zone).strftime(LOCAL)


json.dump([read(case) for case in json.load(sys.stdin)], sys.stdout)
