import type { TaxCategory } from '../codes/tax-category.ts';
import { noteText } from '../printed/notes.ts';
import type {
  AddressModel,
  AdjustmentModel,
  ClassificationModel,
  InvoiceModel,
  LineModel,
  PartyModel,
  PaymentModel,
  PeriodModel,
  TaxModel,
} from './model.ts';
import { BUSINESS_PROCESS } from './profiles.ts';
import { document, group, leaf, leafWith, leafWithAll } from './xml.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** What UBL names differently in invoices and credit notes. */
interface Names {
  readonly root: 'Invoice' | 'CreditNote';
  readonly typeCode: string;
  readonly line: string;
  readonly quantity: string;
}

const invoiceNames: Names = {
  root: 'Invoice',
  typeCode: 'cbc:InvoiceTypeCode',
  line: 'cac:InvoiceLine',
  quantity: 'cbc:InvoicedQuantity',
};

const creditNoteNames: Names = {
  root: 'CreditNote',
  typeCode: 'cbc:CreditNoteTypeCode',
  line: 'cac:CreditNoteLine',
  quantity: 'cbc:CreditedQuantity',
};

/** An invoice, or a credit note, as UBL 2.1, in the order of its schemas. */
export function writeUbl(model: InvoiceModel): string {
  const isCreditNote = model.typeCode === '381';
  const names = isCreditNote ? creditNoteNames : invoiceNames;
  const { payment, corrects, due } = model;
  return document(
    names.root,
    `xmlns="${UBL}${names.root}-2" xmlns:cac="${UBL}CommonAggregateComponents-2" ` +
      `xmlns:cbc="${UBL}CommonBasicComponents-2"`,
    leaf('cbc:CustomizationID', model.profile.guideline),
    leaf('cbc:ProfileID', BUSINESS_PROCESS),
    leaf('cbc:ID', model.number),
    leaf('cbc:IssueDate', model.date),
    // The schema of credit notes has no day there: theirs is the one of the payment.
    isCreditNote ? '' : leaf('cbc:DueDate', due),
    leaf(names.typeCode, model.typeCode),
    ...model.notes.map((note) => leaf('cbc:Note', noteText(note))),
    leaf('cbc:DocumentCurrencyCode', model.currency),
    leaf('cbc:TaxCurrencyCode', model.ownTax?.currency),
    leaf('cbc:BuyerReference', model.buyerReference),
    invoicePeriod(model.period),
    group(
      'cac:OrderReference',
      leaf('cbc:ID', model.orderNumber),
      leaf('cbc:SalesOrderID', model.salesOrderNumber),
    ),
    group(
      'cac:BillingReference',
      group(
        'cac:InvoiceDocumentReference',
        leaf('cbc:ID', corrects?.number),
        leaf('cbc:IssueDate', corrects?.date),
      ),
    ),
    ...documentReferences(model, isCreditNote),
    group('cac:AccountingSupplierParty', party(model.seller, model, payment?.debit?.creditorId)),
    group('cac:AccountingCustomerParty', party(model.buyer, model)),
    delivery(model),
    payment === undefined ? '' : paymentMeans(payment, isCreditNote ? due : undefined),
    group('cac:PaymentTerms', leaf('cbc:Note', model.terms)),
    ...model.adjustments.map((adjustment) =>
      allowanceCharge(adjustment, model.currency, taxCategory('cac:TaxCategory', adjustment)),
    ),
    taxTotal(model),
    group('cac:TaxTotal', amount('cbc:TaxAmount', model.ownTax?.tax, model.ownTax?.currency ?? '')),
    monetaryTotal(model),
    ...model.lines.map((line) => documentLine(line, names, model.currency)),
  );
}

