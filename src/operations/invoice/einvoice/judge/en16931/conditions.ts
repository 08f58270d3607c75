import { isCountry } from '../../../../../formats/country.ts';
import type { XmlElement } from '../../../../../formats/xml/element.ts';
import { compare, parseDecimal, ZERO } from '../../decimal.ts';
import type { ReadGroup } from '../../read/read-invoice.ts';
import type { TermId } from '../../terms/terms.ts';
import { childAt, childrenAt, normalized, textAt } from '../elements.ts';
import type { JudgedInvoice } from '../judged-invoice.ts';
import { meansOf } from '../payment-means.ts';
import { type Breach, quoted, type Rule } from '../rule.ts';

const AGREEMENT = 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement';

type Check = (invoice: JudgedInvoice) => Iterable<Breach>;

const rule = (id: string, term: string, breaches: Check): Rule => ({ id, term, breaches });

/** The rules of EN 16931 beside those of presence, sums, categories, decimals and code lists. */
// biome-ignore format: one rule a line
export const conditionRules: readonly Rule[] = [
  rule('BR-09', 'BT-40', (invoice) => countryMissing(invoice, 'BG-4', 'BG-5', 'BT-40')),
  rule('BR-11', 'BT-55', (invoice) => countryMissing(invoice, 'BG-7', 'BG-8', 'BT-55')),
  rule('BR-20', 'BT-69', (invoice) => countryMissing(invoice, 'BG-11', 'BG-12', 'BT-69')),
  rule('BR-57', 'BT-80', deliveryCountry),
  rule('BR-17', 'BT-59', payeeName),
  rule('BR-27', 'BT-146', (invoice) => negativePrice(invoice, 'BT-146')),
  rule('BR-28', 'BT-148', (invoice) => negativePrice(invoice, 'BT-148')),
  rule('BR-29', 'BT-74', (invoice) => reversedPeriod(invoice, 'BG-14', 'BT-73', 'BT-74')),
  rule('BR-30', 'BT-135', (invoice) => reversedPeriod(invoice, 'BG-26', 'BT-134', 'BT-135')),
  rule('BR-CO-19', 'BG-14', (invoice) => emptyPeriod(invoice, 'BG-14', ['BT-73', 'BT-74'])),
  rule('BR-CO-20', 'BG-26', (invoice) => emptyPeriod(invoice, 'BG-26', ['BT-134', 'BT-135'])),
  rule('BR-32', 'BT-95', (invoice) => categoryMissing(invoice, 'BG-20', 'BT-95')),
  rule('BR-37', 'BT-102', (invoice) => categoryMissing(invoice, 'BG-21', 'BT-102')),
  rule('BR-47', 'BT-118', (invoice) => categoryMissing(invoice, 'BG-23', 'BT-118')),
  rule('BR-CO-04', 'BT-151', (invoice) => categoryMissing(invoice, 'BG-25', 'BT-151')),
  rule('BR-48', 'BT-119', rateMissing),
  rule('BR-49', 'BT-81', (invoice) => invoice.named('cac:PaymentMeans', 'ram:SpecifiedTradeSettlementPaymentMeans').filter((at) => (childAt(at, 'cbc:PaymentMeansCode') ?? childAt(at, 'ram:TypeCode')) === undefined).map((at) => ({ at, message: 'The means of payment has no code (BT-81)' }))),
  rule('BR-50', 'BT-84', accountEmpty),
  rule('BR-51', 'BT-87', longCard),
  rule('BR-52', 'BT-122', (invoice) => invoice.named('cac:AdditionalDocumentReference', 'ram:AdditionalReferencedDocument').filter((at) => normalized(textAt(at, 'cbc:ID') ?? textAt(at, 'ram:IssuerAssignedID') ?? '') === '').map((at) => ({ at, message: 'The supporting document (BG-24) has no reference (BT-122)' }))),
  rule('BR-53', 'BT-111', accountingTax),
  rule('BR-55', 'BT-25', precedingInvoice),
  rule('BR-54', 'BG-32', (invoice) => invoice.named('cac:AdditionalItemProperty', 'ram:ApplicableProductCharacteristic').flatMap((at) => { const name = childAt(at, 'cbc:Name') ?? childAt(at, 'ram:Description'); const value = childAt(at, 'cbc:Value') ?? childAt(at, 'ram:Value'); if (name !== undefined && value !== undefined) return []; return [{ at, message: `The attribute of an item has no ${name === undefined ? 'name (BT-160)' : 'value (BT-161)'}` }]; })),
  rule('BR-61', 'BT-84', accountMissing),
  rule('BR-62', 'BT-34', (invoice) => endpointScheme(invoice, 'BT-34')),
  rule('BR-63', 'BT-49', (invoice) => endpointScheme(invoice, 'BT-49')),
  rule('BR-64', 'BT-157', (invoice) => schemeMissing(invoice, 'BT-157', 'schemeID')),
  rule('BR-65', 'BT-158', (invoice) => schemeMissing(invoice, 'BT-158', 'listID')),
  rule('BR-CO-03', 'BT-7', taxPoint),
  rule('BR-CO-09', 'BT-31', vatPrefix),
  rule('BR-CO-26', 'BT-31', sellerIdentifier),
];

