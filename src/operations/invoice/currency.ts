/** The currencies of invoices (ISO 4217), all with two decimals. */
export const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD'] as const;

export type Currency = (typeof currencies)[number];
