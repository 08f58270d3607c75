/** A character as it reads in a sentence, with its code point where it may not be visible. */
export function named(character: string): string {
  const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? `"${character}"` : `U+${code}`;
}
