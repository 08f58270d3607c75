import type { XmlElement } from '../../../../../formats/xml/element.ts';
import { writtenDecimals } from '../../decimal.ts';
import { childAt, childrenAt, isBelow, isBoolean, normalized, textAt } from '../elements.ts';
import type { JudgedInvoice } from '../judged-invoice.ts';
import { type Breach, quoted, type Rule } from '../rule.ts';
import { type CountRow, countRules, elementsAt } from './counts.ts';

const ROOT = 'ubl:Invoice|cn:CreditNote';
const LINE = 'cac:InvoiceLine|cac:CreditNoteLine';
const SELLER = 'cac:AccountingSupplierParty/cac:Party';
const BUYER = 'cac:AccountingCustomerParty/cac:Party';

/** UBL-SR: how often EN 16931 has what UBL has any number of. */
// biome-ignore format: a table
const rows: readonly CountRow[] = [
  ['UBL-SR-01', 'BT-12', ROOT, '0..1', 'cac:ContractDocumentReference/cbc:ID'],
  ['UBL-SR-02', 'BT-15', ROOT, '0..1', 'cac:ReceiptDocumentReference/cbc:ID'],
  ['UBL-SR-03', 'BT-16', ROOT, '0..1', 'cac:DespatchDocumentReference/cbc:ID'],
  ['UBL-SR-05', 'BT-20', ROOT, '0..1', 'cac:PaymentTerms/cbc:Note'],
  ['UBL-SR-06', 'BG-3', 'cac:BillingReference', '0..1', 'cac:InvoiceDocumentReference'],
  ['UBL-SR-08', 'BG-14', ROOT, '0..1', 'cac:InvoicePeriod'],
  ['UBL-SR-09', 'BT-27', ROOT, '0..1', `${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`],
  ['UBL-SR-10', 'BT-28', ROOT, '0..1', `${SELLER}/cac:PartyName/cbc:Name`],
  ['UBL-SR-11', 'BT-30', ROOT, '0..1', `${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`],
  ['UBL-SR-14', 'BT-33', ROOT, '0..1', `${SELLER}/cac:PartyLegalEntity/cbc:CompanyLegalForm`],
  ['UBL-SR-15', 'BT-44', ROOT, '0..1', `${BUYER}/cac:PartyLegalEntity/cbc:RegistrationName`],
  ['UBL-SR-16', 'BT-46', ROOT, '0..1', `${BUYER}/cac:PartyIdentification/cbc:ID`],
  ['UBL-SR-17', 'BT-47', ROOT, '0..1', `${BUYER}/cac:PartyLegalEntity/cbc:CompanyID`],
  ['UBL-SR-22', 'BT-62', 'cac:TaxRepresentativeParty', '0..1', 'cac:PartyName/cbc:Name'],
  ['UBL-SR-23', 'BT-63', 'cac:TaxRepresentativeParty', '0..1', 'cac:PartyTaxScheme/cbc:CompanyID'],
  ['UBL-SR-24', 'BG-13', ROOT, '0..1', 'cac:Delivery'],
  ['UBL-SR-25', 'BT-70', 'cac:Delivery', '0..1', 'cac:DeliveryParty/cac:PartyName/cbc:Name'],
  ['UBL-SR-26', 'BT-83', 'cac:PaymentMeans', '0..1', 'cbc:PaymentID'],
  ['UBL-SR-27', 'BT-81', 'cac:PaymentMeans', '0..1', 'cbc:PaymentMeansCode'],
  ['UBL-SR-28', 'BT-89', 'cac:PaymentMeans', '0..1', 'cac:PaymentMandate/cbc:ID'],
  ['UBL-SR-32', 'BT-120', 'cac:TaxSubtotal', '0..1', 'cac:TaxCategory/cbc:TaxExemptionReason'],
  ['UBL-SR-33', 'BT-123', 'cac:AdditionalDocumentReference', '0..1', 'cbc:DocumentDescription'],
  ['UBL-SR-34', 'BT-127', LINE, '0..1', 'cbc:Note'],
  ['UBL-SR-35', 'BT-132', LINE, '0..1', 'cac:OrderLineReference/cbc:LineID'],
  ['UBL-SR-36', 'BG-26', LINE, '0..1', 'cac:InvoicePeriod'],
  ['UBL-SR-37', 'BT-147', LINE, '0..1', 'cac:Price/cac:AllowanceCharge/cbc:Amount'],
  ['UBL-SR-39', 'BT-11', ROOT, '0..1', 'cac:ProjectReference/cbc:ID'],
  ['UBL-SR-40', 'BT-45', ROOT, '0..1', `${BUYER}/cac:PartyName/cbc:Name`],
  ['UBL-SR-42', 'BT-31', SELLER, '0..1', ''],
  ['UBL-SR-45', 'BT-9', ROOT, '0..1', 'cac:PaymentMeans/cbc:PaymentDueDate'],
  ['UBL-SR-46', 'BT-82', ROOT, '0..1', 'cac:PaymentMeans/cbc:PaymentMeansCode/@name'],
  ['UBL-SR-48', 'BG-30', LINE, '1', 'cac:Item/cac:ClassifiedTaxCategory'],
  ['UBL-SR-49', 'BT-8', ROOT, '0..1', 'cac:InvoicePeriod/cbc:DescriptionCode'],
  ['UBL-SR-50', 'BT-154', LINE, '0..1', 'cac:Item/cbc:Description'],
  ['UBL-SR-51', 'BT-162', 'cac:PostalAddress|cac:Address', '0..1', 'cac:AddressLine'],
  ['UBL-SR-52', 'BT-128', LINE, '0..1', 'cac:DocumentReference'],
  ['UBL-SR-54', 'BG-18', ROOT, '0..1', 'cac:PaymentMeans/cac:CardAccount'],
  ['UBL-SR-55', 'BG-19', ROOT, '0..1', 'cac:PaymentMeans/cac:PaymentMandate'],
  ['UBL-SR-56', 'BT-17', ROOT, '0..1', 'cac:OriginatorDocumentReference/cbc:ID'],
];

