/**
 * `count.mjs FOLDER`, in a copy of the engine that fire.mjs has changed, prints as JSON in how many texts of a folder
 * each entry of the engine's lists fires.
 */
import { readdirSync } from 'node:fs';
import { readCorpus } from './corpus.mjs';
import { Entries } from './entries.mjs';

const ENGINE = new URL('../dist/operations/text/engine/', import.meta.url);
const TONES = ['casual', 'concise', 'formal', 'friendly', 'professional'];

const entries = new Entries();
const nameOf = await listNames();
const rules = new Map();

/**
 * What the changed modules of sentiment and rewrite call. A rule that two tables hold fires in both. The phrases of a
 * language are read with the first text in it.
 */
globalThis.counting = {
  phrase: (list, text) => entries.of('sentiment phrases', nameOf(list), text),
  rule: (table, row) => {
    const entry = entries.of('rewrite rules', nameOf(table), row);
    rules.set(row, new Set(rules.get(row)).add(entry));
  },
  fire: (entry) => entries.fire(entry),
  fireRule: (row) => {
    for (const entry of rules.get(row)) entries.fire(entry);
  },
};

const { rewrite, sentiment } = await import('../dist/operations/text/index.js');
const counters = [await cueCounter(), await fieldCounter(), await thingCounter()];
for (const { kind, text } of readCorpus(process.argv[2])) {
  if (text.trim() === '') continue;
  entries.beginText(kind);
  sentiment(text);
  for (const tone of TONES) rewrite(text, { tone });
  for (const count of counters) count(text);
}
console.log(JSON.stringify(entries.counts()));

function engine(module) {
  return import(new URL(module, ENGINE));
}

/** Gives a list the name of the module that exports it, as it is or as a member. */
async function listNames() {
  const names = new Map();
  for (const path of readdirSync(ENGINE, { recursive: true }).filter((name) => name.endsWith('.js'))) {
    for (const exported of Object.values(await engine(path))) {
      for (const text of Object.values(isGroup(exported) ? exported : {})) addName(names, text, path);
      addName(names, exported, path);
    }
  }
  return (list) => names.get(list) ?? 'unnamed';
}

function isGroup(exported) {
  return typeof exported === 'object' && exported !== null && !Array.isArray(exported);
}

function addName(names, text, path) {
  if (typeof text === 'string') names.set(text, path.replace(/\.js$/, ''));
}

/** The cues of all labels: a call reads those of its own labels alone. */
async function cueCounter() {
  const { conceptOf, readCueList } = await engine('classify/cue-list.js');
  const { cueLists } = await engine('classify/cues/lists.js');
  const { PhraseSearch } = await engine('classify/phrase-search.js');
  const { tokensOf } = await engine('classify/text-tokens.js');
  const cues = new Map();
  for (const { list, words, phrases } of cueLists.flatMap(readCueList).map(conceptOf)) {
    for (const stems of phrases.map(({ stems }) => stems)) {
      cues.set(entries.of('classify phrases', nameOf(list), stems.join(' ')), stems);
    }
    for (const stem of words.keys()) cues.set(entries.of('classify words', nameOf(list), stem), [stem]);
  }
  const search = new PhraseSearch();
  for (const [entry, stems] of cues) search.add({ stems }, entry);
  return (text) => {
    const stems = tokensOf(text).map(({ stem }) => stem);
    search.run(stems, (entry) => entries.fire(entry));
  };
}

/** The names of fields, and the words that point to their values. */
async function fieldCounter() {
  const { lexicon, phrasesAt, stemsOf } = await engine('extract/concepts.js');
  const entryOf = ({ concept, role, stems }) => {
    const kind = role === 'name' ? 'extract names of fields' : 'extract cues';
    return entries.of(kind, 'extract/concepts', `${concept.name}: ${stems.join(' ')}`);
  };
  for (const phrase of [...lexicon().phrases.values()].flat()) entryOf(phrase);
  return (text) => {
    const stems = stemsOf(text);
    for (let at = 0; at < stems.length; at++) {
      for (const phrase of phrasesAt(stems, at)) entries.fire(entryOf(phrase));
    }
  };
}

/** The phrases that lead to a value of free words. */
async function thingCounter() {
  const { thingPatterns } = await engine('extract/things.js');
  const patterns = [...thingPatterns()].flatMap(([concept, own]) =>
    own.map((pattern) => ({
      pattern,
      entry: entries.of('extract thing phrases', 'extract/things', `${concept}: ${pattern.source}`),
    })),
  );
  return (text) => {
    for (const { pattern, entry } of patterns) {
      for (const _ of text.matchAll(pattern)) entries.fire(entry);
    }
  };
}
