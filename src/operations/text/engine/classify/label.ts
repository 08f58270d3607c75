import { normalized } from '../../../../formats/normalized.ts';
import { MAX_NAME_CHARACTERS } from '../../schema.ts';
import { type Concept, conceptsOf, nameKey } from './concepts.ts';
import { labelWords, valuedWords } from './label-words.ts';
import { type Token, tokensOf } from './tokens.ts';

/** What a label means. */
export interface Label {
  /** The same for labels that mean the same beside their neighbours. */
  readonly key: string;
  /** Its words that tell it from other labels, without those that say nothing. */
  readonly words: readonly LabelWord[];
  readonly concepts: readonly Concept[];
  /** How far the concepts are the label's own: 1, or less where they are those of parts of its name. */
  readonly fit: number;
  /** It takes what fits no other label: "other", "not spam", "ham". */
  readonly isComplement: boolean;
}

/** A word of a label with the share of the other labels that lack it: from them it tells the label. */
export interface LabelWord {
  readonly token: Token;
  readonly share: number;
}

/** How far concepts of parts of a name speak for the whole. */
const PARTLY = 0.5;
/** Most words of a name that is part of another. */
const MAX_PART_LENGTH = 5;

/**
 * Reads the labels of one call, in any style: "technical support", bug_report, featureRequest, "Food & Drink", IT.
 * Words that all labels share are left out where others remain, as are words such as "issue" or "news" beside others.
 */
export function readLabels(labels: readonly string[]): readonly Label[] {
  const tokens = labels.map(labelTokens);
  const stems = tokens.map(stemsOf);
  const counts = new Map<string, number>();
  for (const stem of stems.flatMap((list) => [...new Set(list)]))
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const shareOf = ({ word }: Token) => (labels.length - (counts.get(word) ?? 1)) / (labels.length - 1);
  return tokens.map((all, at) =>
    isDenialOfOther(stems[at]!, stems)
      ? { key: nameKey(stems[at]!), words: [], concepts: conceptsOf(stems[at]!), fit: 1, isComplement: true }
      : readLabel(all, shareOf),
  );
}

function readLabel(all: readonly Token[], shareOf: (token: Token) => number): Label {
  const stems = stemsOf(all);
  const whole = nameKey(stems);
  const telling = tellingOf(all);
  const shared = telling.map((token) => ({ token, share: shareOf(token) })).filter(({ share }) => share > 0);
  const words =
    shared.length > 0 ? shared : (telling.length > 0 ? telling : all).map((token) => ({ token, share: 1 }));
  const own = words.flatMap(({ token, share }) => (share === 1 ? token.word : []));
  const key = `${whole}/${words.map(({ token, share }) => `${token.written} ${share}`).join(' ')}`;
  const isComplement = labelWords('complement').has(all.map(({ written }) => written).join(' '));
  for (const name of [stems, stemsOf(telling), own]) {
    const concepts = name.length > 0 ? conceptsOf(name) : [];
    if (concepts.length > 0) return { key, words, concepts, fit: 1, isComplement };
  }
  return { key, words, concepts: conceptsOfParts(own), fit: PARTLY, isComplement };
}

/** "technical support" of bug_report, featureRequest, IT. */
function labelTokens(label: string): readonly Token[] {
  const parted = plainLabel(label)
    .replace(/_/g, ' ')
    .replace(/(?<=[a-z])[-./](?=[a-z])/gi, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/\b[A-Z]{2,6}\b/g, (letters) => valuedWords('acronym').get(letters) ?? letters);
  return tokensOf(parted);
}

/** A label in one form of its letters (NFKC), which writes some signs out: no longer than a label may be. */
export function plainLabel(label: string): string {
  return normalized(label, 'NFKC').slice(0, Math.max(label.length, MAX_NAME_CHARACTERS));
}

/** A label such as "not spam" beside "spam", "no complaint" beside "complaints"; not "card_not_working". */
function isDenialOfOther(stems: readonly string[], labels: readonly (readonly string[])[]): boolean {
  const at = stems.findIndex((stem) => DENIAL.test(stem));
  const denied = stems.slice(at + 1);
  if (at < 0 || at > 1 || denied.length === 0) return false;
  return labels.some(
    (other) => !other.some((stem) => DENIAL.test(stem)) && denied.every((stem) => other.includes(stem)),
  );
}

const DENIAL = /^(?:not|non|no|without)$/;

/** Without the words that many labels carry and that tell nothing beside another word. */
function tellingOf(words: readonly Token[]): readonly Token[] {
  return words.filter(({ written }) => !labelWords('generic').has(written));
}

function stemsOf(tokens: readonly Token[]): readonly string[] {
  return tokens.map(({ word }) => word);
}

/** Those of the longest parts of a name from left to right. */
function conceptsOfParts(stems: readonly string[]): readonly Concept[] {
  for (let to = Math.min(stems.length, MAX_PART_LENGTH); to > 0; to--) {
    const concepts = conceptsOf(stems.slice(0, to));
    if (concepts.length > 0) return [...new Set([...concepts, ...conceptsOfParts(stems.slice(to))])];
  }
  return stems.length > 1 ? conceptsOfParts(stems.slice(1)) : [];
}
