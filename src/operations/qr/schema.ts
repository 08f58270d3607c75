import { COLOUR_PATTERN, COLOUR_WORDS } from '../../formats/colour.ts';
import { MAX_CENTS, MAX_INFO, MAX_NAME, MAX_TEXT } from '../../formats/epc/payload.ts';
import type { ObjectSchema, Schema } from '../../schema/schema.ts';
import type { ValueOf } from '../../schema/value-of.ts';
import {
  contactNames,
  drawNames,
  epcNames,
  networkNames,
  qrNames,
  transferNames,
  vcardNames,
  wifiNames,
} from './other-names.ts';

/** How a symbol is drawn: shared by the library's toSvg and toPng and all operations that draw one. */
export const drawProperties = {
  size: {
    type: 'integer',
    minimum: 64,
    maximum: 2048,
    default: 512,
    'x-also': ['string'],
    description: 'Width and height of the image in pixels.',
  },
  margin: {
    type: 'integer',
    minimum: 0,
    maximum: 10,
    default: 4,
    'x-also': ['string'],
    description: 'Quiet zone in modules. The standard asks for 4.',
  },
  fg: {
    type: 'string',
    pattern: COLOUR_PATTERN,
    default: '#000000',
    'x-expected': COLOUR_WORDS,
    description: 'Colour of the dark modules, not that of bg.',
    examples: ['#1a2b3c', '0a0'],
  },
  bg: {
    type: 'string',
    pattern: COLOUR_PATTERN,
    default: '#ffffff',
    'x-expected': COLOUR_WORDS,
    description: 'Colour of the background; alpha 00 leaves it out.',
    examples: ['#ffffff', 'fff0'],
  },
  rounded: {
    type: 'integer',
    minimum: 0,
    maximum: 1,
    default: 0,
    'x-also': ['string', 'boolean'],
    description: '1 rounds the free corners of the modules.',
  },
} as const satisfies Record<string, Schema>;

const ec = {
  type: 'string',
  enum: ['L', 'M', 'Q', 'H'],
  'x-any-case': true,
  description:
    'Error correction: L, M, Q and H restore about 7, 15, 25 and 30 %. Left out, it is M, or L where M is too small.',
} as const satisfies Schema;

const imageFormat = {
  type: 'string',
  enum: ['svg', 'png'],
  'x-any-case': true,
  default: 'svg',
  description: 'Format of the image.',
} as const satisfies Schema;

/** GET routes answer images only; the matrix is available by POST. */
export const getNarrows = { format: imageFormat } as const satisfies Record<string, Schema>;

const anyFormat = {
  ...imageFormat,
  enum: ['svg', 'png', 'json'],
  description: 'Format of the answer; json is the matrix of modules.',
} as const satisfies Schema;

/** Input of POST /v1/qr; its GET accepts the same members, with the formats of `getNarrows`. */
export const qrRequest = {
  type: 'object',
  required: ['data'],
  'x-other-names': qrNames,
  properties: {
    data: {
      type: 'string',
      minLength: 1,
      'x-max-bytes': 2953,
      description: 'Text to encode. Anything not ASCII is marked as UTF-8 (ECI 26).',
      examples: ['https://example.com/menu'],
    },
    format: anyFormat,
    ec,
    ...drawProperties,
  },
} as const satisfies ObjectSchema;

/** The network of a Wi-Fi code. */
const wifiProperties = {
  ssid: {
    type: 'string',
    minLength: 1,
    description: 'Name of the network, spaces and all.',
    examples: ['Cafe Guest'],
  },
  password: {
    type: 'string',
    'x-sensitive': true,
    description: 'Password of the network. Not written for nopass.',
  },
  type: {
    type: 'string',
    enum: ['WPA', 'WEP', 'nopass'],
    'x-any-case': true,
    default: 'WPA',
    'x-expected': 'WPA (which covers WPA2 and WPA3), WEP or nopass',
    description: 'Security of the network.',
  },
  hidden: {
    type: 'integer',
    minimum: 0,
    maximum: 1,
    default: 0,
    'x-also': ['string', 'boolean'],
    description: '1 when the network does not announce its name.',
  },
} as const satisfies Record<string, Schema>;

/** Input of /v1/qr/wifi. */
export const wifiRequest = {
  type: 'object',
  required: ['ssid'],
  'x-other-names': wifiNames,
  properties: { ...wifiProperties, format: imageFormat, ec, ...drawProperties },
} as const satisfies ObjectSchema;

