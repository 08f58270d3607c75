import type { XmlElement } from '../../../../../formats/xml/element.ts';
import { isNorwegian, numberRefusal } from '../../check-digits.ts';
import { compare, parseDecimal, ZERO } from '../../decimal.ts';
import { danishUnspscVersions } from '../../unspsc-versions.ts';
import { childAt, childrenAt, normalized, textAt } from '../elements.ts';
import type { JudgedInvoice } from '../judged-invoice.ts';
import { quoted, type Rule } from '../rule.ts';
import { addressCountry, type PartyCountries, taxIdsOf } from './countries.ts';
import { danishPaymentRules } from './danish-payments.ts';
import { greekRules } from './greek-rules.ts';
import { at } from './place-rule.ts';

const WARNING = { severity: 'warning' } as const;
const SELLER = 'cac:AccountingSupplierParty';
const BUYER = 'cac:AccountingCustomerParty';

/** The rules of Peppol for sellers of Norway, Denmark, Italy, Sweden, Greece, Iceland and the Netherlands. */
export function nationalRules(invoice: JudgedInvoice, countries: PartyCountries): readonly Rule[] {
  const { seller, sellerAddress } = countries;
  return [
    ...(seller === 'NO' ? norwegian(invoice) : []),
    ...(sellerAddress === 'DK' ? danish(invoice, countries) : []),
    ...(seller === 'IT' ? italian(invoice) : []),
    ...(sellerAddress === 'SE' ? swedish(invoice, countries) : []),
    ...greekRules(invoice, countries),
    ...(sellerAddress === 'IS' ? icelandic(invoice, countries) : []),
    ...(sellerAddress === 'NL' ? dutch(invoice, countries) : []),
  ];
}

function partiesOf(invoice: JudgedInvoice, name: string): readonly XmlElement[] {
  return invoice.named(name).flatMap((party) => childrenAt(party, 'cac:Party'));
}

function norwegian(invoice: JudgedInvoice): readonly Rule[] {
  const sellers = partiesOf(invoice, SELLER);
  // biome-ignore format: one rule a line
  return [
    at('NO-R-001', sellers, (party) => { const id = taxIdsOf(party, 'VAT')[0]?.text ?? ''; return !id.startsWith('NO') || (/^NO[0-9]{9}MVA$/.test(id) && isNorwegian(id.slice(2, 11))); }, 'A Norwegian VAT identifier is NO, an organisation number of 9 digits, and MVA', { term: 'BT-31' }),
    at('NO-R-002', sellers, (party) => normalized(taxIdsOf(party, 'TAX')[0]?.text ?? '') === 'Foretaksregisteret', 'A Norwegian company says Foretaksregisteret as its tax registration (BT-32)', { ...WARNING, term: 'BT-32' }),
  ];
}

