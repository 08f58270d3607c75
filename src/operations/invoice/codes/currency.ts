/** A currency of ISO 4217: one of the five of every service, or one that the operator adds. */
export type Currency = 'USD' | 'EUR' | 'GBP' | 'CAD' | 'AUD' | (string & Record<never, never>);

/** The currencies of invoices where the operator adds none. */
export const currencies: readonly Currency[] = ['USD', 'EUR', 'GBP', 'CAD', 'AUD'];
