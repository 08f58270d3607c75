import type { Schema } from '../../schema/schema.ts';

/** A text that is not blank. */
const text = { type: 'string', pattern: '\\S', 'x-expected': 'a text that is not blank' } as const;

const day = {
  type: 'string',
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  'x-expected': 'a day of the calendar as YYYY-MM-DD',
} as const;

/** What companies write about themselves and each other, beyond name and address. */
export const partyFields = {
  postcode: {
    ...text,
    description: 'Postcode. address then holds street lines only.',
    examples: ['BS1 4QA'],
  },
  city: { ...text, description: 'Town. address then holds street lines only.', examples: ['Bristol'] },
  country: {
    type: 'string',
    pattern: '^[A-Za-z]{2}$',
    'x-expected': 'the two letters of a country (ISO 3166-1), such as DE',
    description: 'Country, ISO 3166-1 alpha-2. Printed by its name in the language of the document.',
    examples: ['GB'],
  },
  contact: { ...text, description: 'Person or department to ask for.', examples: ['Accounts department'] },
  vat_id: {
    type: 'string',
    pattern: '^\\s*(?:[A-Za-z]\\s*){2}(?:[0-9A-Za-z+*.]\\s*)+$',
    'x-expected': 'a VAT id that begins with the two letters of its country, such as IE6388047V',
    description: 'VAT identification number with the letters of its country (EL for Greece).',
    examples: ['IE6388047V'],
  },
  registration_id: {
    anyOf: [
      { type: 'string', pattern: '\\S' },
      {
        type: 'object',
        required: ['scheme', 'id'],
        properties: {
          scheme: {
            type: 'string',
            pattern: '^\\d{4}$',
            'x-expected': 'the four digits of an ISO 6523 code, such as 0088',
            description: 'ISO 6523 code of the register, four digits.',
          },
          id: { ...text, description: 'The number in it.' },
        },
      },
    ],
    'x-expected': 'a number in a register of companies, or { scheme, id } with its ISO 6523 code',
    description:
      'Number in a register of companies, or { scheme, id } with the ISO 6523 code of the register.',
    examples: ['HRB 12345'],
  },
} as const satisfies Record<string, Schema>;

/** What only an issuer has. */
export const issuerFields = {
  tax_number: {
    ...text,
    description: 'Number at the tax office, where it is not the VAT id.',
    examples: ['27/123/45678'],
  },
} as const satisfies Record<string, Schema>;

/** What a line says for bookkeeping. */
export const itemFields = {
  unit: {
    type: 'string',
    pattern: '^[0-9A-Za-z]{2,3}$',
    'x-expected': 'a unit code of UN/ECE Recommendation 20, such as HUR for hours',
    description:
      'Unit of the quantity, UN/ECE Recommendation 20: HUR hours, KGM kilograms. Printed as its sign.',
    examples: ['HUR'],
  },
  tax_category: {
    type: 'string',
    enum: ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'],
    'x-any-case': true,
    description:
      'Why the rate is what it is: S standard, Z zero-rated, E exempt, AE reverse charge, K intra-community supply, ' +
      'G export, O outside scope.',
  },
} as const satisfies Record<string, Schema>;

/** What an invoice between companies refers to, and how it is paid. */
export const invoiceFields = {
  buyer_reference: {
    ...text,
    description: "The customer's reference, such as a Leitweg-ID.",
    examples: ['EK-4711'],
  },
  order_number: { ...text, description: "Number of the customer's order.", examples: ['PO-7731'] },
  delivery_date: { ...day, description: 'Day of the delivery or service.', examples: ['2026-03-06'] },
  corrects: {
    type: 'object',
    required: ['number'],
    properties: {
      number: { ...text, description: 'Number of that invoice.' },
      date: { ...day, description: 'Its day of issue.' },
    },
    description: 'The invoice that this one takes back: makes a credit note, whose total is zero or less.',
    examples: [{ number: 'INV-1042', date: '2026-03-09' }],
  },
  tax_exemption_reason: { ...text, description: 'Why no tax is charged, printed below the totals.' },
  iban: {
    type: 'string',
    pattern: '^\\s*(?:[0-9A-Za-z]\\s*){15,34}$',
    'x-expected': 'an IBAN of 15 to 34 letters and digits',
    description: 'Account to pay to, printed in groups of four.',
    examples: ['IE29 AIBK 9311 5212 3456 78'],
  },
  bic: {
    type: 'string',
    pattern: '^(?:[0-9A-Za-z]{8}|[0-9A-Za-z]{11})$',
    'x-expected': 'a BIC of 8 or 11 characters',
    description: 'Bank of the account.',
    examples: ['AIBKIE2D'],
  },
  payment_reference: { ...text, description: 'What to write on the transfer.', examples: ['INV-1042'] },
  paid_amount: {
    type: 'number',
    minimum: 0,
    description: 'What is paid already, at most the total. Printed above the amount due.',
    examples: [400],
  },
} as const satisfies Record<string, Schema>;
