/** The languages of a payment part. */
export const billLanguages = ['de', 'fr', 'it', 'en'] as const;

export type BillLanguage = (typeof billLanguages)[number];

/** The headings of a payment part, which no others may replace (guidelines, annex D). */
export interface BillLabels {
  readonly receipt: string;
  readonly paymentPart: string;
  readonly payableTo: string;
  readonly reference: string;
  readonly information: string;
  readonly payableBy: string;
  /** Above an empty field. */
  readonly payableByWhom: string;
  readonly currency: string;
  readonly amount: string;
  readonly acceptancePoint: string;
}

/** The headings in each language. */
export const billLabels: Readonly<Record<BillLanguage, BillLabels>> = {
  de: {
    receipt: 'Empfangsschein',
    paymentPart: 'Zahlteil',
    payableTo: 'Konto / Zahlbar an',
    reference: 'Referenz',
    information: 'Zus\u00e4tzliche Informationen',
    payableBy: 'Zahlbar durch',
    payableByWhom: 'Zahlbar durch (Name/Adresse)',
    currency: 'W\u00e4hrung',
    amount: 'Betrag',
    acceptancePoint: 'Annahmestelle',
  },
  fr: {
    receipt: 'R\u00e9c\u00e9piss\u00e9',
    paymentPart: 'Section paiement',
    payableTo: 'Compte / Payable \u00e0',
    reference: 'R\u00e9f\u00e9rence',
    information: 'Informations suppl\u00e9mentaires',
    payableBy: 'Payable par',
    payableByWhom: 'Payable par (nom/adresse)',
    currency: 'Monnaie',
    amount: 'Montant',
    acceptancePoint: 'Point de d\u00e9p\u00f4t',
  },
  it: {
    receipt: 'Ricevuta',
    paymentPart: 'Sezione pagamento',
    payableTo: 'Conto / Pagabile a',
    reference: 'Riferimento',
    information: 'Informazioni supplementari',
    payableBy: 'Pagabile da',
    payableByWhom: 'Pagabile da (nome/indirizzo)',
    currency: 'Valuta',
    amount: 'Importo',
    acceptancePoint: 'Punto di accettazione',
  },
  en: {
    receipt: 'Receipt',
    paymentPart: 'Payment part',
    payableTo: 'Account / Payable to',
    reference: 'Reference',
    information: 'Additional information',
    payableBy: 'Payable by',
    payableByWhom: 'Payable by (name/address)',
    currency: 'Currency',
    amount: 'Amount',
    acceptancePoint: 'Acceptance point',
  },
};
