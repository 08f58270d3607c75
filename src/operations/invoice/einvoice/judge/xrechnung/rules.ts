import type { XmlElement } from '../../../../../formats/xml/element.ts';
import { isItemScheme } from '../../../codes/item-schemes.ts';
import {
  add,
  compare,
  type Decimal,
  equal,
  parseDecimal,
  roundHalfUp,
  subtract,
  sum,
  writtenDecimals,
  ZERO,
} from '../../decimal.ts';
import { xrechnungSchemes } from '../../endpoint-schemes.ts';
import { isRegistrationScheme } from '../../registration-schemes.ts';
import { childAt, childrenAt, isBelow, normalized, textAt } from '../elements.ts';
import type { JudgedInvoice } from '../judged-invoice.ts';
import { indicatorRules, indicatorRulesOfCii, lineAmountRule, sharedRules } from '../peppol/shared-rules.ts';
import { type Breach, quoted, type Rule } from '../rule.ts';
import { germanRules } from './german-rules.ts';
import { CIUS, CVD, EXTENSION } from './specifications.ts';
import { strictRules } from './strict-rules.ts';

/** The rules of XRechnung 3.0 for an invoice, those of its extension and of vehicles (CVD) where BT-24 names them. */
export function xrechnungRules(invoice: JudgedInvoice): readonly Rule[] {
  const specification = invoice.first('BT-24')?.text;
  return [
    ...sharedRules,
    ...(invoice.isCii ? indicatorRulesOfCii : indicatorRules),
    { ...lineAmountRule, severity: 'warning' },
    ...germanRules,
    ...ownRules,
    ...strictRules(invoice),
    ...(specification === EXTENSION ? extensionRules : []),
    ...(specification === CVD ? vehicleRules : []),
  ];
}

const ownRules: readonly Rule[] = [
  {
    id: 'BR-DE-21',
    term: 'BT-24',
    severity: 'warning',
    breaches: (invoice) => {
      const texts = invoice.all('BT-24').map(({ text }) => text);
      if (texts.some((text) => [CIUS, EXTENSION, CVD].includes(text))) return [];
      return [
        {
          at: invoice.first('BT-24')?.element ?? invoice.root,
          message: `BT-24 is ${quoted(texts[0] ?? '')}, which is not that of XRechnung 3.0`,
        },
      ];
    },
  },
  { id: 'BR-DE-TMP-32', term: 'BT-72', severity: 'information', breaches: deliveryDay },
  {
    id: 'BR-TMP-3',
    term: 'BT-149',
    breaches: (invoice) =>
      invoice.named('ram:SpecifiedLineTradeAgreement').flatMap((at) => {
        const [gross, net] = [
          childAt(at, 'ram:GrossPriceProductTradePrice/ram:BasisQuantity'),
          childAt(at, 'ram:NetPriceProductTradePrice/ram:BasisQuantity'),
        ];
        if (gross === undefined || net === undefined) return [];
        const [one, other] = [gross.attributes.unitCode, net.attributes.unitCode];
        const isSame = gross.text === net.text && (one === undefined || other === undefined || one === other);
        return isSame
          ? []
          : [{ at: net, message: 'Gross and net price are for different quantities (BT-149)' }];
      }),
  },
];

function deliveryDay(invoice: JudgedInvoice): readonly Breach[] {
  const lines = invoice.groups('BG-25');
  const isFine =
    invoice.all('BT-72').length > 0 ||
    invoice.groups('BG-14').length > 0 ||
    lines.every(({ groups }) => groups.has('BG-26'));
  return isFine
    ? []
    : [
        {
          at: invoice.root,
          message:
            'There is neither a day of delivery (BT-72) nor a period (BG-14, or BG-26 of each line), which one of is recommended',
        },
      ];
}

const ownScheme = /^XR0[123]$/;
const register = (code: string): boolean =>
  ownScheme.test(code) ||
  code === '0244' ||
  (/^\d{4}$/.test(code) && isRegistrationScheme(code) && Number(code) < 245);
// The list of the artefact 2.5.0 is older than the one of EN 16931.
const endpoint = (code: string): boolean =>
  ownScheme.test(code) || (xrechnungSchemes.has(code) && !['0242', '0245', '0246', '0248'].includes(code));

function wrongScheme(
  id: string,
  term: string,
  places: (invoice: JudgedInvoice) => readonly XmlElement[],
  allows: (code: string) => boolean,
): Rule {
  return {
    id,
    term,
    breaches: (invoice) =>
      places(invoice)
        .filter(
          // The artefact takes an empty scheme for one of its list.
          ({ attributes: { schemeID = '' } }) => normalized(schemeID) !== '' && !allows(normalized(schemeID)),
        )
        .map((at) => ({
          at,
          message: `${quoted(at.attributes.schemeID ?? '')} is not a scheme of the extension of XRechnung`,
        })),
  };
}

