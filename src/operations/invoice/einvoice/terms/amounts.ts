import type { GroupTable } from './term.ts';

const SETTLEMENT = 'rsm:SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement';
const CREDITOR_ID = 'PartyIdentification/ID[@schemeID=SEPA]';

/** Attributes and elements that say what the group says already. */
const ALLOWANCE_TAX = {
  cii: { 'CategoryTradeTax/TypeCode': 'VAT' },
  ubl: { 'TaxCategory/TaxScheme/ID': 'VAT' },
};

/** How it is paid, what is added and taken off, what it comes to. */
// biome-ignore format: one term a line
export const amountGroups = [
  {
    id: 'BG-16', name: 'Payment instructions', cardinality: '0..1', cii: `${SETTLEMENT}/SpecifiedTradeSettlementPaymentMeans`, ubl: 'PaymentMeans',
    terms: [
      ['BT-81', 'Payment means type code', '1..1', 'code:payment-means', 'TypeCode', 'PaymentMeansCode'],
      ['BT-82', 'Payment means text', '0..1', 'text', 'Information', 'PaymentMeansCode/@name'],
      ['BT-83', 'Remittance information', '0..1', 'text', `/${SETTLEMENT}/PaymentReference`, 'PaymentID', 'payment_reference'],
    ],
  },
  {
    id: 'BG-17', name: 'Credit transfer', parent: 'BG-16', cardinality: '0..n', cii: 'PayeePartyCreditorFinancialAccount', ubl: 'PayeeFinancialAccount',
    terms: [
      ['BT-84', 'Payment account identifier', '1..1', 'identifier', 'IBANID|ProprietaryID', 'ID', 'iban'],
      ['BT-85', 'Payment account name', '0..1', 'text', 'AccountName', 'Name'],
      ['BT-86', 'Payment service provider identifier', '0..1', 'identifier', '../PayeeSpecifiedCreditorFinancialInstitution/BICID', 'FinancialInstitutionBranch/ID', 'bic'],
    ],
  },
  {
    id: 'BG-18', name: 'Payment card information', parent: 'BG-16', cardinality: '0..1', cii: 'ApplicableTradeSettlementFinancialCard', ubl: 'CardAccount',
    // The schema of UBL requires it.
    constants: { ubl: { NetworkID: 'NA' } },
    terms: [
      ['BT-87', 'Payment card primary account number', '1..1', 'text', 'ID', 'PrimaryAccountNumberID', 'card.last_digits'],
      ['BT-88', 'Payment card holder name', '0..1', 'text', 'CardholderName', 'HolderName', 'card.holder'],
    ],
  },
  {
    id: 'BG-19', name: 'Direct debit', parent: 'BG-16', cardinality: '0..1', cii: 'PayerPartyDebtorFinancialAccount', ubl: 'PaymentMandate',
    terms: [
      ['BT-89', 'Mandate reference identifier', '0..1', 'identifier', `/${SETTLEMENT}/SpecifiedTradePaymentTerms/DirectDebitMandateID`, 'ID', 'direct_debit.mandate'],
      ['BT-90', 'Bank assigned creditor identifier', '0..1', 'identifier', `/${SETTLEMENT}/CreditorReferenceID`, `/AccountingSupplierParty/Party/${CREDITOR_ID}|/PayeeParty/${CREDITOR_ID}`, 'direct_debit.creditor_id'],
      ['BT-91', 'Debited account identifier', '0..1', 'identifier', 'IBANID|ProprietaryID', 'PayerFinancialAccount/ID', 'direct_debit.iban'],
    ],
  },
  {
    id: 'BG-20', name: 'Document level allowances', cardinality: '0..n',
    cii: `${SETTLEMENT}/SpecifiedTradeAllowanceCharge[ChargeIndicator/udt:Indicator=false,0]`, ubl: 'AllowanceCharge[ChargeIndicator=false,0]',
    constants: ALLOWANCE_TAX,
    terms: [
      ['BT-92', 'Document level allowance amount', '1..1', 'amount', 'ActualAmount', 'Amount', 'allowances[].amount'],
      ['BT-93', 'Document level allowance base amount', '0..1', 'amount', 'BasisAmount', 'BaseAmount', 'allowances[].base'],
      ['BT-94', 'Document level allowance percentage', '0..1', 'percentage', 'CalculationPercent', 'MultiplierFactorNumeric', 'allowances[].percent'],
      ['BT-95', 'Document level allowance VAT category code', '1..1', 'code:vat-category', 'CategoryTradeTax/CategoryCode', 'TaxCategory/ID', 'allowances[].tax_category'],
      ['BT-96', 'Document level allowance VAT rate', '0..1', 'percentage', 'CategoryTradeTax/RateApplicablePercent', 'TaxCategory/Percent', 'allowances[].tax_rate'],
      ['BT-97', 'Document level allowance reason', '0..1', 'text', 'Reason', 'AllowanceChargeReason', 'allowances[].description'],
      ['BT-98', 'Document level allowance reason code', '0..1', 'code:allowance-reason', 'ReasonCode', 'AllowanceChargeReasonCode'],
    ],
  },
  {
    id: 'BG-21', name: 'Document level charges', cardinality: '0..n',
    cii: `${SETTLEMENT}/SpecifiedTradeAllowanceCharge[ChargeIndicator/udt:Indicator=true,1]`, ubl: 'AllowanceCharge[ChargeIndicator=true,1]',
    constants: ALLOWANCE_TAX,
    terms: [
      ['BT-99', 'Document level charge amount', '1..1', 'amount', 'ActualAmount', 'Amount', 'charges[].amount'],
      ['BT-100', 'Document level charge base amount', '0..1', 'amount', 'BasisAmount', 'BaseAmount', 'charges[].base'],
      ['BT-101', 'Document level charge percentage', '0..1', 'percentage', 'CalculationPercent', 'MultiplierFactorNumeric', 'charges[].percent'],
      ['BT-102', 'Document level charge VAT category code', '1..1', 'code:vat-category', 'CategoryTradeTax/CategoryCode', 'TaxCategory/ID', 'charges[].tax_category'],
      ['BT-103', 'Document level charge VAT rate', '0..1', 'percentage', 'CategoryTradeTax/RateApplicablePercent', 'TaxCategory/Percent', 'charges[].tax_rate'],
      ['BT-104', 'Document level charge reason', '0..1', 'text', 'Reason', 'AllowanceChargeReason', 'charges[].description'],
      ['BT-105', 'Document level charge reason code', '0..1', 'code:charge-reason', 'ReasonCode', 'AllowanceChargeReasonCode'],
    ],
  },
  {
    id: 'BG-22', name: 'Document totals', cardinality: '1..1',
    cii: `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation`, ubl: 'LegalMonetaryTotal',
    terms: [
      ['BT-106', 'Sum of invoice line net amount', '1..1', 'amount', 'LineTotalAmount', 'LineExtensionAmount'],
      ['BT-107', 'Sum of allowances on document level', '0..1', 'amount', 'AllowanceTotalAmount', 'AllowanceTotalAmount'],
      ['BT-108', 'Sum of charges on document level', '0..1', 'amount', 'ChargeTotalAmount', 'ChargeTotalAmount'],
      ['BT-109', 'Invoice total amount without VAT', '1..1', 'amount', 'TaxBasisTotalAmount', 'TaxExclusiveAmount'],
      ['BT-110', 'Invoice total VAT amount', '0..1', 'amount', 'TaxTotalAmount', '/TaxTotal/TaxAmount'],
      ['BT-111', 'Invoice total VAT amount in accounting currency', '0..1', 'amount', 'TaxTotalAmount[@currencyID=BT-6]', '/TaxTotal/TaxAmount[@currencyID=BT-6]'],
      ['BT-112', 'Invoice total amount with VAT', '1..1', 'amount', 'GrandTotalAmount', 'TaxInclusiveAmount'],
      ['BT-113', 'Paid amount', '0..1', 'amount', 'TotalPrepaidAmount', 'PrepaidAmount', 'paid_amount'],
      ['BT-114', 'Rounding amount', '0..1', 'amount', 'RoundingAmount', 'PayableRoundingAmount', 'rounding'],
      ['BT-115', 'Amount due for payment', '1..1', 'amount', 'DuePayableAmount', 'PayableAmount'],
    ],
  },
  {
    id: 'BG-23', name: 'VAT breakdown', cardinality: '1..n', cii: `${SETTLEMENT}/ApplicableTradeTax`, ubl: 'TaxTotal/TaxSubtotal',
    constants: { cii: { TypeCode: 'VAT' }, ubl: { 'TaxCategory/TaxScheme/ID': 'VAT' } },
    terms: [
      ['BT-116', 'VAT category taxable amount', '1..1', 'amount', 'BasisAmount', 'TaxableAmount'],
      ['BT-117', 'VAT category tax amount', '1..1', 'amount', 'CalculatedAmount', 'TaxAmount'],
      ['BT-118', 'VAT category code', '1..1', 'code:vat-category', 'CategoryCode', 'TaxCategory/ID'],
      ['BT-119', 'VAT category rate', '0..1', 'percentage', 'RateApplicablePercent', 'TaxCategory/Percent'],
      ['BT-120', 'VAT exemption reason text', '0..1', 'text', 'ExemptionReason', 'TaxCategory/TaxExemptionReason', 'tax_exemption_reason'],
      ['BT-121', 'VAT exemption reason code', '0..1', 'code:exemption', 'ExemptionReasonCode', 'TaxCategory/TaxExemptionReasonCode'],
    ],
  },
] as const satisfies readonly GroupTable[];
