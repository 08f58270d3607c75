import type { ObjectSchema } from '../../schema/schema.ts';
import type { InputOf, ValueOf } from '../../schema/value-of.ts';
import { stripNames } from './other-names.ts';
import { unclearPlaces } from './place.ts';

/** Input of POST /v1/image/strip-metadata. */
export const stripRequest = {
  type: 'object',
  required: ['image'],
  'x-other-names': stripNames,
  properties: {
    image: {
      type: 'string',
      'x-bytes': { media: ['image/*'] },
      description: 'A JPEG, PNG, WebP, HEIC, AVIF or GIF file.',
    },
    keep_profile: {
      type: 'boolean',
      default: true,
      description: 'false removes the ICC colour profile as well.',
    },
    keep_orientation: {
      type: 'boolean',
      default: true,
      description: 'false removes what turns the picture upright as well.',
    },
    format: {
      type: 'string',
      enum: ['image', 'json'],
      default: 'image',
      description: 'image: the file. json: only the report of what would go.',
    },
  },
} as const satisfies ObjectSchema;

/** What a picture loses and keeps: the JSON answer. */
export const stripReport = {
  type: 'object',
  required: ['format', 'width', 'height', 'removed', 'location', 'kept'],
  description: 'What the file has that goes and that stays.',
  properties: {
    format: {
      type: 'string',
      enum: ['jpeg', 'png', 'webp', 'heic', 'avif', 'gif'],
      description: 'Format of the file.',
    },
    width: { type: 'integer', minimum: 1, description: 'Pixels, as stored: before any turn.' },
    height: { type: 'integer', minimum: 1, description: 'Pixels, as stored.' },
    removed: {
      type: 'array',
      description: 'What goes, one entry a kind.',
      'x-headline': true,
      items: {
        type: 'object',
        required: ['kind', 'bytes'],
        properties: {
          kind: {
            type: 'string',
            enum: [
              'exif',
              'gps',
              'xmp',
              'iptc',
              'comment',
              'thumbnail',
              'c2pa',
              'text',
              'time',
              'profile',
              'trailing',
              'other',
            ],
            description: 'trailing is all behind the end of the picture: previews, films, hidden files.',
          },
          bytes: { type: 'integer', minimum: 1, description: 'How many bytes of the file it takes.' },
        },
      },
    },
    location: {
      anyOf: [{ type: 'boolean' }, { type: 'null' }],
      description:
        'Whether coordinates were found in Exif, XMP, the record of a thermal camera or behind the picture. null where ' +
        'that cannot be told.',
    },
    location_unclear: {
      type: 'string',
      enum: unclearPlaces,
      description:
        'Why location is null: the GPS directory of an Exif is damaged, or there is more to read than a picture has.',
    },
    kept: {
      type: 'array',
      items: { type: 'string', enum: ['profile', 'orientation'] },
      description: 'What stays of what could go.',
    },
  },
} as const satisfies ObjectSchema;

/** A picture and what it keeps: the input of POST /v1/image/strip-metadata. */
export interface StripRequest extends InputOf<typeof stripRequest> {}

/** The same with defaults filled in. */
export type StripInput = ValueOf<typeof stripRequest>;

/** What a picture loses and keeps. */
export interface StripReport extends ValueOf<typeof stripReport> {}
