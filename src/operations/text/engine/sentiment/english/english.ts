import { afinn } from '../afinn.generated.ts';
import { canonicalEnglish } from '../canonical.ts';
import { degreesOf, type Pack, setOf } from '../pack.ts';
import { Phrases } from '../phrases.ts';
import { type Rating, rate } from '../rated.ts';
import { actionWords } from './action-words.ts';
import { complaintPhrases } from './complaint-phrases.ts';
import { corrections } from './corrections.ts';
import { deniedWords } from './denied-words.ts';
import { feelingWords } from './feeling-words.ts';
import { fortunePhrases } from './fortune-phrases.ts';
import { idiomPhrases } from './idiom-phrases.ts';
import { judgementWords } from './judgement-words.ts';
import { opinionPhrases } from './opinion-phrases.ts';
import { praisePhrases } from './praise-phrases.ts';
import * as scales from './scales.ts';
import { servicePhrases } from './service-phrases.ts';
import { themeWords } from './theme-words.ts';

/** English: the seed, corrected, under our own words, and the phrases. */
export function englishPack(): Pack {
  const negators = setOf(scales.negators);
  const degrees = degreesOf(scales.degrees);
  const lexicon = new Map<string, Rating>();
  const layers = [
    [afinn],
    [corrections],
    [deniedWords],
    [themeWords, actionWords, feelingWords, judgementWords],
  ];
  for (const layer of layers) for (const [word, rating] of rate(layer)) lexicon.set(word, rating);
  const lists = [
    opinionPhrases,
    praisePhrases,
    complaintPhrases,
    servicePhrases,
    fortunePhrases,
    idiomPhrases,
  ];
  return {
    lexicon,
    phrases: new Phrases(lists, scales.classes, negators),
    negators,
    transparent: setOf(scales.transparent),
    degrees,
    turns: setOf(scales.turns),
    concessions: setOf(scales.concessions),
    canonical: (word) => canonicalEnglish(word, (known) => lexicon.has(known) || degrees.has(known)),
    isEnglish: true,
  };
}
