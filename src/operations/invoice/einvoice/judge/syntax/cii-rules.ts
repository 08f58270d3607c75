import type { XmlElement } from '../../../../../formats/xml/element.ts';
import { childAt, childrenAt, normalized, textAt } from '../elements.ts';
import type { JudgedInvoice } from '../judged-invoice.ts';
import { type Breach, quoted, type Rule } from '../rule.ts';
import { type CountRow, countRules, elementsAt } from './counts.ts';

const AGREEMENT = 'ram:ApplicableHeaderTradeAgreement';
const TOTALS = 'ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeSettlementHeaderMonetarySummation';
const PRODUCT = 'ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedTradeProduct';

/** CII-SR: how often EN 16931 has what CII has any number of. */
// biome-ignore format: a table
const rows: readonly CountRow[] = [
  ['CII-SR-009', 'BT-24', 'rsm:ExchangedDocumentContext', '1', 'ram:GuidelineSpecifiedDocumentContextParameter'],
  ['CII-SR-010', 'BT-24', 'rsm:ExchangedDocumentContext', '1', 'ram:GuidelineSpecifiedDocumentContextParameter/ram:ID'],
  ['CII-SR-014', 'BT-3', 'rsm:ExchangedDocument', '1', 'ram:TypeCode'],
  ['CII-SR-069', 'BT-160', `${PRODUCT}/ram:ApplicableProductCharacteristic`, '1', 'ram:Description'],
  ['CII-SR-072', 'BT-161', `${PRODUCT}/ram:ApplicableProductCharacteristic`, '1', 'ram:Value'],
  ['CII-SR-439', 'BT-146', 'ram:SpecifiedLineTradeAgreement', '1', 'ram:NetPriceProductTradePrice/ram:ChargeAmount'],
  ['CII-SR-440', 'BT-147', 'ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge', '0..1', 'ram:ActualAmount'],
  ['CII-SR-441', 'BT-146', 'ram:SpecifiedLineTradeAgreement', '0..1', 'ram:NetPriceProductTradePrice/ram:ChargeAmount'],
  ['CII-SR-455', 'BG-6', AGREEMENT, '0..1', 'ram:SellerTradeParty/ram:DefinedTradeContact'],
  ['CII-SR-456', 'BG-9', AGREEMENT, '0..1', 'ram:BuyerTradeParty/ram:DefinedTradeContact'],
  ['CII-SR-459', 'BT-34', AGREEMENT, '0..1', 'ram:SellerTradeParty/ram:URIUniversalCommunication'],
  ['CII-SR-460', 'BT-49', AGREEMENT, '0..1', 'ram:BuyerTradeParty/ram:URIUniversalCommunication'],
  ['CII-SR-461', 'BT-7', 'ram:ApplicableHeaderTradeSettlement', '0..1', 'ram:ApplicableTradeTax/ram:TaxPointDate'],
  ['CII-SR-471', 'BT-96', 'ram:SpecifiedTradeAllowanceCharge', '0..1', 'ram:RateApplicablePercent'],
  ['CII-SR-472', 'BT-95', 'ram:SpecifiedTradeAllowanceCharge', '0..1', 'ram:CategoryTradeTax'],
  ['CII-SR-473', 'BT-92', 'ram:SpecifiedTradeAllowanceCharge', '0..1', 'ram:ActualAmount'],
  ...['LineTotal', 'ChargeTotal', 'AllowanceTotal', 'TaxBasisTotal', 'Rounding', 'GrandTotal', 'Information', 'TotalPrepaid', 'TotalDiscount', 'TotalAllowanceCharge', 'DuePayable', 'RetailValueExcludingTaxInformation', 'TotalDepositFeeInformation', 'ProductValueExcludingTobaccoTaxInformation', 'TotalRetailValueInformation', 'GrossLineTotal', 'NetLineTotal', 'NetIncludingTaxesLineTotal']
    .map((name, index): CountRow => [`CII-SR-${477 + index}`, 'BG-22', TOTALS, '0..1', `ram:${name}Amount`]),
  ['CII-DT-013', null, 'rsm:CrossIndustryInvoice', '0', '@languageID'],
  ['CII-DT-014', null, 'rsm:CrossIndustryInvoice', '0', '@languageLocaleID'],
  ['CII-DT-008', null, 'ram:TypeCode', '0', '@name'],
  ['CII-DT-009', null, 'ram:TypeCode', '0', '@listURI'],
  ...[['016', 'StatusCode'], ['017', 'CopyIndicator'], ['019', 'GlobalID'], ['020', 'RevisionID'], ['023', 'Information'], ['025', 'SectionName'], ['026', 'PreviousRevisionID'], ['028', 'EffectiveSpecifiedPeriod'], ['029', 'IssuerTradeParty'], ['030', 'AttachedSpecifiedBinaryFile']]
    .map(([number, name]): CountRow => [`CII-DT-${number}`, null, '*ReferencedDocument', '0', `ram:${name}`]),
  ...['unitCodeListID', 'unitCodeListAgencyID', 'unitCodeListAgencyName'].map((name, index): CountRow => [`CII-DT-0${34 + index}`, null, '*Quantity', '0', `@${name}`]),
  ...[['068', 'StartDateTime/udt:DateTime'], ['069', 'DurationMeasure'], ['070', 'InclusiveIndicator'], ['071', 'Description'], ['072', 'EndDateTime/udt:DateTime'], ['073', 'CompleteDateTime'], ['074', 'OpenIndicator'], ['075', 'SeasonCode'], ['076', 'ID'], ['077', 'Name'], ['078', 'SequenceNumeric'], ['079', 'StartDateFlexibilityCode'], ['080', 'ContinuousIndicator'], ['081', 'PurposeCode']]
    .map(([number, name]): CountRow => [`CII-DT-${number}`, 'BG-14', 'ram:BillingSpecifiedPeriod', '0', `ram:${name}`]),
  ...[['082', 'ID'], ['083', 'PostOfficeBox'], ['084', 'BuildingName'], ['086', 'LineFour'], ['087', 'LineFive'], ['088', 'StreetName'], ['089', 'CitySubDivisionName'], ['090', 'CountryName'], ['091', 'CountrySubDivisionID'], ['092', 'AttentionOf'], ['093', 'CareOf'], ['094', 'BuildingNumber'], ['095', 'DepartmentName'], ['096', 'AdditionalStreetName']]
    .map(([number, name]): CountRow => [`CII-DT-${number}`, null, 'ram:PostalTradeAddress', '0', `ram:${name}`]),
];

