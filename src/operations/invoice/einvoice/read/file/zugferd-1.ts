import type { XmlElement } from '../../../../../formats/xml/element.ts';

/** Names of ZUGFeRD 1.0 (D13) that D16B has under another name. */
const names: Readonly<Record<string, string>> = {
  'rsm:SpecifiedExchangedDocumentContext': 'rsm:ExchangedDocumentContext',
  'rsm:HeaderExchangedDocument': 'rsm:ExchangedDocument',
  'rsm:SpecifiedSupplyChainTradeTransaction': 'rsm:SupplyChainTradeTransaction',
  'ram:ApplicableSupplyChainTradeAgreement': 'ram:ApplicableHeaderTradeAgreement',
  'ram:ApplicableSupplyChainTradeDelivery': 'ram:ApplicableHeaderTradeDelivery',
  'ram:ApplicableSupplyChainTradeSettlement': 'ram:ApplicableHeaderTradeSettlement',
  'ram:SpecifiedTradeSettlementMonetarySummation': 'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
  'ram:SpecifiedSupplyChainTradeAgreement': 'ram:SpecifiedLineTradeAgreement',
  'ram:SpecifiedSupplyChainTradeDelivery': 'ram:SpecifiedLineTradeDelivery',
  'ram:SpecifiedSupplyChainTradeSettlement': 'ram:SpecifiedLineTradeSettlement',
  'ram:ApplicablePercent': 'ram:RateApplicablePercent',
};

/** The same where the name depends on the element around it. */
const namesWithin: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ram:SpecifiedSupplyChainTradeSettlement': {
    'ram:SpecifiedTradeSettlementMonetarySummation': 'ram:SpecifiedTradeSettlementLineMonetarySummation',
  },
  'ram:BuyerOrderReferencedDocument': { 'ram:ID': 'ram:IssuerAssignedID' },
  'ram:ContractReferencedDocument': { 'ram:ID': 'ram:IssuerAssignedID' },
};

/** An invoice of ZUGFeRD 1.0 with the names of the elements of D16B, so that one table reads both. */
export function withNamesOfToday(element: XmlElement, parent?: XmlElement, outer = ''): XmlElement {
  const children: XmlElement[] = [];
  const name = namesWithin[outer]?.[element.name] ?? names[element.name] ?? element.name;
  const renamed: XmlElement = { ...element, name, parent, children };
  for (const child of element.children) children.push(withNamesOfToday(child, renamed, element.name));
  return renamed;
}
