import type { Rule } from '../rule.ts';
import { categoryRules } from './categories.ts';
import { categoryConditionRules } from './category-conditions.ts';
import { codeRules } from './codes.ts';
import { conditionRules } from './conditions.ts';
import { decimalRules } from './decimals.ts';
import { presenceRules } from './presence.ts';
import { sumRules } from './sums.ts';

/** The rules of the model of EN 16931, in CII and in UBL. */
export const en16931Rules: readonly Rule[] = [
  ...presenceRules,
  ...conditionRules,
  ...sumRules,
  ...categoryRules,
  ...categoryConditionRules,
  ...decimalRules,
  ...codeRules,
];