/** In UBL a party without an address has no place for the country (BR-08, BR-10, BR-19); in CII both are missed. */
function* countryMissing(
  invoice: JudgedInvoice,
  partyId: 'BG-4' | 'BG-7' | 'BG-11',
  addressId: 'BG-5' | 'BG-8' | 'BG-12',
  id: TermId,
): Generator<Breach> {
  const parties = invoice.groups(partyId);
  if (invoice.isCii && parties.length === 0 && partyId !== 'BG-11')
    yield { at: invoice.root, message: `There is no country (${id})` };
  for (const party of parties) {
    const addresses = party.groups.get(addressId) ?? [];
    const at = addresses[0]?.element ?? party.element;
    const hasCountry = addresses.some((address) => normalized(address.terms.get(id)?.[0]?.text ?? '') !== '');
    if ((addresses.length > 0 || invoice.isCii) && !hasCountry)
      yield { at, message: `The address (${addressId}) has no country (${id})` };
  }
}

function deliveryCountry(invoice: JudgedInvoice): readonly Breach[] {
  return invoice.groups('BG-15').flatMap(({ element, terms }) => {
    const country = terms.get('BT-80')?.[0];
    const isThere = country !== undefined && (!invoice.isCii || normalized(country.text) !== '');
    return isThere
      ? []
      : [{ at: element, message: 'The address of delivery (BG-15) has no country (BT-80)' }];
  });
}

/** BR-17: a payee is another than the seller. */
function* payeeName(invoice: JudgedInvoice): Generator<Breach> {
  for (const { element, terms } of invoice.groups('BG-10')) {
    if (!terms.has('BT-59')) yield { at: element, message: 'The payee (BG-10) has no name (BT-59)' };
    else if (isSame(terms, invoice))
      yield { at: element, message: 'The payee (BG-10) is the seller: it is only for others' };
  }
}

function isSame(payee: ReadGroup['terms'], invoice: JudgedInvoice): boolean {
  const pairs: readonly (readonly [TermId, TermId])[] = invoice.isCii
    ? [
        ['BT-59', 'BT-27'],
        ['BT-60', 'BT-29'],
        ['BT-61', 'BT-30'],
      ]
    : [
        ['BT-59', 'BT-28'],
        ['BT-60', 'BT-29'],
      ];
  return pairs.some(([of, other]) => {
    const values = (payee.get(of) ?? []).filter(({ element }) => !element.name.endsWith('GlobalID'));
    const others = invoice.all(other).filter(({ element }) => !element.name.endsWith('GlobalID'));
    return values.some(({ text }) => others.some((seller) => seller.text === text));
  });
}

