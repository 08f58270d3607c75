import type { InvoiceRequest } from '../../src/operations/invoice/index.ts';

type Seller = InvoiceRequest['from'];

type Nation = Required<Pick<Seller, 'vat_id' | 'endpoint'>> & Pick<Seller, 'registration_id' | 'tax_number'>;

/** What a party needs by its country (ISO 3166-1 alpha-2): numbers whose check digits are right, and its usual Peppol address. */
export const nations: Readonly<Record<string, Nation>> = {
  AT: { vat_id: 'ATU12345678', endpoint: { scheme: '9914', id: 'ATU12345678' } },
  BE: { vat_id: 'BE0123456749', endpoint: { scheme: '0208', id: '0123456749' } },
  DE: { vat_id: 'DE123456789', endpoint: { scheme: '9930', id: 'DE123456789' } },
  DK: {
    vat_id: 'DK13585628',
    registration_id: { scheme: '0184', id: '13585628' },
    endpoint: { scheme: '0184', id: '13585628' },
  },
  FR: {
    vat_id: 'FR12345678901',
    registration_id: '123 456 789',
    endpoint: { scheme: '9957', id: 'FR12345678901' },
  },
  GB: { vat_id: 'GB123456789', endpoint: { scheme: '0088', id: '5790000436057' } },
  IS: {
    vat_id: 'IS12345',
    registration_id: { scheme: '0196', id: '5501695649' },
    endpoint: { scheme: '0196', id: '5501695649' },
  },
  IT: {
    vat_id: 'IT00743110157',
    tax_number: '00743110157',
    endpoint: { scheme: '0211', id: 'IT00743110157' },
  },
  NL: {
    vat_id: 'NL123456789B12',
    registration_id: { scheme: '0106', id: '12345678' },
    endpoint: { scheme: '0106', id: '12345678' },
  },
  NO: {
    vat_id: 'NO974760673MVA',
    tax_number: 'Foretaksregisteret',
    registration_id: { scheme: '0192', id: '974760673' },
    endpoint: { scheme: '0192', id: '974760673' },
  },
  SE: {
    vat_id: 'SE556012579001',
    tax_number: 'Godk\u00e4nd f\u00f6r F-skatt',
    registration_id: { scheme: '0007', id: '5560125790' },
    endpoint: { scheme: '0007', id: '5560125790' },
  },
};
