/**
 * A text without the characters at its end that are each of a kind, as a pattern of one character tells. Linear: an
 * expression such as `[.,]+$` begins anew at each of them, wherever they are.
 */
export function withoutEnd(text: string, kind: RegExp): string {
  let end = text.length;
  while (end > 0 && kind.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
