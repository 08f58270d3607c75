import type { Language } from '../codes/language.ts';

/**
 * Which form of a word a quantity asks for, by the rules of CLDR 44. In Polish 0 is the form for 1, 1 that for 2 to 4, 2
 * that for other whole numbers, and 3 that for fractions; in the other languages 0 is the singular and 1 the plural.
 */
export function pluralForm(quantity: number, language: Language): number {
  const size = Math.abs(quantity);
  if (language === 'pl') return polishForm(size);
  // In French everything below 2 is singular: 1,5 heure.
  return (language === 'fr' ? size < 2 : size === 1) ? 0 : 1;
}

function polishForm(size: number): number {
  if (!Number.isInteger(size)) return 3;
  if (size === 1) return 0;
  const isTeen = size % 100 >= 12 && size % 100 <= 14;
  return size % 10 >= 2 && size % 10 <= 4 && !isTeen ? 1 : 2;
}
