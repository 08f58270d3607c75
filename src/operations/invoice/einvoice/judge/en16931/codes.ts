import { isCountry } from '../../../../../formats/country.ts';
import type { XmlElement } from '../../../../../formats/xml/element.ts';
import { isItemScheme } from '../../../codes/item-schemes.ts';
import { markedSubject, noteSubjects } from '../../../codes/note-subjects.ts';
import { isUnit } from '../../../codes/unit.ts';
import { xrechnungSchemes } from '../../endpoint-schemes.ts';
import { isRegistrationScheme } from '../../registration-schemes.ts';
import { codeLists } from '../code-lists.generated.ts';
import { childrenAt, isBelow, isBoolean, normalized, textAt } from '../elements.ts';
import type { JudgedInvoice } from '../judged-invoice.ts';
import { type Breach, quoted, type Rule } from '../rule.ts';
import { elementsAt } from '../syntax/counts.ts';
import { ublAmounts } from '../ubl-amounts.ts';

/** Where codes of a list are: names of elements, with a parent before it where only one counts, and an attribute. */
interface Place {
  /** `cac:Country/cbc:IdentificationCode`, the last names of a path. */
  readonly path: string;
  readonly attribute?: string;
  readonly where?: (element: XmlElement) => boolean;
}

interface ListRule {
  readonly id: string;
  readonly term: string;
  readonly list: string;
  readonly has: (code: string) => boolean;
  readonly cii: readonly Place[];
  readonly ubl: readonly Place[];
}

export const setOf = (codes: string): ReadonlySet<string> => new Set(codes.trim().split(/\s+/));
const hasIn = (codes: string): ((code: string) => boolean) => {
  const set = setOf(codes);
  return (code) => set.has(code);
};

const at = (path: string, attribute?: string): Place =>
  attribute === undefined ? { path } : { path, attribute };

const countryInUbl = (code: string): boolean => isCountry(code) || code === '1A';
/** The artefact for CII has AN, which is no more, and has not SS. */
const countryInCii = (code: string): boolean => (countryInUbl(code) && code !== 'SS') || code === 'AN';
const register = (code: string): boolean => /^\d{4}$/.test(code) && isRegistrationScheme(code);
const currency = hasIn(codeLists.currencies);
const category = hasIn('AE L M E S Z G O K B');
const referenceType = hasIn(codeLists.referenceTypes);
const media = hasIn(
  'application/pdf image/png image/jpeg text/csv application/vnd.openxmlformats-officedocument.spreadsheetml.sheet application/vnd.oasis.opendocument.spreadsheet',
);
const invoiceType = hasIn(codeLists.invoiceTypes);
const creditNoteType = hasIn(codeLists.creditNoteTypes);

const ofIndicator =
  (wanted: boolean) =>
  ({ parent }: XmlElement): boolean =>
    isBoolean(
      textAt(parent, 'cbc:ChargeIndicator') ?? textAt(parent, 'ram:ChargeIndicator/udt:Indicator'),
      wanted,
    );

