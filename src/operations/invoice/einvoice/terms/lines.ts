import type { GroupTable } from './term.ts';

const TRADE = 'rsm:SupplyChainTradeTransaction';
const SETTLEMENT = 'SpecifiedLineTradeSettlement';
const NET = 'NetPriceProductTradePrice';
const GROSS = 'GrossPriceProductTradePrice';

/** The lines of an invoice. */
// biome-ignore format: one term a line
export const lineGroups = [
  {
    id: 'BG-25', name: 'Invoice line', cardinality: '1..n', cii: `${TRADE}/IncludedSupplyChainTradeLineItem`, ubl: 'InvoiceLine',
    constants: {
      cii: { [`${SETTLEMENT}/AdditionalReferencedDocument/TypeCode`]: '130' },
      ubl: { 'DocumentReference/DocumentTypeCode': '130' },
    },
    terms: [
      ['BT-126', 'Invoice line identifier', '1..1', 'identifier', 'AssociatedDocumentLineDocument/LineID', 'ID'],
      ['BT-127', 'Invoice line note', '0..1', 'text', 'AssociatedDocumentLineDocument/IncludedNote/Content', 'Note'],
      ['BT-128', 'Invoice line object identifier', '0..1', 'identifier:reference-type', `${SETTLEMENT}/AdditionalReferencedDocument[TypeCode=130]/IssuerAssignedID|${SETTLEMENT}/AdditionalReferencedDocument/IssuerAssignedID`, 'DocumentReference[DocumentTypeCode=130]/ID|DocumentReference/ID'],
      ['BT-128-1', 'Scheme of the invoice line object identifier', '0..1', 'code:reference-type', `${SETTLEMENT}/AdditionalReferencedDocument[TypeCode=130]/ReferenceTypeCode`, 'DocumentReference[DocumentTypeCode=130]/ID/@schemeID'],
      ['BT-129', 'Invoiced quantity', '1..1', 'quantity', 'SpecifiedLineTradeDelivery/BilledQuantity', 'InvoicedQuantity', 'items[].qty'],
      ['BT-130', 'Invoiced quantity unit of measure code', '1..1', 'code:unit', 'SpecifiedLineTradeDelivery/BilledQuantity/@unitCode', 'InvoicedQuantity/@unitCode', 'items[].unit'],
      ['BT-131', 'Invoice line net amount', '1..1', 'amount', `${SETTLEMENT}/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`, 'LineExtensionAmount'],
      ['BT-132', 'Referenced purchase order line reference', '0..1', 'reference', 'SpecifiedLineTradeAgreement/BuyerOrderReferencedDocument/LineID', 'OrderLineReference/LineID'],
      ['BT-133', 'Invoice line buyer accounting reference', '0..1', 'text', `${SETTLEMENT}/ReceivableSpecifiedTradeAccountingAccount/ID`, 'AccountingCost'],
    ],
  },
  {
    id: 'BG-26', name: 'Invoice line period', parent: 'BG-25', cardinality: '0..1', cii: `${SETTLEMENT}/BillingSpecifiedPeriod`, ubl: 'InvoicePeriod',
    terms: [
      ['BT-134', 'Invoice line period start date', '0..1', 'date', 'StartDateTime', 'StartDate', 'items[].period.start'],
      ['BT-135', 'Invoice line period end date', '0..1', 'date', 'EndDateTime', 'EndDate', 'items[].period.end'],
    ],
  },
  {
    id: 'BG-27', name: 'Invoice line allowances', parent: 'BG-25', cardinality: '0..n',
    cii: `${SETTLEMENT}/SpecifiedTradeAllowanceCharge[ChargeIndicator/udt:Indicator=false,0]`, ubl: 'AllowanceCharge[ChargeIndicator=false,0]',
    terms: [
      ['BT-136', 'Invoice line allowance amount', '1..1', 'amount', 'ActualAmount', 'Amount', 'items[].allowances[].amount'],
      ['BT-137', 'Invoice line allowance base amount', '0..1', 'amount', 'BasisAmount', 'BaseAmount', 'items[].allowances[].base'],
      ['BT-138', 'Invoice line allowance percentage', '0..1', 'percentage', 'CalculationPercent', 'MultiplierFactorNumeric', 'items[].allowances[].percent'],
      ['BT-139', 'Invoice line allowance reason', '0..1', 'text', 'Reason', 'AllowanceChargeReason', 'items[].allowances[].description'],
      ['BT-140', 'Invoice line allowance reason code', '0..1', 'code:allowance-reason', 'ReasonCode', 'AllowanceChargeReasonCode'],
    ],
  },
  {
    id: 'BG-28', name: 'Invoice line charges', parent: 'BG-25', cardinality: '0..n',
    cii: `${SETTLEMENT}/SpecifiedTradeAllowanceCharge[ChargeIndicator/udt:Indicator=true,1]`, ubl: 'AllowanceCharge[ChargeIndicator=true,1]',
    terms: [
      ['BT-141', 'Invoice line charge amount', '1..1', 'amount', 'ActualAmount', 'Amount', 'items[].charges[].amount'],
      ['BT-142', 'Invoice line charge base amount', '0..1', 'amount', 'BasisAmount', 'BaseAmount', 'items[].charges[].base'],
      ['BT-143', 'Invoice line charge percentage', '0..1', 'percentage', 'CalculationPercent', 'MultiplierFactorNumeric', 'items[].charges[].percent'],
      ['BT-144', 'Invoice line charge reason', '0..1', 'text', 'Reason', 'AllowanceChargeReason', 'items[].charges[].description'],
      ['BT-145', 'Invoice line charge reason code', '0..1', 'code:charge-reason', 'ReasonCode', 'AllowanceChargeReasonCode'],
    ],
  },
  {
    id: 'BG-29', name: 'Price details', parent: 'BG-25', cardinality: '1..1', cii: 'SpecifiedLineTradeAgreement', ubl: 'Price',
    constants: {
      cii: { [`${GROSS}/AppliedTradeAllowanceCharge/ChargeIndicator/udt:Indicator`]: 'false,0' },
      ubl: { 'AllowanceCharge/ChargeIndicator': 'false,0' },
    },
    terms: [
      ['BT-146', 'Item net price', '1..1', 'price', `${NET}/ChargeAmount`, 'PriceAmount', 'items[].unit_price'],
      ['BT-147', 'Item price discount', '0..1', 'price', `${GROSS}/AppliedTradeAllowanceCharge/ActualAmount`, 'AllowanceCharge/Amount'],
      ['BT-148', 'Item gross price', '0..1', 'price', `${GROSS}/ChargeAmount`, 'AllowanceCharge/BaseAmount'],
      ['BT-149', 'Item price base quantity', '0..1', 'quantity', `${NET}/BasisQuantity|${GROSS}/BasisQuantity`, 'BaseQuantity'],
      ['BT-150', 'Item price base quantity unit of measure code', '0..1', 'code:unit', `${NET}/BasisQuantity/@unitCode|${GROSS}/BasisQuantity/@unitCode`, 'BaseQuantity/@unitCode'],
    ],
  },
  {
    id: 'BG-30', name: 'Line VAT information', parent: 'BG-25', cardinality: '1..1', cii: `${SETTLEMENT}/ApplicableTradeTax`, ubl: 'Item/ClassifiedTaxCategory',
    constants: { cii: { TypeCode: 'VAT' }, ubl: { 'TaxScheme/ID': 'VAT' } },
    terms: [
      ['BT-151', 'Invoiced item VAT category code', '1..1', 'code:vat-category', 'CategoryCode', 'ID', 'items[].tax_category'],
      ['BT-152', 'Invoiced item VAT rate', '0..1', 'percentage', 'RateApplicablePercent', 'Percent', 'items[].tax_rate'],
    ],
  },
  {
    id: 'BG-31', name: 'Item information', parent: 'BG-25', cardinality: '1..1', cii: 'SpecifiedTradeProduct', ubl: 'Item',
    terms: [
      ['BT-153', 'Item name', '1..1', 'text', 'Name', 'Name', 'items[].description'],
      ['BT-154', 'Item description', '0..1', 'text', 'Description', 'Description', 'items[].description'],
      ['BT-155', 'Item seller identifier', '0..1', 'identifier', 'SellerAssignedID', 'SellersItemIdentification/ID', 'items[].id'],
      ['BT-156', 'Item buyer identifier', '0..1', 'identifier', 'BuyerAssignedID', 'BuyersItemIdentification/ID', 'items[].buyer_id'],
      ['BT-157', 'Item standard identifier', '0..1', 'identifier:item-number', 'GlobalID', 'StandardItemIdentification/ID'],
      ['BT-158', 'Item classification identifier', '0..n', 'identifier:classification', 'DesignatedProductClassification/ClassCode', 'CommodityClassification/ItemClassificationCode', 'items[].classification'],
      ['BT-159', 'Item country of origin', '0..1', 'code:country', 'OriginTradeCountry/ID', 'OriginCountry/IdentificationCode', 'items[].country_of_origin'],
    ],
  },
  {
    id: 'BG-32', name: 'Item attributes', parent: 'BG-31', cardinality: '0..n', cii: 'ApplicableProductCharacteristic', ubl: 'AdditionalItemProperty',
    terms: [
      ['BT-160', 'Item attribute name', '1..1', 'text', 'Description', 'Name'],
      ['BT-161', 'Item attribute value', '1..1', 'text', 'Value', 'Value'],
    ],
  },
] as const satisfies readonly GroupTable[];
