import type { ObjectSchema, Schema } from '../../../schema/schema.ts';
import type { InputOf, ValueOf } from '../../../schema/value-of.ts';
import type { LeftContent, ReadContent } from '../einvoice/read/answer.ts';
import { readProfiles } from '../einvoice/read/file/profiles.ts';
import { readNames } from '../other-names.ts';
import type { EinvoiceRequest } from '../schema.ts';

/** Input of POST /v1/invoice/read. */
export const readRequest = {
  type: 'object',
  required: ['file'],
  'x-other-names': readNames,
  properties: {
    file: {
      type: 'string',
      'x-bytes': { media: ['application/xml', 'text/xml', 'application/pdf'] },
      description: 'The e-invoice: XML (CII or UBL), or a PDF that has it inside.',
    },
    rules: {
      type: 'string',
      enum: ['auto', 'en16931', 'facturx', 'xrechnung', 'peppol', 'none'],
      default: 'auto',
      description:
        'Rules it is judged by: auto those it names itself; a named set is applied with those of EN 16931.',
    },
    attachments: {
      type: 'string',
      enum: ['list', 'content'],
      default: 'list',
      description: 'content: with their bytes in base64, of at most 32 MiB in all.',
    },
  },
} as const satisfies ObjectSchema;

const textOrNull = (description: string) =>
  ({ anyOf: [{ type: 'string' }, { type: 'null' }], description }) as const satisfies Schema;

const numberOrNull = (description: string) =>
  ({ anyOf: [{ type: 'integer' }, { type: 'null' }], description }) as const satisfies Schema;

const format = {
  type: 'object',
  required: ['syntax', 'root', 'profile', 'version', 'specification', 'process'],
  description: 'What the file is, by its own words.',
  properties: {
    syntax: { type: 'string', enum: ['cii', 'ubl', 'zugferd-1'], description: 'Syntax of the XML.' },
    root: { type: 'string', description: 'Its root element: CrossIndustryInvoice, Invoice, CreditNote.' },
    profile: { type: 'string', enum: readProfiles, description: 'Profile, by BT-24.' },
    version: textOrNull('Version of the profile, as BT-24 has it.'),
    specification: textOrNull('BT-24 as written.'),
    process: textOrNull('BT-23 as written.'),
  },
} as const satisfies ObjectSchema;

const document = {
  type: 'object',
  required: ['type_code', 'kind', 'type'],
  description: 'What kind of document it is.',
  properties: {
    type_code: textOrNull('BT-3 (UNTDID 1001).'),
    kind: {
      type: 'string',
      enum: ['invoice', 'credit_note', 'other'],
      description: 'invoice, credit_note, or other where BT-3 is neither.',
    },
    type: textOrNull('The English name of that code.'),
  },
} as const satisfies ObjectSchema;

const fault = {
  type: 'object',
  required: ['pointer', 'message'],
  properties: {
    pointer: { type: 'string', description: 'Where in invoice: JSON Pointer.' },
    message: { type: 'string', description: 'What is wrong there.' },
  },
} as const satisfies ObjectSchema;

const adapted = {
  type: 'object',
  required: ['pointer', 'terms', 'reason'],
  properties: {
    pointer: { type: 'string', description: 'Where in invoice it is, or would be: JSON Pointer.' },
    terms: { type: 'array', items: { type: 'string' }, description: 'The business terms that it is about.' },
    reason: { type: 'string', description: 'What is otherwise, and why.' },
  },
} as const satisfies ObjectSchema;

const tax = {
  type: 'object',
  required: ['category', 'rate', 'base', 'tax'],
  properties: {
    category: textOrNull('BT-118.'),
    rate: textOrNull('BT-119.'),
    base: textOrNull('BT-116.'),
    tax: textOrNull('BT-117.'),
  },
} as const satisfies ObjectSchema;

const sums = {
  lines: textOrNull('BT-106.'),
  allowances: textOrNull('BT-107.'),
  charges: textOrNull('BT-108.'),
  without_tax: textOrNull('BT-109.'),
  tax: textOrNull('BT-110.'),
} as const;