/** BR-CL, by list. */
// biome-ignore format: a table
const rows: readonly ListRule[] = [
  { id: 'BR-CL-01', term: 'BT-3', list: 'UNTDID 1001', has: (code) => invoiceType(code) || creditNoteType(code), cii: [at('rsm:ExchangedDocument/ram:TypeCode')], ubl: [] },
  { id: 'BR-CL-01', term: 'BT-3', list: 'UNTDID 1001 for invoices', has: invoiceType, cii: [], ubl: [at('cbc:InvoiceTypeCode')] },
  { id: 'BR-CL-01', term: 'BT-3', list: 'UNTDID 1001 for credit notes', has: creditNoteType, cii: [], ubl: [at('cbc:CreditNoteTypeCode')] },
  { id: 'BR-CL-03', term: 'BT-5', list: 'ISO 4217', has: currency, cii: [at('ram:TaxTotalAmount', 'currencyID')], ubl: ublAmounts.map((name) => at(name, 'currencyID')) },
  { id: 'BR-CL-04', term: 'BT-5', list: 'ISO 4217', has: currency, cii: [at('ram:InvoiceCurrencyCode')], ubl: [at('cbc:DocumentCurrencyCode')] },
  { id: 'BR-CL-05', term: 'BT-6', list: 'ISO 4217', has: currency, cii: [at('ram:TaxCurrencyCode')], ubl: [at('cbc:TaxCurrencyCode')] },
  { id: 'BR-CL-06', term: 'BT-8', list: 'UNTDID 2475', has: hasIn('5 29 72'), cii: [at('ram:DueDateTypeCode')], ubl: [] },
  { id: 'BR-CL-06', term: 'BT-8', list: 'UNTDID 2005', has: hasIn('3 35 432'), cii: [], ubl: [at('cac:InvoicePeriod/cbc:DescriptionCode')] },
  { id: 'BR-CL-07', term: 'BT-18-1', list: 'UNTDID 1153', has: referenceType, cii: [at('ram:ReferenceTypeCode')], ubl: ['cac:AdditionalDocumentReference', 'cac:DocumentReference'].map((name) => ({ path: `${name}/cbc:ID`, attribute: 'schemeID', where: ({ parent }) => textAt(parent, 'cbc:DocumentTypeCode') === '130' })) },
  { id: 'BR-CL-08', term: 'BT-21', list: 'UNTDID 4451', has: hasIn(codeLists.noteSubjects), cii: [at('ram:SubjectCode')], ubl: [] },
  { id: 'BR-CL-10', term: 'BT-29', list: 'ISO/IEC 6523', has: register, cii: [{ path: 'ram:GlobalID', attribute: 'schemeID', where: (element) => !isBelow(element, 'ram:SpecifiedTradeProduct') && !isBelow(element, 'ram:ShipToTradeParty') }], ubl: [{ path: 'cac:PartyIdentification/cbc:ID', attribute: 'schemeID', where: (element) => !isCreditor(element) }] },
  { id: 'BR-CL-11', term: 'BT-30', list: 'ISO/IEC 6523', has: register, cii: [{ path: 'ram:ID', attribute: 'schemeID', where: (element) => !isBelow(element, 'ram:SpecifiedTaxRegistration') }], ubl: [at('cac:PartyLegalEntity/cbc:CompanyID', 'schemeID')] },
  { id: 'BR-CL-13', term: 'BT-158', list: 'UNTDID 7143', has: isItemScheme, cii: [at('ram:ClassCode', 'listID')], ubl: [at('cac:CommodityClassification/cbc:ItemClassificationCode', 'listID')] },
  { id: 'BR-CL-14', term: 'BT-40', list: 'ISO 3166-1', has: countryInCii, cii: [at('ram:CountryID')], ubl: [] },
  { id: 'BR-CL-14', term: 'BT-40', list: 'ISO 3166-1', has: countryInUbl, cii: [], ubl: [at('cac:Country/cbc:IdentificationCode')] },
  { id: 'BR-CL-15', term: 'BT-159', list: 'ISO 3166-1', has: countryInCii, cii: [at('ram:OriginTradeCountry/ram:ID')], ubl: [] },
  { id: 'BR-CL-15', term: 'BT-159', list: 'ISO 3166-1', has: countryInUbl, cii: [], ubl: [at('cac:OriginCountry/cbc:IdentificationCode')] },
  { id: 'BR-CL-16', term: 'BT-81', list: 'UNTDID 4461', has: hasIn(codeLists.paymentMeans), cii: [at('ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode')], ubl: [at('cac:PaymentMeans/cbc:PaymentMeansCode')] },
  { id: 'BR-CL-17', term: 'BT-95', list: 'UNTDID 5305', has: category, cii: [at('ram:CategoryTradeTax/ram:CategoryCode')], ubl: [at('cac:TaxCategory/cbc:ID')] },
  { id: 'BR-CL-18', term: 'BT-151', list: 'UNTDID 5305', has: category, cii: [at('ram:ApplicableTradeTax/ram:CategoryCode')], ubl: [at('cac:ClassifiedTaxCategory/cbc:ID')] },
  { id: 'BR-CL-19', term: 'BT-98', list: 'UNTDID 5189', has: hasIn(codeLists.allowanceReasons), cii: [{ path: 'ram:SpecifiedTradeAllowanceCharge/ram:ReasonCode', where: ofIndicator(false) }], ubl: [{ path: 'cac:AllowanceCharge/cbc:AllowanceChargeReasonCode', where: ofIndicator(false) }] },
  { id: 'BR-CL-20', term: 'BT-105', list: 'UNTDID 7161', has: hasIn(codeLists.chargeReasons), cii: [{ path: 'ram:SpecifiedTradeAllowanceCharge/ram:ReasonCode', where: ofIndicator(true) }], ubl: [{ path: 'cac:AllowanceCharge/cbc:AllowanceChargeReasonCode', where: ofIndicator(true) }] },
  { id: 'BR-CL-21', term: 'BT-157', list: 'ISO/IEC 6523', has: register, cii: [at('ram:SpecifiedTradeProduct/ram:GlobalID', 'schemeID')], ubl: [at('cac:StandardItemIdentification/cbc:ID', 'schemeID')] },
  { id: 'BR-CL-22', term: 'BT-121', list: 'VATEX', has: (code) => exemption(code.toUpperCase()), cii: [at('ram:ExemptionReasonCode')], ubl: [at('cbc:TaxExemptionReasonCode')] },
  { id: 'BR-CL-23', term: 'BT-130', list: 'UN/ECE Recommendation 20 and 21', has: isUnit, cii: [at('ram:BasisQuantity', 'unitCode'), at('ram:BilledQuantity', 'unitCode')], ubl: ['cbc:InvoicedQuantity', 'cbc:BaseQuantity', 'cbc:CreditedQuantity'].map((name) => at(name, 'unitCode')) },
  { id: 'BR-CL-24', term: 'BT-125-1', list: 'media types of EN 16931', has: media, cii: [at('ram:AttachmentBinaryObject', 'mimeCode')], ubl: [at('cbc:EmbeddedDocumentBinaryObject', 'mimeCode')] },
  { id: 'BR-CL-25', term: 'BT-34', list: 'EAS', has: (code) => xrechnungSchemes.has(code), cii: [at('ram:URIUniversalCommunication/ram:URIID', 'schemeID')], ubl: [at('cbc:EndpointID', 'schemeID')] },
  { id: 'BR-CL-26', term: 'BT-71', list: 'ISO/IEC 6523', has: register, cii: [at('ram:ApplicableHeaderTradeDelivery/ram:ShipToTradeParty/ram:GlobalID', 'schemeID')], ubl: [at('cac:DeliveryLocation/cbc:ID', 'schemeID')] },
];

