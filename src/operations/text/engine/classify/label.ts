import { type Concept, conceptsOf, nameKey } from './concepts.ts';
import { labelWords, valuedWords } from './label-words.ts';
import { stemOf, type Token, tokensOf } from './tokens.ts';

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
const LONGEST_PART = 5;

/**
 * Reads the labels of one call, in any style: "technical support", bug_report, featureRequest, "Food & Drink", IT.
 * Words that all labels share are left out where others remain, as are words such as "issue" or "news" beside others.
 */
export function readLabels(labels: readonly string[]): readonly Label[] {
  const tokens = labels.map(labelTokens);
  const counts = countsOf(tokens.map(stemsOf));
  const shareOf = ({ word }: Token) => (labels.length - (counts.get(word) ?? 1)) / (labels.length - 1);
  return ofOneSense(tokens.map((all) => readLabel(all, shareOf)));
}

function readLabel(all: readonly Token[], shareOf: (token: Token) => number): Label {
  const stems = stemsOf(all);
  const whole = nameKey(stems);
  if (isDenial(all))
    return { key: whole, words: [], concepts: conceptsOf(stems), fit: 1, isComplement: true };
  const telling = tellingOf(all);
  const shared = telling.map((token) => ({ token, share: shareOf(token) })).filter(({ share }) => share > 0);
  const words =
    shared.length > 0 ? shared : (telling.length > 0 ? telling : all).map((token) => ({ token, share: 1 }));
  const own = words.flatMap(({ token, share }) => (share === 1 ? token.word : []));
  const key = `${whole}/${words.map(({ token, share }) => `${token.written} ${share}`).join(' ')}`;
  const isComplement = complements().has(whole);
  for (const name of [stems, stemsOf(telling), own]) {
    const concepts = name.length > 0 ? conceptsOf(name) : [];
    if (concepts.length > 0) return { key, words, concepts, fit: 1, isComplement };
  }
  return { key, words, concepts: conceptsOfParts(own), fit: PARTLY, isComplement };
}

/** "technical support" of bug_report, featureRequest, IT. */
function labelTokens(label: string): readonly Token[] {
  acronyms ??= valuedWords('acronym');
  const parted = label
    .normalize('NFKC')
    .replace(/_/g, ' ')
    .replace(/(?<=[a-z])[-./](?=[a-z])/gi, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/\b[A-Z]{2,6}\b/g, (letters) => acronyms!.get(letters) ?? letters);
  return tokensOf(parted);
}

let acronyms: ReadonlyMap<string, string> | undefined;

/** In how many lists each entry is. */
function countsOf(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists)
    for (const entry of new Set(list)) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return counts;
}

/** A label such as "not spam", "non-urgent", "no complaint". */
function isDenial(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ word }) => /^(?:not|non|no|without)$/.test(word));
  return at >= 0 && at <= 1 && at < tokens.length - 1;
}

let complementKeys: ReadonlySet<string> | undefined;

/** Names of what fits no other label. */
function complements(): ReadonlySet<string> {
  complementKeys ??= new Set(labelWords('complement').map((name) => nameKey(name.split(' ').map(stemOf))));
  return complementKeys;
}

let generic: ReadonlySet<string> | undefined;

/** Without the words that many labels carry and that tell nothing beside another word. */
function tellingOf(words: readonly Token[]): readonly Token[] {
  generic ??= new Set(labelWords('generic').map(stemOf));
  return words.filter(({ word }) => !generic!.has(word));
}

function stemsOf(tokens: readonly Token[]): readonly string[] {
  return tokens.map(({ word }) => word);
}

/** Those of the longest parts of a name from left to right. */
function conceptsOfParts(stems: readonly string[]): readonly Concept[] {
  const found = new Set<Concept>();
  for (let from = 0; from < stems.length; ) {
    let to = Math.min(stems.length, from + LONGEST_PART);
    let concepts: readonly Concept[] = [];
    for (; to > from; to--) {
      concepts = conceptsOf(stems.slice(from, to));
      if (concepts.length > 0) break;
    }
    for (const concept of concepts) found.add(concept);
    from = Math.max(to, from + 1);
  }
  return [...found];
}

/**
 * Where a name has several meanings ("bug" of a program and of a garden) and some are of the group that most
 * other labels are of, only those are kept.
 */
function ofOneSense(labels: readonly Label[]): readonly Label[] {
  const counts = countsOf(labels.map(({ concepts }) => concepts.map(({ group }) => group)));
  return labels.map((label) => {
    const most = Math.max(...label.concepts.map(({ group }) => counts.get(group) ?? 0));
    const kept = label.concepts.filter(({ group }) => counts.get(group) === most);
    if (most < 2 || kept.length === label.concepts.length) return label;
    return { ...label, key: `${label.key}/${kept[0]!.group}`, concepts: kept };
  });
}
