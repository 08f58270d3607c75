import { words } from '../../language/words.ts';
import type { Keyword } from '../keywords/keyword.ts';
import { asideWords, boilerplate } from './lists/asides.ts';
import { cues } from './lists/cues.ts';
import { phrasesOf } from './phrases.ts';
import type { Line } from './read-sentences.ts';
import { stemOf, type Vectors } from './vectors.ts';

/** What each feature of a sentence weighs, found on texts of many kinds. */
const W = {
  centrality: 1.0,
  keys: 0.6,
  first: 0.25,
  early: 0.15,
  opensParagraph: 0.08,
  last: 0.0,
  digits: 0.15,
  cue: 0.08,
  short: 0.5,
  long: 0.1,
  question: 0.3,
  exclaim: 0.15,
  boilerplate: 0.5,
  aside: 0.35,
  orphan: 0.3,
  dangling: 0.1,
  bare: 0.8,
  self: 0.08,
  title: 0.2,
};

const asides = new Set(asideWords.trim().split(/\s+/));
const emptyPhrases = phrasesOf(boilerplate);
const cuePhrases = phrasesOf(cues);

const DANGLING =
  /^(?:(?:he|she|it|they|this|these|that|those|such|his|her|its|their|there|then|so|but|and|or|also|however)\b)/;
const SELF = /\b(?:i|me|my|myself|i'm|i've|i'd|i'll)\b/;
const NUMBER = /\p{N}/u;
const MEASURE =
  /[$\u20ac\u00a3\u00a5%]|\d[\d.,]*[ -](?:percent|per cent|million|billion|thousand|euros?|dollars?|pounds?|crowns?|years?|months?|weeks?|days?|hours?|minutes?|seconds?|people|[a-z]+s\b)/;

/** How much each sentence says of the whole, by the features above; comparable within one text only. */
export function scoresOf(
  lines: readonly Line[],
  vectors: Vectors,
  keywords: readonly Keyword[],
  title: string | undefined,
): number[] {
  const strongest = Math.max(...vectors.centrality, 1e-9);
  const keyed = lines.map(({ folded }) => keyWeight(folded, keywords));
  const mostKeyed = Math.max(...keyed, 1e-9);
  const titleTerms = new Set(title === undefined ? [] : termsOf(title, vectors));
  return lines.map((line, at) => {
    const central = (vectors.centrality[at] ?? 0) / strongest;
    const score = W.centrality * central + W.keys * ((keyed[at] ?? 0) / mostKeyed);
    const inTitle = (vectors.all[at]?.terms ?? []).filter((term) => titleTerms.has(term)).length;
    return (
      score +
      W.title * Math.min(1, inTitle / 3) +
      placeBonus(line, lines.length) +
      factBonus(line.folded) -
      penalties(line, vectors, at, central)
    );
  });
}

function termsOf(text: string, vectors: Vectors): number[] {
  return words(text).flatMap(({ folded }) => vectors.term(stemOf(folded, undefined)) ?? []);
}

function keyWeight(folded: string, keywords: readonly Keyword[]): number {
  let sum = 0;
  for (const { term, weight } of keywords) if (folded.includes(term)) sum += weight;
  return sum;
}

function placeBonus({ index, inParagraph }: Line, count: number): number {
  return (
    (index === 0 ? W.first : 0) +
    W.early * (1 - index / count) +
    (inParagraph === 0 ? W.opensParagraph : 0) +
    (index === count - 1 ? W.last : 0)
  );
}

function factBonus(folded: string): number {
  const digits = (NUMBER.test(folded) ? 0.5 : 0) + (MEASURE.test(folded) ? 0.5 : 0);
  return W.digits * digits + W.cue * Math.min(3, cuePhrases.count(folded));
}

function penalties(line: Line, vectors: Vectors, at: number, central: number): number {
  const { folded, text, bare } = line;
  const length = vectors.all[at]?.length ?? 0;
  let sum = 0;
  if (length < 8) sum += W.short * (1 - length / 8);
  if (length > 40) sum += W.long * (length / 40 - 1);
  if (/\?["'\u201d\u2019)]*$/.test(text)) sum += W.question;
  if (/!["'\u201d\u2019)]*$/.test(text)) sum += W.exclaim;
  sum += W.boilerplate * Math.min(2, emptyPhrases.count(folded));
  sum += W.aside * Math.min(2, asideCount(line, vectors));
  if (central < 0.15) sum += W.orphan;
  if (DANGLING.test(folded)) sum += W.dangling;
  if (SELF.test(folded)) sum += W.self;
  return bare ? sum + W.bare : sum;
}

/** Words of small talk that this sentence has and hardly any other. */
function asideCount({ folded }: Line, vectors: Vectors): number {
  let count = 0;
  for (const word of words(folded)) {
    if (!asides.has(word.folded)) continue;
    const term = vectors.term(stemOf(word.folded, undefined));
    if (term === undefined || (vectors.spread[term] ?? 0) <= 1) count++;
  }
  return count;
}
