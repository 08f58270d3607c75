/**
 * `count.mjs FOLDER` prints as JSON in how many texts of a folder each entry of the engine's data fires, by the rules of
 * fire-files.mjs.
 */
import { PatternIndex } from '../dist/operations/text/lexicon/matcher.js';
import { stem } from '../dist/operations/text/lexicon/stem.js';
import { readCorpus } from './corpus.mjs';
import { dataFiles, rowsOf } from './data-files.mjs';
import { Entries } from './entries.mjs';
import { countingOf, entriesOf } from './fire-files.mjs';
import { TONES } from './tones.mjs';

const entries = new Entries();
/** Entries in use by what the engine looks for; several files, or rows, may hold the same. */
const inUse = new Map();
const WORD = /[\p{L}\p{N}]+(?:['\u2019][\p{L}\p{N}]+)*/gu;
const occurring = new PatternIndex({ classes: classes(), fold: stem });

for (const file of dataFiles()) {
  const counting = countingOf(file);
  if (counting.how !== undefined) for (const row of rowsOf(file)) addRow(file, row, counting);
}
const matchesOccurring = countSearches();
const { keywords, rewrite, sentiment, summarize } = await import('../dist/operations/text/index.js');
for (const { kind, text } of readCorpus(process.argv[2])) {
  if (text.trim() === '') continue;
  entries.beginText(kind);
  sentiment(text);
  for (const tone of TONES) rewrite(text, { tone });
  keywords(text);
  summarize(text);
  const tokens = tokensOf(text);
  for (let at = 0; at < tokens.length; at++) {
    for (const { payload } of matchesOccurring(tokens, at)) entries.fire(payload);
  }
}
console.log(JSON.stringify(entries.counts()));

function addRow(file, row, counting) {
  for (const { kind, sought, text } of entriesOf(row, counting)) {
    const entry = entries.of(kind, file, text);
    if (counting.how === 'in use') inUse.set(sought, [...(inUse.get(sought) ?? []), entry]);
    else addOccurring(sought, entry);
  }
}

function addOccurring(text, entry) {
  const isPattern = /[|~%^$*[\]()]|\.\.\./.test(text);
  const pattern = isPattern ? text : wordsOf(text).join(' ');
  if (pattern !== '') occurring.add(pattern, entry);
}

function classes() {
  return new Map(rowsOf('en/classes.tsv').map(([name, words]) => [name, words.split(' ')]));
}

/**
 * Makes every search for patterns count: the pattern that is the longest, or all where a task asks for all. Returns the
 * search as it was.
 */
function countSearches() {
  const { add, longestAt, matchesAt } = PatternIndex.prototype;
  let isWithin = false;
  Object.assign(PatternIndex.prototype, {
    add(text, payload) {
      add.call(this, text, { payload, found: inUse.get(text) ?? [] });
    },
    matchesAt(...places) {
      const matches = matchesAt.apply(this, places);
      return isWithin ? matches : matches.map(counted);
    },
    longestAt(...places) {
      isWithin = true;
      const match = longestAt.apply(this, places);
      isWithin = false;
      return match && counted(match);
    },
  });
  return (tokens, at) => matchesAt.call(occurring, tokens, at);
}

function counted(match) {
  const { payload, found } = match.payload;
  for (const entry of found) entries.fire(entry);
  return { ...match, payload };
}

function tokensOf(text) {
  let end = 0;
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const between = text.slice(end, index);
    end = index + word.length;
    const isAfterStop = /[.!?]\s|\n\s*\n/.test(between);
    return { word: stem(folded(word)), isAfterStop, isAfterBreak: isAfterStop || /[,;:()\n]/.test(between) };
  });
}

function wordsOf(text) {
  return (text.match(WORD) ?? []).map(folded);
}

function folded(word) {
  return word.toLowerCase().replaceAll('\u2019', "'");
}
