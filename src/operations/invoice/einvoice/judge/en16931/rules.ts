import type { XmlElement } from '../../../../../formats/xml/element.ts';
import { childrenAt, textAt } from '../elements.ts';
import { type Rule, weighed } from '../rule.ts';
import { categoryRules } from './categories.ts';
import { categoryConditionRules } from './category-conditions.ts';
import { codeRules } from './codes.ts';
import { conditionRules } from './conditions.ts';
import { decimalRules } from './decimals.ts';
import { presenceRules } from './presence.ts';
import { sumRules } from './sums.ts';

/** The rules of the model of EN 16931, as their texts have them. */
export const modelRules: readonly Rule[] = [
  ...presenceRules,
  ...conditionRules,
  ...sumRules,
  ...categoryRules,
  ...categoryConditionRules,
  ...decimalRules,
  ...codeRules,
];

/** What is asked of each entry of the breakdown. */
const OF_ENTRIES = new Set(['BR-45', 'BR-46', 'BR-48', 'BR-CO-17', 'BR-DEC-19', 'BR-DEC-20']);

/**
 * The rules of the model of EN 16931 in CII. None of those for all entries of the breakdown reaches one of O, L or M:
 * Schematron takes the first rule of a pattern that fits an element, and these have one of their own.
 */
export const en16931RulesOfCii: readonly Rule[] = modelRules.map((rule) =>
  OF_ENTRIES.has(rule.id)
    ? {
        ...rule,
        breaches: (invoice) => [...rule.breaches(invoice)].filter(({ at }) => !isOfOwnRule(at)),
      }
    : rule,
);

/** The same in UBL, where a long number of a card is a warning. */
export const en16931RulesOfUbl: readonly Rule[] = weighed(modelRules, new Set(['BR-51']), 'warning');

function isOfOwnRule(at: XmlElement): boolean {
  const entry = at.name === 'ram:ApplicableTradeTax' ? at : at.parent;
  if (entry?.name !== 'ram:ApplicableTradeTax' || textAt(entry, 'ram:TypeCode')?.toUpperCase() !== 'VAT')
    return false;
  return childrenAt(entry, 'ram:CategoryCode').some(({ text }) => ['O', 'L', 'M'].includes(text));
}
