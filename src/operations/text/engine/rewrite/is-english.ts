import { languageOf } from '../../language/detect-language.ts';

/** English, or too short or too slangy to tell; the rules leave any other language alone. */
export function isEnglish(text: string): boolean {
  const language = languageOf(text);
  return language === undefined ? !/\p{L}/u.test(text) || /[a-z]/i.test(text) : language === 'en';
}
