import type { Fault } from '../../../errors.ts';
import type { TaxCategory } from '../codes/tax-category.ts';
import { type Facts, hasGermanRules, taxedEntries } from './facts.ts';

/** Below this rate, in percent, the rounded tax of a large line no longer fits its rate (EN 16931 BR-CO-17). */
const MIN_RATE = 0.5;

/** What is wrong with the taxes of an e-invoice: categories that do not fit their rates, or one another. */
export function taxFaults(facts: Facts): Fault[] {
  const { invoice, categories } = facts;
  const faults = [...lineFaults(facts), ...outOfScopeFaults(facts)];
  const hasReason = [...categories].some((category) => category !== 'S' && category !== 'Z');
  const isComplete = taxedEntries(facts.totals).every(({ category }) => category !== undefined);
  if (invoice.tax_exemption_reason !== undefined && isComplete && !hasReason) {
    faults.push({
      pointer: '/tax_exemption_reason',
      message: 'must be left out where every line is taxed (S) or zero-rated (Z): it has no line to explain',
    });
  }
  return faults;
}

function lineFaults({ totals }: Facts): Fault[] {
  return taxedEntries(totals).flatMap(({ pointer, category, rate }) => {
    const message = lineRefusal(category, rate);
    return message === undefined ? [] : [{ pointer: `${pointer}/tax_category`, message }];
  });
}

/** EN 16931 BR-S-05, BR-Z-05, BR-E-05, BR-AE-05, BR-IC-05, BR-G-05. */
function lineRefusal(category: TaxCategory | undefined, rate: number): string | undefined {
  if (category === undefined) {
    return (
      'must say why the rate is 0: E exempt, AE reverse charge, K intra-community supply, G export, ' +
      'Z zero-rated, O outside scope'
    );
  }
  if (category === 'S') {
    return rate >= MIN_RATE
      ? undefined
      : `must not be S at the rate ${rate}: S is for a tax_rate of at least ${MIN_RATE}, in percent`;
  }
  return rate === 0 ? undefined : `must be S at the rate ${rate}: ${category} is for a tax_rate of 0`;
}

/** EN 16931 BR-O-11 to BR-O-14, BR-O-02; BR-DE-14 of XRechnung, DE-R-014 of Peppol. */
function outOfScopeFaults(facts: Facts): Fault[] {
  const { invoice, totals, profile, categories } = facts;
  if (!categories.has('O')) return [];
  const faults: Fault[] = [];
  const first = taxedEntries(totals).find(({ category }) => category === 'O');
  const pointer = `${first?.pointer}/tax_category`;
  if (categories.size > 1) {
    faults.push({ pointer, message: 'must be O on every line or on none (EN 16931 BR-O-11)' });
  }
  if (hasGermanRules(facts)) {
    const rule = profile.name === 'peppol' ? 'DE-R-014, between German parties' : 'BR-DE-14';
    faults.push({
      pointer,
      message: `must not be O in einvoice ${profile.name} (${rule}); German small businesses write E with a reason`,
    });
  }
  for (const party of ['from', 'to'] as const) {
    if (invoice[party].vat_id === undefined) continue;
    faults.push({
      pointer: `/${party}/vat_id`,
      message: 'must be left out beside lines outside the scope of VAT, category O (EN 16931 BR-O-02)',
    });
  }
  return faults;
}
