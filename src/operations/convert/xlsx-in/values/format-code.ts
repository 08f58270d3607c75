/** What a number format shows of a number, a sum: nothing of time, its day, its time of day, hours beyond a day. */
export const NO_DATE = 0;
export const DAY = 1;
export const TIME = 2;
export const ELAPSED = 4;

/** What the sections of a format show: the first whose condition a number meets is its own. */
export interface FormatSections {
  readonly sections: readonly FormatSection[];
  /** What it shows where no condition is met: the number as it is. */
  readonly otherwise: typeof NO_DATE;
}

interface FormatSection {
  readonly kind: number;
  readonly holds: (value: number) => boolean;
}

/** A format that shows the same of every number, or one whose sections differ (ECMA-376-1 18.8.31). */
export type FormatKind = number | FormatSections;

/** What a format shows of a number, by its code. */
export function kindOfCode(code: string): FormatKind {
  const written = sectionsIn(code).slice(0, MAX_SECTIONS).map(readSection);
  // The last one is that of texts where it shows one; others there are for numbers alone.
  const isOfText = written.length === MAX_SECTIONS || (written.length > 1 && written.at(-1)!.hasText);
  const numeric = isOfText ? written.slice(0, -1) : written;
  const sections = numeric.map(({ kind }, index) => ({ kind, holds: conditionOf(numeric, index) }));
  const [first] = sections;
  const isOne = sections.every(({ kind }) => kind === first!.kind);
  const isForAll = isOne && (sections.length > 1 || written[0]!.condition === undefined);
  return first!.kind === NO_DATE && isOne
    ? NO_DATE
    : isForAll
      ? first!.kind
      : { sections, otherwise: NO_DATE };
}

/** What a format shows of one number. */
export function kindOfValue({ sections, otherwise }: FormatSections, value: number): number {
  return sections.find(({ holds }) => holds(value))?.kind ?? otherwise;
}

const MAX_SECTIONS = 4;

/** Texts in quotes, what follows \ _ or *, brackets, what ends a section, and all else. */
const TOKENS = /"[^"]*"?|[\\_*](?:[\s\S]|$)|\[[^\]]*\]?|;|[^"\\_*[;]+/g;

/** The sections of a code, each as its tokens. */
function sectionsIn(code: string): readonly (readonly string[])[] {
  const sections: string[][] = [[]];
  for (const [token] of code.matchAll(TOKENS)) {
    if (token === ';') sections.push([]);
    else sections.at(-1)!.push(token);
  }
  return sections;
}

interface WrittenSection {
  readonly kind: number;
  readonly hasText: boolean;
  readonly condition: ((value: number) => boolean) | undefined;
}

function readSection(tokens: readonly string[]): WrittenSection {
  const conditions = tokens.flatMap((token) => conditionIn(token) ?? []);
  // Two letters with a literal between them are apart.
  const letters = tokens.map((token) => (/^["\\_*[]/.test(token) ? ' ' : token.toLowerCase())).join('');
  const isElapsed = tokens.some((token) => /^\[(?:h+|m+|s+)\]$/i.test(token));
  return {
    kind: isElapsed ? ELAPSED : kindOfLetters(letters),
    hasText: letters.includes('@'),
    condition: conditions[0],
  };
}

/** `General` and exponents have an e, AM/PM an a and an m; `G/` and a word is how East Asian programs write General. */
const NO_DATES = /general|g\/[\u3040-\ud7a3]+|e[+-]|am\/pm|a\/p/g;

/** Placeholders of digits, which no date has but as a fraction of its seconds (18.8.31): `0 min` shows a number. */
const DIGITS = /[0#]/;
const FRACTION = /(^|[s ])[.,]0+/g;

function kindOfLetters(letters: string): number {
  const clock = /am\/pm|a\/p/.test(letters);
  const rest = letters.replace(NO_DATES, ' ');
  if (DIGITS.test(rest.replace(FRACTION, ' '))) return NO_DATE;
  const time = clock || /[hs]/.test(rest) ? TIME : NO_DATE;
  const isDay = /[dye]|b{2}|g{1,3}|a{3}|m{3}/.test(rest) || (time === NO_DATE && rest.includes('m'));
  return time | (isDay ? DAY : NO_DATE);
}

const CONDITION = /^\[\s*(<=|>=|<>|<|>|=)\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*\]$/i;

function conditionIn(token: string): ((value: number) => boolean) | undefined {
  const [, operator, text] = CONDITION.exec(token) ?? [];
  if (operator === undefined) return undefined;
  const limit = Number(text);
  return comparisons[operator]!(limit);
}

const comparisons: Readonly<Record<string, (limit: number) => (value: number) => boolean>> = {
  '<': (limit) => (value) => value < limit,
  '<=': (limit) => (value) => value <= limit,
  '>': (limit) => (value) => value > limit,
  '>=': (limit) => (value) => value >= limit,
  '=': (limit) => (value) => value === limit,
  '<>': (limit) => (value) => value !== limit,
};

/**
 * The condition of a section, its own or that of its place: one section is for all numbers; of two the second is for
 * negative ones, and of three the last for zero. Where the first has a condition of its own, the last is for the rest.
 */
function conditionOf(sections: readonly WrittenSection[], index: number): (value: number) => boolean {
  const own = sections[index]!.condition;
  if (own !== undefined) return own;
  const { length } = sections;
  if (index === length - 1) return () => true;
  if (index === 1) return (value) => value < 0;
  const second = sections[1]!.condition;
  if (second !== undefined) return length === 2 ? () => true : (value) => value > 0;
  return length === 2 ? (value) => value >= 0 : (value) => value > 0;
}
