import { childAt, childrenAt, normalized, textAt } from '../elements.ts';
import { modelRules } from '../en16931/rules.ts';
import type { JudgedInvoice } from '../judged-invoice.ts';
import type { Breach, Rule } from '../rule.ts';
import { countRules, elementsAt } from '../syntax/counts.ts';

const SETTLEMENT = 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement';

/** Rules of categories, and of what has one. */
const OF_TAXES = /^BR-(?:(?:S|Z|E|AE|IC|G|O|AF|AG)-\d\d|47|48)$/;

/**
 * Rules of EN 16931 of which Factur-X has an older edition: they take any tax for VAT, and some ask at other places, or
 * ask more.
 */
export const olderRules: readonly Rule[] = [
  ...modelRules
    .filter(({ id }) => OF_TAXES.test(id))
    .map((rule): Rule => ({ ...rule, breaches: (invoice) => rule.breaches(invoice.ofAnyTax) })),
  { id: 'BR-CO-18', term: 'BG-23', breaches: breakdownMissing },
  { id: 'BR-65', term: 'BT-158', breaches: classCodeMissing },
  ...(
    [
      ['CII-SR-465', 'BT-41', 'ram:SellerTradeParty'],
      ['CII-SR-466', 'BT-56', 'ram:BuyerTradeParty'],
    ] as const
  ).map(([id, term, party]): Rule => ({ id, term, breaches: (invoice) => twoNames(invoice, party) })),
  // Without totals of the document there is nothing to compare.
  // Here they reach every entry of the breakdown.
  ...modelRules.filter(({ id }) => /^BR-(?:45|46|CO-17|DEC-19|DEC-20)$/.test(id)),
  ...modelRules
    .filter(({ id }) => id === 'BR-CO-15')
    .map(
      (rule): Rule => ({
        ...rule,
        breaches: (invoice) => (invoice.totals.length === 0 ? [] : rule.breaches(invoice)),
      }),
    ),
  { id: 'CII-SR-470', term: 'BT-84', breaches: notOneAccount },
  // EN 16931 has these two under each other's number.
  ...countRules([
    ['CII-SR-471', 'BT-95', 'ram:SpecifiedTradeAllowanceCharge', '0..1', 'ram:CategoryTradeTax'],
    ['CII-SR-472', 'BT-96', 'ram:SpecifiedTradeAllowanceCharge', '0..1', 'ram:RateApplicablePercent'],
  ]),
];

function breakdownMissing(invoice: JudgedInvoice): readonly Breach[] {
  return elementsAt(invoice, SETTLEMENT)
    .filter((at) => childAt(at, 'ram:ApplicableTradeTax') === undefined)
    .map((at) => ({ at, message: 'The invoice has no VAT breakdown (BG-23)' }));
}

/** A classification without a code has no scheme either; EN 16931 asks where a code is. */
function classCodeMissing(invoice: JudgedInvoice): readonly Breach[] {
  return invoice
    .named('ram:DesignatedProductClassification')
    .filter((at) => childAt(at, 'ram:ClassCode') === undefined)
    .map((at) => ({ at, message: 'The classification of an item has no code, and so no scheme (BT-158)' }));
}

function twoNames(invoice: JudgedInvoice, party: string): readonly Breach[] {
  return childrenAt(invoice.root, 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement')
    .filter((at) =>
      ['PersonName', 'DepartmentName'].every((name) =>
        childAt(at, `${party}/ram:DefinedTradeContact/ram:${name}`),
      ),
    )
    .map((at) => ({
      at,
      message: 'A contact has both a person and a department, and one of them is its name',
    }));
}

function notOneAccount(invoice: JudgedInvoice): readonly Breach[] {
  return invoice
    .named('ram:SpecifiedTradeSettlementPaymentMeans')
    .filter((at) => ['30', '58'].includes(normalized(textAt(at, 'ram:TypeCode') ?? '')))
    .filter((at) => {
      const [iban, other] = ['IBANID', 'ProprietaryID'].map((name) =>
        childAt(at, `ram:PayeePartyCreditorFinancialAccount/ram:${name}`),
      );
      return (iban === undefined) === (other === undefined);
    })
    .map((at) => ({
      at,
      message: 'A transfer (BT-81 30 or 58) names one account (BT-84): an IBAN or another',
    }));
}
