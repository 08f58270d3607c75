/**
 * `score.mjs TASK...` prints as JSON the rates of Sundry alone, by task and set, and what each task reads of the
 * lexicon, where the copy of the engine notes it.
 */
import { HALVES, setsOf } from './sets.mjs';

const scores = {};
const read = {};
for (const task of process.argv.slice(2)) {
  globalThis.packedRead?.clear();
  const { measure, sundry } = await import(`./tasks/${task}.mjs`);
  scores[task] = {};
  const sets = HALVES.flatMap((half) => setsOf(task, half, process.env.EVAL_PUBLIC || undefined));
  for (const set of sets) scores[task][set.name] = (await measure(set, { sundry })).rates.sundry;
  read[task] = [...(globalThis.packedRead ?? [])];
}
console.log(JSON.stringify({ scores, read }));