/** A credit note has no project of its own: its reference has the type 50 of UNTDID 1001. */
function documentReferences(model: InvoiceModel, isCreditNote: boolean): string[] {
  const { despatchNumber, contractNumber, projectNumber } = model;
  const project = leaf('cbc:ID', projectNumber);
  return [
    group('cac:DespatchDocumentReference', leaf('cbc:ID', despatchNumber)),
    group('cac:ContractDocumentReference', leaf('cbc:ID', contractNumber)),
    isCreditNote && project !== ''
      ? group('cac:AdditionalDocumentReference', project, leaf('cbc:DocumentTypeCode', '50'))
      : group('cac:ProjectReference', project),
  ];
}

function invoicePeriod(period: PeriodModel | undefined): string {
  return group('cac:InvoicePeriod', leaf('cbc:StartDate', period?.start), leaf('cbc:EndDate', period?.end));
}

function amount(name: string, text: string | undefined, currency: string): string {
  return leafWith(name, 'currencyID', currency, text);
}

function party(
  { id, name, registration, contact, phone, email, address, endpoint, vatId, taxNumber }: PartyModel,
  { profile }: InvoiceModel,
  creditorId?: string,
): string {
  return group(
    'cac:Party',
    leafWith('cbc:EndpointID', 'schemeID', endpoint?.scheme, endpoint?.id),
    group('cac:PartyIdentification', leaf('cbc:ID', id)),
    // BT-90 is an identifier of the seller.
    group('cac:PartyIdentification', leafWith('cbc:ID', 'schemeID', 'SEPA', creditorId)),
    group('cac:PostalAddress', ...addressParts(address)),
    taxRegistration(vatId, 'VAT'),
    taxRegistration(taxNumber, profile.taxNumberScheme),
    group(
      'cac:PartyLegalEntity',
      leaf('cbc:RegistrationName', name),
      leafWith('cbc:CompanyID', 'schemeID', registration?.scheme, registration?.id),
    ),
    group(
      'cac:Contact',
      leaf('cbc:Name', contact),
      leaf('cbc:Telephone', phone),
      leaf('cbc:ElectronicMail', email),
    ),
  );
}

function taxRegistration(id: string | undefined, taxScheme: string): string {
  if (id === undefined) return '';
  return group(
    'cac:PartyTaxScheme',
    leaf('cbc:CompanyID', id),
    group('cac:TaxScheme', leaf('cbc:ID', taxScheme)),
  );
}

function addressParts({ lines: [one, two, three], city, postcode, country }: AddressModel): string[] {
  return [
    leaf('cbc:StreetName', one),
    leaf('cbc:AdditionalStreetName', two),
    leaf('cbc:CityName', city),
    leaf('cbc:PostalZone', postcode),
    group('cac:AddressLine', leaf('cbc:Line', three)),
    group('cac:Country', leaf('cbc:IdentificationCode', country)),
  ];
}

function delivery({ deliverTo, deliveryDate }: InvoiceModel): string {
  return group(
    'cac:Delivery',
    leaf('cbc:ActualDeliveryDate', deliveryDate),
    deliverTo === undefined
      ? ''
      : group('cac:DeliveryLocation', group('cac:Address', ...addressParts(deliverTo.address))),
    group('cac:DeliveryParty', group('cac:PartyName', leaf('cbc:Name', deliverTo?.name))),
  );
}

function paymentMeans(
  { code, iban, bic, reference, debit, card }: PaymentModel,
  due: string | undefined,
): string {
  return group(
    'cac:PaymentMeans',
    leaf('cbc:PaymentMeansCode', code),
    leaf('cbc:PaymentDueDate', due),
    leaf('cbc:PaymentID', reference),
    card === undefined
      ? ''
      : group(
          'cac:CardAccount',
          leaf('cbc:PrimaryAccountNumberID', card.lastDigits),
          // The schema requires it, EN 16931 has no term for it.
          leaf('cbc:NetworkID', 'NA'),
          leaf('cbc:HolderName', card.holder),
        ),
    group(
      'cac:PayeeFinancialAccount',
      leaf('cbc:ID', iban),
      group('cac:FinancialInstitutionBranch', leaf('cbc:ID', bic)),
    ),
    group(
      'cac:PaymentMandate',
      leaf('cbc:ID', debit?.mandate),
      group('cac:PayerFinancialAccount', leaf('cbc:ID', debit?.iban)),
    ),
  );
}

