import type { XmlElement } from '../../../../../formats/xml/element.ts';
import { numberRefusal } from '../../check-digits.ts';
import { peppolSchemes } from '../../endpoint-schemes.ts';
import { codeLists } from '../code-lists.generated.ts';
import { childAt, childrenAt, normalized, textAt } from '../elements.ts';
import { setOf } from '../en16931/codes.ts';
import { isIsoDay } from '../iso-day.ts';
import type { JudgedInvoice } from '../judged-invoice.ts';
import { type Breach, quoted, type Rule } from '../rule.ts';
import { ublAmounts } from '../ubl-amounts.ts';
import { germanRulesOfPeppol } from '../xrechnung/german-rules.ts';
import { countriesOf } from './countries.ts';
import { nationalRules } from './national-rules.ts';
import { indicatorRules, lineAmountRule, sharedRules } from './shared-rules.ts';

/** The rules of Peppol BIS Billing 3.0 for an invoice in UBL, with those of the seller's country. */
export function peppolRules(invoice: JudgedInvoice): readonly Rule[] {
  const countries = countriesOf(invoice);
  const isGerman = countries.sellerAddress === 'DE' && countries.buyerAddress === 'DE';
  return [
    ...sharedRules,
    ...indicatorRules,
    lineAmountRule,
    ...ownRules(isGerman),
    ...numberRules,
    ...codeRules(invoice, isGerman),
    ...(isGerman ? germanRulesOfPeppol : []),
    ...nationalRules(invoice, countries),
  ];
}

const PREFIX = 'PEPPOL-EN16931-';

const rule = (number: string, term: string | null, breaches: Rule['breaches']): Rule => ({
  id: `${PREFIX}${number}`,
  term,
  breaches,
});

const only = (isBroken: boolean, at: XmlElement, message: string): readonly Breach[] =>
  isBroken ? [{ at, message }] : [];

function ownRules(isGerman: boolean): readonly Rule[] {
  // biome-ignore format: one rule a line
  return [
    rule('R002', 'BT-22', ({ root }) => only(childrenAt(root, 'cbc:Note').length > 1 && !isGerman, childrenAt(root, 'cbc:Note')[1] ?? root, 'There are several notes (BT-22); one is allowed')),
    rule('R003', 'BT-10', ({ root }) => only((childAt(root, 'cbc:BuyerReference') ?? childAt(root, 'cac:OrderReference/cbc:ID')) === undefined, root, 'There is neither a buyer reference (BT-10) nor an order number (BT-13)')),
    rule('R004', 'BT-24', (invoice) => only(!isSpecification(invoice.text('BT-24')), invoice.first('BT-24')?.element ?? invoice.root, `BT-24 is ${quoted(invoice.text('BT-24'))}, which is not that of Peppol BIS Billing 3.0`)),
    rule('R007', 'BT-23', (invoice) => only(profileOf(invoice) === undefined, invoice.first('BT-23')?.element ?? invoice.root, `BT-23 is ${quoted(invoice.text('BT-23'))}, which is not a process of Peppol`)),
    rule('R051', 'BT-5', otherCurrency),
    rule('R080', 'BT-11', ({ root }) => { const projects = childrenAt(root, 'cac:AdditionalDocumentReference').filter((at) => textAt(at, 'cbc:DocumentTypeCode') === '50'); return only(root.name === 'cn:CreditNote' && projects.length > 1, projects[1] ?? root, 'There are several project references (BT-11)'); }),
    rule('R100', 'BT-128', (invoice) => invoice.named('cac:InvoiceLine', 'cac:CreditNoteLine').flatMap((at) => only(childrenAt(at, 'cac:DocumentReference').length > 1, at, 'A line refers to several objects (BT-128)'))),
  ];
}

function isSpecification(text: string): boolean {
  return (
    text.startsWith('urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0') &&
    !text.includes('::')
  );
}

const PROFILES: ReadonlySet<string> = new Set([
  'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  'urn:peppol:france:billing:regulated',
  'urn:peppol:france:billing:non-regulated',
  'urn:peppol:bis:billing_with_response',
]);

function profileOf(invoice: JudgedInvoice): string | undefined {
  const text = invoice.text('BT-23');
  return PROFILES.has(text) ? text : undefined;
}

const AMOUNTS = ublAmounts.filter((name) => name !== 'cbc:TaxAmount');

function otherCurrency(invoice: JudgedInvoice): readonly Breach[] {
  const currency = childAt(invoice.root, 'cbc:DocumentCurrencyCode')?.text;
  const taxes = invoice
    .named('cbc:TaxAmount')
    .filter(
      ({ parent }) =>
        parent?.name === 'cac:TaxSubtotal' ||
        (parent?.name === 'cac:TaxTotal' && childAt(parent, 'cac:TaxSubtotal') !== undefined),
    );
  return [...invoice.named(...AMOUNTS), ...taxes]
    .filter(({ attributes }) => currency === undefined || attributes.currencyID !== currency)
    .map((at) => ({
      at,
      message: `The amount is in ${quoted(at.attributes.currencyID ?? 'no currency')}, and the invoice in ${quoted(currency ?? '')} (BT-5)`,
    }));
}

