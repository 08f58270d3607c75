import type { Language } from '../codes/language.ts';

/** How a language writes the days from one to another. */
export interface PeriodWords {
  /** Row of the heading. */
  readonly label: string;
  /** With {start} and {end}, whole days. */
  readonly range: string;
  /** With {day}, {endDay}, {endMonth} and {year}: in one month. */
  readonly inMonth?: string;
  /** With {month} besides: in one year. */
  readonly inYear?: string;
  /** With {start}: open at its end. */
  readonly from: string;
  /** With {end}: open at its start. */
  readonly until: string;
}

/** Intervals as the trade of each country writes them; CLDR 44 has the short forms with a dash. */
export const periodWords: Readonly<Record<Language, PeriodWords>> = {
  en: {
    label: 'Service period',
    range: '{start} to {end}',
    from: 'from {start}',
    until: 'until {end}',
  },
  de: {
    label: 'Leistungszeitraum',
    range: '{start} \u2013 {end}',
    inMonth: '{day}.\u2013{endDay}. {endMonth} {year}',
    inYear: '{day}. {month} \u2013 {endDay}. {endMonth} {year}',
    from: 'ab {start}',
    until: 'bis {end}',
  },
  fr: {
    label: 'P\u00e9riode de facturation',
    range: 'du {start} au {end}',
    inMonth: 'du {day} au {endDay} {endMonth} {year}',
    inYear: 'du {day} {month} au {endDay} {endMonth} {year}',
    from: '\u00e0 partir du {start}',
    until: "jusqu'au {end}",
  },
  es: {
    label: 'Periodo de facturaci\u00f3n',
    range: 'del {start} al {end}',
    inMonth: 'del {day} al {endDay} de {endMonth} de {year}',
    inYear: 'del {day} de {month} al {endDay} de {endMonth} de {year}',
    from: 'desde el {start}',
    until: 'hasta el {end}',
  },
  it: {
    label: 'Periodo di riferimento',
    // Without articles, which would change before 8 and 11.
    range: '{start} \u2013 {end}',
    inMonth: '{day}\u2013{endDay} {endMonth} {year}',
    inYear: '{day} {month} \u2013 {endDay} {endMonth} {year}',
    from: 'inizio {start}',
    until: 'fine {end}',
  },
  nl: {
    label: 'Factuurperiode',
    range: '{start} t/m {end}',
    inMonth: '{day} t/m {endDay} {endMonth} {year}',
    inYear: '{day} {month} t/m {endDay} {endMonth} {year}',
    from: 'vanaf {start}',
    until: 't/m {end}',
  },
  pt: {
    label: 'Per\u00edodo de fatura\u00e7\u00e3o',
    range: '{start} a {end}',
    inMonth: '{day} a {endDay} de {endMonth} de {year}',
    inYear: '{day} de {month} a {endDay} de {endMonth} de {year}',
    from: 'a partir de {start}',
    until: 'at\u00e9 {end}',
  },
  pl: {
    label: 'Okres rozliczeniowy',
    range: '{start} \u2013 {end}',
    inMonth: '{day}\u2013{endDay} {endMonth} {year}',
    inYear: '{day} {month} \u2013 {endDay} {endMonth} {year}',
    from: 'od {start}',
    until: 'do {end}',
  },
};