function danish(invoice: JudgedInvoice, { buyerAddress }: PartyCountries): readonly Rule[] {
  const { root } = invoice;
  const isDomestic = buyerAddress === 'DK';
  const register = 'cac:PartyLegalEntity/cbc:CompanyID';
  const isCvr = (party: XmlElement | undefined): boolean => {
    const id = childAt(party, register);
    return id === undefined || normalized(id.attributes.schemeID ?? '') === '0184';
  };
  const seller = childAt(root, `${SELLER}/cac:Party`);
  const domestic: readonly Rule[] = [
    at(
      'DK-R-013',
      [SELLER, BUYER].flatMap((party) => childrenAt(root, `${party}/cac:Party/cac:PartyIdentification`)),
      (place) => {
        const id = childAt(place, 'cbc:ID');
        return id === undefined || normalized(id.attributes.schemeID ?? '') !== '';
      },
      'An identifier of a Danish party has a scheme',
      { term: 'BT-29' },
    ),
    at(
      'DK-R-017',
      childrenAt(root, `${BUYER}/cac:Party`),
      isCvr,
      'The register of a Danish buyer (BT-47) is CVR, scheme 0184',
      { term: 'BT-47' },
    ),
    at(
      'DK-R-003',
      [...childrenAt(root, 'cac:InvoiceLine'), ...childrenAt(root, 'cac:CreditNoteLine')],
      (line) => {
        const codes = childrenAt(line, 'cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode');
        const isOurs = codes.some(({ attributes }) => attributes.listID === 'TST');
        return (
          !isOurs || codes.some(({ attributes }) => danishUnspscVersions.has(attributes.listVersionID ?? ''))
        );
      },
      'A class of UNSPSC (TST) is of version 19.05.01 or 26.08.01',
      { term: 'BT-158' },
    ),
    at(
      'DK-R-004',
      invoice.named('cac:AllowanceCharge'),
      isDanishReason,
      'The reason of a charge ZZZ is a number of four digits, or a text with # within',
      { term: 'BT-104' },
    ),
    ...danishPaymentRules(root),
  ];
  // biome-ignore format: one rule a line
  return [
    at('DK-R-002', [root], () => normalized(textAt(seller, register) ?? '') !== '', 'A Danish seller has its CVR number (BT-30)', { term: 'BT-30' }),
    at('DK-R-014', [root], () => isCvr(seller), 'The register of a Danish seller (BT-30) is CVR, scheme 0184', { term: 'BT-30' }),
    at('DK-R-016', [root], () => !(isDomestic && root.name === 'cn:CreditNote' && compare(parseDecimal(textAt(root, 'cac:LegalMonetaryTotal/cbc:PayableAmount') ?? '') ?? ZERO, ZERO) < 0), 'The amount of a Danish credit note (BT-115) is not negative', { term: 'BT-115' }),
    ...(isDomestic ? domestic : []),
  ];
}

function isDanishReason(place: XmlElement): boolean {
  if (textAt(place, 'cbc:AllowanceChargeReasonCode') !== 'ZZZ') return true;
  const reason = textAt(place, 'cbc:AllowanceChargeReason') ?? '';
  const isNumber = normalized(reason).length === 4 && /^\d+$/.test(normalized(reason));
  return isNumber || (reason.includes('#') && !reason.startsWith('#') && !reason.endsWith('#'));
}

function italian(invoice: JudgedInvoice): readonly Rule[] {
  const sellers = partiesOf(invoice, SELLER);
  const others = sellers
    .flatMap((party) => childrenAt(party, 'cac:PartyTaxScheme'))
    .filter(
      (place) =>
        childAt(place, 'cac:TaxScheme/cbc:ID') !== undefined &&
        normalized(textAt(place, 'cac:TaxScheme/cbc:ID') ?? '') !== 'VAT',
    );
  const has =
    (path: string) =>
    (party: XmlElement): boolean =>
      childAt(party, path) !== undefined;
  // biome-ignore format: one rule a line
  return [
    at('IT-R-001', others, (place) => /^[A-Z0-9]{11,16}$/.test(normalized(textAt(place, 'cbc:CompanyID') ?? '')), 'An Italian tax number (BT-32) has 11 to 16 letters and digits', { term: 'BT-32' }),
    at('IT-R-002', sellers, has('cac:PostalAddress/cbc:StreetName'), 'An Italian seller has an address line (BT-35)', { term: 'BT-35' }),
    at('IT-R-003', sellers, has('cac:PostalAddress/cbc:CityName'), 'An Italian seller has a city (BT-37)', { term: 'BT-37' }),
    at('IT-R-004', sellers, has('cac:PostalAddress/cbc:PostalZone'), 'An Italian seller has a post code (BT-38)', { term: 'BT-38' }),
  ];
}

/** Whether XPath's number() reads a text. */
function isNumber(text: string): boolean {
  return parseDecimal(text) !== undefined;
}

