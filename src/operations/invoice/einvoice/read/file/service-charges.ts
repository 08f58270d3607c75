import type { XmlElement } from '../../../../../formats/xml/element.ts';
import type { ReadInvoice } from '../read-invoice.ts';
import { readTree } from './read-tree.ts';

/** A charge for freight in the profile EXTENDED and in ZUGFeRD 1.0, which is one of the sum of charges (BT-108). */
const SERVICE_CHARGE = 'ram:SpecifiedLogisticsServiceCharge';

/** What EN 16931 calls such a charge, and its parts (BG-21). */
const names: Readonly<Record<string, string>> = {
  [SERVICE_CHARGE]: 'ram:SpecifiedTradeAllowanceCharge',
  'ram:Description': 'ram:Reason',
  'ram:AppliedAmount': 'ram:ActualAmount',
  'ram:AppliedTradeTax': 'ram:CategoryTradeTax',
};

const SETTLEMENT = ['rsm:SupplyChainTradeTransaction', 'ram:ApplicableHeaderTradeSettlement'] as const;

/**
 * An invoice with its charges for freight among those of the document: without them a request would lack their money.
 * Rules are asked about the invoice as it is.
 */
export function withServiceCharges(read: ReadInvoice): ReadInvoice {
  const [transaction, settlement] = SETTLEMENT;
  const hasCharge = read.element.children
    .filter(({ name }) => name === transaction)
    .flatMap(({ children }) => children.filter(({ name }) => name === settlement))
    .some(({ children }) => children.some(({ name }) => name === SERVICE_CHARGE));
  return hasCharge ? readTree(copyOf(read.element, undefined), read.root) : read;
}

function copyOf(element: XmlElement, parent: XmlElement | undefined): XmlElement {
  const children: XmlElement[] = [];
  const isCharge = element.name === SERVICE_CHARGE;
  const copy = { ...element, name: isCharge ? names[SERVICE_CHARGE]! : element.name, parent, children };
  if (isCharge) children.push(indicatorIn(copy));
  for (const child of element.children) {
    const own = isCharge ? { ...child, name: names[child.name] ?? child.name } : child;
    children.push(copyOf(own, copy));
  }
  return copy;
}

/** That it is a charge, which its name alone says. */
function indicatorIn(parent: XmlElement): XmlElement {
  const { line } = parent;
  const children: XmlElement[] = [];
  const added = { hasUsualPrefix: true, line, attributes: {} };
  const indicator = { ...added, name: 'ram:ChargeIndicator', parent, children, text: '' };
  children.push({ ...added, name: 'udt:Indicator', parent: indicator, children: [], text: 'true' });
  return indicator;
}
