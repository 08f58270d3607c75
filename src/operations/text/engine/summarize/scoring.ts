import { words } from '../../language/words.ts';
import { emptyPhrases, isSmallTalk } from './empty-talk.ts';
import { cues } from './lists/cues.ts';
import { causes, hedges, numberWords } from './lists/fact-words.ts';
import { phraseKinds } from './phrases.ts';
import type { Line } from './read-sentences.ts';
import type { Vector, Vectors } from './vectors.ts';

/** What each feature of a sentence weighs: fitted to texts of many kinds, each judged by weights of the others. */
const WEIGHTS = {
  centrality: 0.62,
  early: 0.4,
  opensParagraph: 0.3,
  inTitle: 0.48,
  numbers: 1,
  measure: 0.48,
  cue: 0.47,
  cause: 0.2,
  length: 1.37,
  names: 0.17,
};

/** What each fault of a sentence takes. */
const PENALTIES = {
  short: 0.9,
  question: 0.5,
  exclamation: 0.22,
  quote: 0.7,
  emptyPhrase: 0.4,
  smallTalk: 0.5,
  aside: 0.6,
  verbless: 0.4,
  heading: 1.1,
  labelled: 0.9,
  personal: 0.1,
  bare: 0.8,
};

/** A sentence of fewer words is too short. */
const SHORT = 8;

/** Longer sentences say more, up to so many words. */
const LONG = 42;
const USUAL = 30;

/** Numbers and names in a sentence that count. */
const MANY = 4;

/** Where more sentences than this share have words of small talk, the text is about such things. */
const TALKATIVE = 0.45;

const tellingPhrases = phraseKinds([cues, causes, numberWords, hedges]);

const HEADING = /^(?:how to|what|why|minutes|release notes|report|summary|chapter|part|section|agenda)\b/;
const LABELLED = /^(?!note|important|warning|summary|result|conclusion)[a-z][a-z ]{1,20}:\s/;
const PERSONAL = /\b(?:i|me|my|myself|i'm|i've|i'd|i'll)\b/;
const QUESTION = /\?["')\]]*$/;
const EXCLAMATION = /!["')\]]*$/;

const NUMBERS = /\p{N}[\p{N}.,]*/gu;
const MEASURE =
  /[$\u20ac\u00a3\u00a5%]|(?<![\d.,])\d[\d.,]{0,20}[ -](?:per cent|million|billion|thousand|people|euro|[a-z]{2,20}s\b|percent|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;
/** A capital letter after a word or a comma begins a name. */
const NAMED = /(?<=[\p{L},] )\p{Lu}/gu;
const QUOTED = /^["'\u201c\u2018\u201e\u00ab]/;

/** How much each sentence says of the whole, by the features above; comparable within one text only. */
export function scoresOf(
  lines: readonly Line[],
  vectors: Vectors,
  title: string | undefined,
): readonly number[] {
  const strongest = vectors.centrality.reduce((most, one) => Math.max(most, one), 1e-9);
  const titleTerms = new Set(title === undefined ? [] : termsOf(title, vectors));
  const small = smallTalk(vectors);
  return lines.map((line, at) => {
    const vector = vectors.all[at]!;
    const central = vectors.centrality[at]! / strongest;
    const inTitle = vector.terms.filter((term) => titleTerms.has(term)).length;
    return (
      WEIGHTS.centrality * central ** 0.8 +
      WEIGHTS.inTitle * Math.min(1, inTitle / 3) +
      placeBonus(line, lines.length) +
      factBonus(line, vector) -
      wordFaults(line.folded, vector) -
      formFaults(line) -
      PENALTIES.smallTalk * Math.min(2, small[at]!)
    );
  });
}

function termsOf(text: string, vectors: Vectors): number[] {
  return words(text).flatMap(({ folded }) => vectors.term(folded) ?? []);
}

/** How many words of small talk each sentence has that hardly any other has. */
function smallTalk({ all, spread, word }: Vectors): readonly number[] {
  const counts = all.map(
    ({ terms }) => terms.filter((term) => spread[term]! <= 1 && isSmallTalk(word[term]!)).length,
  );
  const talking = counts.filter((count) => count > 0).length;
  return talking > all.length * TALKATIVE ? counts.map(() => 0) : counts;
}

function placeBonus({ index, inParagraph }: Line, count: number): number {
  return WEIGHTS.early * (1 - index / count) + (inParagraph === 0 ? WEIGHTS.opensParagraph : 0);
}

/** Cues, causes, numbers written out and asides. */
type Counts = readonly [number, number, number, number];

function factBonus({ text, folded }: Line, { length }: Vector): number {
  const [cue, cause, counted, aside] = tellingPhrases.counts(folded) as Counts;
  const numerals = folded.match(NUMBERS)?.length ?? 0;
  const numbers = Math.min(MANY, numerals + counted);
  return (
    WEIGHTS.numbers * (numbers / MANY) +
    (numerals > 0 && MEASURE.test(folded) ? WEIGHTS.measure : 0) +
    WEIGHTS.cue * Math.min(2, cue) +
    WEIGHTS.cause * Math.min(2, cause) +
    WEIGHTS.length * (Math.min(LONG, length) / USUAL) +
    WEIGHTS.names * (Math.min(MANY, text.match(NAMED)?.length ?? 0) / MANY) -
    PENALTIES.aside * Math.min(2, aside)
  );
}

function wordFaults(folded: string, { length, hasVerb }: Vector): number {
  let sum = PENALTIES.emptyPhrase * Math.min(2, emptyPhrases(folded));
  if (length < SHORT) sum += PENALTIES.short * (1 - length / SHORT);
  // A heading with a full stop says what comes, and nothing of it.
  if (!hasVerb) sum += PENALTIES.verbless;
  if (HEADING.test(folded)) sum += PENALTIES.heading;
  if (LABELLED.test(folded)) sum += PENALTIES.labelled;
  if (PERSONAL.test(folded)) sum += PENALTIES.personal;
  return sum;
}

function formFaults({ text, folded, bare }: Line): number {
  const ending = folded.slice(-4);
  return (
    (QUESTION.test(ending) ? PENALTIES.question : 0) +
    (EXCLAMATION.test(ending) ? PENALTIES.exclamation : 0) +
    (QUOTED.test(text) ? PENALTIES.quote : 0) +
    (bare ? PENALTIES.bare : 0)
  );
}
