import type { XmlElement } from '../../../../../formats/xml/element.ts';
import {
  absolute,
  add,
  compare,
  type Decimal,
  decimalText,
  divide,
  equal,
  multiply,
  ONE,
  parseDecimal,
  roundHalfUp,
  subtract,
  sum,
  ZERO,
} from '../../decimal.ts';
import type { ReadGroup } from '../../read/read-invoice.ts';
import { baseQuantity } from '../base-quantity.ts';
import { childAt, childrenAt, normalized, textAt } from '../elements.ts';
import type { JudgedInvoice } from '../judged-invoice.ts';
import { codeOfMeans, meansOf } from '../payment-means.ts';
import { type Breach, quoted, type Rule } from '../rule.ts';
import { emptyElementRule } from './empty-elements.ts';

type Check = (invoice: JudgedInvoice) => Iterable<Breach>;

const rule = (number: string, term: string | null, breaches: Check): Rule => ({
  id: `PEPPOL-EN16931-${number}`,
  term,
  breaches,
});

/** Rules of Peppol BIS Billing 3.0 that XRechnung has as well, in both syntaxes. */
// biome-ignore format: one rule a line
export const sharedRules: readonly Rule[] = [
  rule('R001', 'BT-23', (invoice) => invoice.first('BT-23') === undefined ? [{ at: invoice.root, message: 'There is no business process type (BT-23)' }] : []),
  rule('R005', 'BT-6', (invoice) => { const tax = invoice.first('BT-6'); if (tax === undefined || normalized(tax.text) !== invoice.text('BT-5')) return []; return [{ at: tax.element, message: `The accounting currency ${quoted(tax.text)} (BT-6) is that of the invoice (BT-5): leave it out` }]; }),
  emptyElementRule,
  rule('R010', 'BT-49', (invoice) => endpointMissing(invoice, 'buyer', 'BT-49')),
  rule('R020', 'BT-34', (invoice) => endpointMissing(invoice, 'seller', 'BT-34')),
  rule('R040', 'BT-92', wrongPercentage),
  rule('R041', 'BT-93', (invoice) => adjustments(invoice).filter(({ percent, base }) => percent !== undefined && base === undefined).map(({ at }) => ({ at, message: 'A percentage of an allowance or charge needs its base amount' }))),
  rule('R042', 'BT-94', (invoice) => adjustments(invoice).filter(({ percent, base }) => percent === undefined && base !== undefined).map(({ at }) => ({ at, message: 'A base amount of an allowance or charge needs its percentage' }))),
  rule('R044', 'BT-147', priceCharge),
  rule('R046', 'BT-146', grossPrice),
  rule('R053', 'BT-110', taxTotalCount),
  rule('R054', 'BT-111', accountingTotalCount),
  rule('R055', 'BT-111', oppositeTaxes),
  rule('R061', 'BT-89', (invoice) => meansOf(invoice).filter((at) => ['49', '59'].includes(codeOfMeans(at))).filter((at) => (invoice.isCii ? childAt(at.parent, 'ram:SpecifiedTradePaymentTerms/ram:DirectDebitMandateID') : childAt(at, 'cac:PaymentMandate/cbc:ID')) === undefined).map((at) => ({ at, message: 'A direct debit (BT-81) has no mandate reference (BT-89)' }))),
  rule('R101', 'BT-128', lineReference),
  rule('R110', 'BT-134', (invoice) => outsidePeriod(invoice, 'start')),
  rule('R111', 'BT-135', (invoice) => outsidePeriod(invoice, 'end')),
  rule('R121', 'BT-149', (invoice) => invoice.named('cac:Price', 'ram:NetPriceProductTradePrice', 'ram:GrossPriceProductTradePrice').flatMap(zeroBase)),
  rule('R130', 'BT-150', baseUnit),
];

/** R043 has two numbers in CII; R120 is a warning in XRechnung. */
export const indicatorRules: readonly Rule[] = [
  rule('R043', 'BG-20', (invoice) =>
    adjustments(invoice, 'all')
      .filter(({ at }) => !isIndicator(textAt(at, 'cbc:ChargeIndicator')))
      .map(wrongIndicator),
  ),
];

/** The same in CII. */
export const indicatorRulesOfCii: readonly Rule[] = [
  rule('R043-1', 'BG-20', (invoice) =>
    adjustments(invoice, 'all')
      .filter(({ at }) => !isIndicator(textAt(at, 'ram:ChargeIndicator/udt:Indicator')))
      .map(wrongIndicator),
  ),
  rule('R043-2', 'BT-147', (invoice) =>
    invoice
      .named('ram:AppliedTradeAllowanceCharge')
      .filter((at) => !isIndicator(textAt(at, 'ram:ChargeIndicator/udt:Indicator')))
      .map((at) => wrongIndicator({ at })),
  ),
];

