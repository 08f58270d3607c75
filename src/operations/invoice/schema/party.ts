import type { ObjectSchema } from '../../../schema/schema.ts';
import { placeNames } from '../names/further-names.ts';
import { endpointNames, partyNames, registrationNames, sellerNames } from '../other-names.ts';
import { country, oneLineText, text } from './text.ts';

const scheme = {
  type: 'string',
  pattern: '^\\d{4}$',
  'x-expected': 'four digits',
} as const;

const properties = {
  name: { ...text, description: 'Name of the person or company.', examples: ['Northwind Studio Ltd'] },
  address: {
    anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'string' }],
    'x-expected': 'a list of lines, or one text with line breaks',
    description:
      'Postal address: a list of lines, or one text with line breaks. Blank lines are left out. Beside city or ' +
      'postcode, only the lines above them.',
    examples: [['12 Harbour Street', 'Bristol BS1 4QA', 'United Kingdom']],
  },
  postcode: { ...text, description: 'Postcode, printed before the city.', examples: ['50668'] },
  city: { ...text, description: 'City.', examples: ['K\u00f6ln'] },
  country: {
    ...country,
    description: 'Country (Greece is GR), printed last in the address.',
    examples: ['DE'],
  },
  email: { type: 'string', description: 'E-mail address, printed as it is.' },
  phone: { type: 'string', description: 'Telephone number, printed as it is.' },
  contact: { ...text, description: 'Person or department to ask.', examples: ['Accounts'] },
  vat_id: {
    ...text,
    description: 'VAT id, with the letters of its country (Greece has EL).',
    examples: ['DE123456789'],
  },
  registration_id: {
    anyOf: [
      text,
      {
        type: 'object',
        required: ['scheme', 'id'],
        'x-other-names': registrationNames,
        properties: {
          scheme: { ...scheme, description: 'Register (ISO/IEC 6523), such as 0088 for a GLN.' },
          id: { ...text, description: 'The number.' },
        },
      },
    ],
    'x-expected': 'a text that is not blank, or an object with scheme (four digits) and id',
    description: 'Number in a register of companies.',
    examples: ['HRB 12345'],
  },
  registration_label: {
    ...oneLineText(40),
    description: 'What that number is called.',
    examples: ['ABN'],
  },
  endpoint: {
    type: 'object',
    required: ['scheme', 'id'],
    'x-other-names': endpointNames,
    properties: {
      scheme: {
        ...text,
        description: 'Scheme (EAS), such as 9930 for a German VAT id, EM for e-mail.',
        examples: ['9930'],
      },
      id: { ...text, description: 'The address.', examples: ['DE123456789'] },
    },
    description: 'Electronic address to which e-invoices are sent. Not printed.',
  },
} as const satisfies ObjectSchema['properties'];

const contact = { title: 'Contact', members: ['email', 'phone', 'contact'] } as const;
const register = ['registration_id', 'registration_label', 'endpoint'] as const;

/** Where goods are delivered: a name, an address or both. */
export const deliveryPlace = {
  type: 'object',
  'x-other-names': placeNames,
  properties: {
    name: { ...text, description: 'Name of the person, company or site.', examples: ['Warehouse 3'] },
    address: properties.address,
    postcode: properties.postcode,
    city: properties.city,
    country: properties.country,
  },
} as const satisfies ObjectSchema;

/** Who pays. */
export const buyer = {
  type: 'object',
  required: ['name'],
  'x-other-names': partyNames,
  'x-groups': [contact, { title: 'Register', members: register }],
  properties,
} as const satisfies ObjectSchema;

/** Who issues the document: a party with a tax number. */
export const seller = {
  type: 'object',
  required: ['name'],
  'x-other-names': sellerNames,
  'x-groups': [contact, { title: 'Tax office and register', members: ['tax_number', ...register] }],
  properties: {
    ...properties,
    tax_number: {
      ...text,
      description: 'Number at the tax office.',
      examples: ['214/5678/1234'],
    },
  },
} as const satisfies ObjectSchema;
