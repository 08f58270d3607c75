import { rowsOf } from '../../lexicon/lexicon.ts';
import { PatternIndex } from '../../lexicon/matcher.ts';
import { stemOf } from './tokens.ts';

/** What speaks for a class besides words near in meaning: a line of en/labels.tsv. */
export interface Concept {
  /** What it is about: labels of one call mostly share it. */
  readonly group: string;
  /** Single words, by stem. */
  readonly words: ReadonlyMap<string, Cue>;
  /** Phrases with their strengths. */
  readonly phrases: PatternIndex<number>;
  /** Names of features of a text (see features.ts), without `#`. */
  readonly features: readonly string[];
}

/** A word that speaks for a class, as it is written, with how much it says: 1, or less for a weak one. */
export interface Cue {
  readonly written: string;
  readonly strength: number;
}

/** How much a weak cue says. */
const WEAK = 0.6;

type Entry = readonly [names: string, cues: string, weak: string, group: string];

/** Lines by their names; several may share one ("will" of a lawyer, "spring" of a year). */
let byName: ReadonlyMap<string, readonly Entry[]> | undefined;
const read = new Map<Entry, Concept>();

/** The concepts whose name has these stems. */
export function conceptsOf(stems: readonly string[]): readonly Concept[] {
  byName ??= gather();
  return (byName.get(nameKey(stems)) ?? []).map((entry) => {
    const concept = read.get(entry) ?? conceptOf(entry);
    read.set(entry, concept);
    return concept;
  });
}

/** How names are compared: without words that only join others. */
export function nameKey(stems: readonly string[]): string {
  const telling = stems.filter((stem) => !JOINING.test(stem));
  return (telling.length > 0 ? telling : stems).join(' ');
}

const JOINING = /^(?:and|or|of|the|an?|to|for|in|on|with|by|from)$/;

function gather(): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const row of rowsOf('en/labels.tsv')) {
    const entry = row as unknown as Entry;
    for (const key of new Set(entry[0].split(', ').map((name) => nameKey(name.split(/[ -]/).map(stemOf))))) {
      const same = found.get(key);
      if (same === undefined) found.set(key, [entry]);
      else same.push(entry);
    }
  }
  return found;
}

function conceptOf([, cues, weak, group]: Entry): Concept {
  const words = new Map<string, Cue>();
  const phrases = new PatternIndex<number>({ classes: new Map(), fold: stemOf });
  const features: string[] = [];
  for (const [list, strength] of [
    [weak, WEAK],
    [cues, 1],
  ] as const) {
    for (const cue of list === '-' ? [] : list.split(', ')) {
      if (cue.startsWith('#')) features.push(cue.slice(1));
      else if (cue.includes(' ')) phrases.add(cue, strength);
      else words.set(stemOf(cue), { written: cue, strength });
    }
  }
  return { group, words, phrases, features };
}