/** PEPPOL-COMMON: numbers in registers by their scheme. Those of Italy have a form alone. */
const numberRules: readonly Rule[] = [
  ...(
    [
      ['R040', '0088'],
      ['R041', '0192'],
      ['R042', '0184'],
      ['R052', '0096'],
      ['R053', '0198'],
      ['R043', '0208'],
      ['R049', '0007'],
      ['R050', '0151'],
      ['R054', '0106'],
      ['R055', '0190'],
      ['R056-1', '9944'],
      ['R057', '0217'],
    ] as const
  ).map(
    ([number, scheme]): Rule => ({
      id: `PEPPOL-COMMON-${number}`,
      term: null,
      severity: /^R05[4-7]/.test(number) ? 'warning' : 'fatal',
      breaches: (invoice) =>
        numbersOf(invoice, scheme).flatMap((at) => {
          const why = numberRefusal(scheme, isAsWritten(scheme) ? at.text : normalized(at.text));
          return only(
            why !== undefined,
            at,
            `${quoted(at.text)} is not ${why?.replace(/ \([^)]*\)$/, '') ?? ''}`,
          );
        }),
    }),
  ),
  italian('R044', '0201', (id) => /^[A-Za-z0-9]{6}$/.test(id), 'an Italian IPA code: 6 letters and digits'),
  italian('R045', '0210', isFiscalCode, 'an Italian fiscal code: 11 digits, or 16 characters'),
  italian('R046', '9907', isFiscalCode, 'an Italian fiscal code: 11 digits, or 16 characters'),
  italian(
    'R047',
    '0211',
    (id) => !/^it/i.test(id) || isItalianVat(id.slice(2)),
    'an Italian VAT number: IT and 11 digits, the last of which is right',
  ),
  {
    id: 'PEPPOL-COMMON-R056-2',
    term: 'BT-31',
    severity: 'warning',
    breaches: (invoice) =>
      invoice
        .named('cbc:CompanyID')
        .filter(
          ({ parent, text }) =>
            parent?.name === 'cac:PartyTaxScheme' &&
            normalized(textAt(parent, 'cac:TaxScheme/cbc:ID') ?? '') === 'VAT' &&
            normalized(text).startsWith('NL'),
        )
        .flatMap((at) =>
          only(
            !/^NL[0-9]{9}B[0-9]{2}$/.test(normalized(at.text)),
            at,
            `${quoted(at.text)} is not a Dutch VAT identifier, such as NL123456789B12`,
          ),
        ),
  },
];

/** Danish numbers are compared as they are written, with their blanks. */
function isAsWritten(scheme: string): boolean {
  return scheme === '0184' || scheme === '0096' || scheme === '0198';
}

function numbersOf(invoice: JudgedInvoice, scheme: string): readonly XmlElement[] {
  const parties = invoice.named('cbc:ID').filter(({ parent }) => parent?.name === 'cac:PartyIdentification');
  const places =
    scheme === '9907'
      ? invoice.named('cbc:EndpointID')
      : [...invoice.named('cbc:EndpointID', 'cbc:CompanyID'), ...parties];
  return places.filter(({ attributes }) => attributes.schemeID === scheme);
}

function italian(number: string, scheme: string, allows: (id: string) => boolean, expected: string): Rule {
  return {
    id: `PEPPOL-COMMON-${number}`,
    term: null,
    severity: 'warning',
    breaches: (invoice) =>
      numbersOf(invoice, scheme).flatMap((at) =>
        only(!allows(normalized(at.text)), at, `${quoted(at.text)} is not ${expected}`),
      ),
  };
}

function isFiscalCode(id: string): boolean {
  return /^[+-]?\d+$/.test(id) ? id.length === 11 : /^[A-Za-z]{6}\d{2}[A-Za-z]\d{2}.{3}\d[A-Za-z]$/.test(id);
}

/** The digits at even places count twice, with the digits of the product added. */
function isItalianVat(digits: string): boolean {
  if (!/^\d{11}$/.test(digits)) return false;
  const sum = [...digits].reduce(
    (total, digit, index) => total + (index % 2 === 0 ? Number(digit) : Number('0246813579'[Number(digit)])),
    0,
  );
  return sum % 10 === 0;
}

