import { type Concept, readCueList, WEAK } from './cue-list.ts';
import { cueLists } from './cues/lists.ts';
import { tokensOf } from './text-tokens.ts';

/** What is known by one name; several concepts may share it ("will" of a lawyer, "spring" of a year). */
interface Entry {
  /** Stems of the name's words, joined by spaces, without those that say nothing ("and", "of"). */
  readonly key: string;
  readonly concept: Concept;
}

let byName: ReadonlyMap<string, readonly Concept[]> | undefined;
const widened = new Map<Concept, Concept>();

/** The concepts of a name as `nameKey` makes it. */
export function conceptsOf(key: string): readonly Concept[] {
  byName ??= gather(cueLists.flatMap(readCueList).flatMap(entriesOf));
  return (byName.get(key) ?? []).map(widen);
}

/** With the cues of narrower concepts as weak ones: "sports" knows of tennis. */
function widen(concept: Concept): Concept {
  if (concept.narrower.length === 0) return concept;
  const before = widened.get(concept);
  if (before !== undefined) return before;
  const narrower = concept.narrower.flatMap((name) => byName?.get(keyOf(name)) ?? []);
  const words = narrower.flatMap((other) =>
    [...other.words].map(([stem, cue]) => [stem, weakened(cue)] as const),
  );
  const wide = {
    ...concept,
    words: new Map([...words, ...concept.words]),
    phrases: [...concept.phrases, ...narrower.flatMap(({ phrases }) => phrases).map(weakened)],
  };
  widened.set(concept, wide);
  return wide;
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

function entriesOf({ names, concept }: ReturnType<typeof readCueList>[number]): readonly Entry[] {
  return names.map((name) => ({ key: keyOf(name), concept }));
}

function keyOf(name: string): string {
  return nameKey(tokensOf(name).map(({ stem }) => stem));
}

function gather(entries: readonly Entry[]): ReadonlyMap<string, readonly Concept[]> {
  const found = new Map<string, Concept[]>();
  for (const { key, concept } of entries) {
    const same = found.get(key);
    if (same === undefined) found.set(key, [concept]);
    else same.push(concept);
  }
  return found;
}