const furtherSums = {
  total: textOrNull('BT-112.'),
  due: textOrNull('BT-115.'),
  taxes: { type: 'array', items: tax, description: 'For each category and rate (BG-23).' },
} as const satisfies ObjectSchema['properties'];

const totals = {
  type: 'object',
  required: ['stated', 'computed', 'differences'],
  description: 'The sums as decimal texts: as stated, as the lines make them up, and where the two differ.',
  properties: {
    stated: {
      type: 'object',
      required: [
        'lines',
        'allowances',
        'charges',
        'without_tax',
        'tax',
        'tax_accounting',
        'total',
        'paid',
        'rounding',
        'due',
        'taxes',
      ],
      properties: {
        ...sums,
        tax_accounting: textOrNull('BT-111.'),
        paid: textOrNull('BT-113.'),
        rounding: textOrNull('BT-114.'),
        ...furtherSums,
      },
    },
    computed: {
      type: 'object',
      required: ['lines', 'allowances', 'charges', 'without_tax', 'tax', 'total', 'due', 'taxes'],
      properties: { ...sums, ...furtherSums },
    },
    differences: {
      type: 'array',
      description: 'Every pair that is not the same number, also below the tolerance of the rules.',
      items: {
        type: 'object',
        required: ['term', 'category', 'rate', 'stated', 'computed', 'difference'],
        properties: {
          term: { type: 'string', description: 'The business term.' },
          category: textOrNull('Of a tax, its category.'),
          rate: textOrNull('Of a tax, its rate.'),
          stated: textOrNull('As stated.'),
          computed: textOrNull('As computed.'),
          difference: textOrNull('stated - computed.'),
        },
      },
    },
  },
} as const satisfies ObjectSchema;

const attachment = {
  type: 'object',
  required: [
    'source',
    'name',
    'id',
    'description',
    'media_type',
    'bytes',
    'sha256',
    'url',
    'relationship',
    'content',
  ],
  properties: {
    source: {
      type: 'string',
      enum: ['xml', 'pdf'],
      description: 'Where it is: in the XML (BG-24), or in the PDF.',
    },
    name: textOrNull('Its file name.'),
    id: textOrNull('BT-122.'),
    description: textOrNull('BT-123; of a PDF its description.'),
    media_type: textOrNull('Its media type, as it is said.'),
    bytes: numberOrNull('How long it is; null where there are no bytes that can be read.'),
    sha256: textOrNull('SHA-256 in hexadecimal digits.'),
    url: textOrNull('BT-124. It is never fetched.'),
    relationship: textOrNull('Of a PDF, AFRelationship.'),
    content: textOrNull('Base64, where attachments is content.'),
  },
} as const satisfies ObjectSchema;

const pdf = {
  anyOf: [
    {
      type: 'object',
      required: ['name', 'relationship', 'version', 'part', 'conformance', 'metadata'],
      properties: {
        name: { type: 'string', description: 'Name of the attachment that is the invoice.' },
        relationship: textOrNull('AFRelationship.'),
        version: textOrNull('Version of PDF.'),
        part: textOrNull('Part of PDF/A that it declares; whether that is true is not checked.'),
        conformance: textOrNull('Level of conformance that it declares.'),
        metadata: {
          anyOf: [
            {
              type: 'object',
              required: ['type', 'file_name', 'version', 'profile'],
              properties: {
                type: textOrNull('DocumentType.'),
                file_name: textOrNull('DocumentFileName.'),
                version: textOrNull('Version.'),
                profile: textOrNull('ConformanceLevel.'),
              },
            },
            { type: 'null' },
          ],
          description: 'What its XMP says of the invoice.',
        },
      },
    },
    { type: 'null' },
  ],
  description: 'The PDF around the invoice; null for XML.',
} as const satisfies Schema;

const ruleSet = {
  type: 'object',
  required: ['name', 'version', 'date', 'valid'],
  properties: {
    name: { type: 'string', description: 'cii-d16b, ubl-2.1, en16931, facturx, xrechnung, peppol.' },
    version: { type: 'string', description: 'Its edition.' },
    date: { type: 'string', description: 'Day of that edition.' },
    valid: { type: 'boolean', description: 'Whether no fatal rule of it is broken.' },
  },
} as const satisfies ObjectSchema;

