/** A currency of ISO 4217: one of the five of every service, or one that the operator adds. */
export type Currency = 'USD' | 'EUR' | 'GBP' | 'CAD' | 'AUD' | (string & Record<never, never>);

/** The currencies of invoices where the operator adds none. */
export const currencies: readonly Currency[] = ['USD', 'EUR', 'GBP', 'CAD', 'AUD'];

/** The sign of each currency; two dollars have their country before it, to distinguish them from the third. */
export const currencySigns: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '\u20ac',
  GBP: '\u00a3',
  CAD: 'CA$',
  AUD: 'A$',
};
