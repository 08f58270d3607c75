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

const namespaces =
  'xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" ' +
  'xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100" ' +
  'xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" ' +
  'xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"';

/** An invoice as UN/CEFACT Cross Industry Invoice D16B, in the order of its schema. */
export function writeCii(model: InvoiceModel): string {
  return document(
    'rsm:CrossIndustryInvoice',
    namespaces,
    group(
      'rsm:ExchangedDocumentContext',
      group('ram:BusinessProcessSpecifiedDocumentContextParameter', leaf('ram:ID', BUSINESS_PROCESS)),
      group('ram:GuidelineSpecifiedDocumentContextParameter', leaf('ram:ID', model.profile.guideline)),
    ),
    group(
      'rsm:ExchangedDocument',
      leaf('ram:ID', model.number),
      leaf('ram:TypeCode', model.typeCode),
      group('ram:IssueDateTime', day(model.date)),
      ...model.notes.map(({ subject, text }) =>
        group('ram:IncludedNote', leaf('ram:Content', text), leaf('ram:SubjectCode', subject)),
      ),
    ),
    group(
      'rsm:SupplyChainTradeTransaction',
      ...model.lines.map(lineItem),
      agreement(model),
      delivery(model),
      settlement(model),
    ),
  );
}

function day(date: string | undefined, prefix: 'udt' | 'qdt' = 'udt'): string {
  return leafWith(`${prefix}:DateTimeString`, 'format', '102', date?.replaceAll('-', ''));
}

function lineItem(line: LineModel): string {
  const { id, quantity, unit, price, amount, adjustments, period, category, rate } = line;
  return group(
    'ram:IncludedSupplyChainTradeLineItem',
    group('ram:AssociatedDocumentLineDocument', leaf('ram:LineID', id)),
    product(line),
    group(
      'ram:SpecifiedLineTradeAgreement',
      group('ram:NetPriceProductTradePrice', leaf('ram:ChargeAmount', price)),
    ),
    group('ram:SpecifiedLineTradeDelivery', leafWith('ram:BilledQuantity', 'unitCode', unit, quantity)),
    group(
      'ram:SpecifiedLineTradeSettlement',
      group(
        'ram:ApplicableTradeTax',
        leaf('ram:TypeCode', 'VAT'),
        leaf('ram:CategoryCode', category),
        leaf('ram:RateApplicablePercent', rate),
      ),
      billingPeriod(period),
      ...adjustments.map((adjustment) => allowanceCharge(adjustment)),
      group('ram:SpecifiedTradeSettlementLineMonetarySummation', leaf('ram:LineTotalAmount', amount)),
    ),
  );
}

function product({ itemId, buyerItemId, name, description, classification, origin }: LineModel): string {
  return group(
    'ram:SpecifiedTradeProduct',
    leaf('ram:SellerAssignedID', itemId),
    leaf('ram:BuyerAssignedID', buyerItemId),
    leaf('ram:Name', name),
    leaf('ram:Description', description),
    group(
      'ram:DesignatedProductClassification',
      classification === undefined ? '' : classCode(classification),
    ),
    group('ram:OriginTradeCountry', leaf('ram:ID', origin)),
  );
}

function classCode({ scheme, version, id }: ClassificationModel): string {
  return leafWithAll('ram:ClassCode', { listID: scheme, listVersionID: version }, id);
}

function agreement(model: InvoiceModel): string {
  const { buyerReference, orderNumber, salesOrderNumber, contractNumber, projectNumber } = model;
  return group(
    'ram:ApplicableHeaderTradeAgreement',
    leaf('ram:BuyerReference', buyerReference),
    group('ram:SellerTradeParty', ...party(model.seller)),
    group('ram:BuyerTradeParty', ...party(model.buyer)),
    group('ram:SellerOrderReferencedDocument', leaf('ram:IssuerAssignedID', salesOrderNumber)),
    group('ram:BuyerOrderReferencedDocument', leaf('ram:IssuerAssignedID', orderNumber)),
    group('ram:ContractReferencedDocument', leaf('ram:IssuerAssignedID', contractNumber)),
    // The schema requires a name, EN 16931 has no term for it.
    projectNumber === undefined
      ? ''
      : group(
          'ram:SpecifiedProcuringProject',
          leaf('ram:ID', projectNumber),
          leaf('ram:Name', 'Project reference'),
        ),
  );
}

function party(model: PartyModel): string[] {
  const { id, name, registration, contact, phone, email, address, endpoint, vatId, taxNumber } = model;
  return [
    leaf('ram:ID', id),
    leaf('ram:Name', name),
    group(
      'ram:SpecifiedLegalOrganization',
      leafWith('ram:ID', 'schemeID', registration?.scheme, registration?.id),
    ),
    group(
      'ram:DefinedTradeContact',
      leaf('ram:PersonName', contact),
      group('ram:TelephoneUniversalCommunication', leaf('ram:CompleteNumber', phone)),
      group('ram:EmailURIUniversalCommunication', leaf('ram:URIID', email)),
    ),
    postalAddress(address),
    group('ram:URIUniversalCommunication', leafWith('ram:URIID', 'schemeID', endpoint?.scheme, endpoint?.id)),
    group('ram:SpecifiedTaxRegistration', leafWith('ram:ID', 'schemeID', 'VA', vatId)),
    group('ram:SpecifiedTaxRegistration', leafWith('ram:ID', 'schemeID', 'FC', taxNumber)),
  ];
}

