import { type Concept, type CueEntry, conceptOf, readCueList, WEAK } from './cue-list.ts';
import { cueLists } from './cues/lists.ts';
import { tokensOf } from './text-tokens.ts';

/** What is known by each name; several concepts may share one ("will" of a lawyer, "spring" of a year). */
let byName: ReadonlyMap<string, readonly CueEntry[]> | undefined;
const read = new Map<CueEntry, Concept>();

/** The concepts of a name as `nameKey` makes it. */
export function conceptsOf(key: string): readonly Concept[] {
  return entriesOf(key).map((entry) => {
    const concept = read.get(entry) ?? withNarrower(conceptOf(entry));
    read.set(entry, concept);
    return concept;
  });
}

function entriesOf(key: string): readonly CueEntry[] {
  byName ??= gather(cueLists.flatMap(readCueList));
  return byName.get(key) ?? [];
}

/** With the cues of narrower concepts as weak ones: "sports" knows of tennis. */
function withNarrower(concept: Concept): Concept {
  const narrower = concept.narrower.flatMap((name) => entriesOf(keyOf(name)).map(conceptOf));
  const words = narrower.flatMap((other) =>
    [...other.words].map(([stem, cue]) => [stem, weakened(cue)] as const),
  );
  return {
    ...concept,
    words: new Map([...words, ...concept.words]),
    phrases: [...concept.phrases, ...narrower.flatMap(({ phrases }) => phrases).map(weakened)],
  };
}

function weakened<Part extends { readonly strength: number }>(part: Part): Part {
  return { ...part, strength: part.strength * WEAK };
}

/** How names are compared: stems joined by spaces; words that only join others say nothing. */
export function nameKey(stems: readonly string[]): string {
  const telling = stems.filter((stem) => !joining.has(stem));
  return (telling.length > 0 ? telling : stems).join(' ');
}

const joining = new Set('and or of the a an to for in on about with by from at my your is are'.split(' '));

function keyOf(name: string): string {
  return nameKey(tokensOf(name).map(({ stem }) => stem));
}

function gather(entries: readonly CueEntry[]): ReadonlyMap<string, readonly CueEntry[]> {
  const found = new Map<string, CueEntry[]>();
  for (const entry of entries) {
    for (const key of new Set(entry.names.map(keyOf))) {
      const same = found.get(key);
      if (same === undefined) found.set(key, [entry]);
      else same.push(entry);
    }
  }
  return found;
}
