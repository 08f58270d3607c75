import type { XmlElement } from '../../../../../formats/xml/element.ts';
import { childrenAt, normalized } from '../elements.ts';
import type { JudgedInvoice } from '../judged-invoice.ts';
import type { Breach } from '../rule.ts';
import { elementsAt } from '../syntax/counts.ts';

/** What the rules -01 ask about a category. */
export interface ListedCategory {
  readonly code: string;
  readonly name: string;
  /** Whether there may be several entries of the breakdown, one for each rate. */
  readonly byRate?: true;
}

/**
 * BR-<category>-01: what is taxed has its entry in the breakdown, one alone but where rates differ. The artefacts look at
 * all elements that have a category, wherever they are, so that a line within a line counts too.
 */
export function* entryBreaches(invoice: JudgedInvoice, category: ListedCategory): Generator<Breach> {
  const found = invoice.isCii ? ciiCategories(invoice, category) : ublCategories(invoice, category);
  const { lines, adjustments, listed } = found;
  const used = [...lines, ...adjustments];
  const name = `category ${category.code} (${category.name})`;
  if (used.length > 0 && listed.length === 0) {
    // CII: two of what is taxed pass for one of them and its entry.
    const passes =
      invoice.isCii &&
      (category.code === 'O' || (category.byRate && lines.length !== 1 && adjustments.length !== 1));
    if (!passes)
      yield { at: used[0]!, message: `The VAT breakdown (BG-23) has no entry of ${name}, which is used` };
    return;
  }
  if (listed.length > 1 && !category.byRate) {
    const message = `The VAT breakdown (BG-23) has ${listed.length} entries of ${name}, not one`;
    yield { at: listed[1]!, message };
    return;
  }
  const mustBeUsed = invoice.isCii ? !category.byRate : category.byRate;
  if (used.length === 0 && listed.length > 0 && mustBeUsed) {
    yield {
      at: listed[0]!,
      message: `The VAT breakdown (BG-23) has an entry of ${name}, which nothing else has`,
    };
  }
}

/** The elements that have a category: of lines, of allowances and charges, and of the breakdown. */
interface CategoryElements {
  readonly lines: readonly XmlElement[];
  readonly adjustments: readonly XmlElement[];
  readonly listed: readonly XmlElement[];
}

function ciiCategories(invoice: JudgedInvoice, { code }: ListedCategory): CategoryElements {
  const isOf = (at: XmlElement): boolean =>
    childrenAt(at, 'ram:CategoryCode').some(({ text }) => text === code);
  return {
    lines: elementsAt(invoice, 'ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax').filter(isOf),
    adjustments: invoice.named('ram:CategoryTradeTax').filter(isOf),
    listed: elementsAt(invoice, 'ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax').filter(isOf),
  };
}

/** Of other taxes than VAT only S counts, and an entry of IGIC. */
function ublCategories(invoice: JudgedInvoice, { code }: ListedCategory): CategoryElements {
  const isOf = (at: XmlElement): boolean =>
    childrenAt(at, 'cbc:ID').some(({ text }) => normalized(text) === code) && (code === 'S' || isVat(at));
  const lines = invoice.named('cac:ClassifiedTaxCategory').filter(isOf);
  const entries = childrenAt(invoice.root, 'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory');
  const known = new Set(entries);
  const adjustments =
    code === 'S' || code === 'L' || code === 'M'
      ? elementsAt(invoice, 'cac:AllowanceCharge/cac:TaxCategory').filter(isOf)
      : invoice.named('cac:TaxCategory').filter((at) => !known.has(at) && isOf(at));
  const takesAnyEntry = code === 'L' && lines.length + adjustments.length > 0;
  const isListed = (at: XmlElement): boolean =>
    isOf(at) || (takesAnyEntry && childrenAt(at, 'cbc:ID').some(({ text }) => text === code));
  return { lines, adjustments, listed: entries.filter(isListed) };
}

function isVat(category: XmlElement): boolean {
  return childrenAt(category, 'cac:TaxScheme/cbc:ID').some(
    ({ text }) => normalized(text).toUpperCase() === 'VAT',
  );
}
