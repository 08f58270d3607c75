import type { Fault } from '../../../errors.ts';
import { isCreditNote } from '../codes/document-type.ts';
import type { EinvoiceFormat } from '../codes/einvoice-format.ts';
import type { TaxCategory } from '../codes/tax-category.ts';
import { isCollected } from '../payment/payment-means.ts';
import { endpointOf, type Facts, lineOf, registrationOf } from './facts.ts';

/** In which e-invoices of a format a member is required. */
export type Need = 'always' | 'German parties';

/** A member that a format requires, and what a caller is asked for. */
export interface Requirement {
  readonly pointer: string;
  /** Business term of EN 16931. */
  readonly term: string;
  /** What to send, as it reads after a colon. */
  readonly ask: string | ((facts: Facts) => string);
  /** What may be sent in its place, in words for the docs. */
  readonly instead?: string;
  readonly formats: Readonly<Partial<Record<EinvoiceFormat, Need>>>;
  /** The condition of the requirement beside its format, in words for the docs and as a test. */
  readonly when?: { readonly words: string; readonly holds: (facts: Facts) => boolean };
  readonly isMet: (facts: Facts) => boolean;
}

const everywhere = {
  facturx: 'always',
  xrechnung: 'always',
  'xrechnung-ubl': 'always',
  peppol: 'always',
} as const;
const inGermany = { xrechnung: 'always', 'xrechnung-ubl': 'always', peppol: 'German parties' } as const;
const forDelivery = { xrechnung: 'always', 'xrechnung-ubl': 'always', peppol: 'always' } as const;

const has = (...categories: TaxCategory[]) => ({
  words: `with lines of ${categories.join(', ')}`,
  holds: (facts: Facts) => categories.some((category) => facts.categories.has(category)),
});

const payable = { words: 'where something is left to pay', holds: ({ isPayable }: Facts) => isPayable };

/** Usual schemes of electronic addresses on the Peppol network, by country. */
const usualSchemes: Readonly<Record<string, string>> = {
  BE: '0208 and the 10 digits of the enterprise number',
  DE: '9930 and the VAT id, or 0204 and the Leitweg-ID',
  FR: '0225 and the SIREN',
  NL: '0106 and the KVK number',
};

function askEndpoint(party: 'from' | 'to'): (facts: Facts) => string {
  return ({ invoice, profile }) => {
    if (profile.endpointSchemes.has('EM'))
      return `the e-mail address in ${party}.email, or scheme and id of another`;
    const usual = usualSchemes[invoice[party].country ?? ''];
    return `the scheme and id of the Peppol address${usual === undefined ? '' : `; usual there is scheme ${usual}`}`;
  };
}

const delivered = {
  words: 'beside `deliver_to`',
  holds: ({ invoice }: Facts) => invoice.deliver_to !== undefined,
};

