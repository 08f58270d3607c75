import type { Phrase } from './cue-list.ts';

/** Most words that a `*` stands for. */
const GAP = 2;

/** Finds which phrases stand in a text, told as the stems of its words; calls `found` once for each time. */
export class PhraseSearch<Owner> {
  readonly #byFirst = new Map<string, { phrase: Phrase; owner: Owner }[]>();

  add(phrase: Phrase, owner: Owner): void {
    const first = phrase.stems[0] ?? '';
    const same = this.#byFirst.get(first);
    if (same === undefined) this.#byFirst.set(first, [{ phrase, owner }]);
    else same.push({ phrase, owner });
  }

  run(stems: readonly string[], found: (owner: Owner, phrase: Phrase) => void): void {
    stems.forEach((stem, at) => {
      for (const { phrase, owner } of this.#byFirst.get(stem) ?? []) {
        if (standsAt(stems, at + 1, phrase.stems, 1)) found(owner, phrase);
      }
    });
  }
}

function standsAt(stems: readonly string[], at: number, phrase: readonly string[], part: number): boolean {
  const wanted = phrase[part];
  if (wanted === undefined) return true;
  if (wanted !== '*') return stems[at] === wanted && standsAt(stems, at + 1, phrase, part + 1);
  for (let gap = 0; gap <= GAP; gap++) if (standsAt(stems, at + gap, phrase, part + 1)) return true;
  return false;
}
