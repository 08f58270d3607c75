import type { Kind } from '../schema.ts';

/** The words of a document. Names in braces are replaced by values. */
export interface Labels {
  readonly titles: Readonly<Record<Kind, string>>;
  readonly number: Readonly<Record<Kind, string>>;
  readonly issued: string;
  readonly due: string;
  readonly billTo: string;
  readonly preparedFor: string;
  /** The one sentence in large letters, all with {amount}. */
  readonly headline: {
    /** With {date}. */
    readonly dueOn: string;
    readonly due: string;
    readonly paid: string;
    readonly received: string;
    readonly estimated: string;
  };
  readonly paid: string;
  readonly columns: Readonly<Record<'description' | 'quantity' | 'unitPrice' | 'tax' | 'amount', string>>;
  readonly subtotal: string;
  /** With {rate} and {base}. */
  readonly taxOn: string;
  readonly discount: string;
  readonly total: string;
  readonly amountDue: string;
  readonly notes: string;
  readonly terms: string;
  /** With {page} and {count}. */
  readonly page: string;
  readonly numbers: NumberStyle;
  readonly dates: DateStyle;
}

/** How numbers are written, as in CLDR 44. */
export interface NumberStyle {
  readonly decimal: string;
  readonly groups: string;
  /** Whole parts with fewer digits are not grouped. */
  readonly groupFrom: number;
  readonly percent: string;
  /** Where the sign of the currency stands. */
  readonly sign: 'before' | 'before apart' | 'after';
}

/** How days are written: as they were sent, or in words. */
export type DateStyle =
  | 'iso'
  | {
      /** With {day}, {month} and {year}. */
      readonly pattern: string;
      /** Twelve names as they stand in a date. */
      readonly months: readonly string[];
      /** The first day of a month, where it is no plain 1. */
      readonly first?: string;
    };

/** Puts values in the places of a text. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