/** A price that is missing is one of BR-26; in both syntaxes BR-27 fires as well. */
function* negativePrice(invoice: JudgedInvoice, id: 'BT-146' | 'BT-148'): Generator<Breach> {
  for (const line of invoice.groups('BG-25')) {
    const prices = (line.groups.get('BG-29') ?? []).flatMap((group) => group.terms.get(id) ?? []);
    const isFine = prices.some(({ text }) => compare(parseDecimal(text) ?? MINUS, ZERO) >= 0);
    if (isFine || (id === 'BT-148' && prices.length === 0)) continue;
    const shown = prices[0] === undefined ? 'missing' : quoted(prices[0].text);
    yield { at: prices[0]?.element ?? line.element, message: `${id} is ${shown}: a price is 0 or more` };
  }
}

const MINUS = { digits: -1n, scale: 0 };

function reversedPeriod(
  invoice: JudgedInvoice,
  id: 'BG-14' | 'BG-26',
  start: TermId,
  end: TermId,
): readonly Breach[] {
  return invoice.groups(id).flatMap(({ terms, element }) => {
    const [first, last] = [terms.get(start)?.[0], terms.get(end)?.[0]];
    if (first === undefined || last === undefined) {
      const areThere = ['ram:StartDateTime', 'ram:EndDateTime'].every((name) => childAt(element, name));
      return areThere ? [{ at: element, message: `The period (${id}) has a day that cannot be read` }] : [];
    }
    // CII: days of another format cannot be compared.
    const isComparable =
      !invoice.isCii || [first, last].every(({ element }) => element.attributes.format === '102');
    if (isComparable && normalized(last.text) >= normalized(first.text)) return [];
    return [
      {
        at: last.element,
        message: `The period ends on ${quoted(last.text)} (${end}), before it starts on ${quoted(first.text)} (${start})`,
      },
    ];
  });
}

function emptyPeriod(
  invoice: JudgedInvoice,
  id: 'BG-14' | 'BG-26',
  days: readonly TermId[],
): readonly Breach[] {
  return invoice
    .groups(id)
    .filter(
      ({ terms, element }) =>
        !days.some((day) => terms.has(day)) &&
        // CII: also one without a day in it.
        !['ram:StartDateTime', 'ram:EndDateTime'].some((name) => childAt(element, name)) &&
        (id === 'BG-26' || childAt(element, 'cbc:DescriptionCode') === undefined),
    )
    .map(({ element }) => ({
      at: element,
      message: `The period (${id}) has neither a start (${days[0]}) nor an end (${days[1]})`,
    }));
}

/** BR-32, BR-37, BR-47, BR-CO-04: a category of VAT. */
function* categoryMissing(
  invoice: JudgedInvoice,
  id: 'BG-20' | 'BG-21' | 'BG-23' | 'BG-25',
  term: TermId,
): Generator<Breach> {
  const known = new Set(
    invoice.taxed
      .filter(({ isVat }) => isVat)
      .map(({ group, kind }) => (kind === 'line' ? group.parent : group)),
  );
  for (const group of invoice.groups(id)) {
    if (!known.has(group)) yield { at: group.element, message: `There is no VAT category code (${term})` };
  }
}

function rateMissing(invoice: JudgedInvoice): readonly Breach[] {
  return invoice.breakdown
    .filter(({ isVat, code, rateTerm }) => !isVat || (code !== 'O' && rateTerm === undefined))
    .map(({ group }) => ({
      at: group.element,
      message: 'The entry of the VAT breakdown (BG-23) has no rate (BT-119)',
    }));
}

/** Codes 30 and 58: transfers. */
function isTransfer(means: XmlElement): boolean {
  const code = normalized(textAt(means, 'cbc:PaymentMeansCode') ?? textAt(means, 'ram:TypeCode') ?? '');
  return code === '30' || code === '58';
}

function accountsOf(means: XmlElement): readonly XmlElement[] {
  return [
    ...childrenAt(means, 'cac:PayeeFinancialAccount'),
    ...childrenAt(means, 'ram:PayeePartyCreditorFinancialAccount'),
  ];
}

