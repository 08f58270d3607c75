import { words } from '../../../language/words.ts';
import { rowsOf } from '../../../lexicon/lexicon.ts';
import { once } from '../../../lexicon/once.ts';
import { tableOf, type WordTable } from '../../../lexicon/word-table.ts';
import type { Page, Token } from '../reading/page.ts';
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
  readonly phrases: WordTable<readonly Phrase[]>;
}

/** All concepts and their phrases: the lines of fields.tsv, read where they are used. */
export const lexicon = once(readLexicon);

/**
 * The phrases that begin at a place in a row of stems, the longest first. A name that is written there as it is drives
 * out those that merely share its stems: a rating is not a rate.
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

function readLexicon(): Lexicon {
  const concepts = new Map<string, Concept>();
  for (const [name = '', typeList = ''] of rowsOf('en/fields.tsv')) {
    const types = typeList.split(', ');
    const head = types[0] === 'head';
    concepts.set(name, { name, head, types: head ? types.slice(1) : types });
  }
  const phrases = tableOf('fields', (rows) =>
    rows.map(([concept = '', role, stems = '', spelt = '']) => ({
      concept: concepts.get(concept) as Concept,
      role: role as Phrase['role'],
      stems: stems.split(' '),
      words: spelt.split(' '),
    })),
  );
  return { concepts, phrases };
}
