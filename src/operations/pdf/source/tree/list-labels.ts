import type { List, Numbering } from './model.ts';

/**
 * The labels of the items of a numbered list, as `4.` or `c.`; undefined for bullets. Numbers grow by one from the start, or
 * from the value of an item of HTML, and shrink where the list is reversed (HTML 4.4.5, 4.4.8).
 */
export function labelsOf({ start, isReversed, numbering, items }: List): string[] | undefined {
  if (start === undefined) return undefined;
  const step = isReversed === true ? -1 : 1;
  let next = start;
  return items.map(({ value = next }) => {
    next = value + step;
    return `${numberText(value, numbering)}.`;
  });
}

/** Numbers that a numbering has no sign for are decimal (CSS Counter Styles 3, 3.1.2, 3.1.4). */
function numberText(value: number, numbering: Numbering | undefined): string {
  if (numbering === undefined || value < 1) return String(value);
  const isRoman = numbering === 'i' || numbering === 'I';
  if (isRoman && value > MAX_ROMAN) return String(value);
  const text = isRoman ? romanNumeral(value) : letters(value);
  return numbering === numbering.toLowerCase() ? text : text.toUpperCase();
}

const MAX_ROMAN = 3999;

const NUMERALS = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

function romanNumeral(value: number): string {
  let rest = value;
  let text = '';
  for (const [weight, sign] of NUMERALS) {
    for (; rest >= weight; rest -= weight) text += sign;
  }
  return text;
}

/** a to z, then aa, ab and so on. */
function letters(value: number): string {
  let text = '';
  for (let rest = value; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    text = String.fromCharCode(0x61 + ((rest - 1) % 26)) + text;
  }
  return text;
}