function accountEmpty(invoice: JudgedInvoice): readonly Breach[] {
  return meansOf(invoice)
    .filter(isTransfer)
    .flatMap(accountsOf)
    .filter(
      (at) =>
        !['cbc:ID', 'ram:IBANID', 'ram:ProprietaryID'].some(
          (name) => normalized(textAt(at, name) ?? '') !== '',
        ),
    )
    .map((at) => ({ at, message: 'The account of a transfer (BG-17) has no identifier (BT-84)' }));
}

/** In UBL of each means, in CII of each account. */
function accountMissing(invoice: JudgedInvoice): readonly Breach[] {
  const places = meansOf(invoice)
    .filter(isTransfer)
    .flatMap((means) => (invoice.isCii ? accountsOf(means) : [means]));
  return places
    .filter((at) => {
      const accounts = invoice.isCii ? [at] : accountsOf(at);
      return !accounts.some((account) =>
        ['cbc:ID', 'ram:IBANID', 'ram:ProprietaryID'].some((name) => childAt(account, name) !== undefined),
      );
    })
    .map((at) => ({ at, message: 'A transfer (BT-81 30 or 58) names no account (BT-84)' }));
}

function longCard(invoice: JudgedInvoice): readonly Breach[] {
  return invoice
    .named('cbc:PrimaryAccountNumberID', 'ram:ApplicableTradeSettlementFinancialCard')
    .filter((at) => normalized(invoice.isCii ? (textAt(at, 'ram:ID') ?? '') : at.text).length > 10)
    .map((at) => ({ at, message: 'BT-87 has more than 10 digits of the number of a card' }));
}

/** BR-53: a second currency of tax has its total. */
function* accountingTax(invoice: JudgedInvoice): Generator<Breach> {
  if (invoice.isCii && invoice.totals.length === 0) return;
  for (const { text, element } of invoice.all('BT-6')) {
    const hasTotal = invoice.taxTotals.some(({ currency }) => currency === text);
    const isOther = !invoice.isCii || text !== invoice.first('BT-5')?.text;
    if (!hasTotal || !isOther)
      yield {
        at: element,
        message: `There is no total of tax (BT-111) in the accounting currency ${quoted(text)} (BT-6)`,
      };
  }
}

/** In CII the first address of a party decides, in UBL each. */
function endpointScheme(invoice: JudgedInvoice, id: 'BT-34' | 'BT-49'): readonly Breach[] {
  const message = `The electronic address (${id}) has no scheme`;
  if (!invoice.isCii) {
    return invoice
      .all(id)
      .filter(({ element: { attributes } }) => attributes.schemeID === undefined)
      .map(({ element }) => ({ at: element, message }));
  }
  // The first one alone, and also where it has no address.
  const party = id === 'BT-34' ? 'ram:SellerTradeParty' : 'ram:BuyerTradeParty';
  const [first] = childrenAt(invoice.root, `${AGREEMENT}/${party}/ram:URIUniversalCommunication`);
  if (first === undefined) return [];
  const address = childAt(first, 'ram:URIID');
  return normalized(address?.attributes.schemeID ?? '') === '' ? [{ at: address ?? first, message }] : [];
}

function schemeMissing(
  invoice: JudgedInvoice,
  id: 'BT-157' | 'BT-158',
  attribute: 'schemeID' | 'listID',
): readonly Breach[] {
  return invoice
    .all(id)
    .filter(({ element: { attributes } }) =>
      invoice.isCii ? normalized(attributes[attribute] ?? '') === '' : attributes[attribute] === undefined,
    )
    .map(({ element }) => ({ at: element, message: `${id} has no scheme (${attribute})` }));
}

function taxPoint(invoice: JudgedInvoice): readonly Breach[] {
  const [day, code] = invoice.isCii
    ? [invoice.named('ram:TaxPointDate')[0], invoice.named('ram:DueDateTypeCode')[0]]
    : [
        childAt(invoice.root, 'cbc:TaxPointDate'),
        childAt(invoice.root, 'cac:InvoicePeriod/cbc:DescriptionCode'),
      ];
  return day === undefined || code === undefined
    ? []
    : [{ at: day, message: 'There are both a tax point date (BT-7) and a code for it (BT-8)' }];
}

