import type { Placed } from '../../reading/page.ts';
import { phoneForms } from './phone-forms.ts';

/** North American numbers whose last digits are written as words, as in 1-800-FLOWERS. */
const inWords =
  /(?<![\w.-])(?:\+?1[ .-]?)?(?:(8(?:00|33|44|55|66|77|88))|\(([2-9]\d\d)\))[ .-]{1,2}(?=[\d-]{0,4}[A-Z-]{3})([A-Z\d](?:-?[A-Z\d]){6,11})(?![A-Za-z\d])/g;

/** Numbers that are read on one page. */
const MAX_NUMBERS = 100;

/** The digits of the letters from A to Z on a telephone (ITU-T E.161). */
const digits = '22233344455566677778889999';

/** Vanity numbers of a text, in E.164. Letters beyond the seventh are not dialled. */
export function vanityNumbers(text: string, end: number): readonly Placed[] {
  const found: Placed[] = [];
  const inForm = phoneForms('US');
  for (const match of text.matchAll(inWords)) {
    if (found.length === MAX_NUMBERS) break;
    const word = match[3]!.replaceAll('-', '').slice(0, 7);
    const local = word.replace(/[A-Z]/g, (letter) => digits[letter.charCodeAt(0) - 65]!);
    const value = inForm(`${match[1] ?? match[2]}-${local}`);
    if (value.startsWith('+') && match.index + match[0].length < end) found.push({ value, at: match.index });
  }
  return found;
}
