/**
 * About how many tokens a GPT model counts in a JSON text of English words, never less than the true count of all tools
 * together: a word of nine letters, three digits or four marks are one. Held against o200k and cl100k in decision 0019.
 */
export function estimatedTokens(text: string): number {
  const pieces = text.match(/[A-Za-z]+|\d{1,3}|[^\sA-Za-z\d]+/g) ?? [];
  const lengths = pieces.map((piece) => {
    if (/^\d/.test(piece)) return 1;
    return Math.ceil(piece.length / (/^[A-Za-z]/.test(piece) ? 9 : 4));
  });
  return Math.ceil(lengths.reduce((sum, count) => sum + count, 0) * 1.03);
}
