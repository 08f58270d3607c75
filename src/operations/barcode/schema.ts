import { COLOUR_PATTERN } from '../../formats/colour.ts';
import type { ObjectSchema, Schema } from '../../schema/schema.ts';
import type { InputOf, ValueOf } from '../../schema/value-of.ts';
import { barcodeNames } from './other-names.ts';
import { type BarcodeType, symbologies } from './symbologies.ts';

const types = Object.keys(symbologies) as BarcodeType[];

const type = {
  type: 'string',
  enum: types as [BarcodeType, ...BarcodeType[]],
  'x-any-case': true,
} as const satisfies Schema;

const imageFormat = {
  type: 'string',
  enum: ['svg', 'png'],
  'x-any-case': true,
  default: 'svg',
  description: 'Format of the image.',
} as const satisfies Schema;

/** GET routes answer images only; the modules are available by POST. */
export const getNarrows = { format: imageFormat } as const satisfies Record<string, Schema>;

/** What COLOUR_PATTERN says, in fewer words than elsewhere: agents read them. */
const HEX_WORDS = '3, 4, 6 or 8 hex digits, as #1a2b3c';

/** Input of POST /v1/barcode; its GET accepts the same members, with the formats of `getNarrows`. */
export const barcodeRequest = {
  type: 'object',
  required: ['data'],
  'x-other-names': barcodeNames,
  properties: {
    type: { ...type, default: 'code128', description: 'Kind of barcode.' },
    data: {
      type: 'string',
      minLength: 1,
      'x-max-bytes': 2335,
      description:
        'Text or digits. Check digits are added or verified; EAN and UPC may have an add-on behind a blank, and blanks or hyphens as printed; ean13 takes ISBN and ISSN. GS1: (01)09521234543213(10)ABC.',
      examples: ['9780201379624'],
    },
    format: {
      ...imageFormat,
      enum: ['svg', 'png', 'json'],
      description: 'json answers the modules.',
    },
    scale: {
      type: 'integer',
      minimum: 1,
      maximum: 20,
      default: 3,
      'x-also': ['string'],
      description: 'Pixels of the narrowest bar.',
    },
    height: {
      type: 'integer',
      minimum: 5,
      maximum: 400,
      default: 50,
      'x-also': ['string'],
      description: 'Height of bars in modules.',
    },
    margin: {
      type: 'integer',
      minimum: 0,
      maximum: 40,
      'x-also': ['string'],
      description: 'Quiet zone in modules; absent, that of the standard.',
    },
    text: {
      type: 'boolean',
      default: true,
      description: 'Draws the text of linear types.',
    },
    fg: {
      type: 'string',
      pattern: COLOUR_PATTERN,
      'x-expected': HEX_WORDS,
      default: '#000000',
      description: 'Colour of bars.',
    },
    bg: {
      type: 'string',
      pattern: COLOUR_PATTERN,
      'x-expected': HEX_WORDS,
      default: '#ffffff',
      description: 'Colour of the background.',
    },
  },
} as const satisfies ObjectSchema;

const moduleRow = { type: 'string', pattern: '^[01]+$' } as const satisfies Schema;

/** Body of a 200 of POST /v1/barcode with format json. */
export const barcodeModules = {
  type: 'object',
  required: ['type', 'modules'],
  additionalProperties: false,
  properties: {
    type: { ...type, description: 'Kind of barcode.' },
    text: { type: 'string', description: 'The text with its check digit. Linear types only.' },
    rows: { type: 'integer', minimum: 1, description: 'Rows of the matrix.' },
    modules: { type: 'integer', minimum: 1, description: 'Modules from left to right, without margin.' },
    bars: {
      ...moduleRow,
      description: 'The modules of a linear type from the left: 1 belongs to a bar, 0 to a space.',
    },
    matrix: {
      type: 'array',
      items: moduleRow,
      description:
        'The rows of any other type from the top: 1 is a dark module, 0 a light one. A row of PDF417 appears three times, since it is three modules high.',
    },
  },
} as const satisfies ObjectSchema;

/** A barcode to draw: the members of the HTTP interface, with its ranges and defaults. */
export interface BarcodeRequest extends InputOf<typeof barcodeRequest> {}

/** A barcode as its modules. */
export type BarcodeModules = ValueOf<typeof barcodeModules>;

/** A request that fits its schema. */
export type Barcode = ValueOf<typeof barcodeRequest>;