/** The person or business of a contact code. */
const vcardProperties = {
  name: {
    type: 'string',
    minLength: 1,
    'x-expected': 'a name that is not blank',
    description:
      'Full name. Its last word is taken as the family name, with van or de la before it, or what is before a comma; Dr. ' +
      'is a prefix, and Jr., III or Ph.D. a suffix.',
    examples: ['Ada King Lovelace'],
  },
  family_name: {
    type: 'string',
    description: 'Family name, in place of that found in name.',
    examples: ['King'],
  },
  given_name: {
    type: 'string',
    description: 'Given names, in place of those found in name.',
    examples: ['Ada'],
  },
  prefix: { type: 'string', description: 'Titles before the name.', examples: ['Dr.'] },
  suffix: { type: 'string', description: 'What follows the name.', examples: ['Jr.'] },
  phone: {
    type: 'string',
    description: 'Mobile number. In a query string a plus is written %2B.',
    examples: ['+15551234567'],
  },
  email: { type: 'string', description: 'E-mail address.', examples: ['ada@example.com'] },
  org: { type: 'string', description: 'Company or organisation.', examples: ['Analytical Engines Ltd'] },
  title: { type: 'string', description: 'Position in the organisation.', examples: ['Engineer'] },
  address: {
    type: 'string',
    description: 'Postal address, as it is written on a letter.',
    examples: ['Kiln Street 1, Exampletown'],
  },
  url: {
    type: 'string',
    description: 'Web address, written as it is. Control characters are refused.',
    examples: ['https://example.com/ada'],
  },
} as const satisfies Record<string, Schema>;

/** Input of /v1/qr/vcard. */
export const vcardRequest = {
  type: 'object',
  required: ['name'],
  'x-other-names': vcardNames,
  properties: { ...vcardProperties, format: imageFormat, ec, ...drawProperties },
} as const satisfies ObjectSchema;

/** The SEPA transfer of a payment code. */
const transferProperties = {
  name: {
    type: 'string',
    minLength: 1,
    maxLength: MAX_NAME,
    description: 'Who gets the money.',
    examples: ['Nordwind GmbH'],
  },
  iban: {
    type: 'string',
    'x-expected': 'an IBAN (ISO 13616)',
    description: 'Account that gets it, of the SEPA.',
    examples: ['DE89 3704 0044 0532 0130 00'],
  },
  bic: {
    type: 'string',
    description: 'BIC of that account, for one outside the EEA.',
    examples: ['COBADEFFXXX'],
  },
  amount: {
    type: 'number',
    minimum: 0.01,
    maximum: MAX_CENTS / 100,
    description: 'Amount in euro, in whole cents. Left out, the payer types it.',
    examples: [49.9],
  },
  currency: {
    type: 'string',
    enum: ['EUR'],
    'x-any-case': true,
    default: 'EUR',
    description: 'A SEPA transfer has no other.',
  },
  purpose: {
    type: 'string',
    pattern: '^[A-Za-z0-9]{0,4}$',
    'x-expected': 'at most 4 letters or digits, such as CHAR',
    description: 'Purpose code (ISO 20022).',
    examples: ['GDDS'],
  },
  reference: {
    type: 'string',
    description: 'Creditor reference (ISO 11649), instead of text.',
    examples: ['RF18 5390 0754 7034'],
  },
  text: {
    type: 'string',
    maxLength: MAX_TEXT,
    description: 'Free text of the transfer.',
    examples: ['INV-1042'],
  },
  info: { type: 'string', maxLength: MAX_INFO, description: 'Note to the payer.' },
  version: {
    type: 'string',
    enum: ['001', '002'],
    default: '002',
    description: 'Version of the code. 001 has the BIC always, for apps that know no other.',
  },
} as const satisfies Record<string, Schema>;

/** Input of POST /v1/qr/epc; its GET accepts the same members, with the formats of `getNarrows`. */
export const epcRequest = {
  type: 'object',
  required: ['name', 'iban'],
  'x-other-names': epcNames,
  properties: { ...transferProperties, format: anyFormat, ...drawProperties },
} as const satisfies ObjectSchema;

/** Options of the library's toSvg and toPng. */
export const drawOptions = {
  type: 'object',
  'x-other-names': drawNames,
  properties: drawProperties,
} as const satisfies ObjectSchema;

/** Argument of the library's wifiPayload. */
export const wifiNetwork = {
  type: 'object',
  required: ['ssid'],
  'x-other-names': networkNames,
  properties: wifiProperties,
} as const satisfies ObjectSchema;

/** Argument of the library's vcardPayload. */
export const vcardContact = {
  type: 'object',
  required: ['name'],
  'x-other-names': contactNames,
  properties: vcardProperties,
} as const satisfies ObjectSchema;

/** Argument of the library's epcPayload. */
export const epcTransfer = {
  type: 'object',
  required: ['name', 'iban'],
  'x-other-names': transferNames,
  properties: transferProperties,
} as const satisfies ObjectSchema;

export type QrRequest = ValueOf<typeof qrRequest>;
export type WifiRequest = ValueOf<typeof wifiRequest>;
export type VcardRequest = ValueOf<typeof vcardRequest>;
export type EpcRequest = ValueOf<typeof epcRequest>;
export type DrawInput = ValueOf<typeof drawOptions>;
