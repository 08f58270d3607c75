/** A word without accents, and apart from an article or pronoun that lost its vowel: l'accueil, c'est, dell'hotel. */
export function canonicalLatin(word: string): readonly string[] {
  const plain = withoutAccents(word);
  const at = plain.indexOf("'");
  if (at > 0 && at < plain.length - 1) return [plain.slice(0, at), plain.slice(at + 1)];
  return [plain];
}

/** As people type it on any keyboard. */
function withoutAccents(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('\u00df', 'ss')
    .replaceAll('\u0153', 'oe');
}
