import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../scripts/invoice/chance.ts';
import { randomEinvoice } from '../../../../scripts/invoice/random-einvoices.ts';
import { allElements, type XmlElement, xmlTree } from '../../../../test/support/judging/xml-tree.ts';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { einvoiceFormats } from '../codes/einvoice-format.ts';
import { toXml } from '../index.ts';

/** The sequences of UN/CEFACT CII D16B (uncoupled SCRDM subset), of the elements that EN 16931 uses. */
const cii = `
rsm:CrossIndustryInvoice: rsm:ExchangedDocumentContext rsm:ExchangedDocument rsm:SupplyChainTradeTransaction
rsm:ExchangedDocumentContext: ram:BusinessProcessSpecifiedDocumentContextParameter ram:GuidelineSpecifiedDocumentContextParameter
rsm:ExchangedDocument: ram:ID ram:TypeCode ram:IssueDateTime ram:IncludedNote
rsm:SupplyChainTradeTransaction: ram:IncludedSupplyChainTradeLineItem* ram:ApplicableHeaderTradeAgreement ram:ApplicableHeaderTradeDelivery ram:ApplicableHeaderTradeSettlement
ram:IncludedSupplyChainTradeLineItem: ram:AssociatedDocumentLineDocument ram:SpecifiedTradeProduct ram:SpecifiedLineTradeAgreement ram:SpecifiedLineTradeDelivery ram:SpecifiedLineTradeSettlement
ram:SpecifiedTradeProduct: ram:GlobalID ram:SellerAssignedID ram:BuyerAssignedID ram:Name ram:Description ram:DesignatedProductClassification ram:OriginTradeCountry
ram:SpecifiedLineTradeSettlement: ram:ApplicableTradeTax ram:BillingSpecifiedPeriod ram:SpecifiedTradeAllowanceCharge* ram:SpecifiedTradeSettlementLineMonetarySummation
ram:ApplicableHeaderTradeAgreement: ram:BuyerReference ram:SellerTradeParty ram:BuyerTradeParty ram:SellerOrderReferencedDocument ram:BuyerOrderReferencedDocument ram:ContractReferencedDocument ram:AdditionalReferencedDocument ram:SpecifiedProcuringProject
ram:SpecifiedProcuringProject: ram:ID ram:Name
ram:ShipToTradeParty: ram:ID ram:GlobalID ram:Name ram:PostalTradeAddress
ram:BillingSpecifiedPeriod: ram:StartDateTime ram:EndDateTime
ram:SellerTradeParty: ram:ID ram:GlobalID ram:Name ram:Description ram:SpecifiedLegalOrganization ram:DefinedTradeContact ram:PostalTradeAddress ram:URIUniversalCommunication ram:SpecifiedTaxRegistration*
ram:BuyerTradeParty: ram:ID ram:GlobalID ram:Name ram:Description ram:SpecifiedLegalOrganization ram:DefinedTradeContact ram:PostalTradeAddress ram:URIUniversalCommunication ram:SpecifiedTaxRegistration*
ram:DefinedTradeContact: ram:PersonName ram:DepartmentName ram:TelephoneUniversalCommunication ram:EmailURIUniversalCommunication
ram:PostalTradeAddress: ram:PostcodeCode ram:LineOne ram:LineTwo ram:LineThree ram:CityName ram:CountryID ram:CountrySubDivisionName
ram:ApplicableHeaderTradeDelivery: ram:ShipToTradeParty ram:ActualDeliverySupplyChainEvent ram:DespatchAdviceReferencedDocument ram:ReceivingAdviceReferencedDocument
ram:ApplicableHeaderTradeSettlement: ram:CreditorReferenceID ram:PaymentReference ram:TaxCurrencyCode ram:InvoiceCurrencyCode ram:SpecifiedTradeSettlementPaymentMeans ram:ApplicableTradeTax* ram:BillingSpecifiedPeriod ram:SpecifiedTradeAllowanceCharge* ram:SpecifiedTradePaymentTerms ram:SpecifiedTradeSettlementHeaderMonetarySummation ram:InvoiceReferencedDocument
ram:SpecifiedTradeSettlementPaymentMeans: ram:TypeCode ram:Information ram:ApplicableTradeSettlementFinancialCard ram:PayerPartyDebtorFinancialAccount ram:PayeePartyCreditorFinancialAccount ram:PayeeSpecifiedCreditorFinancialInstitution
ram:ApplicableTradeTax: ram:CalculatedAmount ram:TypeCode ram:ExemptionReason ram:BasisAmount ram:CategoryCode ram:ExemptionReasonCode ram:RateApplicablePercent
ram:SpecifiedTradeAllowanceCharge: ram:ChargeIndicator ram:SequenceNumeric ram:CalculationPercent ram:BasisAmount ram:BasisQuantity ram:ActualAmount ram:ReasonCode ram:Reason ram:CategoryTradeTax
ram:CategoryTradeTax: ram:TypeCode ram:CategoryCode ram:RateApplicablePercent
ram:SpecifiedTradePaymentTerms: ram:Description ram:DueDateDateTime ram:DirectDebitMandateID
ram:SpecifiedTradeSettlementHeaderMonetarySummation: ram:LineTotalAmount ram:ChargeTotalAmount ram:AllowanceTotalAmount ram:TaxBasisTotalAmount ram:TaxTotalAmount* ram:RoundingAmount ram:GrandTotalAmount ram:TotalPrepaidAmount ram:DuePayableAmount
ram:ApplicableTradeSettlementFinancialCard: ram:ID ram:CardholderName
ram:InvoiceReferencedDocument: ram:IssuerAssignedID ram:FormattedIssueDateTime`;