function allowanceCharge(
  { isCharge, reason, percent, amount: own, base }: AdjustmentModel,
  currency: string,
  tax = '',
): string {
  return group(
    'cac:AllowanceCharge',
    leaf('cbc:ChargeIndicator', String(isCharge)),
    leaf('cbc:AllowanceChargeReason', reason),
    leaf('cbc:MultiplierFactorNumeric', percent),
    amount('cbc:Amount', own, currency),
    amount('cbc:BaseAmount', base, currency),
    tax,
  );
}

function taxCategory(
  name: string,
  { category, rate }: { readonly category: TaxCategory; readonly rate: string | undefined },
): string {
  return group(
    name,
    leaf('cbc:ID', category),
    leaf('cbc:Percent', rate),
    group('cac:TaxScheme', leaf('cbc:ID', 'VAT')),
  );
}

function taxTotal({ taxes, sums, currency }: InvoiceModel): string {
  return group(
    'cac:TaxTotal',
    amount('cbc:TaxAmount', sums.tax, currency),
    ...taxes.map((tax) => taxSubtotal(tax, currency)),
  );
}

function taxSubtotal({ base, tax, category, rate, reason, reasonCode }: TaxModel, currency: string): string {
  return group(
    'cac:TaxSubtotal',
    amount('cbc:TaxableAmount', base, currency),
    amount('cbc:TaxAmount', tax, currency),
    group(
      'cac:TaxCategory',
      leaf('cbc:ID', category),
      leaf('cbc:Percent', rate),
      leaf('cbc:TaxExemptionReasonCode', reasonCode),
      leaf('cbc:TaxExemptionReason', reason),
      group('cac:TaxScheme', leaf('cbc:ID', 'VAT')),
    ),
  );
}

function monetaryTotal({ sums, currency }: InvoiceModel): string {
  return group(
    'cac:LegalMonetaryTotal',
    amount('cbc:LineExtensionAmount', sums.lines, currency),
    amount('cbc:TaxExclusiveAmount', sums.net, currency),
    amount('cbc:TaxInclusiveAmount', sums.total, currency),
    amount('cbc:AllowanceTotalAmount', sums.allowances, currency),
    amount('cbc:ChargeTotalAmount', sums.charges, currency),
    amount('cbc:PrepaidAmount', sums.paid, currency),
    amount('cbc:PayableRoundingAmount', sums.rounding, currency),
    amount('cbc:PayableAmount', sums.due, currency),
  );
}

function documentLine(line: LineModel, names: Names, currency: string): string {
  return group(
    names.line,
    leaf('cbc:ID', line.id),
    leafWith(names.quantity, 'unitCode', line.unit, line.quantity),
    amount('cbc:LineExtensionAmount', line.amount, currency),
    invoicePeriod(line.period),
    ...line.adjustments.map((adjustment) => allowanceCharge(adjustment, currency)),
    group(
      'cac:Item',
      leaf('cbc:Description', line.description),
      leaf('cbc:Name', line.name),
      group('cac:BuyersItemIdentification', leaf('cbc:ID', line.buyerItemId)),
      group('cac:SellersItemIdentification', leaf('cbc:ID', line.itemId)),
      group('cac:OriginCountry', leaf('cbc:IdentificationCode', line.origin)),
      group(
        'cac:CommodityClassification',
        line.classification === undefined ? '' : classificationCode(line.classification),
      ),
      taxCategory('cac:ClassifiedTaxCategory', line),
    ),
    group('cac:Price', amount('cbc:PriceAmount', line.price, currency)),
  );
}

function classificationCode({ scheme, version, id }: ClassificationModel): string {
  return leafWithAll('cbc:ItemClassificationCode', { listID: scheme, listVersionID: version }, id);
}