type Check = (invoice: JudgedInvoice) => Iterable<Breach>;

const rule = (id: string, term: string | null, breaches: Check): Rule => ({ id, term, breaches });

const tooMany = (found: readonly XmlElement[], most: number, what: string): readonly Breach[] =>
  found.length <= most
    ? []
    : [{ at: found[most]!, message: `There are ${found.length} ${what}; ${most} may be there` }];

/** The fatal rules of EN 16931 on UBL that its model does not have. */
export const ublSyntaxRules: readonly Rule[] = [
  ...countRules(rows.filter(([, , , , path]) => path !== '')),
  rule('UBL-SR-42', 'BT-31', (invoice) =>
    elementsAt(invoice, SELLER).flatMap((at) =>
      tooMany(childrenAt(at, 'cac:PartyTaxScheme'), 2, 'registrations for tax of the seller'),
    ),
  ),
  rule('UBL-SR-12', 'BT-31', (invoice) =>
    tooMany(taxIds(invoice, SELLER, true), 1, 'VAT identifiers of the seller'),
  ),
  rule('UBL-SR-13', 'BT-32', (invoice) =>
    tooMany(taxIds(invoice, SELLER, false), 1, 'tax numbers of the seller'),
  ),
  rule('UBL-SR-18', 'BT-48', (invoice) =>
    tooMany(taxIds(invoice, BUYER, true), 1, 'VAT identifiers of the buyer'),
  ),
  rule('UBL-SR-04', 'BT-18', ({ root }) =>
    tooMany(
      childrenAt(root, 'cac:AdditionalDocumentReference')
        .filter(isObject)
        .flatMap((at) => childrenAt(at, 'cbc:ID')),
      1,
      'invoiced objects',
    ),
  ),
  rule('UBL-SR-07', 'BT-25', (invoice) =>
    invoice
      .named('cac:BillingReference')
      .filter((at) => childAt(at, 'cac:InvoiceDocumentReference/cbc:ID') === undefined)
      .map((at) => ({ at, message: 'The reference to a preceding invoice (BG-3) has no number (BT-25)' })),
  ),
  ...(['UBL-SR-19', 'UBL-SR-20', 'UBL-SR-21'] as const).map((id) =>
    rule(id, 'BG-10', (invoice) => payee(invoice, id)),
  ),
  rule('UBL-SR-29', 'BT-90', (invoice) =>
    tooMany(
      invoice
        .named('cbc:ID')
        .filter(
          ({ parent, attributes }) =>
            parent?.name === 'cac:PartyIdentification' && attributes.schemeID?.toUpperCase() === 'SEPA',
        ),
      1,
      'identifiers of the creditor',
    ),
  ),
  rule('UBL-SR-30', 'BT-97', (invoice) => reasons(invoice, false)),
  rule('UBL-SR-31', 'BT-104', (invoice) => reasons(invoice, true)),
  rule('UBL-SR-43', 'BG-24', documentType),
  rule('UBL-SR-44', 'BT-83', (invoice) =>
    differing(invoice, 'cbc:PaymentID', 'remittance information (BT-83)'),
  ),
  rule('UBL-SR-47', 'BT-81', (invoice) =>
    differing(invoice, 'cbc:PaymentMeansCode', 'codes of payment means (BT-81)'),
  ),
  rule('UBL-SR-53', 'BT-31', (invoice) =>
    invoice
      .named('cac:PartyTaxScheme')
      .filter((at) =>
        ['cac:TaxScheme/cbc:ID', 'cbc:CompanyID'].some((path) => childAt(at, path) === undefined),
      )
      .map((at) => ({ at, message: 'A registration for tax has an identifier and a scheme' })),
  ),
  rule('UBL-CR-666', 'BT-18', (invoice) => objectsWith(invoice, 'cac:Attachment')),
  rule('UBL-CR-673', 'BT-18', (invoice) => objectsWith(invoice, 'cbc:DocumentDescription')),
  rule('UBL-DT-01', null, (invoice) =>
    invoice
      .endingIn('Amount')
      .filter(
        (at) =>
          !at.name.endsWith('PriceAmount') &&
          !(at.parent?.name === 'cac:AllowanceCharge' && isBelow(at, 'cac:Price')),
      )
      .filter(({ text }) => writtenDecimals(text) > 2)
      .map((at) => ({ at, message: `${quoted(at.text)} has more than two decimals` })),
  ),
  rule('UBL-DT-06', 'BT-125-1', (invoice) =>
    invoice
      .endingIn('BinaryObject')
      .filter(({ attributes }) => attributes.mimeCode === undefined)
      .map((at) => ({ at, message: 'An attachment has no media type' })),
  ),
  rule('UBL-DT-07', 'BT-125-2', (invoice) =>
    invoice
      .endingIn('BinaryObject')
      .filter(({ attributes }) => attributes.filename === undefined)
      .map((at) => ({ at, message: 'An attachment has no file name' })),
  ),
];

