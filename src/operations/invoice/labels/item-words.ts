import type { Language } from '../codes/language.ts';

/** Lines below the description of an item, all with {value}. */
export type ItemWords = Readonly<Record<'id' | 'buyerId' | 'origin', string>>;

/** What article numbers and origins are called on the invoices of each country. */
export const itemWords: Readonly<Record<Language, ItemWords>> = {
  en: { id: 'Item no. {value}', buyerId: 'Your item no. {value}', origin: 'Country of origin: {value}' },
  de: { id: 'Art.-Nr. {value}', buyerId: 'Ihre Art.-Nr. {value}', origin: 'Ursprungsland: {value}' },
  fr: { id: 'R\u00e9f. {value}', buyerId: 'Votre r\u00e9f. {value}', origin: "Pays d'origine : {value}" },
  es: { id: 'Ref. {value}', buyerId: 'Su ref. {value}', origin: 'Pa\u00eds de origen: {value}' },
  it: { id: 'Cod. art. {value}', buyerId: 'Vs. cod. art. {value}', origin: 'Paese di origine: {value}' },
  nl: { id: 'Art.nr. {value}', buyerId: 'Uw art.nr. {value}', origin: 'Land van oorsprong: {value}' },
  pt: { id: 'Ref. {value}', buyerId: 'Vossa ref. {value}', origin: 'Pa\u00eds de origem: {value}' },
  pl: { id: 'Nr art. {value}', buyerId: 'Nr art. nabywcy {value}', origin: 'Kraj pochodzenia: {value}' },
};

/** Classifications that are known by a name, which is the same in every language (UNTDID 7143). */
const schemes = {
  AU: 'NSN',
  EMD: 'EMDN',
  EN: 'EAN',
  HS: 'HS',
  IB: 'ISBN',
  IS: 'ISSN',
  SRV: 'GTIN',
  SSI: 'CAS',
  STI: 'CPV',
  STL: 'ATC',
  STQ: 'ECLASS',
  STT: 'GMDN',
  SUF: 'IMEI',
  TST: 'UNSPSC',
  UP: 'UPC',
} as const satisfies Record<string, string>;

const nameOf = new Map<string, string>(Object.entries(schemes));

/** The name of a classification, or its code where it has none that people know. */
export function itemSchemeName(code: string): string {
  return nameOf.get(code) ?? code;
}
