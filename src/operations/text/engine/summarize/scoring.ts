import { words } from '../../language/words.ts';
import { emptyPhrases, isSmallTalk } from './empty-talk.ts';
import { strongCues, weakCues } from './lists/cues.ts';
import { phrasesOf } from './phrases.ts';
import type { Line } from './read-sentences.ts';
import type { Vector, Vectors } from './vectors.ts';

/** What each feature of a sentence weighs, found on texts of many kinds. */
const WEIGHTS = {
  centrality: 0.9,
  first: 0.25,
  early: 0.3,
  opensParagraph: 0.08,
  inTitle: 0.2,
  number: 0.15,
  measure: 0.15,
  money: 0.1,
  strongCue: 0.09,
  weakCue: 0.04,
};

/** What each fault of a sentence takes. */
const PENALTIES = {
  short: 0.5,
  long: 0.1,
  question: 0.3,
  exclamation: 0.15,
  emptyPhrase: 0.5,
  smallTalk: 0.35,
  unconnected: 0.3,
  verbless: 0.3,
  heading: 0.4,
  labelled: 0.3,
  dangling: 0.1,
  personal: 0.08,
  bare: 0.8,
};

/** Words of a sentence below and above which it is too short or too long. */
const SHORT = 8;
const LONG = 40;

/** A sentence with less centrality than this share of the best has nothing to do with the rest. */
const CONNECTED = 0.15;

/** Where more sentences than this share have words of small talk, the text is about such things. */
const TALKATIVE = 0.45;

const strongPhrases = phrasesOf(strongCues);
const weakPhrases = phrasesOf(weakCues);

const HEADING = /^(?:how to|what|why|minutes|release notes|report|summary|chapter|part|section|agenda)\b/;
const LABELLED = /^(?!note|important|warning|summary|result|conclusion)[a-z][a-z ]{1,20}:\s/;
const DANGLING =
  /^(?:he|she|it|they|this|these|that|those|such|his|her|its|their|there|then|so|but|and|or|also|however)\b/;
const PERSONAL = /\b(?:i|me|my|myself|i'm|i've|i'd|i'll)\b/;
const QUESTION = /\?["')\]]*$/;
const EXCLAMATION = /!["')\]]*$/;

const NUMBER = /\p{N}/u;
const MEASURE =
  /[$\u20ac\u00a3\u00a5%]|(?<![\d.,])\d[\d.,]{0,20}[ -](?:per cent|million|billion|thousand|people|euro|[a-z]{2,20}s\b|percent|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;
const MONEY =
  /[$\u20ac\u00a3\u00a5]\s?\d|(?<![\d.,])\d[\d.,]{0,20}(?: (?:thousand|million|billion|mn|bn))?[ -]?(?:euros?|dollars?|pounds?|crowns?|francs?|yen|rupees|pesos?|usd|eur|gbp|chf|[$\u20ac\u00a3\u00a5])/;

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
      factBonus(line.folded) -
      wordFaults(line.folded, vector) -
      formFaults(line) -
      PENALTIES.smallTalk * Math.min(2, small[at]!) -
      (central < CONNECTED ? PENALTIES.unconnected : 0)
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
  return (
    (index === 0 ? WEIGHTS.first : 0) +
    WEIGHTS.early * (1 - index / count) +
    (inParagraph === 0 ? WEIGHTS.opensParagraph : 0)
  );
}

function factBonus(folded: string): number {
  const counted = NUMBER.test(folded);
  return (
    (counted ? WEIGHTS.number : 0) +
    (counted && MEASURE.test(folded) ? WEIGHTS.measure : 0) +
    (counted && MONEY.test(folded) ? WEIGHTS.money : 0) +
    WEIGHTS.strongCue * Math.min(2, strongPhrases.count(folded)) +
    WEIGHTS.weakCue * Math.min(3, weakPhrases.count(folded))
  );
}

function wordFaults(folded: string, { length, hasVerb }: Vector): number {
  let sum = PENALTIES.emptyPhrase * Math.min(2, emptyPhrases(folded));
  if (length < SHORT) sum += PENALTIES.short * (1 - length / SHORT);
  if (length > LONG) sum += PENALTIES.long * (length / LONG - 1);
  // A heading with a full stop says what comes, and nothing of it.
  if (!hasVerb) sum += PENALTIES.verbless;
  if (HEADING.test(folded)) sum += PENALTIES.heading;
  if (LABELLED.test(folded)) sum += PENALTIES.labelled;
  if (DANGLING.test(folded)) sum += PENALTIES.dangling;
  if (PERSONAL.test(folded)) sum += PENALTIES.personal;
  return sum;
}

function formFaults({ folded, bare }: Line): number {
  const ending = folded.slice(-4);
  return (
    (QUESTION.test(ending) ? PENALTIES.question : 0) +
    (EXCLAMATION.test(ending) ? PENALTIES.exclamation : 0) +
    (bare ? PENALTIES.bare : 0)
  );
}
