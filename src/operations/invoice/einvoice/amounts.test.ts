import { expect, it } from 'vitest';
import { chanceOf } from '../../../../scripts/invoice/chance.ts';
import { randomEinvoice } from '../../../../scripts/invoice/random-einvoices.ts';
import { elementsAt, textsAt, type XmlElement, xmlTree } from '../../../../test/support/judging/xml-tree.ts';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { einvoiceFormats } from '../codes/einvoice-format.ts';
import { type InvoicePreview, type InvoiceRequest, invoiceTotals, toXml } from '../index.ts';

/** The amounts of a file, in cents. */
interface Amounts {
  readonly lines: number;
  readonly allowances: number;
  readonly charges: number;
  readonly net: number;
  readonly tax: number;
  readonly total: number;
  readonly paid: number;
  readonly due: number;
  readonly lineAmounts: readonly number[];
  readonly groups: readonly {
    readonly category: string;
    readonly rate: string;
    readonly base: number;
    readonly tax: number;
  }[];
}

const cents = (text = '0') => Math.round(Number(text) * 100);
const first = (root: XmlElement, path: string) => textsAt(root, path)[0];

function ciiAmounts(root: XmlElement): Amounts {
  const trade = 'rsm:SupplyChainTradeTransaction';
  const settlement = `${trade}/ram:ApplicableHeaderTradeSettlement`;
  const sum = (name: string) =>
    cents(first(root, `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:${name}`));
  const line = `${trade}/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeSettlement`;
  return {
    lines: sum('LineTotalAmount'),
    allowances: sum('AllowanceTotalAmount'),
    charges: sum('ChargeTotalAmount'),
    net: sum('TaxBasisTotalAmount'),
    tax: sum('TaxTotalAmount'),
    total: sum('GrandTotalAmount'),
    paid: sum('TotalPrepaidAmount'),
    due: sum('DuePayableAmount'),
    lineAmounts: textsAt(
      root,
      `${line}/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount`,
    ).map(cents),
    groups: elementsAt(root, `${settlement}/ram:ApplicableTradeTax`).map((tax) => ({
      category: first(tax, 'ram:CategoryCode') ?? '',
      rate: first(tax, 'ram:RateApplicablePercent') ?? '0',
      base: cents(first(tax, 'ram:BasisAmount')),
      tax: cents(first(tax, 'ram:CalculatedAmount')),
    })),
  };
}

function ublAmounts(root: XmlElement): Amounts {
  const sum = (name: string) => cents(first(root, `cac:LegalMonetaryTotal/cbc:${name}`));
  return {
    lines: sum('LineExtensionAmount'),
    allowances: sum('AllowanceTotalAmount'),
    charges: sum('ChargeTotalAmount'),
    net: sum('TaxExclusiveAmount'),
    tax: cents(first(root, 'cac:TaxTotal/cbc:TaxAmount')),
    total: sum('TaxInclusiveAmount'),
    paid: sum('PrepaidAmount'),
    due: sum('PayableAmount'),
    lineAmounts: ['cac:InvoiceLine', 'cac:CreditNoteLine'].flatMap((line) =>
      textsAt(root, `${line}/cbc:LineExtensionAmount`).map(cents),
    ),
    groups: elementsAt(root, 'cac:TaxTotal/cac:TaxSubtotal').map((tax) => ({
      category: first(tax, 'cac:TaxCategory/cbc:ID') ?? '',
      rate: first(tax, 'cac:TaxCategory/cbc:Percent') ?? '0',
      base: cents(first(tax, 'cbc:TaxableAmount')),
      tax: cents(first(tax, 'cbc:TaxAmount')),
    })),
  };
}

const anyCurrency = { currencies: 'all' } as const;

/** Cents of a base at a rate of percent with at most three decimals, as whole numbers: halves away from zero. */
function exactTax(base: number, rate: string): number {
  const product = BigInt(Math.abs(base)) * BigInt(Math.round(Number(rate) * 1000));
  const rounded = Number((product + 50_000n) / 100_000n);
  return base < 0 && rounded > 0 ? -rounded : rounded;
}

function paidOf(request: InvoiceRequest, payable: number): number {
  return request.paid ? payable : cents(String(request.paid_amount ?? 0));
}

function check(request: InvoiceRequest, preview: InvoicePreview, amounts: Amounts): void {
  const isCredit = request.corrects !== undefined && request.document_type !== 'corrected';
  const sign = isCredit ? -1 : 1;
  const signed = (value: number) => (value === 0 ? 0 : sign * cents(String(value)));
  const total = signed(preview.total);
  const payable = signed(preview.rounded_total ?? preview.total);
  const paid = paidOf(request, payable);
  const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0);
  const [allowances, charges] = [preview.allowances ?? [], preview.charges ?? []];
  const [taken, added] = [allowances, charges].map((list) =>
    sum(list.map(({ amount }) => signed(amount))),
  ) as [number, number];
  const isGross = request.prices_include_tax === true;
  // One comparison for each invoice: a thousand of them are most of the time.
  expect(amounts).toEqual({
    lines: signed(preview.subtotal),
    allowances: taken,
    charges: added,
    net: signed(preview.subtotal) - taken + added,
    tax: signed(preview.tax),
    total,
    paid,
    due: payable - paid,
    lineAmounts: preview.line_items.map(({ amount }) => signed(amount)),
    groups: amounts.groups.map((group) =>
      isGross ? group : { ...group, tax: exactTax(group.base, group.rate) },
    ),
  });
  // Of a gross sum whose net and tax cannot both be whole cents, the tax is a cent off.
  expect(
    amounts.groups.every(({ base, rate, tax }) => Math.abs(tax - exactTax(base, rate)) <= (isGross ? 1 : 0)),
  ).toBe(true);
  expect(sum(amounts.groups.map(({ tax }) => tax))).toBe(amounts.tax);
  const taxesOf = (list: readonly { readonly tax: number }[]) =>
    sum(list.map(({ tax }) => cents(String(tax))));
  expect(taxesOf(preview.line_items) - taxesOf(allowances) + taxesOf(charges)).toBe(
    cents(String(preview.tax)),
  );
  const isOff = ({ amount, tax, tax_rate: rate }: InvoicePreview['line_items'][number]) =>
    Math.abs(cents(String(tax)) - (cents(String(amount)) * rate) / 100) > (isGross ? 2 : 1) + 1e-6;
  expect(preview.line_items.some(isOff)).toBe(false);
}

it('5,000 random e-invoices say what their previews answer, and each tax is exact', () => {
  const chance = chanceOf(SEED);
  for (let run = 0; run < runs(2500); run++) {
    const request = randomEinvoice(chance, einvoiceFormats[run % einvoiceFormats.length]!);
    const root = xmlTree(toXml(request, anyCurrency).bytes);
    const amounts = root.name === 'rsm:CrossIndustryInvoice' ? ciiAmounts(root) : ublAmounts(root);
    check(request, invoiceTotals(request, anyCurrency), amounts);
  }
}, 600_000);
