import { resolve } from 'node:path';
import { rewrite } from '../dist/operations/text/index.js';
import { readCorpus } from './corpus.mjs';
import { TONES } from './tones.mjs';

/** Places of a change that are printed, and words on both sides of it. */
const MAX_PLACES = 3;
const CONTEXT = 4;

/**
 * `npm run eval -- changes FOLDER`: prints what rewriting changes in the texts of a folder, in all tones: how often, in
 * which tones, and at some places. No score notices a word in a sense that it does not have there; a reader does.
 */
export async function changes(folder) {
  const found = new Map();
  for (const { text } of readCorpus(resolve(folder))) {
    const before = wordsOf(text);
    for (const tone of TONES) {
      const rewritten = await rewrite(text, { tone });
      if (rewritten !== text) note(found, tone, before, wordsOf(rewritten));
    }
  }
  const byCount = [...found.values()].sort((a, b) => b.count - a.count);
  for (const { count, tones, places } of byCount) {
    console.log(`${count} ${[...tones].join(', ')}: ${places.join(' | ')}`);
  }
}

function wordsOf(text) {
  return text.match(/[\p{L}\p{N}]+(?:['\u2019-][\p{L}\p{N}]+)*|\S/gu) ?? [];
}

function note(found, tone, before, after) {
  for (const { from, to, others } of differences(before, after)) {
    const old = before.slice(from, to).join(' ');
    const key = `${old} > ${others}`.toLowerCase();
    const one = found.get(key) ?? { count: 0, tones: new Set(), places: [] };
    found.set(key, one);
    one.count += 1;
    one.tones.add(tone);
    const [left, right] = [before.slice(Math.max(0, from - CONTEXT), from), before.slice(to, to + CONTEXT)];
    const place = [...left, `[${old} > ${others}]`, ...right].join(' ');
    if (one.places.length < MAX_PLACES && !one.places.includes(place)) one.places.push(place);
  }
}

/** Runs of words that differ, by the longest common subsequence. */
function differences(before, after) {
  const common = commonLengths(before, after);
  const found = [];
  let [at, other] = [0, 0];
  while (at < before.length || other < after.length) {
    const [from, start] = [at, other];
    while ((at < before.length || other < after.length) && before[at] !== after[other]) {
      if (other >= after.length || (at < before.length && common[at + 1][other] >= common[at][other + 1]))
        at += 1;
      else other += 1;
    }
    if (at > from || other > start) found.push({ from, to: at, others: after.slice(start, other).join(' ') });
    at += 1;
    other += 1;
  }
  return found;
}

/** How many words two texts share in their order, from each place on. */
function commonLengths(before, after) {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let at = before.length - 1; at >= 0; at--) {
    for (let other = after.length - 1; other >= 0; other--) {
      lengths[at][other] =
        before[at] === after[other]
          ? lengths[at + 1][other + 1] + 1
          : Math.max(lengths[at + 1][other], lengths[at][other + 1]);
    }
  }
  return lengths;
}