/** BR-CO-09: a country before the number; Greece has EL beside GR. */
function* vatPrefix(invoice: JudgedInvoice): Generator<Breach> {
  const ids = invoice.isCii
    ? invoice
        .named('ram:ID')
        .filter(
          ({ parent, attributes }) =>
            parent?.name === 'ram:SpecifiedTaxRegistration' && attributes.schemeID === 'VA',
        )
    : invoice
        .named('cac:PartyTaxScheme')
        .filter((at) => normalized(textAt(at, 'cac:TaxScheme/cbc:ID') ?? '').toUpperCase() === 'VAT')
        .flatMap((at) => childAt(at, 'cbc:CompanyID') ?? []);
  for (const at of ids) {
    const [first = '', second = ''] = at.text;
    const prefix = first + second;
    if (
      (!invoice.isCii && (prefix === '' || IN_LIST.test(prefix))) ||
      isCountry(prefix) ||
      prefix === 'EL' ||
      prefix === '1A' ||
      (prefix === 'AN' && invoice.isCii)
    )
      continue;
    yield {
      at,
      message: `The VAT identifier ${quoted(at.text)} does not begin with a country`,
      term: termOf(invoice, at),
    };
  }
}

/** The artefact for UBL looks for two characters anywhere in its list of countries, blanks between them included. */
const IN_LIST = /^(?:[A-Z1 ]| [A-Z1]|[A-Z] )$/;

function termOf(invoice: JudgedInvoice, at: XmlElement): string | undefined {
  return (['BT-31', 'BT-48', 'BT-63'] as const).find((id) =>
    invoice.all(id).some(({ element }) => element === at),
  );
}

/** Asked of each seller, wherever it is. */
function sellerIdentifier(invoice: JudgedInvoice): readonly Breach[] {
  return invoice
    .named('cac:AccountingSupplierParty', 'ram:SellerTradeParty')
    .filter((at) => !(invoice.isCii ? isIdentifiedInCii(at) : isIdentifiedInUbl(at)))
    .map((at) => ({ at, message: 'The seller has no identifier: one of BT-29, BT-30, BT-31 must be there' }));
}

function isIdentifiedInUbl(seller: XmlElement): boolean {
  return (
    childAt(seller, 'cac:Party/cac:PartyLegalEntity/cbc:CompanyID') !== undefined ||
    childrenAt(seller, 'cac:Party/cac:PartyIdentification/cbc:ID').some(
      ({ attributes }) => attributes.schemeID !== 'SEPA',
    ) ||
    childrenAt(seller, 'cac:Party/cac:PartyTaxScheme').some(
      (at) =>
        normalized(textAt(at, 'cac:TaxScheme/cbc:ID') ?? '').toUpperCase() === 'VAT' &&
        childAt(at, 'cbc:CompanyID') !== undefined,
    )
  );
}

function isIdentifiedInCii(seller: XmlElement): boolean {
  return (
    ['ram:ID', 'ram:GlobalID', 'ram:SpecifiedLegalOrganization/ram:ID'].some((path) =>
      childAt(seller, path),
    ) ||
    childrenAt(seller, 'ram:SpecifiedTaxRegistration/ram:ID').some(
      ({ attributes }) => attributes.schemeID === 'VA',
    )
  );
}

/** In UBL each reference has a number, in CII one that is not empty. */
function precedingInvoice(invoice: JudgedInvoice): readonly Breach[] {
  const references = invoice.isCii
    ? invoice.groups('BG-3').map(({ element }) => element)
    : invoice.named('cac:BillingReference');
  return references
    .filter((at) =>
      invoice.isCii
        ? normalized(textAt(at, 'ram:IssuerAssignedID') ?? '') === ''
        : childAt(at, 'cac:InvoiceDocumentReference/cbc:ID') === undefined,
    )
    .map((at) => ({ at, message: 'The reference to a preceding invoice (BG-3) has no number (BT-25)' }));
}
