import { describe, expect, it } from 'vitest';
import { rowsIn } from '../lexicon/lexicon.ts';
import { languageOf } from './detect-language.ts';
import { languages } from './languages.ts';
import { sentences } from './sentences.ts';

const lines = (words: string): ReturnType<typeof rowsIn> => rowsIn(words.trim().split(/\s+/).join('\n'));

/** A language as its files would describe it. */
const croatian = {
  'stop-words.txt': lines(`
    a ako ali bi bila bilo bio da do ga i ili iz ja je jer još kako kao koja koje koji li mi na ne nije od on ona oni po
    pri s sa sam samo se smo ste su sve ti to u uz vam vas vi za će što`),
  'everyday.txt': rowsIn(
    'cijena\ndan\ndobar\ndobro\ndostava\ngrad\nhrana\nhvala\nkuća\nmolim\nusluga\nvoda\nvrijeme\nsubota\tplain',
  ),
  'abbreviations.txt': rowsIn('br\tnumber\ndr\talways\nitd\tlast\nlipnja\tmonth\nnpr\talways\ntzv\tinside'),
};
const known = languages().with({ code: 'hr', rowsOf: (file) => croatian[file] });

describe('a language added by its files', () => {
  it.each([
    ['hr', 'Hvala, sve je bilo dobro i dostava je stigla na vrijeme.'],
    ['hr', 'Gdje je najbliža ljekarna u gradu i je li otvorena?'],
    ['pl', 'Gdzie jest najbliższa apteka?'],
    ['cs', 'Jídlo bylo výborné a obsluha příjemná.'],
    ['en', 'The parcel never arrived and nobody answers my emails.'],
  ])('is distinguished from others: %s %s', (language, text) => {
    expect(languageOf(text, known)).toBe(language);
  });

  it.each([
    ['nije', true],
    ['hrana', false],
  ])('knows whether %s is a function word: %s', (word, expected) => {
    expect(known.isStopWord(word, 'hr')).toBe(expected);
  });

  it('has everyday words that are not key terms', () => {
    expect(known.isPlain('subota', 'hr')).toBe(true);
    expect(known.isPlain('hrana', 'hr')).toBe(false);
  });

  it.each([
    ['a title', 'U grad je došao dr. Horvat. Kuća je na br. 5.'],
    ['the last word', 'Hrana, voda itd. Sve je bilo dobro.'],
    ['a month', 'Dan je bio 5. lipnja. Sve je bilo dobro.'],
    ['an ordinal', 'To je bio na 3. Kat je bio za vas.', 1],
    ['an abbreviation before a function word', 'To je tzv. Sve je bilo dobro.'],
  ])('has abbreviations: %s', (_, text, expected = 2) => {
    expect(sentences(text, known)).toHaveLength(expected);
  });
});

it.each(['constructor', '__proto__'])('has no language %s', (code) => {
  expect(known.isStopWord('the', code)).toBe(false);
});
