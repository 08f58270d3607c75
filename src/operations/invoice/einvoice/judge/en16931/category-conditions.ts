import type { XmlElement } from '../../../../../formats/xml/element.ts';
import { childAt, childrenAt, normalized, textAt } from '../elements.ts';
import type { JudgedInvoice } from '../judged-invoice.ts';
import { type Breach, quoted, type Rule } from '../rule.ts';

const rule = (id: string, term: string, breaches: Rule['breaches']): Rule => ({ id, term, breaches });

/** What a few categories ask beside the rules that all have. */
// biome-ignore format: one rule a line
export const categoryConditionRules: readonly Rule[] = [
  rule('BR-IC-11', 'BT-72', (invoice) => intraCommunity(invoice, 'delivery')),
  rule('BR-IC-12', 'BT-80', (invoice) => intraCommunity(invoice, 'country')),
  ...(['BR-O-11', 'BR-O-12', 'BR-O-13', 'BR-O-14'] as const).map((id) => rule(id, 'BT-118', (invoice) => outsideScope(invoice, id))),
  rule('BR-B-01', 'BT-151', splitPayment),
  rule('BR-B-02', 'BT-151', splitWithStandard),
];

/** BR-IC-11, BR-IC-12: what was delivered within the EU says when and where. */
function intraCommunity(invoice: JudgedInvoice, asked: 'delivery' | 'country'): readonly Breach[] {
  const entry = invoice.taxed.find(({ kind, code, isVat }) => kind === 'breakdown' && code === 'K' && isVat);
  if (entry === undefined) return [];
  const isFine =
    asked === 'country'
      ? invoice.all('BT-80').some(({ text }) => invoice.isCii || text.length > 1)
      : invoice.all('BT-72').some(({ text }) => invoice.isCii || text.length > 1) || hasPeriod(invoice);
  const wanted =
    asked === 'country' ? 'a country of delivery (BT-80)' : 'a day of delivery (BT-72) or a period (BG-14)';
  return isFine ? [] : [{ at: entry.codeTerm.element, message: `An intra-community supply needs ${wanted}` }];
}

/** In UBL anything in a period will do. */
function hasPeriod(invoice: JudgedInvoice): boolean {
  if (!invoice.isCii)
    return childrenAt(invoice.root, 'cac:InvoicePeriod').some(({ children }) => children.length > 0);
  return invoice.all('BT-73').length > 0 || invoice.all('BT-74').length > 0;
}

/** What is outside of the scope of VAT goes with nothing else. */
function outsideScope(
  invoice: JudgedInvoice,
  id: 'BR-O-11' | 'BR-O-12' | 'BR-O-13' | 'BR-O-14',
): readonly Breach[] {
  const entry = invoice.taxed.find(({ kind, code, isVat }) => kind === 'breakdown' && code === 'O' && isVat);
  if (entry === undefined) return [];
  const others = invoice.taxed.filter(({ code, isVat }) => code !== 'O' && (isVat || invoice.isCii));
  const nameless = invoice.isCii || id !== 'BR-O-12' ? undefined : lineWithoutCode(invoice);
  if (nameless !== undefined)
    return [{ at: nameless, message: 'A line without a category is beside O, which is alone in an invoice' }];
  const kinds = {
    'BR-O-11': 'breakdown',
    'BR-O-12': 'line',
    'BR-O-13': 'allowance',
    'BR-O-14': 'charge',
  } as const;
  // The artefact for CII asks about lines and breakdown together, and about allowances and charges.
  const isSide = (kind: string): boolean => kind === 'breakdown' || kind === 'line';
  const found = others.find(({ kind }) =>
    invoice.isCii ? isSide(kind) === isSide(kinds[id]) : kind === kinds[id],
  );
  return found === undefined
    ? []
    : [
        {
          at: found.codeTerm.element,
          message: `Category ${quoted(found.code)} is beside O, which is alone in an invoice`,
          term: found.codeTerm.term.id,
        },
      ];
}

/** The category of a line that has no code, which does not count as O either. */
function lineWithoutCode(invoice: JudgedInvoice): XmlElement | undefined {
  return invoice
    .named('cac:ClassifiedTaxCategory')
    .find(
      (at) =>
        childAt(at, 'cbc:ID') === undefined &&
        normalized(textAt(at, 'cac:TaxScheme/cbc:ID') ?? '').toUpperCase() === 'VAT',
    );
}

function categoriesOf(invoice: JudgedInvoice, code: string): readonly XmlElement[] {
  const elements = invoice.isCii
    ? invoice.named('ram:CategoryCode')
    : invoice.named('cac:TaxCategory', 'cac:ClassifiedTaxCategory').flatMap((at) => childrenAt(at, 'cbc:ID'));
  return elements.filter(({ text }) => text === code);
}

function splitPayment(invoice: JudgedInvoice): readonly Breach[] {
  const [at] = categoriesOf(invoice, 'B');
  const foreign = invoice.named('cbc:IdentificationCode', 'ram:CountryID').find(({ text }) => text !== 'IT');
  if (at === undefined || foreign === undefined) return [];
  return [
    { at, message: `Split payment (B) is for Italy alone, and there is the country ${quoted(foreign.text)}` },
  ];
}

function splitWithStandard(invoice: JudgedInvoice): readonly Breach[] {
  const [at] = categoriesOf(invoice, 'B');
  if (at === undefined || categoriesOf(invoice, 'S').length === 0) return [];
  return [{ at, message: 'Split payment (B) is beside the standard rate (S)' }];
}