/** R120: fatal in Peppol. */
export const lineAmountRule: Rule = rule('R120', 'BT-131', wrongLineAmount);

const SLACK: Decimal = { digits: 2n, scale: 2 };
/** Amounts in forint have no fillers. */
const SLACK_OF_FORINT: Decimal = { digits: 5n, scale: 1 };

function slackOf(invoice: JudgedInvoice): Decimal {
  const isForint = invoice.first('BT-5')?.text === 'HUF' && !invoice.text('BT-24').includes('fdc:peppol');
  return isForint ? SLACK_OF_FORINT : SLACK;
}

function endpointMissing(
  invoice: JudgedInvoice,
  party: 'buyer' | 'seller',
  id: 'BT-34' | 'BT-49',
): readonly Breach[] {
  const name = party === 'buyer' ? 'cac:AccountingCustomerParty' : 'cac:AccountingSupplierParty';
  const parties = invoice.isCii
    ? invoice.named(party === 'buyer' ? 'ram:BuyerTradeParty' : 'ram:SellerTradeParty')
    : invoice.named(name).flatMap((at) => childrenAt(at, 'cac:Party'));
  return parties
    .filter(
      (at) =>
        (childAt(at, 'cbc:EndpointID') ?? childAt(at, 'ram:URIUniversalCommunication/ram:URIID')) ===
        undefined,
    )
    .map((at) => ({ at, message: `The ${party} has no electronic address (${id})` }));
}

interface Adjustment {
  readonly at: XmlElement;
  readonly amount: string | undefined;
  readonly base: string | undefined;
  readonly percent: string | undefined;
}

/** Allowances and charges of the document and of its lines; `all` without those that R041 and R042 have. */
function adjustments(invoice: JudgedInvoice, which?: 'all'): readonly Adjustment[] {
  const elements = invoice.isCii
    ? invoice.named('ram:SpecifiedTradeAllowanceCharge')
    : invoice
        .named('cac:AllowanceCharge')
        .filter(
          ({ parent }) =>
            parent === invoice.root ||
            ((parent?.name === 'cac:InvoiceLine' || parent?.name === 'cac:CreditNoteLine') &&
              parent.parent === invoice.root),
        );
  const found = elements.map((at) => ({
    at,
    amount: textAt(at, 'cbc:Amount') ?? textAt(at, 'ram:ActualAmount'),
    base: textAt(at, 'cbc:BaseAmount') ?? textAt(at, 'ram:BasisAmount'),
    percent: textAt(at, 'cbc:MultiplierFactorNumeric') ?? textAt(at, 'ram:CalculationPercent'),
  }));
  return which === 'all'
    ? found.filter(({ base, percent }) => (base === undefined) === (percent === undefined))
    : found;
}

function wrongPercentage(invoice: JudgedInvoice): readonly Breach[] {
  return adjustments(invoice).flatMap(({ at, amount, base, percent }) => {
    if (base === undefined || percent === undefined) return [];
    const [of, rate, is] = [base, percent, amount ?? '0'].map(parseDecimal);
    if (of === undefined || rate === undefined || is === undefined) return [];
    const expected = multiply(multiply(of, rate), { digits: 1n, scale: 2 });
    if (isNear(is, expected, slackOf(invoice))) return [];
    return [
      {
        at,
        message: `The amount is ${decimalText(is, 2)}; ${decimalText(of, 2)} x ${decimalText(rate)} % is ${decimalText(expected, 2)}`,
      },
    ];
  });
}

function isNear(one: Decimal, other: Decimal, slack: Decimal): boolean {
  return compare(absolute(subtract(one, other)), slack) <= 0;
}

function isIndicator(text: string | undefined): boolean {
  return ['true', 'false'].includes(normalized(text ?? ''));
}

function wrongIndicator({ at }: { readonly at: XmlElement }): Breach {
  return { at, message: 'The indicator of an allowance or charge is neither true nor false' };
}

function* priceCharge(invoice: JudgedInvoice): Generator<Breach> {
  const places = invoice.isCii
    ? invoice
        .named('ram:GrossPriceProductTradePrice')
        .filter((at) => childAt(at, 'ram:AppliedTradeAllowanceCharge/ram:ActualAmount'))
    : invoice.named('cac:AllowanceCharge').filter(({ parent }) => parent?.name === 'cac:Price');
  for (const at of places) {
    const indicators = invoice.isCii
      ? childrenAt(at, 'ram:AppliedTradeAllowanceCharge/ram:ChargeIndicator/udt:Indicator')
      : childrenAt(at, 'cbc:ChargeIndicator');
    if (!indicators.some(({ text }) => (invoice.isCii ? text : normalized(text)) === 'false'))
      yield { at, message: 'A price has a discount (BT-147), and no charge' };
  }
}