function swedish(invoice: JudgedInvoice, { buyerAddress }: PartyCountries): readonly Rule[] {
  const sellers = partiesOf(invoice, SELLER).filter(
    (party) => textAt(party, 'cac:PostalAddress/cac:Country/cbc:IdentificationCode') === 'SE',
  );
  const registered = sellers.filter((party) => (taxIdsOf(party, 'VAT')[0]?.text ?? '').startsWith('SE'));
  const vat = (party: XmlElement): string => taxIdsOf(party, 'VAT')[0]?.text ?? '';
  const entities = sellers
    .flatMap((party) => childrenAt(party, 'cac:PartyLegalEntity'))
    .filter((place) => childAt(place, 'cbc:CompanyID') !== undefined);
  const id = (place: XmlElement): string => textAt(place, 'cbc:CompanyID') ?? '';
  const others = sellers
    .filter((party) => childAt(party, 'cac:PartyLegalEntity/cbc:CompanyID') !== undefined)
    .flatMap((party) => childrenAt(party, 'cac:PartyTaxScheme'))
    .filter((place) => normalized(textAt(place, 'cac:TaxScheme/cbc:ID') ?? '').toUpperCase() !== 'VAT')
    .flatMap((place) => childrenAt(place, 'cbc:CompanyID'));
  const standard =
    registered.length === 0
      ? []
      : invoice
          .named('cac:TaxCategory', 'cac:ClassifiedTaxCategory')
          .filter((place) => textAt(place, 'cbc:ID') === 'S');
  const means = sellers.length === 0 ? [] : invoice.named('cac:PaymentMeans');
  const accounts = (giro: string): readonly XmlElement[] =>
    means
      .filter(
        (place) =>
          normalized(textAt(place, 'cbc:PaymentMeansCode') ?? '') === '30' &&
          normalized(
            textAt(place, 'cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID') ?? '',
          ) === giro,
      )
      .flatMap((place) => childrenAt(place, 'cac:PayeeFinancialAccount/cbc:ID'));
  const ofCode = (...codes: string[]): readonly XmlElement[] =>
    means.filter((place) => codes.includes(textAt(place, 'cbc:PaymentMeansCode') ?? ''));
  // biome-ignore format: one rule a line
  return [
    at('SE-R-001', registered, (party) => normalized(vat(party)).length === 14, 'A Swedish VAT identifier (BT-31) has 14 characters', { term: 'BT-31' }),
    at('SE-R-002', registered, (party) => isNumber(vat(party).slice(2, 14)), 'A Swedish VAT identifier (BT-31) is SE and 12 digits', { term: 'BT-31' }),
    at('SE-R-003', entities, (place) => isNumber(id(place)), 'A Swedish organisation number (BT-30) has digits alone', { term: 'BT-30' }),
    at('SE-R-004', entities, (place) => normalized(id(place)).length === 10, 'A Swedish organisation number (BT-30) has 10 digits', { term: 'BT-30' }),
    at('SE-R-013', entities, (place) => /^\d+$/.test(normalized(id(place))) && numberRefusal('0007', normalized(id(place)).slice(0, 10)) === undefined, 'The last digit of the Swedish organisation number (BT-30) is wrong', { term: 'BT-30' }),
    at('SE-R-005', others, ({ text }) => normalized(text.toUpperCase()) === 'GODK\u00c4ND F\u00d6R F-SKATT', 'A Swedish seller says Godk\u00e4nd f\u00f6r F-skatt as its tax registration (BT-32)', { term: 'BT-32' }),
    at('SE-R-006', standard, (place) => ['25', '12', '6'].some((rate) => compare(parseDecimal(textAt(place, 'cbc:Percent') ?? '') ?? ZERO, parseDecimal(rate)!) === 0), 'A Swedish rate is 25, 12 or 6', { term: 'BT-152' }),
    at('SE-R-007', accounts('SE:PLUSGIRO'), ({ text }) => isNumber(text), 'A Plusgiro account has digits alone', { ...WARNING, term: 'BT-84' }),
    at('SE-R-010', accounts('SE:PLUSGIRO'), ({ text }) => normalized(text).length >= 2 && normalized(text).length <= 8, 'A Plusgiro account has 2 to 8 digits', { ...WARNING, term: 'BT-84' }),
    at('SE-R-008', accounts('SE:BANKGIRO'), ({ text }) => isNumber(text), 'A Bankgiro account has digits alone', { ...WARNING, term: 'BT-84' }),
    at('SE-R-009', accounts('SE:BANKGIRO'), ({ text }) => [7, 8].includes(normalized(text).length), 'A Bankgiro account has 7 or 8 digits', { ...WARNING, term: 'BT-84' }),
    at('SE-R-011', ofCode('50', '56'), () => false, 'A giro of Sweden has the code 30 (BT-81)', { ...WARNING, term: 'BT-81' }),
    at('SE-R-012', buyerAddress === 'SE' ? ofCode('31') : [], () => false, 'A transfer within Sweden has the code 30 (BT-81)', { ...WARNING, term: 'BT-81' }),
  ];
}

