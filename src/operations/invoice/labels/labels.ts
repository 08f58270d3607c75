import type { DocumentType } from '../codes/document-type.ts';
import type { Language } from '../codes/language.ts';

/** The words of a document. Names in braces are replaced by values. */
export interface Labels {
  readonly titles: Readonly<Record<DocumentType, string>>;
  readonly number: Readonly<Record<DocumentType, string>>;
  readonly issued: string;
  readonly due: string;
  /** The day of an estimate. */
  readonly validUntil: string;
  /** Rows of the heading that say what the document refers to. */
  readonly references: Readonly<Record<'delivered' | 'buyer' | 'order' | 'corrects', string>>;
  /** An earlier document, with {number} and {date}. */
  readonly dated: string;
  readonly billTo: string;
  readonly preparedFor: string;
  /** Lines of a party, all with {value}. */
  readonly party: Readonly<Record<'contact' | 'vatId' | 'taxNumber' | 'registration', string>>;
  /** The one sentence in large letters, all with {amount}. */
  readonly headline: {
    /** With {date}. */
    readonly dueOn: string;
    readonly due: string;
    readonly paid: string;
    readonly received: string;
    readonly estimated: string;
    /** With {date}. */
    readonly estimatedUntil: string;
    readonly credited: string;
  };
  readonly paid: string;
  readonly columns: Readonly<Record<'description' | 'quantity' | 'unitPrice' | 'tax' | 'amount', string>>;
  /** Heads of the columns whose amounts are with tax. */
  readonly grossColumns: Readonly<Record<'unitPrice' | 'amount', string>>;
  readonly subtotal: string;
  /** The sum without tax, where charges or allowances make it another than the sum of the lines. */
  readonly net: string;
  /** With {tax}, what it is called, {rate} and {base}. */
  readonly taxOn: string;
  /** The share of an amount, with {rate} and {base}. */
  readonly percentOf: string;
  /** The tax in the currency of the tax office, with {currency}, {amount}, {from} and {rate}. */
  readonly taxIn: string;
  /** A part of the total, which includes tax, with {text}. */
  readonly includes: string;
  /** The tax of all rates, where an e-invoice has several; the other one with {tax}, its name. */
  readonly taxTotal: string;
  readonly namedTaxTotal: string;
  readonly discount: string;
  readonly total: string;
  /** What makes of the total a round amount to pay. */
  readonly rounding: string;
  readonly amountDue: string;
  /** What is already paid, above the amount due. */
  readonly paidPart: string;
  readonly amountCredited: string;
  /** Where to pay; `scan` is below a payment code, `code` says in words what it is. */
  readonly payment: Readonly<Record<'title' | 'reference' | 'scan' | 'code', string>>;
  readonly notes: string;
  readonly terms: string;
  /** With {page} and {count}. */
  readonly page: string;
  readonly numbers: NumberStyle;
  readonly dates: DateStyle;
}

/** How numbers are written, as in CLDR 44. */
export interface NumberStyle {
  /** By it, the sign of the currency. */
  readonly language: Language;
  readonly decimal: string;
  readonly groups: string;
  /** Whole parts with fewer digits are not grouped. */
  readonly groupFrom: number;
  readonly percent: string;
  /** Where the sign of the currency is written. */
  readonly sign: 'before' | 'before apart' | 'after';
}

/** How days are written: as they were sent, or in words. */
export type DateStyle =
  | 'iso'
  | {
      /** With {day}, {month} and {year}. */
      readonly pattern: string;
      /** Twelve names as written in a date. */
      readonly months: readonly string[];
      /** The first day of a month, where it is not a plain 1. */
      readonly first?: string;
    };

/** Replaces the names in braces by their values. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
