import { expect, it } from 'vitest';
import { hanLanguage } from './han-language.ts';

const HAN = '\u6f22\u5b57';
const KANA = '\u3053\u308c\u306f';

it.each([
  ['the one given', 'zh-TW', `${HAN}${KANA}`, 'zh-TW'],
  ['Japanese by its kana', 'en', `${HAN}${KANA}`, 'ja'],
  ['Korean by its letters', 'en', '\ud55c\uad6d\uc5b4 \u6f22', 'ko'],
  ['Chinese otherwise', 'de', `a ${HAN}`, 'zh'],
  ['Chinese with the name of another language', 'en', `${HAN.repeat(40)} \u306e`, 'zh'],
  ['none', 'en', 'plain', undefined],
])('the language of Han letters is %s', (_, given, text, language) => {
  expect(hanLanguage(given, text)).toBe(language);
});