/** The sequences of OASIS UBL 2.1, of the elements that EN 16931 uses. */
const ubl = `
Invoice: cbc:CustomizationID cbc:ProfileID cbc:ID cbc:IssueDate cbc:DueDate cbc:InvoiceTypeCode cbc:Note cbc:DocumentCurrencyCode cbc:TaxCurrencyCode cbc:BuyerReference cac:InvoicePeriod cac:OrderReference cac:BillingReference cac:DespatchDocumentReference cac:ContractDocumentReference cac:AdditionalDocumentReference cac:ProjectReference cac:AccountingSupplierParty cac:AccountingCustomerParty cac:Delivery cac:PaymentMeans cac:PaymentTerms cac:AllowanceCharge* cac:TaxTotal* cac:LegalMonetaryTotal cac:InvoiceLine*
CreditNote: cbc:CustomizationID cbc:ProfileID cbc:ID cbc:IssueDate cbc:CreditNoteTypeCode cbc:Note cbc:DocumentCurrencyCode cbc:TaxCurrencyCode cbc:BuyerReference cac:InvoicePeriod cac:OrderReference cac:BillingReference cac:DespatchDocumentReference cac:ContractDocumentReference cac:AdditionalDocumentReference cac:AccountingSupplierParty cac:AccountingCustomerParty cac:Delivery cac:PaymentMeans cac:PaymentTerms cac:AllowanceCharge* cac:TaxTotal* cac:LegalMonetaryTotal cac:CreditNoteLine*
cac:InvoiceDocumentReference: cbc:ID cbc:IssueDate
cac:AdditionalDocumentReference: cbc:ID cbc:DocumentTypeCode
cac:OrderReference: cbc:ID cbc:SalesOrderID
cac:InvoicePeriod: cbc:StartDate cbc:EndDate
cac:Party: cbc:EndpointID cac:PartyIdentification* cac:PartyName cac:PostalAddress cac:PartyTaxScheme* cac:PartyLegalEntity cac:Contact
cac:PostalAddress: cbc:StreetName cbc:AdditionalStreetName cbc:CityName cbc:PostalZone cbc:CountrySubentity cac:AddressLine cac:Country
cac:Address: cbc:StreetName cbc:AdditionalStreetName cbc:CityName cbc:PostalZone cbc:CountrySubentity cac:AddressLine cac:Country
cac:PartyTaxScheme: cbc:CompanyID cac:TaxScheme
cac:PartyLegalEntity: cbc:RegistrationName cbc:CompanyID cbc:CompanyLegalForm
cac:Contact: cbc:Name cbc:Telephone cbc:ElectronicMail
cac:Delivery: cbc:ActualDeliveryDate cac:DeliveryLocation cac:DeliveryParty
cac:PaymentMeans: cbc:PaymentMeansCode cbc:PaymentDueDate cbc:PaymentID cac:CardAccount cac:PayeeFinancialAccount cac:PaymentMandate
cac:CardAccount: cbc:PrimaryAccountNumberID cbc:NetworkID cbc:HolderName
cac:PaymentMandate: cbc:ID cac:PayerFinancialAccount
cac:PayeeFinancialAccount: cbc:ID cbc:Name cac:FinancialInstitutionBranch
cac:TaxTotal: cbc:TaxAmount cac:TaxSubtotal*
cac:TaxSubtotal: cbc:TaxableAmount cbc:TaxAmount cac:TaxCategory
cac:TaxCategory: cbc:ID cbc:Percent cbc:TaxExemptionReasonCode cbc:TaxExemptionReason cac:TaxScheme
cac:ClassifiedTaxCategory: cbc:ID cbc:Percent cac:TaxScheme
cac:LegalMonetaryTotal: cbc:LineExtensionAmount cbc:TaxExclusiveAmount cbc:TaxInclusiveAmount cbc:AllowanceTotalAmount cbc:ChargeTotalAmount cbc:PrepaidAmount cbc:PayableRoundingAmount cbc:PayableAmount
cac:AllowanceCharge: cbc:ID cbc:ChargeIndicator cbc:AllowanceChargeReasonCode cbc:AllowanceChargeReason cbc:MultiplierFactorNumeric cbc:PrepaidIndicator cbc:SequenceNumeric cbc:Amount cbc:BaseAmount cac:TaxCategory
cac:InvoiceLine: cbc:ID cbc:InvoicedQuantity cbc:LineExtensionAmount cac:InvoicePeriod cac:AllowanceCharge* cac:Item cac:Price
cac:CreditNoteLine: cbc:ID cbc:CreditedQuantity cbc:LineExtensionAmount cac:InvoicePeriod cac:AllowanceCharge* cac:Item cac:Price
cac:Item: cbc:Description cbc:Name cac:BuyersItemIdentification cac:SellersItemIdentification cac:OriginCountry cac:CommodityClassification cac:ClassifiedTaxCategory`;

