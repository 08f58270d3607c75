import type { TaxCategory } from '../codes/tax-category.ts';

/** Why a category is not taxed, BT-121 (code list VATEX): exempt lines have the text of the request alone. */
export const reasonCodes: Readonly<Partial<Record<TaxCategory, string>>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
};