function icelandic(invoice: JudgedInvoice, { buyerAddress }: PartyCountries): readonly Rule[] {
  const { root } = invoice;
  const isKennitala = (party: XmlElement | undefined): boolean =>
    childrenAt(party ?? root, 'cac:PartyLegalEntity/cbc:CompanyID').some(
      ({ attributes }) => attributes.schemeID === '0196',
    );
  const hasAddress = (party: XmlElement | undefined): boolean =>
    ['cbc:StreetName', 'cbc:PostalZone'].every(
      (name) => childAt(party, `cac:PostalAddress/${name}`) !== undefined,
    );
  const seller = childAt(root, `${SELLER}/cac:Party`);
  const type = normalized(
    textAt(root, 'cbc:InvoiceTypeCode') ?? textAt(root, 'cbc:CreditNoteTypeCode') ?? '',
  );
  const account = (code: string): boolean => {
    const means = childrenAt(root, 'cac:PaymentMeans').filter(
      (place) => textAt(place, 'cbc:PaymentMeansCode') === code,
    );
    return (
      means.length === 0 ||
      normalized(textAt(means[0], 'cac:PayeeFinancialAccount/cbc:ID') ?? '').length === 12
    );
  };
  const due = childrenAt(root, 'cac:AdditionalDocumentReference').find(
    (place) => textAt(place, 'cbc:DocumentDescription') === 'EINDAGI',
  );
  const last = textAt(due, 'cbc:ID') ?? '';
  const first = textAt(root, 'cbc:DueDate');
  const buyers = buyerAddress === 'IS' ? childrenAt(root, BUYER) : [];
  // biome-ignore format: one rule a line
  return [
    at('IS-R-001', [root], () => type === '380' || type === '381', 'The type of an Icelandic invoice (BT-3) is 380 or 381', { ...WARNING, term: 'BT-3' }),
    at('IS-R-002', [root], () => isKennitala(seller), 'The register of an Icelandic seller (BT-30) has the scheme 0196', { term: 'BT-30' }),
    at('IS-R-003', [root], () => hasAddress(seller), 'An Icelandic seller has an address line and a post code', { term: 'BG-5' }),
    at('IS-R-004', buyers, (place) => isKennitala(childAt(place, 'cac:Party')), 'The register of an Icelandic buyer (BT-47) has the scheme 0196', { term: 'BT-47' }),
    at('IS-R-005', buyers, (place) => hasAddress(childAt(place, 'cac:Party')), 'An Icelandic buyer has an address line and a post code', { term: 'BG-8' }),
    at('IS-R-006', [root], () => account('9'), 'The account of a payment slip has 12 digits (BT-84)', { term: 'BT-84' }),
    at('IS-R-007', [root], () => account('42'), 'The account of a transfer has 12 digits (BT-84)', { term: 'BT-84' }),
    at('IS-R-008', [root], () => due === undefined || /^\d{4}-\d{2}-\d{2}$/.test(last), 'EINDAGI is a day (BT-122)', { term: 'BT-122' }),
    at('IS-R-009', [root], () => due === undefined || first !== undefined, 'With EINDAGI there is a due date (BT-9)', { term: 'BT-9' }),
    at('IS-R-010', [root], () => due === undefined || (first !== undefined && first <= last), 'EINDAGI is not before the due date (BT-9)', { term: 'BT-122' }),
  ];
}

