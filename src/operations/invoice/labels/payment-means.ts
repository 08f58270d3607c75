import type { Language } from '../codes/language.ts';

/** How a language says by what an invoice is paid, beside a transfer. */
export interface PaymentMeansWords {
  /** Money that the seller collects: headings of a SEPA direct debit and of any other, a sentence, and its rows. */
  readonly debit: Readonly<
    Record<'sepa' | 'other' | 'collected' | 'mandate' | 'creditor' | 'account', string>
  >;
  readonly card: Readonly<Record<'title' | 'number' | 'holder', string>>;
}

/** The words of the banks of each country, as in their forms of mandates. */
export const paymentMeansWords: Readonly<Record<Language, PaymentMeansWords>> = {
  en: {
    debit: {
      sepa: 'SEPA Direct Debit',
      other: 'Direct debit',
      collected: 'The amount due will be collected from your account.',
      mandate: 'Mandate reference',
      creditor: 'Creditor identifier',
      account: 'Your account',
    },
    card: { title: 'Card payment', number: 'Card', holder: 'Cardholder' },
  },
  de: {
    debit: {
      sepa: 'SEPA-Lastschrift',
      other: 'Lastschrift',
      collected: 'Der f\u00e4llige Betrag wird von Ihrem Konto eingezogen.',
      mandate: 'Mandatsreferenz',
      creditor: 'Gl\u00e4ubiger-ID',
      account: 'Ihr Konto',
    },
    card: { title: 'Kartenzahlung', number: 'Karte', holder: 'Karteninhaber' },
  },
  fr: {
    debit: {
      sepa: 'Pr\u00e9l\u00e8vement SEPA',
      other: 'Pr\u00e9l\u00e8vement',
      collected: 'Le montant d\u00fb sera pr\u00e9lev\u00e9 sur votre compte.',
      mandate: 'R\u00e9f\u00e9rence du mandat',
      creditor: 'Identifiant cr\u00e9ancier',
      account: 'Votre compte',
    },
    card: { title: 'Paiement par carte', number: 'Carte', holder: 'Titulaire' },
  },
  es: {
    debit: {
      sepa: 'Adeudo directo SEPA',
      other: 'Domiciliaci\u00f3n bancaria',
      collected: 'El importe a pagar se cargar\u00e1 en su cuenta.',
      mandate: 'Referencia del mandato',
      creditor: 'Identificador del acreedor',
      account: 'Su cuenta',
    },
    card: { title: 'Pago con tarjeta', number: 'Tarjeta', holder: 'Titular' },
  },
  it: {
    debit: {
      sepa: 'Addebito diretto SEPA',
      other: 'Addebito diretto',
      collected: "L'importo dovuto sar\u00e0 addebitato sul vostro conto.",
      mandate: 'Riferimento del mandato',
      creditor: 'Identificativo del creditore',
      account: 'Vostro conto',
    },
    card: { title: 'Pagamento con carta', number: 'Carta', holder: 'Intestatario' },
  },
  nl: {
    debit: {
      sepa: 'SEPA-incasso',
      other: 'Automatische incasso',
      collected: 'Het te betalen bedrag wordt van uw rekening afgeschreven.',
      mandate: 'Kenmerk machtiging',
      creditor: 'Incassant-ID',
      account: 'Uw rekening',
    },
    card: { title: 'Kaartbetaling', number: 'Kaart', holder: 'Kaarthouder' },
  },
  pt: {
    debit: {
      sepa: 'D\u00e9bito direto SEPA',
      other: 'D\u00e9bito direto',
      collected: 'O valor a pagar ser\u00e1 debitado na sua conta.',
      mandate: 'Refer\u00eancia da autoriza\u00e7\u00e3o',
      creditor: 'Identifica\u00e7\u00e3o do credor',
      account: 'A sua conta',
    },
    card: { title: 'Pagamento com cart\u00e3o', number: 'Cart\u00e3o', holder: 'Titular' },
  },
  pl: {
    debit: {
      sepa: 'Polecenie zap\u0142aty SEPA',
      other: 'Polecenie zap\u0142aty',
      collected: 'Kwota do zap\u0142aty zostanie pobrana z Pa\u0144stwa rachunku.',
      mandate: 'Numer zgody',
      creditor: 'Identyfikator wierzyciela',
      account: 'Pa\u0144stwa rachunek',
    },
    card: { title: 'P\u0142atno\u015b\u0107 kart\u0105', number: 'Karta', holder: 'Posiadacz karty' },
  },
};
