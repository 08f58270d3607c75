import { readFileSync } from 'node:fs';

/** A repeatable number from 0 to 1. */
export type Chance = () => number;

/** The numbers of a seed (Park and Miller's generator). */
export function chanceOf(seed: number): Chance {
  let state = (seed % 2147483646) + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

type Schema = Readonly<Record<string, unknown>>;

/**
 * What a model of random weights says within a grammar: a value that conforms to a JSON Schema, with words of ten
 * languages, parts of words and numbers of any size.
 */
export function noiseOf(schema: Schema, chance: Chance): unknown {
  if (Array.isArray(schema.enum)) return oneOf(schema.enum, chance);
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  const type = types.length > 1 && chance() < 0.2 ? 'null' : types[0];
  if (type === 'number') return numberOf(chance);
  if (type === 'string') return wordsOf(chance);
  if (type === 'null') return null;
  if (type === 'array') {
    const items = schema.items as Schema;
    return Array.from({ length: 1 + whole(4, chance) }, () => noiseOf(items, chance));
  }
  const properties = Object.entries((schema.properties ?? {}) as Readonly<Record<string, Schema>>);
  return Object.fromEntries(properties.map(([name, each]) => [name, noiseOf(each, chance)]));
}

function numberOf(chance: Chance): number {
  const sizes = [1, 1, 1, 10, 100, 5000];
  const size = oneOf(sizes, chance) * chance();
  return Math.round((chance() < 0.25 ? -size : size) * 1000) / 1000;
}

function wordsOf(chance: Chance): string {
  const said = Array.from({ length: 2 + whole(14, chance) }, () => wordOf(chance)).join(' ');
  return chance() < 0.5 ? `${said}.` : said;
}

function wordOf(chance: Chance): string {
  const kind = chance();
  if (kind < 0.4) return oneOf(words('everyday.txt'), chance);
  if (kind < 0.6) return oneOf(words('stop-words.txt'), chance);
  if (kind < 0.63) return String(whole(3000, chance));
  const part = `${oneOf(PARTS, chance)}${chance() < 0.5 ? oneOf(PARTS, chance) : ''}`;
  return chance() < 0.3 ? part.charAt(0).toUpperCase() + part.slice(1) : part;
}

/** Pieces of words, as vocabularies have them. */
const PARTS = (
  'escri accompl comm island col enem stev maybe match fals ment vil north struct develop ren contre iden tify spok ' +
  'part info chal komt got ing tion ider ver schaft lich ung aire cion dad ado eux ette sur pre con'
).split(' ');

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'tr'];
const lists = new Map<string, readonly string[]>();

/** The words of all languages in a file of data/text. */
function words(file: string): readonly string[] {
  const known = lists.get(file);
  if (known !== undefined) return known;
  const found = LANGUAGES.flatMap((language) =>
    readFileSync(new URL(`../../data/text/${language}/${file}`, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split('\t')[0]!),
  );
  lists.set(file, found);
  return found;
}

function oneOf<Item>(items: readonly Item[], chance: Chance): Item {
  return items[whole(items.length, chance)]!;
}

/** A whole number from 0 to below another. */
function whole(below: number, chance: Chance): number {
  return Math.floor(chance() * below) % below;
}
