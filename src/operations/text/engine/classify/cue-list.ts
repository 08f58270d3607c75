import { type Token, tokensOf } from './text-tokens.ts';

/** What speaks for a class besides words near in meaning. */
export interface Concept {
  /** The list it stands in: labels of one call are mostly of one list. */
  readonly list: string;
  /** Single words, by stem, with how much each says: 1, or less for a weak one. */
  readonly words: ReadonlyMap<string, Cue>;
  readonly phrases: readonly Phrase[];
  /** Names of features of a text (see features.ts), without `#`. */
  readonly features: readonly string[];
  /** Names of narrower concepts whose cues are weak ones of this. */
  readonly narrower: readonly string[];
}

export interface Cue {
  readonly token: Token;
  readonly strength: number;
}

/** Stems in a row; `*` stands for up to two words of any kind. */
export interface Phrase {
  readonly stems: readonly string[];
  readonly strength: number;
}

/** How much a cue says that is marked as weak. */
export const WEAK = 0.6;

/**
 * Reads lists of cues. Each concept starts on a line of its own, indented by two:
 *
 *     refund, money back: refunded, ~charge, give * money, #question
 *
 * Before the colon stand the labels it is found by, after it its cues: words and phrases, `~` before a weak one,
 * `#` before a feature of the text, `@` before the name of a narrower concept. Further lines of a concept are indented deeper.
 */
export function readCueList(list: string): readonly CueEntry[] {
  return list
    .split(/\n {2}(?=[^ ])/)
    .filter((entry) => entry.trim() !== '')
    .map((entry) => {
      const colon = entry.indexOf(':');
      if (colon < 0) throw new Error(`no colon in the cues "${entry.trim()}"`);
      return { names: parts(entry.slice(0, colon)), cues: entry.slice(colon + 1), list };
    });
}

/** A concept whose cues are not read yet: most calls need a few of hundreds. */
export interface CueEntry {
  readonly names: readonly string[];
  readonly cues: string;
  readonly list: string;
}

function parts(list: string): readonly string[] {
  return list
    .split(',')
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');
}

/** Reads the cues of a concept. */
export function conceptOf({ cues, list }: CueEntry): Concept {
  const words = new Map<string, Cue>();
  const phrases: Phrase[] = [];
  const features: string[] = [];
  const narrower: string[] = [];
  for (const cue of parts(cues)) {
    if (cue.startsWith('#')) features.push(cue.slice(1));
    else if (cue.startsWith('@')) narrower.push(cue.slice(1));
    else addCue(words, phrases, cue);
  }
  return { list, words, phrases, features, narrower };
}

function addCue(words: Map<string, Cue>, phrases: Phrase[], cue: string): void {
  const strength = cue.startsWith('~') ? WEAK : 1;
  const stems = cue.split('*').flatMap((part, at) => {
    const found = tokensOf(part);
    if (found.length === 1 && !cue.includes('*')) words.set(found[0]!.stem, { token: found[0]!, strength });
    return [...(at > 0 ? ['*'] : []), ...found.map((token) => token.stem)];
  });
  if (stems.length > 1) phrases.push({ stems, strength });
}
