/** Languages with Han letters, whose forms differ by country. */
const HAS_HAN = /^(ja|ko|zh|yue)\b/i;

/** In Japanese every second letter or so is kana. A few, as in the name of a language, are in texts of all kinds. */
const MIN_KANA = 0.1;

/**
 * The language whose forms of Han letters a text has: the one given if it has any, else the one that its letters are of.
 * Undefined for a text without them.
 */
export function hanLanguage(given: string, text: string): string | undefined {
  if (HAS_HAN.test(given)) return given;
  const han = countOf(/\p{Script=Han}/gu, text);
  if (countOf(/\p{Script=Hangul}/gu, text) > han) return 'ko';
  if (countOf(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, text) > han * MIN_KANA) return 'ja';
  return han > 0 ? 'zh' : undefined;
}

function countOf(letters: RegExp, text: string): number {
  return text.match(letters)?.length ?? 0;
}
