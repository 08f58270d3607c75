import { rowsOf } from '../../lexicon/lexicon.ts';
import { PatternIndex } from '../../lexicon/matcher.ts';
import { firstWordsOf, type PatternRules } from '../../lexicon/notation.ts';
import { once } from '../../lexicon/once.ts';
import { stemOf } from './tokens.ts';

/** What speaks for a class besides words near in meaning: a line of en/labels.tsv. */
export interface Concept {
  /** Single words, by stem. */
  readonly words: ReadonlyMap<string, Cue>;
  /** Phrases with their strengths, and the stems that begin them. */
  readonly phrases: PatternIndex<number>;
  readonly starts: ReadonlySet<string>;
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

type Entry = readonly [names: string, cues: string, weak: string];

/** Names with their lines by the first letter of the name: of several thousand names a call asks for a few. */
/** The lines of the letters that were asked for by their names; several may share one ("spring" of a year). */
const byName = new Map<string, Groups<Entry>>();
const read = new Map<Entry, Concept>();

type Groups<Value> = ReadonlyMap<string, readonly Value[]>;

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
const LEADING = /^(?:(?:and|or|of|the|an?|to|for|in|on|with|by|from) )+/;

const byLetter = once(() =>
  grouped(
    rowsOf('en/labels.tsv').flatMap((row) => {
      const entry = row as unknown as Entry;
      // Of thousands of names at the first call, so without splitting them as `nameKey` does.
      return entry[0]
        .split(', ')
        .map((name) => [name.replace(LEADING, '').charAt(0), [name, entry]] as const);
    }),
  ),
);

function named(letter: string): Groups<Entry> {
  const known = byName.get(letter);
  const names = byLetter().get(letter);
  if (known !== undefined || names === undefined) return known ?? new Map();
  const found = grouped(names.map(([name, entry]) => [nameKey(name.split(/[ -]/).map(stemOf)), entry]));
  byName.set(letter, found);
  return found;
}

/** Values by their keys, in order; of equal ones in a row the first. */
export function grouped<Value>(pairs: readonly (readonly [string, Value])[]): Groups<Value> {
  const groups = new Map<string, Value[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else if (group.at(-1) !== value) group.push(value);
  }
  return groups;
}

const RULES: PatternRules = { classes: new Map(), fold: stemOf };

function conceptOf([, cues, weak]: Entry): Concept {
  const words = new Map<string, Cue>();
  const starts = new Set<string>();
  const phrases = new PatternIndex<number>(RULES);
  const features: string[] = [];
  for (const [list, strength] of [
    [weak, WEAK],
    [cues, 1],
  ] as const) {
    for (const cue of list === '-' ? [] : list.split(', ')) {
      if (cue.startsWith('#')) features.push(cue.slice(1));
      else if (cue.includes(' ')) {
        phrases.add(cue, strength);
        for (const start of firstWordsOf(cue, RULES)) starts.add(start);
      } else words.set(stemOf(cue), { written: cue, strength });
    }
  }
  return { words, phrases, starts, features };
}