function postalAddress({ lines: [one, two, three], city, postcode, country }: AddressModel): string {
  return group(
    'ram:PostalTradeAddress',
    leaf('ram:PostcodeCode', postcode),
    leaf('ram:LineOne', one),
    leaf('ram:LineTwo', two),
    leaf('ram:LineThree', three),
    leaf('ram:CityName', city),
    leaf('ram:CountryID', country),
  );
}

/** The schema requires the element, even without content. */
function delivery({ deliverTo, deliveryDate, despatchNumber }: InvoiceModel): string {
  const content =
    group(
      'ram:ShipToTradeParty',
      leaf('ram:Name', deliverTo?.name),
      deliverTo === undefined ? '' : postalAddress(deliverTo.address),
    ) +
    group('ram:ActualDeliverySupplyChainEvent', group('ram:OccurrenceDateTime', day(deliveryDate))) +
    group('ram:DespatchAdviceReferencedDocument', leaf('ram:IssuerAssignedID', despatchNumber));
  return group('ram:ApplicableHeaderTradeDelivery', content) || '<ram:ApplicableHeaderTradeDelivery/>';
}

function settlement(model: InvoiceModel): string {
  const { payment, currency, ownTax, taxes, period, adjustments, terms, due, sums, corrects } = model;
  return group(
    'ram:ApplicableHeaderTradeSettlement',
    leaf('ram:CreditorReferenceID', payment?.debit?.creditorId),
    leaf('ram:PaymentReference', payment?.reference),
    leaf('ram:TaxCurrencyCode', ownTax?.currency),
    leaf('ram:InvoiceCurrencyCode', currency),
    paymentMeans(payment),
    ...taxes.map(tradeTax),
    billingPeriod(period),
    ...adjustments.map((adjustment) =>
      allowanceCharge(
        adjustment,
        group(
          'ram:CategoryTradeTax',
          leaf('ram:TypeCode', 'VAT'),
          leaf('ram:CategoryCode', adjustment.category),
          leaf('ram:RateApplicablePercent', adjustment.rate),
        ),
      ),
    ),
    group(
      'ram:SpecifiedTradePaymentTerms',
      leaf('ram:Description', terms),
      group('ram:DueDateDateTime', day(due)),
      leaf('ram:DirectDebitMandateID', payment?.debit?.mandate),
    ),
    group(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      leaf('ram:LineTotalAmount', sums.lines),
      leaf('ram:ChargeTotalAmount', sums.charges),
      leaf('ram:AllowanceTotalAmount', sums.allowances),
      leaf('ram:TaxBasisTotalAmount', sums.net),
      leafWith('ram:TaxTotalAmount', 'currencyID', currency, sums.tax),
      leafWith('ram:TaxTotalAmount', 'currencyID', ownTax?.currency, ownTax?.tax),
      leaf('ram:RoundingAmount', sums.rounding),
      leaf('ram:GrandTotalAmount', sums.total),
      leaf('ram:TotalPrepaidAmount', sums.paid),
      leaf('ram:DuePayableAmount', sums.due),
    ),
    group(
      'ram:InvoiceReferencedDocument',
      leaf('ram:IssuerAssignedID', corrects?.number),
      group('ram:FormattedIssueDateTime', day(corrects?.date, 'qdt')),
    ),
  );
}

function allowanceCharge({ isCharge, percent, base, amount, reason }: AdjustmentModel, tax = ''): string {
  return group(
    'ram:SpecifiedTradeAllowanceCharge',
    group('ram:ChargeIndicator', leaf('udt:Indicator', String(isCharge))),
    leaf('ram:CalculationPercent', percent),
    leaf('ram:BasisAmount', base),
    leaf('ram:ActualAmount', amount),
    leaf('ram:Reason', reason),
    tax,
  );
}

function paymentMeans(payment: PaymentModel | undefined): string {
  return group(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    leaf('ram:TypeCode', payment?.code),
    group(
      'ram:ApplicableTradeSettlementFinancialCard',
      leaf('ram:ID', payment?.card?.lastDigits),
      leaf('ram:CardholderName', payment?.card?.holder),
    ),
    group('ram:PayerPartyDebtorFinancialAccount', leaf('ram:IBANID', payment?.debit?.iban)),
    group('ram:PayeePartyCreditorFinancialAccount', leaf('ram:IBANID', payment?.iban)),
    group('ram:PayeeSpecifiedCreditorFinancialInstitution', leaf('ram:BICID', payment?.bic)),
  );
}

function tradeTax({ tax, reason, base, category, reasonCode, rate }: TaxModel): string {
  return group(
    'ram:ApplicableTradeTax',
    leaf('ram:CalculatedAmount', tax),
    leaf('ram:TypeCode', 'VAT'),
    leaf('ram:ExemptionReason', reason),
    leaf('ram:BasisAmount', base),
    leaf('ram:CategoryCode', category),
    leaf('ram:ExemptionReasonCode', reasonCode),
    leaf('ram:RateApplicablePercent', rate),
  );
}

function billingPeriod(period: PeriodModel | undefined): string {
  return group(
    'ram:BillingSpecifiedPeriod',
    group('ram:StartDateTime', day(period?.start)),
    group('ram:EndDateTime', day(period?.end)),
  );
}
