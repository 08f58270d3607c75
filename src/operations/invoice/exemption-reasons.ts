import { labelsOf } from './labels/by-language.ts';
import type { Labels } from './labels/labels.ts';
import type { Invoice, TaxCategory } from './schema.ts';

/** A category whose lines have no tax for a reason of its own. */
type ExemptCategory = keyof Labels['exemptions'];

/** The reasons that an invoice states for not charging tax, each once, in the order of its lines. */
export function exemptionReasons(invoice: Invoice): string[] {
  const categories = new Set(invoice.items.map(({ tax_category: category }) => category));
  const reasons = [...categories].map((category) => exemptionReason(invoice, category));
  const all = [...reasons, invoice.tax_exemption_reason];
  return [...new Set(all.filter((reason) => reason !== undefined))];
}

/**
 * The reason for a category (EN 16931 BT-120): the one sent for exempt lines, which is also that of the other
 * categories where no line is exempt; else the words of VAT law, in the language of the document.
 */
function exemptionReason(invoice: Invoice, category: TaxCategory | undefined): string | undefined {
  const { items, language, tax_exemption_reason: sent } = invoice;
  if (category === 'E') return sent;
  if (category === undefined || !isExempt(category)) return undefined;
  const own = labelsOf[language].exemptions[category];
  return items.some(({ tax_category: other }) => other === 'E') ? own : (sent ?? own);
}

function isExempt(category: TaxCategory): category is ExemptCategory {
  return category !== 'S' && category !== 'Z' && category !== 'E';
}
