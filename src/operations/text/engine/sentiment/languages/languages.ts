import { degreesOf, type Pack, setOf } from '../pack.ts';
import { Phrases } from '../phrases.ts';
import { rate } from '../rated.ts';
import { canonicalLatin } from './canonical-latin.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

/** The languages beside English that have lists, by ISO 639-1 code. */
export const otherLanguages = ['es', 'fr', 'de', 'it', 'pt'] as const;

/** A list of a language: its words as rated.ts reads them, its phrases as phrases.ts does, all without accents. */
const lists = { es: spanish, fr: french, de: german, it: italian, pt: portuguese };

/** Short words that a denial reaches across, of all five languages. */
const transparent = `
  a al el la los las un una unos unas de del en es esta este ha han he muy lo le les se que y o me nos te son era fue
  estaba mas tan todo ser ni
  au aux ce cette c d des du elle est et il ils j je l ma mes mon m nous on ou par plus qu que s sa ses si son sont sur
  tout tres un une vous y a ete etait ai avons tellement vraiment
  das dem den der die ein eine einen einer einem eines er es ich im in ist sie sind so und war waren wir zu sehr mehr
  ganz besonders wirklich hat haben wurde gar uberhaupt mir mich uns
  che ci di e gli ha hanno ho i il in mi piu si sono un una uno era stato stata molto cosi davvero della dello
  a as com da do dos das e em esta estava eu foi isso muito na no nas nos o os para que um uma ser sao era mais tao`;

/** The pack of one of these languages. */
export function packOfLanguage(language: (typeof otherLanguages)[number]): Pack {
  const { words, phrases, negators, degrees, turns, concessions } = lists[language];
  const denying = setOf(negators);
  return {
    lexicon: rate([words]),
    phrases: new Phrases([phrases], new Map(), denying),
    negators: denying,
    transparent: setOf(transparent),
    degrees: degreesOf(degrees),
    turns: setOf(turns),
    concessions: setOf(concessions),
    canonical: canonicalLatin,
    isEnglish: false,
  };
}