function* grossPrice(invoice: JudgedInvoice): Generator<Breach> {
  const places = invoice.isCii
    ? invoice.named('ram:GrossPriceProductTradePrice')
    : invoice.named('cac:AllowanceCharge').filter(({ parent }) => parent?.name === 'cac:Price');
  for (const at of places) {
    const gross = textAt(at, 'cbc:BaseAmount') ?? textAt(at, 'ram:ChargeAmount');
    if (gross === undefined) continue;
    const net = parseDecimal(
      (invoice.isCii
        ? textAt(at.parent, 'ram:NetPriceProductTradePrice/ram:ChargeAmount')
        : textAt(at.parent, 'cbc:PriceAmount')) ?? '',
    );
    const discount = parseDecimal(
      textAt(at, 'cbc:Amount') ??
        textAt(at, 'ram:AppliedTradeAllowanceCharge/ram:ActualAmount') ??
        (invoice.isCii ? '0' : ''),
    );
    const whole = parseDecimal(gross);
    if (
      net !== undefined &&
      whole !== undefined &&
      discount !== undefined &&
      equal(net, subtract(whole, discount))
    )
      continue;
    yield {
      at,
      message: `BT-146 is ${net === undefined ? 'missing' : decimalText(net)}; BT-148 ${quoted(gross)} less BT-147 is another`,
    };
  }
}

function taxTotalCount(invoice: JudgedInvoice): readonly Breach[] {
  if (invoice.isCii) {
    return invoice.named('ram:ApplicableHeaderTradeSettlement').flatMap((at) => {
      const count = invoice.taxTotals.filter(
        ({ currency }) => currency === invoice.first('BT-5')?.text,
      ).length;
      return count <= 1
        ? []
        : [{ at, message: `There are ${count} totals of tax (BT-110) in the currency of the document` }];
    });
  }
  const count = childrenAt(invoice.root, 'cac:TaxTotal').filter(
    (at) => childAt(at, 'cac:TaxSubtotal') !== undefined,
  ).length;
  return count === 1
    ? []
    : [{ at: invoice.root, message: `There are ${count} totals of tax with a breakdown (BG-23), not one` }];
}

function accountingTotalCount(invoice: JudgedInvoice): readonly Breach[] {
  const currency = invoice.first('BT-5')?.text;
  const wanted = invoice.first('BT-6') === undefined ? 0 : 1;
  const count = invoice.isCii
    ? currency === undefined
      ? 0
      : invoice.taxTotals.filter(
          ({ element, currency: own }) => element.attributes.currencyID !== undefined && own !== currency,
        ).length
    : childrenAt(invoice.root, 'cac:TaxTotal').filter((at) => childAt(at, 'cac:TaxSubtotal') === undefined)
        .length;
  if (
    count === wanted ||
    (invoice.isCii && invoice.named('ram:ApplicableHeaderTradeSettlement').length === 0)
  )
    return [];
  return [
    {
      at: invoice.taxTotals.at(-1)?.element ?? invoice.root,
      message: `There are ${count} totals of tax in an accounting currency (BT-111); with${wanted === 0 ? 'out' : ''} BT-6 there is ${wanted === 0 ? 'none' : 'one'}`,
    },
  ];
}

/** R055: both totals of tax have one sign. */
function oppositeTaxes(invoice: JudgedInvoice): readonly Breach[] {
  const accounting = invoice.first('BT-6');
  if (accounting === undefined) return [];
  const signs = (currency: string | undefined): readonly number[] =>
    invoice.taxTotals
      .filter((total) => total.currency === currency && total.amount !== undefined)
      .map(({ amount }) => compare(amount!, ZERO));
  const [own, other] = [
    signs(normalized(invoice.first('BT-5')?.text ?? '')),
    signs(normalized(accounting.text)),
  ];
  if (invoice.isCii && own.length === 0) return [];
  const isBelow = (sign: number): boolean => (invoice.isCii ? sign < 0 : sign <= 0);
  const isFine =
    (own.some(isBelow) && other.some(isBelow)) ||
    (own.some((sign) => sign >= 0) && other.some((sign) => sign >= 0));
  return isFine
    ? []
    : [
        {
          at: accounting.element,
          message: 'The totals of tax in both currencies (BT-110, BT-111) have different signs',
        },
      ];
}

function linesOf(invoice: JudgedInvoice): readonly XmlElement[] {
  return invoice.named('cac:InvoiceLine', 'cac:CreditNoteLine', 'ram:IncludedSupplyChainTradeLineItem');
}

