import type { Tone } from '../../schema.ts';
import {
  apostropheBook,
  chatterBook,
  dayBook,
  formalBook,
  frameBook,
  leadInBook,
  letterBook,
  plainBook,
  slangBook,
  softBook,
  spellingBook,
  wordyBook,
  workBook,
} from './books.ts';
import { expandContractions } from './expand-contractions.ts';
import { isEnglish } from './is-english.ts';
import { keepSubjectsOut } from './left-out-subjects.ts';
import { makeContractions } from './make-contractions.ts';
import { calmMarks, dropEmoji, lowerShouting, mergeMarks } from './noise.ts';
import type { Phrasebook } from './phrasebook.ts';
import { applyPhrases } from './phrases.ts';
import { isEnder } from './places.ts';
import { askPolitely, asksForSomething } from './requests.ts';
import { sentenceCase } from './sentence-case.ts';
import { shortenClauses } from './shorten-clauses.ts';
import { tidyTokens } from './tidy-tokens.ts';
import { type Token, textOf, tokensOf, written } from './tokens.ts';

type Step = (tokens: readonly Token[]) => readonly Token[];

const book =
  (open: () => Phrasebook): Step =>
  (tokens) =>
    applyPhrases(tokens, open());

/** Plain mistakes of the keyboard, and names of days, which every tone mends. */
const apostrophes: readonly Step[] = [book(apostropheBook), book(dayBook)];
const mended: readonly Step[] = [...apostrophes, book(spellingBook)];

const atWork: readonly Step[] = [
  dropEmoji,
  lowerShouting,
  ...apostrophes,
  keepSubjectsOut,
  book(workBook),
  book(slangBook),
  book(frameBook),
];

const steps: Readonly<Record<Tone, readonly Step[]>> = {
  professional: [
    ...atWork,
    (tokens) => calmMarks(tokens, true),
    (tokens) => askPolitely(tokens, 'personal'),
    closeText,
  ],
  formal: [
    ...atWork,
    (tokens) => calmMarks(tokens, false),
    book(letterBook),
    expandContractions,
    book(formalBook),
    (tokens) => askPolitely(tokens, 'personal'),
    closeText,
  ],
  casual: [...mended, book(plainBook), makeContractions],
  concise: [
    keepSubjectsOut,
    book(chatterBook),
    book(wordyBook),
    book(leadInBook),
    book(wordyBook),
    shortenClauses,
  ],
  friendly: [
    ...mended,
    book(frameBook),
    book(softBook),
    (tokens) => askPolitely(tokens, 'all'),
    makeContractions,
    warm,
  ],
};

/** What a concise text mends first, as long as it stays no longer than it was. */
const mendings: readonly (readonly Step[])[] = [
  mended,
  [book(apostropheBook), book(spellingBook)],
  [book(apostropheBook)],
  [],
];

/**
 * A text in another tone, by rules. Facts (facts.ts) stay as they are, and so do paragraphs. A text the
 * rules do not fit comes back as it is, without white space around it. Linear in the text's length.
 */
export function rewrite(text: string, tone: Tone): string {
  const original = text.trim();
  if (!isEnglish(original)) return original;
  const tokens = tokensOf(original);
  if (tone !== 'concise') return applied(tokens, steps[tone]) || original;
  for (const mending of mendings) {
    const result = applied(tokens, [...mending, ...steps.concise]);
    if (result !== '' && result.length <= original.length) return result;
  }
  return original;
}

function applied(tokens: readonly Token[], all: readonly Step[]): string {
  const last = all.reduce((before, step) => step(before), tokens);
  return textOf(sentenceCase(tidyTokens(mergeMarks(last)))).trim();
}

const GREETING =
  /^(?:hi|hello|hey|hiya|heya|howdy|dear|good|welcome|greetings|yo|morning|afternoon|evening)$/;
const THANKS = /^(?:thanks?|thank|grateful|appreciate|cheers)$/;

/** A full stop behind a last sentence that has none; a heading or a signature gets none. */
function closeText(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  if (last === undefined || (last.kind !== 'word' && last.kind !== 'fact') || /[/@\\`>}]/.test(last.text))
    return tokens;
  // A lone line may be a heading or a piece of a sentence.
  if (!tokens.some(isEnder)) return tokens;
  let words = 0;
  let least = 5;
  for (let at = tokens.length - 1; at >= 0 && words < 5; at--) {
    const token = tokens[at] as Token;
    if (isEnder(token)) {
      least = 2;
      break;
    }
    if (token.kind !== 'mark') words += 1;
    if (token.space.includes('\n')) break;
  }
  return words < least ? tokens : [...tokens, written('.', '')];
}

/** A greeting where there is none, and thanks where something is asked for. */
function warm(tokens: readonly Token[]): readonly Token[] {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (first === undefined || last === undefined || !tokens.some(({ kind }) => kind === 'word')) return tokens;
  const asks = asksForSomething(tokens);
  const isThankful = tokens.some(({ folded }) => THANKS.test(folded));
  const greeted =
    GREETING.test(first.folded) || (asks && tokens.filter(isEnder).length < 2) ? [] : greeting(first);
  const thanks = asks && !isThankful ? thanking(last) : [];
  return [
    ...greeted,
    ...(greeted.length > 0 ? [{ ...first, space: ' ' }] : [first]),
    ...tokens.slice(1),
    ...thanks,
  ];
}

function greeting(first: Token): Token[] {
  return [written('Hi', first.space), written('there', ' '), written('!', '')];
}

function thanking(last: Token): Token[] {
  const stop = isEnder(last) || last.kind !== 'word' ? [] : [written('.', '')];
  return [...stop, written('Thank', ' '), written('you', ' '), written('!', '')];
}
