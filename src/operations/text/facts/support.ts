import { normalized } from '../../../formats/normalized.ts';
import { contentKey, contentWords, wordFamilies } from '../language/content-words.ts';
import { languageOf } from '../language/detect-language.ts';
import { fold } from '../language/fold.ts';
import type { Language } from '../language/languages.ts';
import { isStopWord } from '../language/stop-words.ts';
import { once } from '../lexicon/once.ts';
import { inventedNumbers, writesNounsLarge } from './compare.ts';
import { factsOf } from './facts.ts';
import { isNoName } from './names.ts';
import type { FactKind } from './patterns.ts';

/** What a text says, for comparing with what a model says of it. */
export interface Support {
  /** The numbers, codes, addresses and names of an answer that are not in the text, each once. */
  readonly inventions: (answer: string) => readonly string[];
  readonly shared: (answer: string) => Shared;
  readonly language: Language | undefined;
  /** Content words of the text. */
  readonly words: number;
}

/** Content words of an answer, and those of them that its text has. */
export interface Shared {
  readonly words: number;
  readonly known: number;
}

/** Facts whose signs have to be in a text exactly. */
const EXACT: ReadonlySet<FactKind> = new Set(['code', 'link', 'email', 'mention', 'file']);

/** Models leave places to be filled in between square brackets; braces are those of programs too. */
function isExact(kind: FactKind, sign: string): boolean {
  return EXACT.has(kind) || (kind === 'placeholder' && sign.startsWith('['));
}

/** Reads a text once for all answers that are compared with it. Linear in its length. */
export function supportIn(text: string): Support {
  const language = languageOf(text);
  const plain = normalized(text, 'NFKC');
  const own = contentWords(text, language);
  const isKnown = wordFamilies(own);
  const signs = lettersIn(text);
  const names = nameFinder(text, isKnown, language);
  return {
    inventions: (answer) => {
      const found = factsOf(answer);
      const exact = found.filter(({ kind, text: sign }) => isExact(kind, sign) && !holdsCode(signs, sign));
      const unknown = found.filter(
        (fact) => fact.kind === 'name' && names(fact.text, isFirst(answer, fact.start)),
      );
      const facts = [...exact, ...unknown].map((fact) => fact.text);
      return [...new Set([...facts, ...inventedNumbers(plain, normalized(answer, 'NFKC'), language)])];
    },
    shared: (answer) => {
      const said = [...contentWords(answer, language)];
      return { words: said.length, known: said.filter(isKnown).length };
    },
    language,
    words: own.size,
  };
}

/** Whether the letters and digits of a code are in those of a text. Letters of a script without spaces around the code are not part of it. */
function holdsCode(signs: string, code: string): boolean {
  return (code.match(/[\p{Script=Latin}\p{N}\p{P}\p{S}]+/gu) ?? []).every((part) =>
    signs.includes(lettersIn(part)),
  );
}

/** Letters and digits alone: a code may be grouped otherwise. */
function lettersIn(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** How people are addressed, and the days and months that a date may be written out with. */
const EXPECTED: ReadonlySet<string> = new Set(
  (
    'mr mrs ms miss dr sir madam dear hello regards herr frau damen herren monsieur madame mademoiselle messieurs ' +
    'senor senora senores don dona signor signora senhor senhora january february march april may june july august ' +
    'september october november december monday tuesday wednesday thursday friday saturday sunday'
  ).split(' '),
);

/** Says whether a name of an answer, which may begin a sentence, is not in the text. */
function nameFinder(text: string, isKnown: (key: string) => boolean, language: Language | undefined) {
  const folded = fold(text);
  const short = new Set(folded.match(/[\p{L}\p{N}]+/gu));
  const cases = once(() => new Set([...short].map((word) => word.slice(0, -1))));
  const initials = [...(folded.match(/(?<![\p{L}\p{N}])\p{L}/gu) ?? [])].join('');
  const isExpected = (word: string): boolean =>
    short.has(word) ||
    EXPECTED.has(contentKey(word)) ||
    EXPECTED.has(word) ||
    isNoName(word) ||
    isStopWord(word, language) ||
    isKnown(contentKey(word)) ||
    (word.length <= 5 && initials.includes(word)) ||
    inflected(word).some((form) => short.has(form)) ||
    (!/^\p{Script=Latin}/u.test(word) && cases().has(word.slice(0, -1)));
  // Where each noun has a capital, only several unknown ones side by side look like a name.
  const least = writesNounsLarge(language) ? 2 : 1;
  return (name: string, isFirst: boolean): boolean => {
    const parts = fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];
    // What begins a sentence has a capital whatever it is.
    const unknown = parts.filter(
      (part, index) => !(isFirst && index === 0) && part.length > 1 && !isExpected(part),
    );
    return unknown.length >= least;
  };
}

/** A name with and without the ending of a genitive or a plural. Other scripts decline the last letter. */
function inflected(word: string): readonly string[] {
  const forms = [word.slice(0, -1), `${word}s`];
  return word.endsWith('s') ? [...forms, word.slice(0, -2)] : forms;
}

function isFirst(text: string, start: number): boolean {
  return /(?:^|[.!?:;\u2026\n\u2022\u3002(\u00bf\u00a1"\u201c\u00ab-])\s*$/u.test(
    text.slice(Math.max(0, start - 3), start),
  );
}
