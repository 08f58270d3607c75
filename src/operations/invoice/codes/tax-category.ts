/**
 * The code lists that members of an invoice take values of: VAT categories, currencies, languages, units, kinds of
 * documents, formats. Each file has one list and the question whether a code is in it.
 *
 *   isTaxCategory('AE')  ->  true: reverse charge
 */

/**
 * The VAT categories of EN 16931 (UNTDID 5305): S standard or reduced rate, Z zero-rated, E exempt, AE reverse charge,
 * K intra-community supply, G export, O outside the scope of VAT.
 */
export const taxCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const;

export type TaxCategory = (typeof taxCategories)[number];

/** Whether a code is one of them. */
export function isTaxCategory(code: string | undefined): code is TaxCategory {
  return taxCategories.some((category) => category === code);
}
