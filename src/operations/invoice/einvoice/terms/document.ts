import type { GroupTable } from './term.ts';

const DOCUMENT = 'rsm:ExchangedDocument';
const CONTEXT = 'rsm:ExchangedDocumentContext';
const TRADE = 'rsm:SupplyChainTradeTransaction';
const AGREEMENT = `${TRADE}/ApplicableHeaderTradeAgreement`;
const DELIVERY = `${TRADE}/ApplicableHeaderTradeDelivery`;
const SETTLEMENT = `${TRADE}/ApplicableHeaderTradeSettlement`;
const PROJECT = {
  invoice: 'ProjectReference/ID',
  creditNote: 'AdditionalDocumentReference[DocumentTypeCode=50]/ID',
};
const DUE_DATE = { invoice: 'DueDate', creditNote: 'PaymentMeans/PaymentDueDate' };

/** What an invoice says of itself, and what it refers to. */
// biome-ignore format: one term a line
export const documentGroups = [
  {
    id: 'document', name: 'Invoice', cardinality: '1..1', cii: '', ubl: '',
    constants: {
      cii: { [`${AGREEMENT}/SpecifiedProcuringProject/Name`]: 'Project reference' },
      ubl: { UBLVersionID: '2.0,2.1,2.2,2.3,2.4' },
    },
    terms: [
      ['BT-1', 'Invoice number', '1..1', 'identifier', `${DOCUMENT}/ID`, 'ID', 'number'],
      ['BT-2', 'Invoice issue date', '1..1', 'date', `${DOCUMENT}/IssueDateTime`, 'IssueDate', 'date'],
      ['BT-3', 'Invoice type code', '1..1', 'code:document-type', `${DOCUMENT}/TypeCode`, 'InvoiceTypeCode', 'document_type'],
      ['BT-5', 'Invoice currency code', '1..1', 'code:currency', `${SETTLEMENT}/InvoiceCurrencyCode`, 'DocumentCurrencyCode', 'currency'],
      ['BT-6', 'VAT accounting currency code', '0..1', 'code:currency', `${SETTLEMENT}/TaxCurrencyCode`, 'TaxCurrencyCode', 'tax_currency.currency'],
      ['BT-7', 'Value added tax point date', '0..1', 'date', `${SETTLEMENT}/ApplicableTradeTax/TaxPointDate/udt:DateString`, 'TaxPointDate'],
      ['BT-8', 'Value added tax point date code', '0..1', 'code:tax-point', `${SETTLEMENT}/ApplicableTradeTax/DueDateTypeCode`, 'InvoicePeriod/DescriptionCode'],
      ['BT-9', 'Payment due date', '0..1', 'date', `${SETTLEMENT}/SpecifiedTradePaymentTerms/DueDateDateTime`, DUE_DATE, 'due'],
      ['BT-10', 'Buyer reference', '0..1', 'text', `${AGREEMENT}/BuyerReference`, 'BuyerReference', 'buyer_reference'],
      ['BT-11', 'Project reference', '0..1', 'reference', `${AGREEMENT}/SpecifiedProcuringProject/ID`, PROJECT, 'project_number'],
      ['BT-12', 'Contract reference', '0..1', 'reference', `${AGREEMENT}/ContractReferencedDocument/IssuerAssignedID`, 'ContractDocumentReference/ID', 'contract_number'],
      ['BT-13', 'Purchase order reference', '0..1', 'reference', `${AGREEMENT}/BuyerOrderReferencedDocument/IssuerAssignedID`, 'OrderReference/ID', 'order_number'],
      ['BT-14', 'Sales order reference', '0..1', 'reference', `${AGREEMENT}/SellerOrderReferencedDocument/IssuerAssignedID`, 'OrderReference/SalesOrderID', 'sales_order_number'],
      ['BT-15', 'Receiving advice reference', '0..1', 'reference', `${DELIVERY}/ReceivingAdviceReferencedDocument/IssuerAssignedID`, 'ReceiptDocumentReference/ID'],
      ['BT-16', 'Despatch advice reference', '0..1', 'reference', `${DELIVERY}/DespatchAdviceReferencedDocument/IssuerAssignedID`, 'DespatchDocumentReference/ID', 'despatch_number'],
      ['BT-17', 'Tender or lot reference', '0..1', 'reference', `${AGREEMENT}/AdditionalReferencedDocument[TypeCode=50]/IssuerAssignedID`, 'OriginatorDocumentReference/ID'],
      ['BT-18', 'Invoiced object identifier', '0..1', 'identifier:reference-type', `${AGREEMENT}/AdditionalReferencedDocument[TypeCode=130]/IssuerAssignedID`, 'AdditionalDocumentReference[DocumentTypeCode=130]/ID'],
      ['BT-18-1', 'Scheme of the invoiced object identifier', '0..1', 'code:reference-type', `${AGREEMENT}/AdditionalReferencedDocument[TypeCode=130]/ReferenceTypeCode`, 'AdditionalDocumentReference[DocumentTypeCode=130]/ID/@schemeID'],
      ['BT-19', 'Buyer accounting reference', '0..1', 'text', `${SETTLEMENT}/ReceivableSpecifiedTradeAccountingAccount/ID`, 'AccountingCost'],
      ['BT-20', 'Payment terms', '0..1', 'text', `${SETTLEMENT}/SpecifiedTradePaymentTerms/Description`, 'PaymentTerms/Note', 'terms'],
    ],
  },
  {
    id: 'BG-1', name: 'Invoice note', cardinality: '0..n', cii: `${DOCUMENT}/IncludedNote`, ubl: 'cbc:Note',
    terms: [
      ['BT-21', 'Invoice note subject code', '0..1', 'code:note-subject', 'SubjectCode', ''],
      ['BT-22', 'Invoice note', '1..1', 'text', 'Content', '.', 'notes'],
    ],
  },
  {
    id: 'BG-2', name: 'Process control', cardinality: '1..1', cii: CONTEXT, ubl: '',
    terms: [
      ['BT-23', 'Business process type', '0..1', 'text', 'BusinessProcessSpecifiedDocumentContextParameter/ID', 'ProfileID'],
      ['BT-24', 'Specification identifier', '1..1', 'identifier', 'GuidelineSpecifiedDocumentContextParameter/ID', 'CustomizationID', 'einvoice'],
    ],
  },
  {
    id: 'BG-3', name: 'Preceding invoice reference', cardinality: '0..n',
    cii: `${SETTLEMENT}/InvoiceReferencedDocument`, ubl: 'BillingReference/InvoiceDocumentReference',
    terms: [
      ['BT-25', 'Preceding invoice reference', '1..1', 'reference', 'IssuerAssignedID', 'ID', 'corrects.number'],
      ['BT-26', 'Preceding invoice issue date', '0..1', 'date', 'FormattedIssueDateTime/qdt:DateTimeString', 'IssueDate', 'corrects.date'],
    ],
  },
  {
    id: 'BG-13', name: 'Delivery information', cardinality: '0..1', cii: `${DELIVERY}/ShipToTradeParty`, ubl: 'Delivery',
    terms: [
      ['BT-70', 'Deliver to party name', '0..1', 'text', 'Name', 'DeliveryParty/PartyName/Name', 'deliver_to.name'],
      ['BT-71', 'Deliver to location identifier', '0..1', 'identifier:register', 'ID|GlobalID', 'DeliveryLocation/ID'],
      ['BT-72', 'Actual delivery date', '0..1', 'date', `/${DELIVERY}/ActualDeliverySupplyChainEvent/OccurrenceDateTime`, 'ActualDeliveryDate', 'delivery_date'],
    ],
  },
  {
    id: 'BG-14', name: 'Invoicing period', cardinality: '0..1', cii: `${SETTLEMENT}/BillingSpecifiedPeriod`, ubl: 'InvoicePeriod',
    terms: [
      ['BT-73', 'Invoicing period start date', '0..1', 'date', 'StartDateTime', 'StartDate', 'period.start'],
      ['BT-74', 'Invoicing period end date', '0..1', 'date', 'EndDateTime', 'EndDate', 'period.end'],
    ],
  },
  {
    id: 'BG-15', name: 'Deliver to address', parent: 'BG-13', cardinality: '0..1', cii: 'PostalTradeAddress', ubl: 'DeliveryLocation/Address',
    terms: [
      ['BT-75', 'Deliver to address line 1', '0..1', 'text', 'LineOne', 'StreetName', 'deliver_to.address'],
      ['BT-76', 'Deliver to address line 2', '0..1', 'text', 'LineTwo', 'AdditionalStreetName', 'deliver_to.address'],
      ['BT-165', 'Deliver to address line 3', '0..1', 'text', 'LineThree', 'AddressLine/Line', 'deliver_to.address'],
      ['BT-77', 'Deliver to city', '0..1', 'text', 'CityName', 'CityName', 'deliver_to.city'],
      ['BT-78', 'Deliver to post code', '0..1', 'text', 'PostcodeCode', 'PostalZone', 'deliver_to.postcode'],
      ['BT-79', 'Deliver to country subdivision', '0..1', 'text', 'CountrySubDivisionName', 'CountrySubentity'],
      ['BT-80', 'Deliver to country code', '1..1', 'code:country', 'CountryID', 'Country/IdentificationCode', 'deliver_to.country'],
    ],
  },
  {
    id: 'BG-24', name: 'Additional supporting documents', cardinality: '0..n',
    cii: `${AGREEMENT}/AdditionalReferencedDocument`, ubl: 'AdditionalDocumentReference',
    constants: { cii: { TypeCode: '916' }, ubl: { DocumentTypeCode: '916' } },
    terms: [
      ['BT-122', 'Supporting document reference', '1..1', 'reference', 'IssuerAssignedID', 'ID'],
      ['BT-123', 'Supporting document description', '0..1', 'text', 'Name', 'DocumentDescription'],
      ['BT-124', 'External document location', '0..1', 'text', 'URIID', 'Attachment/ExternalReference/URI'],
      ['BT-125', 'Attached document', '0..1', 'binary', 'AttachmentBinaryObject', 'Attachment/EmbeddedDocumentBinaryObject'],
      ['BT-125-1', 'Attached document media type', '1..1', 'code:media-type', 'AttachmentBinaryObject/@mimeCode', 'Attachment/EmbeddedDocumentBinaryObject/@mimeCode'],
      ['BT-125-2', 'Attached document file name', '1..1', 'text', 'AttachmentBinaryObject/@filename', 'Attachment/EmbeddedDocumentBinaryObject/@filename'],
    ],
  },
] as const satisfies readonly GroupTable[];
