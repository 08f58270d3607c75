import { conceptsOf, nameKey } from './concepts.ts';
import type { Concept } from './cue-list.ts';
import { cueLists } from './cues/lists.ts';
import { type Token, tokensOf } from './text-tokens.ts';

/** What a label means. */
export interface Label {
  /** The same for labels that mean the same beside their neighbours. */
  readonly key: string;
  /** Its words that tell it from the other labels, without those that say nothing. */
  readonly words: readonly Token[];
  readonly concepts: readonly Concept[];
  /** It takes what fits no other label: "other", "not spam", "ham". */
  readonly isComplement: boolean;
}

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
  const whole = nameKey(all.map(({ stem }) => stem));
  if (isDenial(all)) return { key: whole, words: [], concepts: conceptsOf(whole), isComplement: true };
  const own = all.filter(({ stem }) => !shared.has(stem));
  const words = [tellingOf(own), tellingOf(all), all].find((list) => list.length > 0) ?? [];
  const key = `${whole}/${words.map(({ word }) => word).join(' ')}`;
  return { key, words, concepts: conceptsIn(all, words), isComplement: complements.has(whole) };
}

/**
 * Where a name has several meanings ("bug" of a program and of a garden) and some stand in the list that most
 * other labels are of, only those are kept.
 */
function ofOneSense(labels: readonly Label[]): readonly Label[] {
  const counts = new Map<string, number>();
  for (const { concepts } of labels) {
    for (const list of new Set(concepts.map(({ list }) => list)))
      counts.set(list, (counts.get(list) ?? 0) + 1);
  }
  return labels.map((label) => {
    const most = Math.max(...label.concepts.map(({ list }) => counts.get(list) ?? 0));
    const kept = label.concepts.filter(({ list }) => counts.get(list) === most);
    if (most < 2 || kept.length === label.concepts.length) return label;
    return { ...label, key: `${label.key}/${cueLists.indexOf(kept[0]!.list)}`, concepts: kept };
  });
}

/** Acronyms that would be read as words. */
const acronyms = new Map([
  ['IT', 'information technology'],
  ['US', 'usa'],
  ['PR', 'public relations'],
  ['AM', 'morning'],
  ['PM', 'afternoon'],
  ['OS', 'operating system'],
]);

function labelTokens(label: string): readonly Token[] {
  const parted = label
    .normalize('NFKC')
    .replace(/_/g, ' ')
    .replace(/(?<=[a-z])-(?=[a-z])/gi, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/\b[A-Z]{2}\b/g, (letters) => acronyms.get(letters) ?? letters);
  return tokensOf(parted);
}

/** Stems that several labels have: they tell these from no other. */
function sharedStems(labels: readonly (readonly Token[])[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const tokens of labels) {
    const stems = new Set(tokens.map(({ stem }) => stem));
    for (const stem of stems) (seen.has(stem) ? shared : seen).add(stem);
  }
  return shared;
}

/** Names of what fits no other label. */
const complements = new Set(
  [
    [
      'other',
      'others',
      'none',
      'neither',
      'misc',
      'miscellaneous',
      'ham',
      'unknown',
      'irrelevant',
      'unrelated',
    ],
    ['something else', 'anything else', 'everything else', 'none of these', 'none of the above', 'all other'],
    [
      'off topic',
      'not applicable',
      'n/a',
      'na',
      'no',
      'false',
      'uncategorized',
      'unclassified',
      'undefined',
      'rest',
    ],
    [
      'general',
      'normal',
      'regular',
      'standard',
      'ordinary',
      'legitimate',
      'legit',
      'clean',
      'safe',
      'genuine',
    ],
    [
      'real',
      'default',
      'acceptable',
      'appropriate',
      'general inquiry',
      'general question',
      'other topic',
      'varia',
    ],
    ['neutral', 'no emotion', 'ok', 'fine', 'harmless', 'benign', 'general enquiry', 'undecided', 'unclear'],
  ]
    .flat()
    .map((name) => nameKey(tokensOf(name).map(({ stem }) => stem))),
);

/** A label such as "not spam", "non-urgent", "no complaint". */
function isDenial(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ stem }) => denials.has(stem));
  return at >= 0 && at <= 1 && at < tokens.length - 1;
}

const denials = new Set(['not', 'non', 'no', 'without', 'isnt']);

/** Words that many labels carry and that tell nothing beside another word. */
const generic = new Set(
  (
    'report request issu problem question inquiry enquiry relat category topic articl news content department team ' +
    'type clas text mesag email ticket post label genr matter query case item general section group area and or of ' +
    'the a an to for in on about with by from at level kind style document stuf thing concern service need contain ' +
    'speak get make set check new my request relat'
  ).split(' '),
);

function tellingOf(words: readonly Token[]): readonly Token[] {
  return words.filter(({ stem }) => !generic.has(stem));
}

function wholeConcepts(all: readonly Token[]): readonly Concept[] {
  return conceptsOf(nameKey(all.map(({ stem }) => stem)));
}

/** Those of the whole name, else of its telling words, else of the longest parts of it from left to right. */
function conceptsIn(all: readonly Token[], telling: readonly Token[]): readonly Concept[] {
  for (const words of [all, tellingOf(all), telling]) {
    const found = wholeConcepts(words);
    if (words.length > 0 && found.length > 0) return found;
  }
  return conceptsOfParts(telling.map(({ stem }) => stem));
}

function conceptsOfParts(stems: readonly string[]): readonly Concept[] {
  const found = new Set<Concept>();
  for (let from = 0; from < stems.length; ) {
    let to = Math.min(stems.length, from + 5);
    let concepts: readonly Concept[] = [];
    for (; to > from; to--) {
      concepts = conceptsOf(nameKey(stems.slice(from, to)));
      if (concepts.length > 0) break;
    }
    for (const concept of concepts) found.add(concept);
    from = Math.max(to, from + 1);
  }
  return [...found];
}
