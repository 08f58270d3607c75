/** A currency of ISO 4217: one of the five of every service, or one that the operator adds. */
export type Currency = 'USD' | 'EUR' | 'GBP' | 'CAD' | 'AUD' | (string & Record<never, never>);

/** The currencies of invoices where the operator adds none. */
export const currencies: readonly Currency[] = ['USD', 'EUR', 'GBP', 'CAD', 'AUD'];

/** The currencies of ISO 4217 that people pay with, as of 2026: without funds, metals and codes for tests. */
const codes =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD ' +
  'CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD ' +
  'GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD ' +
  'KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO ' +
  'NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE ' +
  'SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND ' +
  'VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG';

export const allCurrencies: readonly string[] = codes.split(' ');

/** The sign of each currency; two dollars have their country before it, to distinguish them from the third. */
export const currencySigns: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '\u20ac',
  GBP: '\u00a3',
  CAD: 'CA$',
  AUD: 'A$',
};
