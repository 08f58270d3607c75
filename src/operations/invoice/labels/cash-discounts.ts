import type { Language } from '../codes/language.ts';

/** How a language offers a cash discount. */
export interface CashDiscountWords {
  /** With {percent} and {days}, which is `day` or `days`. */
  readonly whole: string;
  /** With {base} besides: of a part of the invoice. */
  readonly part: string;
  readonly day: string;
  /** With {count}. */
  readonly days: string;
}

/** The sentences that invoices of each country have. */
export const cashDiscountWords: Readonly<Record<Language, CashDiscountWords>> = {
  en: {
    whole: '{percent} discount if paid within {days}',
    part: '{percent} discount on {base} if paid within {days}',
    day: '1 day',
    days: '{count} days',
  },
  de: {
    whole: '{percent} Skonto bei Zahlung innerhalb von {days}',
    part: '{percent} Skonto auf {base} bei Zahlung innerhalb von {days}',
    day: '1 Tag',
    days: '{count} Tagen',
  },
  fr: {
    whole: 'Escompte de {percent} pour paiement sous {days}',
    part: 'Escompte de {percent} sur {base} pour paiement sous {days}',
    day: '1 jour',
    days: '{count} jours',
  },
  es: {
    whole: 'Descuento por pronto pago del {percent} si se paga en un plazo de {days}',
    part: 'Descuento por pronto pago del {percent} sobre {base} si se paga en un plazo de {days}',
    day: '1 d\u00eda',
    days: '{count} d\u00edas',
  },
  it: {
    // Without an article, which would change before 8 and 11.
    whole: 'Sconto cassa {percent} per pagamento entro {days}',
    part: 'Sconto cassa {percent} su {base} per pagamento entro {days}',
    day: '1 giorno',
    days: '{count} giorni',
  },
  nl: {
    whole: '{percent} betalingskorting bij betaling binnen {days}',
    part: '{percent} betalingskorting over {base} bij betaling binnen {days}',
    day: '1 dag',
    days: '{count} dagen',
  },
  pt: {
    whole: 'Desconto de pronto pagamento de {percent} para pagamento no prazo de {days}',
    part: 'Desconto de pronto pagamento de {percent} sobre {base} para pagamento no prazo de {days}',
    day: '1 dia',
    days: '{count} dias',
  },
  pl: {
    whole: 'Skonto {percent} przy p\u0142atno\u015bci w ci\u0105gu {days}',
    part: 'Skonto {percent} od {base} przy p\u0142atno\u015bci w ci\u0105gu {days}',
    day: '1 dnia',
    days: '{count} dni',
  },
};
