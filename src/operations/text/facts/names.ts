import { isStopWord } from '../language/stop-words.ts';
import { isPlainText } from '../language/words.ts';
import { wordsOf } from '../lexicon/lexicon.ts';
import { once } from '../lexicon/once.ts';

/** A place in a text, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[&'\u2019-](?=[\p{L}\p{N}])[\p{L}\p{N}\p{M}]+)*/gu;
const ENGLISH_WORD = /[A-Za-z\d]+(?:[&'\u2019-](?=[A-Za-z\d])[A-Za-z\d]+)*/g;
const CLITIC = /['\u2019](?:s|re|ll|ve|d|m)$/iu;
const CAPITAL = /^\p{Lu}/u;
const ALL_CAPITALS = /^(?=.*\p{Lu})[\p{Lu}\p{N}&'\u2019-]+$/u;
const INNER_CAPITAL = /^\p{Ll}+\p{Lu}|^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}/u;
/** Between two words of one name. */
const JOINT =
  /^(?: |\. | of | of the | the | de | de la | del | la | du | van | van der | von | der | bin | al-| and | & )$/u;
/** What closes a sentence, a heading or a bullet, so that the next capital says nothing. */
const BREAK = /[.!?:;\u2026\n\u2022>|]|^\s*[-*("'\u201c\u2018]|["\u201c\u2018(]\s*$/u;

interface Capital extends Span {
  readonly first: boolean;
  readonly lone: boolean;
}

/**
 * Names: words with a capital inside a sentence, runs of them joined by "of", "van" and the like, words
 * with an inner capital, and abbreviations in capitals. A capital that begins a sentence makes a name
 * only before another one; shouted sentences hold none. Linear in the text's length.
 */
export function namesOf(text: string): readonly Span[] {
  const names: Span[] = [];
  let run: Capital | undefined;
  const close = (): void => {
    if (run && !(run.first && run.lone)) names.push({ start: run.start, end: run.end });
    run = undefined;
  };
  for (const word of capitals(text)) {
    if (run && !word.first && JOINT.test(text.slice(run.end, word.start))) {
      run = { start: run.start, end: word.end, first: run.first, lone: false };
      continue;
    }
    close();
    run = word;
  }
  close();
  return names;
}

const notNames = once(() => wordsOf('en/not-names.txt'));

/** Whether a word is not part of a name even with a capital inside a sentence: of grammar, a greeting, chat slang (gr8). */
export function isNoName(word: string): boolean {
  const folded = word.toLowerCase().replaceAll('\u2019', "'");
  return notNames().has(folded) || isStopWord(folded);
}

function* capitals(text: string): Generator<Capital> {
  const shouted = shoutedSpans(text);
  let shout = 0;
  let previousEnd = 0;
  let before = '';
  for (const match of text.matchAll(isPlainText(text) ? ENGLISH_WORD : WORD)) {
    const gap = text.slice(Math.max(previousEnd, match.index - 20), match.index);
    const first = match.index === 0 || previousEnd === 0 || isBreak(gap, before);
    const word = match[0].replace(CLITIC, '');
    previousEnd = match.index + match[0].length;
    before = match[0];
    while ((shouted[shout]?.end ?? Infinity) <= match.index) shout += 1;
    if ((shouted[shout]?.start ?? Infinity) <= match.index) continue;
    const marked = INNER_CAPITAL.test(word) || (ALL_CAPITALS.test(word) && word.length > 1);
    if (!marked && !CAPITAL.test(word)) continue;
    if (isNoName(word) && !isCapitalPronoun(word, first)) continue;
    if (word.length === 1 && first) continue;
    yield { start: match.index, end: match.index + word.length, first: first && !marked, lone: true };
  }
}

/** "US" and "IT" inside a sentence are a country and a trade, not pronouns. */
function isCapitalPronoun(word: string, first: boolean): boolean {
  return !first && (word === 'US' || word === 'IT');
}

const TITLE = /^(?:mr|mrs|ms|dr|prof|st|no|vs|rev|hon|capt|\p{Lu})$/iu;

/** A full stop after a title or an initial ends nothing. */
function isBreak(gap: string, before: string): boolean {
  return BREAK.test(gap) && !(gap === '. ' && TITLE.test(before));
}

/** Runs of four or more words in capitals, two of them plain words: somebody shouts. */
function shoutedSpans(text: string): readonly Span[] {
  const spans: Span[] = [];
  let run = { start: 0, end: 0, words: 0, plain: 0 };
  const close = (): void => {
    if (run.words >= 3 && run.plain >= 2) spans.push({ start: run.start, end: run.end });
    run = { start: 0, end: 0, words: 0, plain: 0 };
  };
  for (const { 0: word, index } of text.matchAll(isPlainText(text) ? ENGLISH_WORD : WORD)) {
    if (!ALL_CAPITALS.test(word)) {
      if (!/^\p{N}+$/u.test(word)) close();
      continue;
    }
    if (run.words === 0) run.start = index;
    run.end = index + word.length;
    run.words += 1;
    if (isNoName(word.replace(CLITIC, ''))) run.plain += 1;
  }
  close();
  return spans;
}