/** The children that an element may have, in their order; true for those that may repeat. */
const sequences = new Map(
  `${cii}${ubl}`
    .trim()
    .split('\n')
    .map((line) => {
      const [parent = '', children = ''] = line.split(/: (.*)/);
      return [
        parent,
        children.split(' ').map((name) => [name.replace('*', ''), name.endsWith('*')] as const),
      ];
    }),
);

function disorder(parent: string, children: readonly string[]): string | undefined {
  const sequence = sequences.get(parent);
  if (sequence === undefined) return children.length > 1 ? `${parent} has ${children}` : undefined;
  let position = 0;
  for (const [index, child] of children.entries()) {
    const isRepeated = child === children[index - 1];
    const found = sequence.findIndex(([name], place) => place >= position && name === child);
    if (found < 0 || (isRepeated && !sequence[found]?.[1])) return `${child} at ${index} of ${parent}`;
    position = found;
  }
  return undefined;
}

describe('random e-invoices of all formats', () => {
  it('have every element in the place of its schema, none empty, and no blank text', () => {
    const chance = chanceOf(SEED);
    for (let run = 0; run < runs(200); run++) {
      for (const format of einvoiceFormats) {
        const root = xmlTree(toXml(randomEinvoice(chance, format), { currencies: 'all' }).bytes);
        expect([...allElements(root)].flatMap((element) => faultOf(element) ?? [])).toEqual([]);
      }
    }
  });
});

function faultOf({ name, children, text }: XmlElement): string | undefined {
  if (children.length === 0) {
    // The one element that the schema of CII requires without content.
    const isEmpty = text.trim() === '' && name !== 'ram:ApplicableHeaderTradeDelivery';
    return isEmpty ? `${name} is empty` : undefined;
  }
  if (text !== '') return `${name} has text between its elements`;
  return disorder(
    name,
    children.map((child) => child.name),
  );
}