const INVOICE_TYPES = setOf(
  '71 80 82 84 102 218 219 326 331 380 382 383 384 386 388 393 395 553 575 623 780 817 870 875 876 877',
);
const CREDIT_NOTE_TYPES = setOf('381 396 81 83 532');
const MEDIA = setOf(
  'application/pdf image/png image/jpeg text/csv application/vnd.openxmlformats-officedocument.spreadsheetml.sheet application/vnd.oasis.opendocument.spreadsheet',
);
const ALLOWANCES = setOf(codeLists.allowanceReasons);
const CHARGES = setOf(codeLists.chargeReasons);
const CURRENCIES = setOf(codeLists.currencies);

/** The category that goes with a code of exemption: PEPPOL-EN16931-P0104 to P0111. */
const EXEMPTIONS = [
  ['P0104', 'VATEX-EU-G', 'G'],
  ['P0105', 'VATEX-EU-O', 'O'],
  ['P0106', 'VATEX-EU-IC', 'K'],
  ['P0107', 'VATEX-EU-AE', 'AE'],
  ['P0108', 'VATEX-EU-D', 'E'],
  ['P0109', 'VATEX-EU-F', 'E'],
  ['P0110', 'VATEX-EU-I', 'E'],
  ['P0111', 'VATEX-EU-J', 'E'],
] as const;

const DAYS = ['IssueDate', 'DueDate', 'TaxPointDate', 'StartDate', 'EndDate', 'ActualDeliveryDate'].map(
  (name) => `cbc:${name}`,
);

function codeRules(invoice: JudgedInvoice, isGerman: boolean): readonly Rule[] {
  const hasProfile = profileOf(invoice) !== undefined;
  const codes =
    (
      places: (of: JudgedInvoice) => readonly XmlElement[],
      allows: (text: string) => boolean,
      list: string,
    ): Rule['breaches'] =>
    (of) =>
      places(of).flatMap((at) =>
        only(!allows(normalized(at.text)), at, `${quoted(at.text)} is not a code of ${list}`),
      );
  const reasons = (of: JudgedInvoice, indicator: string): readonly XmlElement[] =>
    of
      .named('cbc:AllowanceChargeReasonCode')
      .filter(({ parent }) => textAt(parent, 'cbc:ChargeIndicator') === indicator);
  // biome-ignore format: one rule a line
  return [
    rule('CL001', 'BT-125-1', (of) => of.named('cbc:EmbeddedDocumentBinaryObject').flatMap((at) => only(at.attributes.mimeCode !== undefined && !MEDIA.has(at.attributes.mimeCode), at, `${quoted(at.attributes.mimeCode ?? '')} is not a media type of Peppol`))),
    rule('CL002', 'BT-98', codes((of) => reasons(of, 'false'), (text) => ALLOWANCES.has(text), 'UNTDID 5189')),
    rule('CL003', 'BT-105', codes((of) => reasons(of, 'true'), (text) => CHARGES.has(text), 'UNTDID 7161')),
    rule('CL006', 'BT-8', codes((of) => of.named('cbc:DescriptionCode').filter(({ parent }) => parent?.name === 'cac:InvoicePeriod'), (text) => ['3', '35', '432'].includes(text), 'UNTDID 2005')),
    rule('CL007', 'BT-5', (of) => of.named(...AMOUNTS, 'cbc:TaxAmount').flatMap((at) => only(!CURRENCIES.has(at.attributes.currencyID ?? ''), at, `${quoted(at.attributes.currencyID ?? '')} is not a code of ISO 4217`))),
    rule('CL008', 'BT-34', (of) => of.named('cbc:EndpointID').flatMap((at) => only(at.attributes.schemeID !== undefined && !peppolSchemes.has(at.attributes.schemeID), at, `${quoted(at.attributes.schemeID ?? '')} is not a scheme of addresses in Peppol`))),
    rule('P0100', 'BT-3', codes((of) => of.named('cbc:InvoiceTypeCode'), (text) => !hasProfile || INVOICE_TYPES.has(text), 'types of invoices in Peppol')),
    rule('P0101', 'BT-3', codes((of) => of.named('cbc:CreditNoteTypeCode'), (text) => !hasProfile || CREDIT_NOTE_TYPES.has(text), 'types of credit notes in Peppol')),
    rule('P0112', 'BT-3', (of) => of.named('cbc:InvoiceTypeCode').flatMap((at) => only(['326', '384'].includes(normalized(at.text)) && !isGerman, at, `The type ${quoted(at.text)} is for German parties alone`))),
    rule('F001', 'BT-2', (of) => of.named(...DAYS).flatMap((at) => only(!isIsoDay(at.text), at, `${quoted(at.text)} is not a day of the form 2026-11-28`))),
    ...EXEMPTIONS.map(([number, code, category]): Rule => rule(number, 'BT-121', (of) => of.named('cac:TaxCategory').flatMap((at) => only((textAt(at, 'cbc:TaxExemptionReasonCode') ?? '').toUpperCase() === code && normalized(textAt(at, 'cbc:ID') ?? '') !== category, at, `${code} (BT-121) goes with category ${category}`)))),
  ];
}
