import { COLOUR_PATTERN, COLOUR_WORDS } from '../../formats/colour.ts';
import type { ObjectSchema, Schema } from '../../schema/schema.ts';
import type { ValueOf } from '../../schema/value-of.ts';
import { contactNames, drawNames, networkNames, qrNames, vcardNames, wifiNames } from './other-names.ts';

/** How a symbol is drawn: shared by the library's toSvg and toPng and all three operations. */
const drawProperties = {
  size: {
    type: 'integer',
    minimum: 64,
    maximum: 2048,
    default: 512,
    'x-also': ['string'],
    description: 'Width and height of the image in pixels. The image has exactly this size.',
  },
  margin: {
    type: 'integer',
    minimum: 0,
    maximum: 10,
    default: 4,
    'x-also': ['string'],
    description: 'Quiet zone around the symbol in modules. The standard asks for 4; less sends a warning.',
  },
  fg: {
    type: 'string',
    pattern: COLOUR_PATTERN,
    default: '#000000',
    'x-expected': COLOUR_WORDS,
    description: 'Colour of the dark modules, painted over the background. Must differ from bg.',
    examples: ['#1a2b3c', '0a0'],
  },
  bg: {
    type: 'string',
    pattern: COLOUR_PATTERN,
    default: '#ffffff',
    'x-expected': COLOUR_WORDS,
    description: 'Colour of the background and quiet zone. An alpha of 00 leaves it transparent.',
    examples: ['#ffffff', 'fff0'],
  },
  rounded: {
    type: 'integer',
    minimum: 0,
    maximum: 1,
    default: 0,
    'x-also': ['string', 'boolean'],
    description: '1 rounds the free corners of the modules, 0 leaves them square.',
  },
} as const satisfies Record<string, Schema>;

const ec = {
  type: 'string',
  enum: ['L', 'M', 'Q', 'H'],
  'x-any-case': true,
  description:
    'Error correction level: L, M, Q and H restore about 7, 15, 25 and 30 % of the symbol. A given level is ' +
    'used as it is. Left out, it is M, or L where M cannot hold the data.',
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
    format: {
      ...imageFormat,
      enum: ['svg', 'png', 'json'],
      description: 'Format of the answer: an image, or with json the matrix of modules.',
    },
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
    description: 'Security of the network. WPA covers WPA2 and WPA3 as well.',
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
    description: 'Full name. The last word is taken as the family name.',
    examples: ['Ada King Lovelace'],
  },
  phone: {
    type: 'string',
    description: 'Mobile number. In a query string a plus is written %2B.',
    examples: ['+15551234567'],
  },
  email: { type: 'string', description: 'E-mail address.', examples: ['ada@example.com'] },
  org: { type: 'string', description: 'Company or organisation.', examples: ['Analytical Engines Ltd'] },
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

export type QrRequest = ValueOf<typeof qrRequest>;
export type WifiRequest = ValueOf<typeof wifiRequest>;
export type VcardRequest = ValueOf<typeof vcardRequest>;
export type DrawInput = ValueOf<typeof drawOptions>;