// biome-ignore format: one rule a line
const extensionRules: readonly Rule[] = [
  { id: 'BR-DEX-01', term: 'BT-125-1', breaches: (invoice) => invoice.named('cbc:EmbeddedDocumentBinaryObject', 'ram:AttachmentBinaryObject').filter(({ attributes }) => !MEDIA.has(attributes.mimeCode ?? '')).map((at) => ({ at, message: `${quoted(at.attributes.mimeCode ?? '')} is not a media type of the extension of XRechnung` })) },
  { id: 'BR-DEX-02', term: 'BT-131', severity: 'warning', breaches: subLineSums },
  { id: 'BR-DEX-03', term: 'BT-151', breaches: (invoice) => invoice.named('cac:SubInvoiceLine').flatMap((line) => childrenAt(line, 'cac:Item')).filter((item) => childrenAt(item, 'cac:ClassifiedTaxCategory').length !== 1).map((at) => ({ at, message: 'The item of a sub line has one VAT category' })) },
  wrongScheme('BR-DEX-04', 'BT-29', (invoice) => invoice.isCii ? invoice.named('ram:GlobalID').filter((at) => !isBelow(at, 'ram:SpecifiedTradeProduct') && !isBelow(at, 'ram:ShipToTradeParty')) : invoice.named('cbc:ID').filter((at) => at.parent?.name === 'cac:PartyIdentification' && !(at.attributes.schemeID === 'SEPA' && (isBelow(at, 'cac:AccountingSupplierParty') || isBelow(at, 'cac:PayeeParty')))), register),
  wrongScheme('BR-DEX-05', 'BT-30', (invoice) => invoice.isCii ? invoice.named('ram:ID').filter((at) => !isBelow(at, 'ram:SpecifiedTaxRegistration')) : invoice.named('cbc:CompanyID').filter((at) => at.parent?.name === 'cac:PartyLegalEntity'), register),
  wrongScheme('BR-DEX-06', 'BT-157', (invoice) => invoice.isCii ? invoice.named('ram:GlobalID').filter((at) => at.parent?.name === 'ram:SpecifiedTradeProduct') : invoice.named('cbc:ID').filter((at) => at.parent?.name === 'cac:StandardItemIdentification'), register),
  wrongScheme('BR-DEX-07', 'BT-34', (invoice) => invoice.isCii ? invoice.named('ram:URIID').filter((at) => at.parent?.name === 'ram:URIUniversalCommunication') : invoice.named('cbc:EndpointID'), endpoint),
  wrongScheme('BR-DEX-08', 'BT-71', (invoice) => invoice.isCii ? invoice.named('ram:GlobalID').filter((at) => at.parent?.name === 'ram:ShipToTradeParty') : invoice.named('cbc:ID').filter((at) => at.parent?.name === 'cac:DeliveryLocation'), register),
  { id: 'BR-DEX-09', term: 'BT-115', breaches: thirdPartyDue },
  ...(['cbc:ID', 'cbc:PaidAmount', 'cbc:InstructionID'] as const).map((name, index): Rule => ({ id: `BR-DEX-1${index}`, term: null, breaches: (invoice) => thirdParty(invoice).filter((at) => normalized(textAt(at, name) ?? '') === '').map((at) => ({ at, message: `A payment of a third party has no ${name}` })) })),
  { id: 'BR-DEX-13', term: null, breaches: (invoice) => thirdParty(invoice).filter((at) => writtenDecimals(textAt(at, 'cbc:PaidAmount') ?? '') > 2).map((at) => ({ at, message: 'A payment of a third party has more than two decimals' })) },
  { id: 'BR-DEX-14', term: null, breaches: (invoice) => thirdParty(invoice).filter((at) => childAt(at, 'cbc:PaidAmount')?.attributes.currencyID !== invoice.first('BT-5')?.text).map((at) => ({ at, message: 'A payment of a third party is in another currency than the invoice' })) },
  { id: 'BR-DEX-15', term: null, severity: 'warning', breaches: (invoice) => invoice.named('ram:ParentLineID').length === 0 ? [] : invoice.named('ram:AssociatedDocumentLineDocument').map((at) => ({ at, message: 'Sub lines of CII are not part of the extension of XRechnung' })) },
];

const MEDIA: ReadonlySet<string> = new Set(
  'application/pdf image/png image/jpeg text/csv application/vnd.openxmlformats-officedocument.spreadsheetml.sheet application/vnd.oasis.opendocument.spreadsheet application/xml'.split(
    ' ',
  ),
);

function thirdParty(invoice: JudgedInvoice): readonly XmlElement[] {
  return invoice.root.name === 'ubl:Invoice' ? childrenAt(invoice.root, 'cac:PrepaidPayment') : [];
}

/** The sum of sub lines is the amount of the line that has them, at each level. */
function* subLineSums(invoice: JudgedInvoice): Generator<Breach> {
  for (const at of invoice.named('cac:InvoiceLine', 'cac:SubInvoiceLine')) {
    const parts = childrenAt(at, 'cac:SubInvoiceLine');
    if (parts.length === 0) continue;
    const total = sum(
      parts.flatMap((part) => parseDecimal(textAt(part, 'cbc:LineExtensionAmount') ?? '') ?? []),
    );
    if (!equal(parseDecimal(textAt(at, 'cbc:LineExtensionAmount') ?? '') ?? ZERO, total))
      yield { at: invoice.root, message: 'The amount of a line is not the sum of its sub lines' };
  }
}

