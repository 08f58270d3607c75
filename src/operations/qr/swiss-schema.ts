import {
  addressLimits,
  billCurrencies,
  MAX_CENTS,
  MAX_INFORMATION,
  MAX_SCHEME,
  MAX_SCHEMES,
} from '../../formats/qr-bill/bill.ts';
import { billLanguages } from '../../formats/qr-bill/labels.ts';
import type { ObjectSchema, Schema } from '../../schema/schema.ts';
import type { ValueOf } from '../../schema/value-of.ts';
import {
  billAddressNames,
  swissBillNames,
  swissImageNames,
  swissNames,
  swissPartNames,
} from './other-names.ts';
import { drawProperties } from './schema.ts';

/** The members of an address; `whose` reads after "of". */
const address = (description: string) =>
  ({
    type: 'object',
    required: ['name', 'postcode', 'city'],
    'x-other-names': billAddressNames,
    properties: {
      name: { type: 'string', maxLength: addressLimits.name, examples: ['Robert Schneider AG'] },
      street: { type: 'string', maxLength: addressLimits.street, examples: ['Rue du Lac'] },
      building_number: { type: 'string', maxLength: addressLimits.buildingNumber, examples: ['1268'] },
      postcode: { type: 'string', maxLength: addressLimits.postcode, examples: ['2501'] },
      city: { type: 'string', maxLength: addressLimits.city, examples: ['Biel'] },
      country: {
        type: 'string',
        pattern: '^[A-Za-z]{2}$',
        default: 'CH',
        'x-expected': 'the two letters of ISO 3166-1, such as CH',
        examples: ['LI'],
      },
    },
    description,
  }) as const satisfies ObjectSchema;

const billProperties = {
  iban: {
    type: 'string',
    'x-expected': 'an IBAN of Switzerland or Liechtenstein',
    description: 'Account that gets the money: an IBAN or a QR-IBAN.',
    examples: ['CH44 3199 9123 0008 8901 2'],
  },
  creditor: address('Who gets it, by name, street, building_number, postcode, city and country.'),
  amount: {
    type: 'number',
    minimum: 0.01,
    maximum: MAX_CENTS / 100,
    description: 'Amount in whole hundredths. Left out, the payer writes it.',
    examples: [1949.75],
  },
  currency: {
    type: 'string',
    enum: billCurrencies,
    'x-any-case': true,
    default: 'CHF',
    description: 'Currency.',
  },
  debtor: address('Who pays. Left out, the payer writes it.'),
  reference: {
    type: 'string',
    description: 'QR reference (27 digits) of a QR-IBAN, or creditor reference (ISO 11649) of another IBAN.',
    examples: ['21 00000 00003 13947 14300 09017'],
  },
  message: {
    type: 'string',
    maxLength: MAX_INFORMATION,
    description: 'Free text of the payment.',
    examples: ['Order dated 18.06.2026'],
  },
  billing_information: {
    type: 'string',
    maxLength: MAX_INFORMATION,
    description: 'For the program of the payer, such as //S1/...; 140 characters with message.',
    examples: ['//S1/10/10201409'],
  },
  alternative_schemes: {
    type: 'array',
    items: { type: 'string', maxLength: MAX_SCHEME },
    maxItems: MAX_SCHEMES,
    description: 'Parameters of schemes such as eBill.',
    examples: [['eBill/B/pia@example.com']],
  },
} as const satisfies Record<string, Schema>;

/** Less than this is fewer than 2 pixels a module of the largest symbol with its widest margin. */
const MIN_SIZE = 256;

const imageProperties = {
  size: { ...drawProperties.size, minimum: MIN_SIZE },
  margin: {
    ...drawProperties.margin,
    description: 'Quiet zone in modules; 0 where the page has 5 mm of white.',
  },
} as const satisfies Record<string, Schema>;

const language = {
  type: 'string',
  enum: billLanguages,
  'x-any-case': true,
  default: 'en',
  description: 'Language of the headings of a PDF.',
} as const satisfies Schema;

/** GET leaves out what a query string cannot say. */
export const swissNarrows = { alternative_schemes: false } as const;

/** Input of /v1/qr/swiss. */
export const swissRequest = {
  type: 'object',
  required: ['iban', 'creditor'],
  'x-other-names': swissNames,
  properties: {
    ...billProperties,
    format: {
      type: 'string',
      enum: ['svg', 'png', 'pdf'],
      'x-any-case': true,
      default: 'svg',
      description: 'Format: the code as svg or png, the payment part with receipt as pdf.',
    },
    ...imageProperties,
    language,
  },
} as const satisfies ObjectSchema;

/** Argument of the library's swissPayload. */
export const swissBill = {
  type: 'object',
  required: ['iban', 'creditor'],
  'x-other-names': swissBillNames,
  properties: billProperties,
} as const satisfies ObjectSchema;

/** Options of the library's swissSvg and swissPng. */
export const swissImage = {
  type: 'object',
  'x-other-names': swissImageNames,
  properties: imageProperties,
} as const satisfies ObjectSchema;

/** Options of the library's swissPaymentPart. */
export const swissPart = {
  type: 'object',
  'x-other-names': swissPartNames,
  properties: { language },
} as const satisfies ObjectSchema;

export type SwissRequest = ValueOf<typeof swissRequest>;
export type SwissBillInput = ValueOf<typeof swissBill>;
