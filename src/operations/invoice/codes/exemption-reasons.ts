import type { Invoice } from '../schema.ts';
import type { Language } from './language.ts';
import type { TaxCategory } from './tax-category.ts';

/** The categories that need a reason (EN 16931 BR-AE-10, BR-IC-10, BR-G-10, BR-O-10, BR-E-10), as VATEX has texts for. */
type ReasonedCategory = Exclude<TaxCategory, 'S' | 'Z' | 'E'>;

/** Why the lines of one category are not taxed. */
export interface ExemptionReason {
  readonly category: TaxCategory;
  readonly text: string;
}

/** What is taxed alike: the tax rows of an e-invoice, or its lines. */
export interface Categorized {
  readonly rates: readonly { readonly category?: TaxCategory | undefined }[];
}

const englishReasons: Readonly<Record<ReasonedCategory, string>> = {
  AE: 'Reverse charge',
  K: 'Intra-Community supply',
  G: 'Export outside the EU',
  O: 'Not subject to VAT',
};

/** The words of each country for its invoices: those of Directive 2006/112/EC, Article 226, where it has them. */
const reasons: Readonly<Record<Language, Readonly<Record<ReasonedCategory, string>>>> = {
  en: englishReasons,
  de: {
    AE: 'Steuerschuldnerschaft des Leistungsempf\u00e4ngers',
    K: 'Steuerfreie innergemeinschaftliche Lieferung',
    G: 'Steuerfreie Ausfuhrlieferung',
    O: 'Nicht steuerbar',
  },
  fr: {
    AE: 'Autoliquidation',
    K: 'Livraison intracommunautaire exon\u00e9r\u00e9e de TVA',
    G: 'Exportation exon\u00e9r\u00e9e de TVA',
    O: 'Hors champ de la TVA',
  },
  es: {
    AE: 'Inversi\u00f3n del sujeto pasivo',
    K: 'Entrega intracomunitaria exenta de IVA',
    G: 'Exportaci\u00f3n exenta de IVA',
    O: 'Operaci\u00f3n no sujeta a IVA',
  },
  it: {
    AE: 'Inversione contabile',
    K: 'Cessione intracomunitaria non imponibile IVA',
    G: 'Esportazione non imponibile IVA',
    O: 'Operazione fuori campo IVA',
  },
  nl: {
    AE: 'Btw verlegd',
    K: 'Intracommunautaire levering, btw 0%',
    G: 'Uitvoer buiten de EU, btw 0%',
    O: 'Niet onderworpen aan btw',
  },
  pl: {
    AE: 'Odwrotne obci\u0105\u017cenie',
    K: 'Wewn\u0105trzwsp\u00f3lnotowa dostawa towar\u00f3w',
    G: 'Eksport towar\u00f3w',
    O: 'Nie podlega opodatkowaniu VAT',
  },
  pt: {
    AE: 'IVA \u2013 autoliquida\u00e7\u00e3o',
    K: 'Transmiss\u00e3o intracomunit\u00e1ria isenta de IVA',
    G: 'Exporta\u00e7\u00e3o isenta de IVA',
    O: 'N\u00e3o sujeito a IVA',
  },
};

/**
 * Why the document does not tax its lines, one entry for each category of an e-invoice that needs a reason, in the
 * order of its tax rows. `tax_exemption_reason` is E's; without a line of E it replaces the default texts of the others,
 * which are in the language of the document.
 */
export function exemptionReasons(
  { tax_exemption_reason: given, language }: Pick<Invoice, 'tax_exemption_reason' | 'language'>,
  { rates }: Categorized,
): ExemptionReason[] {
  const isExempt = rates.some(({ category }) => category === 'E');
  return rates.flatMap(({ category }): ExemptionReason[] => {
    if (category === undefined || category === 'S' || category === 'Z') return [];
    if (category === 'E') return given === undefined ? [] : [{ category, text: given }];
    return [
      { category, text: isExempt ? reasons[language][category] : (given ?? reasons[language][category]) },
    ];
  });
}
