import type { Language } from '../../language/languages.ts';
import { lexiconTables } from '../../lexicon/lexicon.generated.ts';
import { type Row, rowsOf } from '../../lexicon/lexicon.ts';
import { tableOf } from '../../lexicon/word-table.ts';
import { type Pack, packFrom, type Rating } from './pack.ts';

const made = new Map<Language, Pack>();

/** What is known about a language, or about English where there is nothing. Made at first use. */
export function packOf(language: Language): Pack {
  const isRated = Object.hasOwn(lexiconTables, `${language}/sentiment-words.tsv`);
  const name = isRated ? language : 'en';
  const pack = made.get(name) ?? makePack(name);
  made.set(name, pack);
  return pack;
}

const RATED = /^([a-z]{2})\/sentiment-words\.tsv$/;

/** The languages with rated words of their own, but for English. */
export const ratedLanguages: readonly Language[] = Object.keys(lexiconTables).flatMap((path) => {
  const language = RATED.exec(path)?.[1];
  return language === undefined || language === 'en' ? [] : [language];
});

function makePack(language: Language): Pack {
  const isEnglish = language === 'en';
  const files = {
    // A language with rated words has all three: the type of a path is that of one of them.
    words: tableOf(`${language as 'en'}/sentiment-words.tsv`, readRating),
    phrases: rowsOf(`${language as 'en'}/sentiment-phrases.tsv`),
    roles: rowsOf(`${language as 'en'}/sentiment-roles.tsv`),
    classes: isEnglish ? rowsOf('en/sentiment-classes.tsv') : [],
  };
  return packFrom(files, isEnglish);
}

/** What a word counts for, of its weight and kind in the table of rated words. */
function readRating([row]: readonly Row[]): Rating {
  const [weight, kind] = row ?? [];
  return { weight: Number(weight), kind: kind as Rating['kind'] };
}