const IDENTIFIERS =
  'rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID|rsm:ExchangedDocument/ram:ID|ram:AssociatedDocumentLineDocument/ram:LineID|ram:SpecifiedTradeProduct/ram:SellerAssignedID';

type Check = (invoice: JudgedInvoice) => Iterable<Breach>;

const rule = (id: string, term: string | null, breaches: Check): Rule => ({ id, term, breaches });

/** The fatal rules of EN 16931 on CII that its model does not have. */
export const ciiSyntaxRules: readonly Rule[] = [
  ...countRules(rows),
  rule('CII-SR-046', 'BT-157', (invoice) =>
    elementsAt(invoice, PRODUCT)
      .filter((at) => {
        const ids = childrenAt(at, 'ram:GlobalID');
        return ids.length > 0 && ids.every(({ attributes }) => attributes.schemeID === undefined);
      })
      .map((at) => ({ at, message: 'The identifier of an item (BT-157) has no scheme' })),
  ),
  rule('CII-SR-090', 'BT-159', (invoice) =>
    elementsAt(invoice, PRODUCT)
      .filter(
        (at) =>
          childAt(at, 'ram:OriginTradeCountry') !== undefined &&
          childrenAt(at, 'ram:OriginTradeCountry/ram:ID').length !== 1,
      )
      .map((at) => ({ at, message: 'The country of origin (BT-159) is one' })),
  ),
  rule('CII-SR-462', 'BT-8', (invoice) =>
    differing(invoice, 'ram:DueDateTypeCode', 'codes of the tax point date (BT-8)', false),
  ),
  rule('CII-SR-463', 'BG-20', (invoice) =>
    invoice
      .named('ram:SpecifiedTradeAllowanceCharge')
      .filter((at) => childAt(at, 'ram:ChargeIndicator') === undefined)
      .map((at) => ({ at, message: 'Whether it is an allowance or a charge is missing' })),
  ),
  rule('CII-SR-467', 'BT-81', (invoice) =>
    differing(
      invoice,
      'ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode',
      'codes of payment means (BT-81)',
      true,
    ),
  ),
  rule('CII-SR-468', 'BT-82', (invoice) =>
    differing(
      invoice,
      'ram:SpecifiedTradeSettlementPaymentMeans/ram:Information',
      'texts of payment means (BT-82)',
      true,
    ),
  ),
  rule('CII-SR-469', 'BT-83', (invoice) =>
    elementsAt(invoice, 'ram:ApplicableHeaderTradeSettlement/ram:PaymentReference')
      .slice(1, 2)
      .map((at) => ({ at, message: 'There are several remittance references (BT-83)' })),
  ),
  rule('CII-SR-470', 'BT-84', (invoice) =>
    invoice
      .named('ram:ApplicableHeaderTradeSettlement')
      .filter((settlement) =>
        childrenAt(settlement, 'ram:SpecifiedTradeSettlementPaymentMeans').some(
          (means) =>
            ['30', '58'].includes(normalized(textAt(means, 'ram:TypeCode') ?? '')) &&
            ['IBANID', 'ProprietaryID'].every(
              (name) => childAt(means, `ram:PayeePartyCreditorFinancialAccount/ram:${name}`) === undefined,
            ),
        ),
      )
      .map((at) => ({ at, message: 'A transfer (BT-81 30 or 58) names no account (BT-84)' })),
  ),
  ...[
    'schemeName',
    'schemeAgencyName',
    'schemeDataURI',
    'schemeURI',
    'schemeID',
    'schemeAgencyID',
    'schemeVersionID',
  ].map((name, index) =>
    rule(`CII-DT-00${index + 1}`, null, (invoice) => withAttribute(elementsAt(invoice, IDENTIFIERS), name)),
  ),
  ...['schemeName', 'schemeAgencyName', 'schemeDataURI', 'schemeURI'].map((name, index) =>
    rule(`CII-DT-10${index + 1}`, null, (invoice) => {
      const plain = new Set(elementsAt(invoice, IDENTIFIERS));
      return withAttribute(
        invoice.endingIn('ID').filter((at) => at.name.startsWith('ram:') && !plain.has(at)),
        name,
      );
    }),
  ),
  ...(
    [
      ['015', 'ram:URIID', ['916']],
      ['018', 'ram:TypeCode', ['50', '130', '916']],
      ['021', 'ram:Name', ['916']],
      ['022', 'ram:AttachmentBinaryObject', ['916']],
      ['024', 'ram:ReferenceTypeCode', ['130']],
    ] as const
  ).map(([number, name, types]) =>
    rule(`CII-DT-${number}`, 'BG-24', (invoice) => referenceWith(invoice, name, types)),
  ),
  rule('CII-DT-027', 'BT-26', (invoice) =>
    elementsAt(invoice, '*ReferencedDocument')
      .filter(
        (at) =>
          at.name !== 'ram:InvoiceReferencedDocument' &&
          childAt(at, 'ram:FormattedIssueDateTime') !== undefined,
      )
      .map((at) => ({ at, message: 'Only a preceding invoice (BG-3) has a day' })),
  ),
  ...['currencyID', 'currencyCodeListVersionID'].map((name, index) =>
    rule(`CII-DT-03${index + 1}`, null, (invoice) =>
      withAttribute(
        invoice
          .endingIn('Amount')
          .filter((at) => at.name.startsWith('ram:') && at.name !== 'ram:TaxTotalAmount'),
        name,
      ),
    ),
  ),
  rule('CII-DT-033', 'BT-130', (invoice) => {
    const isFine = elementsAt(invoice, 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity').some(
      ({ attributes }) => attributes.unitCode !== undefined,
    );
    return isFine
      ? []
      : withAttribute(
          invoice.endingIn('Quantity').filter((at) => at.name.startsWith('ram:')),
          'unitCode',
        );
  }),
  rule('CII-DT-037', null, (invoice) =>
    invoice
      .endingIn('TradeTax')
      .filter(
        (at) =>
          childAt(at, 'ram:TypeCode') !== undefined &&
          !childrenAt(at, 'ram:TypeCode').some(({ text }) => text === 'VAT'),
      )
      .map((at) => ({
        at,
        message: `The type of a tax is VAT, and not ${quoted(textAt(at, 'ram:TypeCode') ?? '')}`,
      })),
  ),
  rule('CII-DT-097', null, (invoice) =>
    invoice
      .named('udt:DateTimeString')
      .filter(({ attributes, text }) => attributes.format === '102' && !isDay(text))
      .map((at) => ({ at, message: `${quoted(at.text)} is not a day of the form 20261128` })),
  ),
];