function taxIds({ root }: JudgedInvoice, party: string, isVat: boolean): readonly XmlElement[] {
  return childrenAt(root, `${party}/cac:PartyTaxScheme`)
    .filter((at) =>
      childrenAt(at, 'cac:TaxScheme/cbc:ID').some(({ text }) => (text.toUpperCase() === 'VAT') === isVat),
    )
    .flatMap((at) => childrenAt(at, 'cbc:CompanyID'));
}

function isObject(reference: XmlElement): boolean {
  return childrenAt(reference, 'cbc:DocumentTypeCode').some(({ text }) => text === '130');
}

function objectsWith(invoice: JudgedInvoice, name: string): readonly Breach[] {
  const found = invoice
    .named('cac:AdditionalDocumentReference')
    .filter(isObject)
    .flatMap((at) => childrenAt(at, name));
  return found.slice(0, 1).map((at) => ({ at, message: `An invoiced object (BT-18) has no ${at.name}` }));
}

/** The payee is another than the seller, and has one of each. Without a name none of the three rules is content. */
function* payee(invoice: JudgedInvoice, id: 'UBL-SR-19' | 'UBL-SR-20' | 'UBL-SR-21'): Generator<Breach> {
  const sellers = childrenAt(invoice.root, `${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`);
  for (const at of invoice.named('cac:PayeeParty')) {
    const names = childrenAt(at, 'cac:PartyName/cbc:Name');
    const counted = {
      'UBL-SR-19': names,
      'UBL-SR-20': childrenAt(at, 'cac:PartyIdentification/cbc:ID').filter(
        ({ attributes }) => attributes.schemeID !== undefined && attributes.schemeID.toUpperCase() !== 'SEPA',
      ),
      'UBL-SR-21': childrenAt(at, 'cac:PartyLegalEntity/cbc:CompanyID'),
    }[id];
    const isOther = names.some((name) => sellers.some(({ text }) => text !== name.text));
    if (counted.length > 1 || !isOther)
      yield {
        at,
        message:
          'The payee (BG-10) is another than the seller (BT-27), with one name, one identifier and one register',
      };
  }
}

function reasons(invoice: JudgedInvoice, isCharge: boolean): readonly Breach[] {
  return invoice
    .named('cac:AllowanceCharge')
    .filter((at) => isBoolean(textAt(at, 'cbc:ChargeIndicator'), isCharge))
    .flatMap((at) =>
      tooMany(childrenAt(at, 'cbc:AllowanceChargeReason'), 1, 'reasons of an allowance or charge'),
    );
}

function documentType(invoice: JudgedInvoice): readonly Breach[] {
  const isCreditNote = invoice.root.name === 'cn:CreditNote';
  return invoice
    .named('cac:AdditionalDocumentReference')
    .filter((at) => {
      const codes = childrenAt(at, 'cbc:DocumentTypeCode').map(({ text }) => text);
      const isPlain = codes.length === 0 && childAt(at, 'cbc:ID')?.attributes.schemeID === undefined;
      return !isPlain && !codes.includes('130') && !(isCreditNote && codes.includes('50'));
    })
    .map((at) => ({
      at,
      message: 'A supporting document (BG-24) has no type and no scheme; 130 is an invoiced object (BT-18)',
    }));
}

function differing(invoice: JudgedInvoice, name: string, what: string): readonly Breach[] {
  const found = invoice.named(name);
  const other = found.find(({ text }) => text !== found[0]!.text);
  return other === undefined
    ? []
    : [
        {
          at: other,
          message: `There are different ${what}: ${quoted(normalized(found[0]!.text))} and ${quoted(normalized(other.text))}`,
        },
      ];
}
