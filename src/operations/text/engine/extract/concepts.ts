import { words } from '../../language/words.ts';
import { rowsOf } from '../../lexicon/lexicon.ts';
import { once } from '../../lexicon/once.ts';
import type { Page, Token } from './page.ts';
import { stem } from './stem.ts';

/** Something fields ask for. */
export interface Concept {
  readonly name: string;
  /** Kinds of value it may have, in the order they are tried. */
  readonly types: readonly string[];
  /** Whether it says alone what the value looks like: date, number, e-mail. */
  readonly head: boolean;
}

/** How words of a text stand for a concept. */
export interface Phrase {
  readonly concept: Concept;
  readonly stems: readonly string[];
  /** As fields.tsv has them. */
  readonly words: readonly string[];
  /** A name of it, or a word that only points to its value: from the left, or (before) from the right. */
  readonly role: 'name' | 'cue' | 'before';
}

/** A phrase found in the text, as token numbers, both inclusive. */
export interface Mention {
  readonly first: number;
  readonly last: number;
  readonly role: Phrase['role'];
}

interface Lexicon {
  readonly concepts: ReadonlyMap<string, Concept>;
  /** By the stem of the first word, the longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
}

/** All concepts and their phrases: the lines of fields.tsv, read at first use. */
export const lexicon = once(readLexicon);

/**
 * The phrases that begin at a place in a row of stems, the longest first. A name that is written there as it is drives
 * out those that merely share its stems: a rating is no rate.
 */
export function phrasesAt(stems: readonly string[], at: number, written: readonly string[] = []): Phrase[] {
  const candidates = lexicon().phrases.get(stems[at] ?? '') ?? [];
  const found = candidates.filter((phrase) =>
    phrase.stems.every((part, offset) => stems[at + offset] === part),
  );
  const exact = new Set(found.filter((phrase) => isNamed(phrase, written, at)).map(lengthOf));
  return found.filter(
    (phrase) => phrase.role !== 'name' || !exact.has(lengthOf(phrase)) || isNamed(phrase, written, at),
  );
}

function lengthOf({ stems }: Phrase): number {
  return stems.length;
}

function isNamed({ role, words }: Phrase, written: readonly string[], at: number): boolean {
  return role === 'name' && words.every((word, offset) => written[at + offset] === word);
}

/** Where a page speaks of which concept. A name inside a longer name is not counted. */
export function mentionsOf(page: Page): ReadonlyMap<string, readonly Mention[]> {
  const stems = page.tokens.map((token) => token.stem);
  const written = page.tokens.map((token) => token.folded);
  const found = new Map<string, Mention[]>();
  let covered = -1;
  for (let at = 0; at < stems.length; at++) {
    const inside = covered;
    for (const { concept, role, stems: parts } of phrasesAt(stems, at, written)) {
      const last = at + parts.length - 1;
      if ((page.tokens[last] as Token).unit !== (page.tokens[at] as Token).unit) continue;
      if (role === 'name' && last <= inside) continue;
      if (role === 'name') covered = Math.max(covered, last);
      const list = found.get(concept.name);
      if (list === undefined) found.set(concept.name, [{ first: at, last, role }]);
      else list.push({ first: at, last, role });
    }
  }
  return found;
}

/** The stems of a phrase of the lists or of a field. */
export function stemsOf(phrase: string): string[] {
  return words(phrase).map(({ folded }) => stem(folded));
}

/** What labels in other languages call the concepts. */
const foreign = [
  'de/fields.tsv',
  'es/fields.tsv',
  'fr/fields.tsv',
  'it/fields.tsv',
  'pt/fields.tsv',
] as const;

function readLexicon(): Lexicon {
  const concepts = new Map<string, Concept>();
  const phrases = new Map<string, Phrase[]>();
  const add = (concept: Concept, list: string, role: Phrase['role']): void => {
    // A hyphen of a name may be a space in a text: check-in, check in.
    for (const phrase of list
      .split(', ')
      .flatMap((name) => [...new Set([name, name.replaceAll('-', ' ')])])) {
      const spelt = /[^a-z -]/.test(phrase) ? words(phrase).map(({ folded }) => folded) : phrase.split(' ');
      const stems = spelt.map(stem);
      const [first] = stems;
      if (first === undefined) continue;
      const entry = { concept, stems, words: spelt, role };
      const others = phrases.get(first);
      if (others === undefined) phrases.set(first, [entry]);
      else others.push(entry);
    }
  };
  for (const [name = '', typeList = '', names = '', before = '', after = ''] of rowsOf('en/fields.tsv')) {
    const types = typeList.split(', ');
    const head = types[0] === 'head';
    const concept = { name, head, types: head ? types.slice(1) : types };
    concepts.set(name, concept);
    add(concept, names, 'name');
    add(concept, before, 'cue');
    add(concept, after, 'before');
  }
  for (const file of foreign) {
    for (const [name = '', names = ''] of rowsOf(file)) add(concepts.get(name) as Concept, names, 'name');
  }
  for (const list of phrases.values()) list.sort((a, b) => b.stems.length - a.stems.length);
  return { concepts, phrases };
}
