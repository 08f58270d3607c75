import type { Observance, OnsetRule, YearlyRule, Zone } from './zone.ts';

/**
 * Reads a line of zones.generated.ts, whose fields are separated by bars:
 * name | abbreviation=offset,... | kinds, one base-36 digit each | first onset and the gaps to the next ones,
 * base 36 | firstYear,firstSide;month.day.weekday.secondOfDay.kind;(the other side) | ! when irregular.
 */
export function readZone(line: string): Zone {
  const [, observances = '', kinds = '', onsets = '', rule = '', mark = ''] = line.split('|');
  return {
    observances: observances.split(',').map(readObservance),
    kinds: Array.from(kinds, (digit) => Number.parseInt(digit, 36)),
    onsets: readOnsets(onsets),
    rule: rule === '' ? undefined : readRule(rule),
    made: [],
    isIrregular: mark === '!',
  };
}

/** The line of a zone, the inverse of `readZone`. */
export function zoneLine(name: string, zone: Zone): string {
  const gaps = zone.onsets.map((onset, index) => onset - (zone.onsets[index - 1] ?? 0));
  return [
    name,
    zone.observances.map(({ abbreviation, offset }) => `${abbreviation}=${offset}`).join(','),
    zone.kinds.map((kind) => kind.toString(36)).join(''),
    gaps.map((gap) => gap.toString(36)).join(' '),
    zone.rule === undefined ? '' : ruleText(zone.rule),
    zone.isIrregular ? '!' : '',
  ].join('|');
}

function readObservance(text: string): Observance {
  const equals = text.indexOf('=');
  return { abbreviation: text.slice(0, equals), offset: Number(text.slice(equals + 1)) };
}

function readOnsets(text: string): readonly number[] {
  if (text === '') return [];
  let onset = 0;
  return text.split(' ').map((gap) => {
    onset += Number.parseInt(gap, 36);
    return onset;
  });
}

function readRule(text: string): YearlyRule {
  const [start = '', earlier = '', later = ''] = text.split(';');
  const [firstYear = 0, firstSide = 0] = start.split(',').map(Number);
  return { firstYear, firstSide: firstSide === 1 ? 1 : 0, sides: [readSide(earlier), readSide(later)] };
}

function readSide(text: string): OnsetRule {
  const [month = 0, day = 0, weekday = 0, secondOfDay = 0, kind = 0] = text.split('.').map(Number);
  return { month, day, weekday, secondOfDay, kind };
}

function ruleText({ firstYear, firstSide, sides }: YearlyRule): string {
  const texts = sides.map(({ month, day, weekday, secondOfDay, kind }) =>
    [month, day, weekday, secondOfDay, kind].join('.'),
  );
  return `${firstYear},${firstSide};${texts.join(';')}`;
}
