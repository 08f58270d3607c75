import { editDistance } from '../schema/edit-distance.ts';
import { wordsOf } from '../schema/name-words.ts';
import { bareName } from '../schema/spelling.ts';

/** A longer name is compared by its end, which hosts put prefixes before. */
const MAX_COMPARED_CHARACTERS = 64;

/** What a tool is worth at least to be named: one of its two words. */
const MIN_LIKENESS = 0.5;

/** Decides between tools of the same words, as `json_to_csv` and `csv_to_json`. */
const SPELLING_SHARE = 0.1;

/** The sentence that refuses an unknown name, with the tool that it most likely means. */
export function unknownTool(name: string, tools: Iterable<string>): string {
  const nearest = nearestTool(name, tools);
  const question = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  return `There is no tool ${JSON.stringify(name.slice(0, 100))}.${question}`;
}

/** The tool that an unknown name most likely means: by its words in any order, and by slips of spelling. */
function nearestTool(name: string, tools: Iterable<string>): string | undefined {
  const wanted = name.slice(-MAX_COMPARED_CHARACTERS);
  let nearest: string | undefined;
  let best = MIN_LIKENESS;
  for (const tool of tools) {
    const likeness = likenessOf(wanted, tool);
    if (likeness > best) [nearest, best] = [tool, likeness];
  }
  return nearest;
}

function likenessOf(wanted: string, tool: string): number {
  const spelling = spelledAlike(bareName(wanted), bareName(tool));
  return Math.max(spelling, sharedWords(wordsOf(wanted), wordsOf(tool)) + SPELLING_SHARE * spelling);
}

/** From a half, for what differs in half of its letters or more, to 1 for equal. */
function spelledAlike(one: string, other: string): number {
  const longer = Math.max(one.length, other.length);
  const half = Math.floor(longer / 2);
  // More edits are not counted: a long name would take a millisecond.
  return longer === 0 ? 0 : 1 - Math.min(editDistance(one, other, half), longer / 2) / longer;
}

/** Twice the words in common, by the words of both. */
function sharedWords(one: readonly string[], other: readonly string[]): number {
  const shared = other.filter((word) =>
    one.some((each) => each === word || editDistance(each, word, 1) <= 1),
  );
  return one.length === 0 ? 0 : (2 * shared.length) / (one.length + other.length);
}
