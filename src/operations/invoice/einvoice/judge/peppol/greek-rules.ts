import type { XmlElement } from '../../../../../formats/xml/element.ts';
import { childAt, childrenAt, normalized, textAt } from '../elements.ts';
import type { JudgedInvoice } from '../judged-invoice.ts';
import type { Rule } from '../rule.ts';
import { type PartyCountries, taxIdsOf } from './countries.ts';
import { at } from './place-rule.ts';

const WARNING = { severity: 'warning' } as const;

/** GR-R and GR-S: invoices of Greek sellers carry the number of myDATA. */
export function greekRules(
  invoice: JudgedInvoice,
  { seller, buyer, sellerAddress }: PartyCountries,
): readonly Rule[] {
  const { root } = invoice;
  const sellers = invoice
    .named('cac:AccountingSupplierParty')
    .flatMap((place) => childrenAt(place, 'cac:Party'));
  const buyers = invoice
    .named('cac:AccountingCustomerParty')
    .flatMap((place) => childrenAt(place, 'cac:Party'));
  const isAddress = (place: XmlElement): boolean =>
    place.attributes.schemeID === '9933' && isTaxNumber(place.text);
  const own = vatOrAddress(sellers[0], sellerAddress);
  const addresses = own
    ? [
        at(
          'GR-R-009',
          sellers.flatMap((party) => childrenAt(party, 'cbc:EndpointID')),
          isAddress,
          'A Greek address (BT-34) is a tax number with the scheme 9933',
          { term: 'BT-34' },
        ),
      ]
    : [];
  if (!isGreek(seller)) return addresses;
  const references = (description: string): readonly XmlElement[] =>
    childrenAt(root, 'cac:AdditionalDocumentReference').filter(
      (place) => textAt(place, 'cbc:DocumentDescription') === description,
    );
  const [marks, urls] = [references('##M.AR.K##'), references('##INVOICE|URL##')];
  const inGreece = sellerAddress === 'GR' ? [root] : [];
  const domestic = isGreek(buyer)
    ? [
        at('GR-R-006', buyers, hasVat, 'A Greek buyer has one VAT identifier (BT-48), EL and a tax number', {
          term: 'BT-48',
        }),
        at(
          'GR-R-010',
          buyers.flatMap((party) => childrenAt(party, 'cbc:EndpointID')),
          isAddress,
          'A Greek address (BT-49) is a tax number with the scheme 9933',
          { term: 'BT-49' },
        ),
      ]
    : [];
  // biome-ignore format: one rule a line
  return [
    ...numberRules(invoice),
    at('GR-R-002', sellers, hasName, 'A Greek seller has a trading name (BT-28)', { term: 'BT-28' }),
    at('GR-S-011', sellers, hasVat, 'A Greek seller has one VAT identifier (BT-31), EL and a tax number', { ...WARNING, term: 'BT-31' }),
    at('GR-R-003', sellers.flatMap((party) => taxIdsOf(party, 'VAT')), ({ text }) => text.startsWith('EL') && isTaxNumber(text.slice(2)), 'A Greek VAT identifier is EL and a tax number', { term: 'BT-31' }),
    at('GR-R-004-1', inGreece, () => marks.length === 1, 'A Greek invoice has one number of myDATA (##M.AR.K##)', { term: 'BT-122' }),
    at('GR-S-008-1', inGreece, () => urls.length === 1, 'A Greek invoice has one address of its page (##INVOICE|URL##)', { ...WARNING, term: 'BT-124' }),
    at('GR-R-008-2', inGreece, () => urls.length <= 1, 'A Greek invoice has at most one address of its page (##INVOICE|URL##)', { term: 'BT-124' }),
    at('GR-R-004-2', sellerAddress === 'GR' ? marks.flatMap((place) => childrenAt(place, 'cbc:ID')) : [], ({ text }) => /^[1-9]/.test(text), 'The number of myDATA is a whole number', { term: 'BT-122' }),
    at('GR-R-008-3', urls, (place) => normalized(textAt(place, 'cac:Attachment/cac:ExternalReference/cbc:URI') ?? '') !== '', 'The address of the page is missing (BT-124)', { term: 'BT-124' }),
    at('GR-R-005', buyers, hasName, 'The buyer of a Greek invoice has a trading name (BT-45)', { term: 'BT-45' }),
    ...domestic,
    ...addresses,
  ];
}

function isGreek(country: string): boolean {
  return country === 'GR' || country === 'EL';
}

function vatOrAddress(party: XmlElement | undefined, address: string): boolean {
  const prefix = normalized((taxIdsOf(party, 'VAT')[0]?.text ?? '').slice(0, 2)).toUpperCase();
  return isGreek(prefix || address);
}

function hasName(party: XmlElement): boolean {
  return (textAt(party, 'cac:PartyName/cbc:Name') ?? '') !== '';
}

function hasVat(party: XmlElement): boolean {
  const ids = taxIdsOf(party, 'VAT');
  return ids.length === 1 && ids[0]!.text.startsWith('EL') && isTaxNumber(ids[0]!.text.slice(2));
}

/** GR-R-001: BT-1 is six parts between bars: tax number, day, branch, type, series, number. */
function numberRules(invoice: JudgedInvoice): readonly Rule[] {
  const { root } = invoice;
  const numbers = childrenAt(root, 'cbc:ID');
  const part = ({ text }: XmlElement, index: number): string => text.split('|')[index] ?? '';
  const parties = [
    childAt(root, 'cac:AccountingSupplierParty/cac:Party'),
    childAt(root, 'cac:TaxRepresentativeParty'),
  ];
  const taxNumbers = parties.flatMap((party) => taxIdsOf(party, 'VAT').map(({ text }) => text.slice(2, 11)));
  const [year, month, day] = (textAt(root, 'cbc:IssueDate') ?? '').split('-');
  const rows: readonly (readonly [string, (place: XmlElement) => boolean, string])[] = [
    ['1', ({ text }) => text.split('|').length === 6, 'has six parts between bars'],
    [
      '2',
      (place) =>
        normalized(part(place, 0)).length === 9 &&
        isTaxNumber(part(place, 0)) &&
        taxNumbers.includes(part(place, 0)),
      'begins with the tax number of the seller',
    ],
    [
      '3',
      (place) => part(place, 1) === `${day}/${month}/${year}`,
      'has the day of the invoice as its second part, such as 28/11/2026',
    ],
    [
      '4',
      (place) => /^[ \t\r\n]*\d+[ \t\r\n]*$/.test(part(place, 2)),
      'has the number of a branch as its third part',
    ],
    [
      '5',
      (place) =>
        ['1.1', '1.6', '2.1', '2.4', '5.1', '5.2', ''].includes(part(place, 3)) && part(place, 3) !== '',
      'has a type of myDATA as its fourth part',
    ],
    ['6', (place) => part(place, 4) !== '', 'has a series as its fifth part'],
    ['7', (place) => part(place, 5) !== '', 'has a number as its sixth part'],
  ];
  return rows.map(([number, test, what]) =>
    at(`GR-R-001-${number}`, numbers, test, `The number of a Greek invoice (BT-1) ${what}`, { term: 'BT-1' }),
  );
}

/** Modulo 11 with the powers of 2 from 256 on. */
function isTaxNumber(text: string): boolean {
  const digits = [...text].slice(0, 9).map(Number);
  if (digits.length < 9 || digits.some(Number.isNaN)) return false;
  const sum = digits.slice(0, 8).reduce((total, digit, index) => total + digit * 2 ** (8 - index), 0);
  return (sum % 11) % 10 === digits[8];
}