function lineReference(invoice: JudgedInvoice): readonly Breach[] {
  const [name, code] = invoice.isCii
    ? ['ram:SpecifiedLineTradeSettlement/ram:AdditionalReferencedDocument', 'ram:TypeCode']
    : ['cac:DocumentReference', 'cbc:DocumentTypeCode'];
  return linesOf(invoice)
    .filter(
      (at) =>
        childAt(at, name!) !== undefined &&
        !childrenAt(at, `${name}/${code}`).some(({ text }) => text === '130'),
    )
    .map((at) => ({ at, message: 'A reference of a line is one to its object, of type 130 (BT-128)' }));
}

function* outsidePeriod(invoice: JudgedInvoice, end: 'start' | 'end'): Generator<Breach> {
  const [whole, part] = end === 'start' ? (['BT-73', 'BT-134'] as const) : (['BT-74', 'BT-135'] as const);
  const bounds = invoice.all(whole);
  if (bounds.length === 0) return;
  for (const { text, element } of invoice.all(part)) {
    if (
      bounds.some((bound) =>
        end === 'start'
          ? normalized(text) >= normalized(bound.text)
          : normalized(text) <= normalized(bound.text),
      )
    )
      continue;
    yield {
      at: element,
      message: `The period of a line ${end === 'start' ? 'starts before' : 'ends after'} that of the document: ${quoted(text)}, ${quoted(bounds[0]!.text)}`,
    };
  }
}

function zeroBase(price: XmlElement): readonly Breach[] {
  const base = childAt(price, 'cbc:BaseQuantity') ?? childAt(price, 'ram:BasisQuantity');
  if (base === undefined || compare(parseDecimal(base.text) ?? ZERO, ZERO) > 0) return [];
  return [{ at: base, message: `BT-149 is ${quoted(base.text)}: the quantity of a price is more than 0` }];
}

/** Of every price, those of sub lines too. In UBL a line without a quantity has nothing to compare with. */
function* baseUnit(invoice: JudgedInvoice): Generator<Breach> {
  const bases = invoice
    .named('cbc:BaseQuantity', 'ram:BasisQuantity')
    .filter(({ parent }) => PRICES.has(parent?.name ?? ''));
  for (const base of bases) {
    const unit = base.attributes.unitCode;
    const line = invoice.isCii ? base.parent?.parent?.parent : base.parent?.parent;
    if (unit === undefined || line === undefined) continue;
    const units = [
      'cbc:InvoicedQuantity',
      'cbc:CreditedQuantity',
      'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity',
    ]
      .flatMap((path) => childrenAt(line, path))
      .map(({ attributes }) => attributes.unitCode ?? '');
    if (units.includes(unit) || (units.length === 0 && !invoice.isCii)) continue;
    yield {
      at: base,
      message: `BT-150 is ${quoted(unit)}, and the unit of the line (BT-130) is ${quoted(units[0] ?? '')}`,
    };
  }
}

const PRICES: ReadonlySet<string> = new Set([
  'cac:Price',
  'ram:NetPriceProductTradePrice',
  'ram:GrossPriceProductTradePrice',
]);

/** R120: quantity x price / base + charges - allowances, unrounded, within 0.02. */
function* wrongLineAmount(invoice: JudgedInvoice): Generator<Breach> {
  for (const line of invoice.groups('BG-25')) {
    const amount = first(line, 'BT-131') ?? ZERO;
    const price = line.groups.get('BG-29')?.[0];
    const base = baseQuantity(price);
    const product = multiply(first(line, 'BT-129') ?? ONE, first(price, 'BT-146') ?? ZERO);
    const whole = (base && divide(product, base, 20)) ?? product;
    const parts = (id: 'BG-27' | 'BG-28', term: 'BT-136' | 'BT-141'): Decimal =>
      roundHalfUp(sum((line.groups.get(id) ?? []).flatMap((group) => first(group, term) ?? [])), 2);
    const expected = subtract(add(whole, parts('BG-28', 'BT-141')), parts('BG-27', 'BT-136'));
    if (isNear(amount, expected, slackOf(invoice))) continue;
    yield {
      at: line.terms.get('BT-131')?.[0]?.element ?? line.element,
      message: `BT-131 is ${decimalText(amount, 2)}; BT-129 x BT-146 with allowances and charges is ${decimalText(roundHalfUp(expected, 4), 2)}`,
    };
  }
}

function first(
  group: ReadGroup | undefined,
  id: 'BT-129' | 'BT-131' | 'BT-136' | 'BT-141' | 'BT-146',
): Decimal | undefined {
  const term = group?.terms.get(id)?.[0];
  return term && parseDecimal(term.text);
}