const finding = {
  type: 'object',
  required: ['rule', 'severity', 'set', 'term', 'path', 'line', 'message'],
  properties: {
    rule: { type: 'string', description: 'The id that the set has for the rule.' },
    severity: {
      type: 'string',
      enum: ['fatal', 'warning', 'information'],
      description: 'Only fatal makes invalid.',
    },
    set: { type: 'string', description: 'The set of rules.' },
    term: textOrNull('The business term or group that has to change.'),
    path: textOrNull('XPath of the element; of what is missing, of its parent.'),
    line: numberOrNull('Its line in the file.'),
    message: { type: 'string', description: 'What is wrong, with the values.' },
  },
} as const satisfies ObjectSchema;

/** What an invoice says, and what is wrong with it: the answer of POST /v1/invoice/read. */
export const readAnswer = {
  type: 'object',
  required: [
    'format',
    'document',
    'invoice',
    'sendable',
    'send_faults',
    'adapted',
    'terms',
    'totals',
    'attachments',
    'pdf',
    'valid',
    'rule_sets',
    'findings',
    'findings_left_out',
    'not_read',
    'not_read_left_out',
  ],
  properties: {
    format,
    document,
    invoice: {
      anyOf: [{ type: 'object', properties: {}, additionalProperties: {} }, { type: 'null' }],
      description: 'The invoice as a body of /v1/invoice/preview, /pdf and /xml.',
    },
    sendable: { type: 'boolean', description: 'Whether /v1/invoice/xml accepts that body as it is.' },
    send_faults: { type: 'array', items: fault, description: 'Why it does not.' },
    adapted: {
      type: 'array',
      items: adapted,
      description:
        'Where invoice says something otherwise than the file, or leaves out what would be refused.',
    },
    terms: {
      type: 'object',
      properties: {},
      additionalProperties: {},
      description:
        'All other business terms by their ids: texts, lists where they repeat, {id, scheme} where they have a scheme. ' +
        'Groups that repeat are lists; BG-25 has what lines have beyond items.',
    },
    totals,
    attachments: {
      type: 'array',
      items: attachment,
      description: 'What is attached, in the XML and in the PDF.',
    },
    pdf,
    valid: {
      anyOf: [{ type: 'boolean' }, { type: 'null' }],
      'x-headline': true,
      description: 'Whether no fatal rule is broken; null where no set of rules was applied.',
    },
    rule_sets: { type: 'array', items: ruleSet, description: 'The sets of rules that were applied.' },
    findings: { type: 'array', items: finding, description: 'The rules that are broken, by line.' },
    findings_left_out: { type: 'integer', minimum: 0, description: 'How many beyond the 500 of each set.' },
    not_read: {
      type: 'array',
      description: 'Elements and attributes with content that EN 16931 has no term for.',
      items: {
        type: 'object',
        required: ['path', 'line'],
        properties: {
          path: { type: 'string', description: 'XPath.' },
          line: { type: 'integer', minimum: 1, description: 'Line in the file.' },
        },
      },
    },
    not_read_left_out: {
      type: 'integer',
      minimum: 0,
      description: 'How many beyond the 500 that are listed.',
    },
  },
} as const satisfies ObjectSchema;

/** A file with what is wanted of it: the input of POST /v1/invoice/read. */
export interface ReadRequest extends InputOf<typeof readRequest> {}

/** The same with defaults filled in. */
export type ReadInput = ValueOf<typeof readRequest>;

type Judged = Pick<ValueOf<typeof readAnswer>, 'valid' | 'rule_sets' | 'findings' | 'findings_left_out'>;

/** What an invoice says, and what is wrong with it. */
export interface InvoiceReading extends Omit<ReadContent, 'invoice'>, Judged, LeftContent {
  /** Valid under POST /v1/invoice/xml where `sendable`; else members may be missing. */
  readonly invoice: EinvoiceRequest | null;
}