function dutch(invoice: JudgedInvoice, { buyerAddress }: PartyCountries): readonly Rule[] {
  const { root } = invoice;
  const isDomestic = buyerAddress === 'NL';
  const ofBuyer = isDomestic ? partiesOf(invoice, BUYER) : [];
  const hasAddress = (place: XmlElement): boolean =>
    ['cbc:StreetName', 'cbc:CityName', 'cbc:PostalZone'].every((name) => childAt(place, name) !== undefined);
  const isRegister = ({ attributes, text }: XmlElement): boolean =>
    ['0106', '0190'].includes(attributes.schemeID ?? '') && normalized(text) !== '';
  const representatives = invoice
    .named('cac:TaxRepresentativeParty')
    .filter((party) => addressCountry(party) === 'NL');
  const isSettled = (place: XmlElement): boolean => {
    const due = parseDecimal(textAt(place, 'cbc:PayableAmount') ?? '');
    if (due === undefined) return false;
    return root.name === 'cn:CreditNote' ? compare(due, ZERO) >= 0 : compare(due, ZERO) <= 0;
  };
  // biome-ignore format: one rule a line
  return [
    at('NL-R-001', invoice.named('cbc:CreditNoteTypeCode'), () => childAt(root, 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID') !== undefined, 'A Dutch credit note names the invoice (BT-25)', { term: 'BT-25' }),
    at('NL-R-002', partiesOf(invoice, SELLER).flatMap((party) => childrenAt(party, 'cac:PostalAddress')), hasAddress, 'A Dutch seller has an address line, a city and a post code', { term: 'BG-5' }),
    at('NL-R-003', partiesOf(invoice, SELLER).flatMap((party) => childrenAt(party, 'cac:PartyLegalEntity/cbc:CompanyID')), isRegister, `The register of a Dutch seller (BT-30) is KVK or OIN, scheme ${quoted('0106')} or ${quoted('0190')}`, { term: 'BT-30' }),
    at('NL-R-004', ofBuyer.flatMap((party) => childrenAt(party, 'cac:PostalAddress')), hasAddress, 'A Dutch buyer has an address line, a city and a post code', { term: 'BG-8' }),
    at('NL-R-005', ofBuyer.flatMap((party) => childrenAt(party, 'cac:PartyLegalEntity/cbc:CompanyID')), isRegister, 'The register of a Dutch buyer (BT-47) is KVK or OIN, scheme 0106 or 0190', { term: 'BT-47' }),
    at('NL-R-006', representatives.flatMap((party) => childrenAt(party, 'cac:PostalAddress')), hasAddress, 'A Dutch tax representative has an address line, a city and a post code', { term: 'BG-12' }),
    at('NL-R-007', invoice.named('cac:LegalMonetaryTotal'), (place) => isSettled(place) || invoice.named('cac:PaymentMeans').length > 0, 'What is due to a Dutch seller has payment instructions (BG-16)', { term: 'BG-16' }),
    at('NL-R-008', isDomestic ? invoice.named('cac:PaymentMeans') : [], (place) => ['30', '48', '49', '57', '58', '59'].includes(normalized(textAt(place, 'cbc:PaymentMeansCode') ?? '')), 'Between Dutch parties the code of payment (BT-81) is 30, 48, 49, 57, 58 or 59', { term: 'BT-81' }),
    at('NL-R-009', invoice.named('cac:OrderLineReference').flatMap((place) => childrenAt(place, 'cbc:LineID')), () => childAt(root, 'cac:OrderReference/cbc:ID') !== undefined, 'A line that refers to one of an order (BT-132) needs its number (BT-13)', { term: 'BT-13' }),
  ];
}