function* thirdPartyDue(invoice: JudgedInvoice): Generator<Breach> {
  if (invoice.isCii) return;
  for (const at of invoice.named('cac:LegalMonetaryTotal')) {
    const amount = (name: string): Decimal => parseDecimal(textAt(at, name) ?? '') ?? ZERO;
    const paid = sum(
      childrenAt(invoice.root, 'cac:PrepaidPayment').flatMap(
        (each) => parseDecimal(textAt(each, 'cbc:PaidAmount') ?? '') ?? [],
      ),
    );
    const due = roundHalfUp(subtract(amount('cbc:PayableAmount'), amount('cbc:PayableRoundingAmount')), 2);
    const expected = roundHalfUp(
      add(subtract(amount('cbc:TaxInclusiveAmount'), amount('cbc:PrepaidAmount')), paid),
      2,
    );
    if (compare(due, expected) !== 0)
      yield { at, message: 'BT-115 is not BT-112 less BT-113 plus the payments of third parties' };
  }
}

function itemsOf(invoice: JudgedInvoice): readonly XmlElement[] {
  return invoice.isCii
    ? invoice.named('ram:SpecifiedTradeProduct')
    : invoice
        .named('cac:Item')
        .filter(({ parent }) => parent?.name === 'cac:InvoiceLine' || parent?.name === 'cac:CreditNoteLine');
}

function classesOf(item: XmlElement): readonly XmlElement[] {
  return [
    ...childrenAt(item, 'cac:CommodityClassification/cbc:ItemClassificationCode'),
    ...childrenAt(item, 'ram:DesignatedProductClassification/ram:ClassCode'),
  ];
}

function drivesOf(item: XmlElement): readonly XmlElement[] {
  return [
    ...childrenAt(item, 'cac:AdditionalItemProperty'),
    ...childrenAt(item, 'ram:ApplicableProductCharacteristic'),
  ].filter((at) => (textAt(at, 'cbc:Name') ?? textAt(at, 'ram:Description')) === 'cva');
}

/** Directive 2009/33/EC: clean vehicles. */
// biome-ignore format: one rule a line
const vehicleRules: readonly Rule[] = [
  { id: 'BR-DE-CVD-01', term: 'BT-12', breaches: (invoice) => invoice.all('BT-12').some(({ text }) => normalized(text) !== '') ? [] : [{ at: invoice.root, message: 'There is no contract reference (BT-12)' }] },
  { id: 'BR-DE-CVD-02', term: 'BT-17', breaches: (invoice) => invoice.all('BT-17').some(({ text }) => normalized(text) !== '') ? [] : [{ at: invoice.root, message: 'There is no tender or lot reference (BT-17)' }] },
  { id: 'BR-DE-CVD-03', term: 'BT-158', breaches: (invoice) => itemsOf(invoice).some((item) => classesOf(item).some(({ attributes }) => attributes.listID === 'CVD') && drivesOf(item).length > 0) ? [] : [{ at: invoice.root, message: 'No item has the class (BT-158) and drive (BG-32) of a vehicle' }] },
  { id: 'BR-DE-CVD-04', term: 'BT-158', breaches: (invoice) => itemsOf(invoice).flatMap(classesOf).filter((at) => normalized(at.attributes.listID ?? '') === 'CVD' && !['M1', 'M2', 'M3', 'N1', 'N2', 'N3'].includes(normalized(at.text))).map((at) => ({ at, message: `${quoted(at.text)} is not a class of vehicles` })) },
  { id: 'BR-TMP-CVD-01', term: 'BT-158', breaches: (invoice) => itemsOf(invoice).flatMap(classesOf).filter(({ attributes }) => attributes.listID !== 'CVD' && attributes.listID !== 'GN' && !isItemScheme(normalized(attributes.listID ?? ''))).map((at) => ({ at, message: `${quoted(at.attributes.listID ?? '')} is not a scheme of classes` })) },
  { id: 'BR-DE-CVD-05', term: 'BT-161', breaches: (invoice) => itemsOf(invoice).flatMap(drivesOf).filter((at) => !['clean', 'zero-emission', 'other'].includes(normalized(textAt(at, 'cbc:Value') ?? textAt(at, 'ram:Value') ?? ''))).map((at) => ({ at, message: 'The drive of a vehicle is clean, zero-emission or other' })) },
  { id: 'BR-DE-CVD-06-a', term: 'BG-32', breaches: (invoice) => itemsOf(invoice).filter((item) => classesOf(item).some(({ attributes }) => attributes.listID === 'CVD') && drivesOf(item).length !== 1).map((at) => ({ at, message: 'A vehicle has one drive (BG-32)' })) },
  { id: 'BR-DE-CVD-06-b', term: 'BT-158', breaches: (invoice) => itemsOf(invoice).filter((item) => drivesOf(item).length > 0 && classesOf(item).filter(({ attributes }) => attributes.listID === 'CVD').length !== 1).map((at) => ({ at, message: 'A vehicle has one class (BT-158)' })) },
];
