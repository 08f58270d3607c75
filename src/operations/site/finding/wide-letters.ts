/**
 * A text with the wide forms of East Asian letters, digits and signs, the digits of other scripts, the signs that join
 * digits there, and spaces of a width of their own as ASCII, at the same places.
 */
export function narrow(text: string): string {
  if (!/[\u0660-\uffff]/.test(text)) return text;
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(otherDigits, (digit) => String.fromCharCode(0x30 + digitOf(digit.charCodeAt(0))))
    .replace(/[\u2015\u2212\u30fc\uff70](?<=\d\)?.)(?=\(?\d)/g, '-')
    .replace(/[\u2000-\u2008\u200a\u3000](?=[\d(+])/g, ' ');
}

/** Decimal digits (Unicode, Nd) of Arabic, Persian, the scripts of India, Thai, Lao, Burmese and Khmer. */
const otherDigits =
  /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0e50-\u0e59\u0ed0-\u0ed9\u1040-\u1049\u17e0-\u17e9]/g;

/** Those of India begin six characters into a row, the others at its beginning. */
function digitOf(code: number): number {
  return code >= 0x966 && code <= 0xd6f ? (code - 6) & 15 : code & 15;
}