/** What is required, in the order of the terms; EN 16931-1 and the rules of each format (profiles.ts) name it. */
export const requirements: readonly Requirement[] = [
  {
    pointer: '/due',
    term: 'BT-9',
    ask: 'the day by which it is due, or terms of payment in terms (BT-20)',
    instead: '`terms` or `cash_discount` (BT-20)',
    formats: everywhere,
    when: payable,
    isMet: ({ invoice: { due, terms, cash_discount: discounts } }) =>
      due !== undefined || discounts !== undefined || lineOf(terms) !== undefined,
  },
  {
    pointer: '/buyer_reference',
    term: 'BT-10',
    ask: ({ invoice, profile, isGerman }) =>
      profile.name === 'peppol' && !isGerman
        ? "the customer's reference, or the number of their order in order_number (BT-13)"
        : `the customer's reference${invoice.to.country === 'DE' ? ', of authorities the Leitweg-ID' : ''}`,
    instead: 'in peppol, unless both are German, `order_number` (BT-13)',
    formats: forDelivery,
    isMet: ({ invoice, profile, isGerman }) =>
      lineOf(invoice.buyer_reference) !== undefined ||
      (profile.name === 'peppol' && !isGerman && lineOf(invoice.order_number) !== undefined),
  },
  {
    pointer: '/order_number',
    term: 'BT-13',
    ask: "the number of the customer's order, without which UBL has no place for sales_order_number (BT-14)",
    formats: { 'xrechnung-ubl': 'always', peppol: 'always' },
    when: {
      words: 'beside `sales_order_number`',
      holds: ({ invoice }) => lineOf(invoice.sales_order_number) !== undefined,
    },
    isMet: ({ invoice }) => lineOf(invoice.order_number) !== undefined,
  },
  {
    pointer: '/from/vat_id',
    term: 'BT-31',
    ask: "the seller's VAT id, or the number at the tax office in from.tax_number (BT-32)",
    instead: '`from.tax_number` (BT-32)',
    formats: everywhere,
    when: has('S', 'Z', 'E', 'AE'),
    isMet: (facts) =>
      needsVatId(facts) ||
      [facts.invoice.from.vat_id, facts.invoice.from.tax_number].some((id) => lineOf(id)),
  },
  {
    pointer: '/from/vat_id',
    term: 'BT-31',
    ask: "the seller's VAT id",
    formats: everywhere,
    when: has('K', 'G'),
    isMet: ({ invoice }) => lineOf(invoice.from.vat_id) !== undefined,
  },
  {
    pointer: '/from/registration_id',
    term: 'BT-30',
    ask: "the seller's number in the register of companies, or the number at the tax office in from.tax_number (BT-32)",
    instead: '`from.tax_number` (BT-32)',
    formats: everywhere,
    when: has('O'),
    isMet: ({ invoice: { from } }) =>
      registrationOf(from) !== undefined || lineOf(from.tax_number) !== undefined,
  },
  {
    pointer: '/from/endpoint',
    term: 'BT-34',
    ask: askEndpoint('from'),
    instead: 'in XRechnung `from.email`',
    formats: forDelivery,
    isMet: ({ invoice, profile }) => endpointOf(invoice.from, profile) !== undefined,
  },
  {
    pointer: '/from/city',
    term: 'BT-37',
    ask: "the seller's city",
    formats: inGermany,
    isMet: ({ invoice }) => lineOf(invoice.from.city) !== undefined,
  },
  {
    pointer: '/from/postcode',
    term: 'BT-38',
    ask: "the seller's postcode",
    formats: inGermany,
    isMet: ({ invoice }) => lineOf(invoice.from.postcode) !== undefined,
  },
  {
    pointer: '/from/country',
    term: 'BT-40',
    ask: "the two letters of the seller's country",
    formats: everywhere,
    isMet: ({ invoice }) => invoice.from.country !== undefined,
  },
  {
    pointer: '/from/contact',
    term: 'BT-41',
    ask: 'the person or department to ask',
    formats: inGermany,
    isMet: ({ invoice }) => lineOf(invoice.from.contact) !== undefined,
  },
  {
    pointer: '/from/phone',
    term: 'BT-42',
    ask: 'their telephone number',
    formats: inGermany,
    isMet: ({ invoice }) => lineOf(invoice.from.phone) !== undefined,
  },
  {
    pointer: '/from/email',
    term: 'BT-43',
    ask: 'their e-mail address',
    formats: inGermany,
    isMet: ({ invoice }) => lineOf(invoice.from.email) !== undefined,
  },
  {
    pointer: '/to/vat_id',
    term: 'BT-48',
    ask: "the buyer's VAT id, or the number in a register in to.registration_id (BT-47)",
    instead: '`to.registration_id` (BT-47)',
    formats: everywhere,
    when: has('AE'),
    isMet: (facts) => facts.categories.has('K') || hasBuyerId(facts),
  },
  {
    pointer: '/to/vat_id',
    term: 'BT-48',
    ask: "the buyer's VAT id",
    formats: everywhere,
    when: has('K'),
    isMet: ({ invoice }) => lineOf(invoice.to.vat_id) !== undefined,
  },
  {
    pointer: '/to/endpoint',
    term: 'BT-49',
    ask: askEndpoint('to'),
    instead: 'in XRechnung `to.email`',
    formats: forDelivery,
    isMet: ({ invoice, profile }) => endpointOf(invoice.to, profile) !== undefined,
  },
  {
    pointer: '/to/city',
    term: 'BT-52',
    ask: "the buyer's city",
    formats: inGermany,
    isMet: ({ invoice }) => lineOf(invoice.to.city) !== undefined,
  },
  {
    pointer: '/to/postcode',
    term: 'BT-53',
    ask: "the buyer's postcode",
    formats: inGermany,
    isMet: ({ invoice }) => lineOf(invoice.to.postcode) !== undefined,
  },
  {
    pointer: '/to/country',
    term: 'BT-55',
    ask: "the two letters of the buyer's country",
    formats: everywhere,
    isMet: ({ invoice }) => invoice.to.country !== undefined,
  },
  {
    pointer: '/delivery_date',
    term: 'BT-72',
    ask: 'the day of the delivery, or its days in period (BG-14)',
    instead: '`period` (BG-14)',
    formats: everywhere,
    when: has('K'),
    isMet: ({ invoice }) => invoice.delivery_date !== undefined || invoice.period !== undefined,
  },
  {
    pointer: '/deliver_to/city',
    term: 'BT-77',
    ask: 'the city to which it is delivered',
    formats: inGermany,
    when: delivered,
    isMet: ({ invoice }) => lineOf(invoice.deliver_to?.city) !== undefined,
  },
  {
    pointer: '/deliver_to/postcode',
    term: 'BT-78',
    ask: 'the postcode to which it is delivered',
    formats: inGermany,
    when: delivered,
    isMet: ({ invoice }) => lineOf(invoice.deliver_to?.postcode) !== undefined,
  },
  {
    pointer: '/deliver_to/country',
    term: 'BT-80',
    ask: 'the two letters of the country to which it is delivered',
    formats: everywhere,
    when: delivered,
    isMet: ({ invoice }) => invoice.deliver_to?.country !== undefined,
  },
  {
    pointer: '/iban',
    term: 'BT-84',
    ask: 'the account to pay to, or direct_debit (BG-19), or card (BG-18)',
    instead: '`direct_debit` (BG-19) or `card` (BG-18)',
    formats: inGermany,
    when: {
      words: 'where something is left to pay, not in a credit note',
      holds: ({ isPayable, invoice }) => isPayable && !isCreditNote(invoice),
    },
    isMet: ({ invoice }) => invoice.iban !== undefined || isCollected(invoice),
  },
  {
    pointer: '/tax_exemption_reason',
    term: 'BT-120',
    ask: 'why the lines of category E are exempt',
    formats: everywhere,
    when: has('E'),
    isMet: ({ invoice }) => lineOf(invoice.tax_exemption_reason) !== undefined,
  },
];

function needsVatId({ categories }: Facts): boolean {
  return categories.has('K') || categories.has('G');
}

function hasBuyerId({ invoice: { to } }: Facts): boolean {
  return lineOf(to.vat_id) !== undefined || registrationOf(to) !== undefined;
}

/** One fault for each member that the format requires and the invoice lacks. */
export function requirementFaults(facts: Facts): Fault[] {
  return requirements
    .filter((requirement) => applies(requirement, facts) && !requirement.isMet(facts))
    .map(({ pointer, term, ask }) =>
      missing(facts, pointer, term, typeof ask === 'string' ? ask : ask(facts)),
    );
}

/** Whether a requirement holds for an invoice. */
export function applies({ formats, when }: Requirement, facts: Facts): boolean {
  const need = formats[facts.profile.name];
  return need !== undefined && (need === 'always' || facts.isGerman) && (when?.holds(facts) ?? true);
}

/** The fault of a member that is not there. */
export function missing({ profile }: Facts, pointer: string, term: string, ask: string): Fault {
  return { pointer, message: `must be there for einvoice ${profile.name} (EN 16931 ${term}): ${ask}` };
}
