import type { Language } from './languages.ts';

/** Scripts that one language has, or a group of languages that letters of their own tell apart. */
const scripts: readonly (readonly [Language, RegExp])[] = [
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['ka', /\p{Script=Georgian}/gu],
  ['hy', /\p{Script=Armenian}/gu],
];

const LATIN = /\p{Script=Latin}/gu;

/** How many letters of a text are Latin, and how many speak for each language of another script. */
export function scriptLanguages(text: string): {
  readonly latin: number;
  readonly others: ReadonlyMap<Language, number>;
} {
  const others = new Map<Language, number>();
  // Plain ASCII is most of what comes, and needs no thirteen scans.
  const latin = count(text, LATIN);
  if (!/[^\0-\u036f]/.test(text)) return { latin, others };
  for (const [language, pattern] of scripts) {
    const letters = count(text, pattern);
    if (letters > 0) others.set(language, letters);
  }
  tellJapanese(others);
  tellCyrillic(others, text);
  if (/[\u067e\u0686\u0698\u06af\u06cc\u06a9]/u.test(text)) handOver(others, 'ar', 'fa');
  return { latin, others };
}

/** Han among kana is Japanese: a text in it has a kana for every few signs of Han. */
function tellJapanese(found: Map<Language, number>): void {
  const han = found.get('zh') ?? 0;
  const kana = found.get('ja') ?? 0;
  if (kana === 0 || kana * 8 < han) return;
  found.delete('zh');
  found.set('ja', kana + han);
}

function tellCyrillic(found: Map<Language, number>, text: string): void {
  if (!found.has('ru')) return;
  if (/[\u0456\u0457\u0454\u0491]/iu.test(text)) handOver(found, 'ru', 'uk');
  // Bulgarian has neither of the two vowels that Russian cannot do without, and a hard sign in plain words.
  const isBulgarian = /\u044a/iu.test(text) && /\p{L}\u044a\p{L}|\u0449\u0435 /iu.test(text);
  if (isBulgarian && !/[\u044b\u044d\u0451]/iu.test(text)) {
    handOver(found, 'ru', 'bg');
  }
}

/** Counts the letters of one language for another, one of whose own letters is in the text. */
function handOver(found: Map<Language, number>, from: Language, to: Language): void {
  const letters = found.get(from);
  if (letters === undefined) return;
  found.delete(from);
  found.set(to, letters);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
