import type { Line } from './lines.ts';
import { countPhrases, type PhraseKind } from './phrases.ts';
import type { Vectors } from './vectors.ts';

/** What each feature of a sentence weighs: fitted to texts of many kinds, each judged by weights of the others. */
const WEIGHTS = {
  centrality: 0.62,
  early: 0.4,
  opensParagraph: 0.4,
  numbers: 1,
  measure: 0.48,
  cue: 0.47,
  length: 1.37,
};

/** What each fault of a sentence takes. */
const PENALTIES = {
  question: 0.5,
  exclamation: 0.22,
  quote: 0.7,
  emptyPhrase: 0.4,
  personal: 0.2,
  bare: 0.8,
  heading: 2,
};

/** Longer sentences say more, up to this many words. */
const LONG = 42;
const USUAL = 30;

/** Numbers in a sentence that count. */
const MANY = 4;

const PERSONAL = /\b(?:i|me|my|myself|i'm|i've|i'd|i'll)\b/;
const QUESTION = /\?["')\]]*$/;
const EXCLAMATION = /!["')\]]*$/;

const NUMBERS = /\p{N}[\p{N}.,]*/gu;
const MEASURE =
  /[$\u20ac\u00a3\u00a5%]|(?<![\d.,])\d[\d.,]{0,20}[ -](?:per ?cent|people|thousand|[bm]illion|[a-z]{2,20}s\b)/;
const QUOTED = /^["'\u201c\u2018\u201e\u00ab]/;

/** How much each sentence says of the whole, by the features above; comparable within one text only. */
export function scoresOf(lines: readonly Line[], { centrality }: Vectors): readonly number[] {
  const strongest = centrality.reduce((most, one) => Math.max(most, one), 1e-9);
  return lines.map((line, at) => {
    const central = centrality[at]! / strongest;
    const phrases = countPhrases(line.words);
    return (
      WEIGHTS.centrality * central ** 0.8 +
      placeBonus(line, lines.length) +
      factBonus(line, phrases) -
      faultsOf(line, phrases)
    );
  });
}

function placeBonus({ index, inParagraph }: Line, count: number): number {
  return WEIGHTS.early * (1 - index / count) + (inParagraph === 0 ? WEIGHTS.opensParagraph : 0);
}

type Counts = Readonly<Record<PhraseKind, number>>;

function factBonus({ folded, words: { length } }: Line, { cue, number }: Counts): number {
  const numerals = folded.match(NUMBERS)?.length ?? 0;
  return (
    WEIGHTS.numbers * (Math.min(MANY, numerals + number) / MANY) +
    (numerals > 0 && MEASURE.test(folded) ? WEIGHTS.measure : 0) +
    WEIGHTS.cue * Math.min(2, cue) +
    WEIGHTS.length * (Math.min(LONG, length) / USUAL)
  );
}

function faultsOf({ text, folded, bare }: Line, { empty }: Counts): number {
  const ending = folded.slice(-4);
  return (
    PENALTIES.emptyPhrase * Math.min(2, empty) +
    (PERSONAL.test(folded) ? PENALTIES.personal : 0) +
    (QUESTION.test(ending) ? PENALTIES.question : 0) +
    (EXCLAMATION.test(ending) ? PENALTIES.exclamation : 0) +
    (QUOTED.test(text) ? PENALTIES.quote : 0) +
    (bare ? PENALTIES.bare : 0) +
    // What it announces is in the sentences below it.
    (folded.endsWith(':') ? PENALTIES.heading : 0)
  );
}
