/** The currencies of invoices (ISO 4217), all with two decimals. */
export const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD'] as const;

export type Currency = (typeof currencies)[number];

/** The sign of each currency; two dollars have their country before it, to distinguish them from the third. */
export const currencySigns = {
  USD: '$',
  EUR: '\u20ac',
  GBP: '\u00a3',
  CAD: 'CA$',
  AUD: 'A$',
} as const satisfies Record<Currency, string>;