const exemption = hasIn(codeLists.exemptionReasons);

/** The identifier of a creditor is one of the seller or payee with a scheme that ISO/IEC 6523 does not list. */
function isCreditor(element: XmlElement): boolean {
  const isOfThem = isBelow(element, 'cac:AccountingSupplierParty') || isBelow(element, 'cac:PayeeParty');
  return isOfThem && normalized(element.attributes.schemeID ?? '') === 'SEPA';
}

/** The codes that EN 16931 allows (BR-CL). */
export const codeRules: readonly Rule[] = [
  ...rows.map(
    (row): Rule => ({ id: row.id, term: row.term, breaches: (invoice) => wrongCodes(invoice, row) }),
  ),
  { id: 'BR-CL-08', term: 'BT-21', breaches: wrongSubject },
];

function* wrongCodes(invoice: JudgedInvoice, { cii, ubl, has, list }: ListRule): Generator<Breach> {
  for (const { path, attribute, where } of invoice.isCii ? cii : ubl) {
    for (const element of elementsAt(invoice, path)) {
      // An amount of UBL without a currency has a wrong one.
      const code =
        attribute === undefined
          ? element.text
          : (element.attributes[attribute] ??
            (path.startsWith('cbc:') && attribute === 'currencyID' ? '' : undefined));
      if (code === undefined || where?.(element) === false || has(normalized(code))) continue;
      yield { at: element, message: `${quoted(normalized(code))} is not a code of ${list}` };
    }
  }
}

/** In UBL a subject is a code between number signs before the text: `#AAI#`. Others of three letters are wrong. */
function* wrongSubject(invoice: JudgedInvoice): Generator<Breach> {
  if (invoice.isCii) return;
  for (const element of childrenAt(invoice.root, 'cbc:Note')) {
    const code = markedSubject(element.text);
    if (code !== undefined && !noteSubjects.includes(code))
      yield { at: element, message: `${quoted(code)} is not a code of UNTDID 4451` };
  }
}
