import { allCurrencies } from '../../formats/currency/codes.ts';
import { type Environment, readSetting } from './read-setting.ts';
import type { Setting } from './setting-types.ts';

const ALL = 'all';

/** Apart from the rest, because a command that needs no more starts sooner. */
export const invoiceSettings = {
  invoiceCurrencies: {
    name: 'INVOICE_CURRENCIES',
    fallback: '',
    meaning: 'currencies of invoices beside USD, EUR, GBP, CAD and AUD: codes of ISO 4217, or all',
    allowed: 'all, or a comma-separated list of codes of ISO 4217 such as CHF,SEK',
    read: readCurrencies,
  },
} as const satisfies Record<string, Setting<readonly string[]>>;

/** The currencies that the operator adds. Throws ConfigError for a bad list. */
export function readInvoiceCurrencies(environment: Environment): readonly string[] {
  return readSetting(invoiceSettings.invoiceCurrencies, environment);
}

function readCurrencies(list: string): readonly string[] | undefined {
  if (list.trim().toLowerCase() === ALL) return allCurrencies;
  const codes = list
    .split(',')
    .map((code) => code.trim().toUpperCase())
    .filter((code) => code !== '');
  return codes.every((code) => allCurrencies.includes(code)) ? codes : undefined;
}
