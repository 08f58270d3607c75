import { type Concept, conceptsOf, nameKey } from './concepts.ts';
import { labelWords, valuedWords } from './label-words.ts';
import { stemOf, type Token, tokensOf } from './tokens.ts';

/** What a label means. */
export interface Label {
  /** The same for labels that mean the same beside their neighbours. */
  readonly key: string;
  /** Its words that tell it from the other labels, without those that say nothing. */
  readonly words: readonly Token[];
  readonly concepts: readonly Concept[];
  /** How far the concepts are the label's own: 1, or less where they are those of parts of its name. */
  readonly fit: number;
  /** It takes what fits no other label: "other", "not spam", "ham". */
  readonly isComplement: boolean;
}

/** How far concepts of parts of a name speak for the whole. */
const PARTLY = 0.5;

/** Most words of a name that is part of another. */
const LONGEST_PART = 5;

/**
 * Reads the labels of one call, in any style: "technical support", bug_report, featureRequest, "Food & Drink", IT.
 * Words that labels share are left out where others remain, as are words such as "issue" or "news" beside others.
 */
export function readLabels(labels: readonly string[]): readonly Label[] {
  const tokens = labels.map(labelTokens);
  const shared = sharedStems(tokens);
  return ofOneSense(tokens.map((all) => readLabel(all, shared)));
}

function readLabel(all: readonly Token[], shared: ReadonlySet<string>): Label {
  const stems = stemsOf(all);
  const whole = nameKey(stems);
  if (isDenial(all))
    return { key: whole, words: [], concepts: conceptsOf(stems), fit: 1, isComplement: true };
  const own = all.filter(({ word }) => !shared.has(word));
  const words = [tellingOf(own), tellingOf(all), all].find((list) => list.length > 0) ?? [];
  const key = `${whole}/${words.map(({ written }) => written).join(' ')}`;
  const isComplement = complements().has(whole);
  for (const name of [all, tellingOf(all), words]) {
    const concepts = conceptsOf(stemsOf(name));
    if (name.length > 0 && concepts.length > 0) return { key, words, concepts, fit: 1, isComplement };
  }
  return { key, words, concepts: conceptsOfParts(stemsOf(words)), fit: PARTLY, isComplement };
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

/** Stems that several labels have: they tell these from no other. */
function sharedStems(labels: readonly (readonly Token[])[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const tokens of labels) {
    for (const stem of new Set(stemsOf(tokens))) (seen.has(stem) ? shared : seen).add(stem);
  }
  return shared;
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
  const counts = new Map<string, number>();
  for (const { concepts } of labels) {
    for (const group of new Set(concepts.map(({ group }) => group)))
      counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return labels.map((label) => {
    const most = Math.max(...label.concepts.map(({ group }) => counts.get(group) ?? 0));
    const kept = label.concepts.filter(({ group }) => counts.get(group) === most);
    if (most < 2 || kept.length === label.concepts.length) return label;
    return { ...label, key: `${label.key}/${kept[0]!.group}`, concepts: kept };
  });
}
