import { editDistance } from '../../schema/edit-distance.ts';

/** The known word that was probably meant: the nearest one, at most a third of the word away. */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  let most = Math.max(1, Math.floor(word.length / 3));
  let nearest: string | undefined;
  for (const candidate of known) {
    const edits = editDistance(word, candidate, most);
    if (edits > most) continue;
    nearest = candidate;
    most = edits - 1;
    if (most < 0) break;
  }
  return nearest;
}
