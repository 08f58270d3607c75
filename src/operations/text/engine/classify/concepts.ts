import { lexiconFiles } from '../../lexicon/lexicon.generated.ts';
import { PatternIndex } from '../../lexicon/matcher.ts';
import { firstWordsOf, type PatternRules } from '../../lexicon/notation.ts';
import { once } from '../../lexicon/once.ts';
import { tableOf } from '../../lexicon/word-table.ts';
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

/** The number of a line of labels.tsv with what was read from it. */
const read = new Map<string, Concept>();

/** The concepts whose name has these stems. */
export function conceptsOf(stems: readonly string[]): readonly Concept[] {
  return (linesOf().get(nameKey(stems)) ?? []).map((line) => {
    const concept = read.get(line) ?? conceptOf(lines()[Number(line)]!);
    read.set(line, concept);
    return concept;
  });
}

/** The numbers of the lines of a name; several may share one ("spring" of a year). */
const linesOf = once(() => tableOf('labels', (rows) => rows.map(([line = '']) => line)));

const lines = once(() => lexiconFiles['en/labels.tsv'].split('\n'));

/** How names are compared: without words that only join others. */
export function nameKey(stems: readonly string[]): string {
  const telling = stems.filter((stem) => !JOINING.test(stem));
  return (telling.length > 0 ? telling : stems).join(' ');
}

const JOINING = /^(?:and|or|of|the|an?|to|for|in|on|with|by|from)$/;
/** Values by their keys, in order; of equal ones in a row the first. */
export function grouped<Value>(
  pairs: readonly (readonly [string, Value])[],
): ReadonlyMap<string, readonly Value[]> {
  const groups = new Map<string, Value[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else if (group.at(-1) !== value) group.push(value);
  }
  return groups;
}

const RULES: PatternRules = { classes: new Map(), fold: stemOf };

function conceptOf(line: string): Concept {
  const [, cues = '', weak = ''] = line.split('\t');
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
