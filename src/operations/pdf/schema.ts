import type { ObjectSchema } from '../../schema/schema.ts';
import type { InputOf, ValueOf } from '../../schema/value-of.ts';
import { markdownNames } from './other-names.ts';

const MAX_OF_A_LINE = 500;

/** Input of POST /v1/pdf/markdown. */
export const markdownFile = {
  type: 'object',
  required: ['markdown'],
  'x-other-names': markdownNames,
  properties: {
    markdown: {
      type: 'string',
      'x-bytes': { media: ['text/markdown', 'text/plain'], text: true },
      description: 'Markdown in UTF-8.',
    },
    title: {
      type: 'string',
      description: 'Else that of the front matter, or the first heading.',
      examples: ['Annual report'],
    },
    author: { type: 'string', description: 'Author.' },
    language: {
      type: 'string',
      // RFC 5646 2.1: a language, then a script, a region, variants, extensions.
      pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8}){0,5}$',
      'x-expected': 'a language tag (BCP 47) such as en or pt-BR',
      description: 'Else that of the front matter, or en.',
      examples: ['de'],
    },
    date: {
      type: 'string',
      pattern: '^\\d{4}-\\d{2}-\\d{2}$',
      'x-expected': 'a day as YYYY-MM-DD',
      description: 'Day of creation.',
      examples: ['2026-03-09'],
    },
    paper: {
      type: 'string',
      enum: ['a4', 'letter', 'legal', 'a5'],
      'x-any-case': true,
      default: 'a4',
      description: 'Size of the pages.',
    },
    landscape: { type: 'boolean', default: false, description: 'Turns the pages.' },
    margin: {
      type: 'number',
      minimum: 10,
      maximum: 50,
      default: 20,
      description: 'On each side, mm.',
    },
    font_size: {
      type: 'number',
      minimum: 8,
      maximum: 14,
      default: 10.5,
      description: 'In points.',
    },
    toc: { type: 'boolean', default: false, description: 'Table of contents first.' },
    header: {
      type: 'string',
      maxLength: MAX_OF_A_LINE,
      default: '',
      description: 'Line above, as footer.',
      examples: ['{title}'],
    },
    footer: {
      type: 'string',
      maxLength: MAX_OF_A_LINE,
      default: '{page} / {pages}',
      description: 'Line below each page; fills in {page}, {pages}, {title}, {section} (last H1).',
    },
    highlight: {
      type: 'boolean',
      default: true,
      description: 'Colours code by the language of its fence.',
    },
    filename: {
      type: 'string',
      description: 'Name to save under.',
      examples: ['report.pdf'],
    },
  },
} as const satisfies ObjectSchema;

/** A Markdown text and how it is drawn: the input of POST /v1/pdf/markdown. */
export interface MarkdownFile extends InputOf<typeof markdownFile> {}

/** The same with defaults filled in. */
export type MarkdownInput = ValueOf<typeof markdownFile>;