function withAttribute(elements: readonly XmlElement[], name: string): readonly Breach[] {
  return elements
    .filter(({ attributes }) => attributes[name] !== undefined)
    .map((at) => ({ at, message: `${at.name} has the attribute ${name}, which EN 16931 has no use for` }));
}

function differing(
  invoice: JudgedInvoice,
  context: string,
  what: string,
  isNormal: boolean,
): readonly Breach[] {
  const found = elementsAt(invoice, context).filter(
    ({ parent }) => context !== 'ram:DueDateTypeCode' || parent?.name === 'ram:ApplicableTradeTax',
  );
  const value = ({ text }: XmlElement): string => (isNormal ? normalized(text) : text);
  const other = found.find((at) => value(at) !== value(found[0]!));
  return other === undefined
    ? []
    : [
        {
          at: other,
          message: `There are different ${what}: ${quoted(value(found[0]!))} and ${quoted(value(other))}`,
        },
      ];
}

function referenceWith(invoice: JudgedInvoice, name: string, types: readonly string[]): readonly Breach[] {
  return elementsAt(invoice, '*ReferencedDocument')
    .filter(
      (at) =>
        childAt(at, name) !== undefined &&
        !(
          at.name === 'ram:AdditionalReferencedDocument' &&
          childrenAt(at, 'ram:TypeCode').some(({ text }) => types.includes(text))
        ),
    )
    .map((at) => ({
      at,
      message: `${at.name} has ${name}, which only a supporting document of type ${types.join(', ')} has`,
    }));
}

/** The form alone: 20260231 passes the rule as well. */
function isDay(text: string): boolean {
  return /^[ \t\r\n]*\d{4}(1[0-2]|0[1-9])(3[01]|[12][0-9]|0[1-9])[ \t\r\n]*$/.test(text);
}
