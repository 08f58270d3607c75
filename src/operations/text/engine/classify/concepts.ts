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

/** Lines with their names, by the first letter of a name: of several thousand names a call asks for a few. */
let byLetter: ReadonlyMap<string, readonly (readonly [string, Entry])[]> | undefined;
/** Lines by their names; several may share one ("will" of a lawyer, "spring" of a year). */
const byName = new Map<string, ReadonlyMap<string, readonly Entry[]>>();
const read = new Map<Entry, Concept>();

/** The concepts whose name has these stems. */
export function conceptsOf(stems: readonly string[]): readonly Concept[] {
  const key = nameKey(stems);
  return (named(key.slice(0, 1)).get(key) ?? []).map((entry) => {
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

function named(letter: string): ReadonlyMap<string, readonly Entry[]> {
  byLetter ??= gather();
  const names = byLetter.get(letter);
  const known = byName.get(letter);
  if (known !== undefined || names === undefined) return known ?? new Map();
  const found = new Map<string, Entry[]>();
  byName.set(letter, found);
  for (const [name, entry] of names) {
    const key = nameKey(name.split(/[ -]/).map(stemOf));
    const same = found.get(key);
    if (same === undefined) found.set(key, [entry]);
    else if (!same.includes(entry)) same.push(entry);
  }
  return found;
}

function gather(): ReadonlyMap<string, readonly (readonly [string, Entry])[]> {
  const found = new Map<string, (readonly [string, Entry])[]>();
  for (const row of rowsOf('en/labels.tsv')) {
    const entry = row as unknown as Entry;
    for (const name of entry[0].split(', ')) {
      const letter = nameKey(name.split(' ')).slice(0, 1);
      const same = found.get(letter);
      if (same === undefined) found.set(letter, [[name, entry]]);
      else same.push([name, entry]);
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
