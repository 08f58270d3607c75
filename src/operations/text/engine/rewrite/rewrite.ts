import type { LexiconFile } from '../../lexicon/lexicon.generated.ts';
import type { Tone } from '../../schema.ts';
import { applyRules } from './apply-rules.ts';
import { bookOf } from './books.ts';
import { expandContractions } from './expand-contractions.ts';
import { writtenPassive } from './get-passive.ts';
import { isEnglish } from './is-english.ts';
import { makeContractions } from './make-contractions.ts';
import { calmMarks, dropEmoji, lowerShouting, mergeMarks } from './noise.ts';
import { boundsOf, isEnder } from './places.ts';
import { askPolitely, asksForSomething } from './requests.ts';
import { sentenceCase } from './sentence-case.ts';
import { shortenClauses } from './shorten-clauses.ts';
import { tidyTokens } from './tidy-tokens.ts';
import { type Token, textOf, tokensOf, written, writtenAll } from './tokens.ts';
import { wordsNamed } from './words.ts';

type Step = (tokens: readonly Token[]) => readonly Token[];

const book = (file: LexiconFile, ...names: readonly string[]): Step => {
  const open = bookOf(file, ...names);
  return (tokens) => applyRules(tokens, open());
};

/** Slips of the keyboard, names of days and short spellings, which every tone corrects. */
const corrected = book('en/rewrite-corrections.tsv', 'letters', 'days', 'spelling');
const frames = book('en/rewrite-work.tsv', 'frames');
const wordy = book('en/rewrite-concise.tsv', 'wordy');

const atWork: readonly Step[] = [
  dropEmoji,
  lowerShouting,
  boundsOf,
  book('en/rewrite-corrections.tsv', 'letters', 'days'),
  book('en/rewrite-work.tsv', 'closing', 'chat'),
  book('en/rewrite-work.tsv', 'slang'),
  frames,
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
    book('en/rewrite-formal.tsv', 'closing', 'letter'),
    expandContractions,
    boundsOf,
    book('en/rewrite-formal.tsv', 'formal'),
    writtenPassive,
    (tokens) => askPolitely(tokens, 'personal'),
    closeText,
  ],
  casual: [boundsOf, corrected, book('en/rewrite-casual.tsv', 'closing', 'casual'), makeContractions],
  concise: [
    book('en/rewrite-concise.tsv', 'chatter'),
    wordy,
    book('en/rewrite-concise.tsv', 'leadin'),
    wordy,
    shortenClauses,
  ],
  friendly: [
    boundsOf,
    corrected,
    frames,
    book('en/rewrite-friendly.tsv', 'closing', 'soft'),
    (tokens) => askPolitely(tokens, 'all'),
    makeContractions,
    warm,
  ],
};

/** What a concise text corrects first, as long as it stays no longer than it was. */
const corrections: readonly (readonly Step[])[] = [
  [corrected],
  [book('en/rewrite-corrections.tsv', 'letters')],
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
  for (const correction of corrections) {
    const result = applied(tokens, [boundsOf, ...correction, ...steps.concise]);
    if (result !== '' && result.length <= original.length) return result;
  }
  return original;
}

function applied(tokens: readonly Token[], all: readonly Step[]): string {
  const last = all.reduce((before, step) => step(before), tokens);
  return textOf(sentenceCase(tidyTokens(mergeMarks(last)))).trim();
}

const THANKS = /^(?:thanks?|thank|grateful|appreciate|cheers)$/;

/** A full stop behind a last sentence that has none; a heading or a signature gets none. */
function closeText(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  const isOpen = last?.kind === 'word' || last?.kind === 'fact';
  // Not behind an address, a flag of a command or the like, nor behind a lone line, which may be a heading.
  if (!isOpen || /[/@\\`>}]|\w\.\w/.test(last.text) || !tokens.some(isEnder)) return tokens;
  const from = tokens.findLastIndex((token) => isEnder(token) || token.space.includes('\n'));
  const words = tokens.slice(from + 1).filter(({ kind }) => kind !== 'mark').length;
  return words < (isEnder(tokens[from]) ? 2 : 4) ? tokens : [...tokens, written('.', '')];
}

/** A greeting where there is none, and thanks where something is asked for. */
function warm(tokens: readonly Token[]): readonly Token[] {
  const [first, ...others] = tokens;
  const last = tokens.at(-1);
  if (first === undefined || last === undefined || !tokens.some(({ kind }) => kind === 'word')) return tokens;
  const asks = asksForSomething(tokens);
  const isGreeted = wordsNamed('greeting').has(first.word) || (asks && tokens.filter(isEnder).length < 2);
  const isThankful = !asks || tokens.some(({ word }) => THANKS.test(word));
  // Around a list both have a line of their own.
  const isList = LIST_ITEM.test(textOf(tokens.slice(0, 3)));
  const gap = isList ? '\n' : ' ';
  const isClosed = isList || isEnder(last) || last.kind !== 'word';
  return [
    ...(isGreeted ? [] : writtenAll('Hi there!', first.space)),
    isGreeted ? first : { ...first, space: gap },
    ...others,
    ...(isThankful ? [] : writtenAll(isClosed ? 'Thank you!' : '. Thank you!', isClosed ? gap : '')),
  ];
}

/** The beginning of a text that is a list. */
const LIST_ITEM = /^\s*(?:[-*\u2022]|\d{1,2}[.)])\s/;
