/**
 * `score.mjs TASK...` prints as JSON the rates of Sundry alone, by task and set, and the files under data/text that each
 * task reads, where the copy of the engine notes them.
 */
import { HALVES, setsOf } from './sets.mjs';

const scores = {};
const read = {};
for (const task of process.argv.slice(2)) {
  globalThis.filesRead?.clear();
  const { measure, sundry } = await import(`./tasks/${task}.mjs`);
  scores[task] = {};
  const sets = HALVES.flatMap((half) => setsOf(task, half, process.env.EVAL_PUBLIC || undefined));
  for (const set of sets) scores[task][set.name] = (await measure(set, { sundry })).rates.sundry;
  read[task] = [...(globalThis.filesRead ?? [])];
}
console.log(JSON.stringify({ scores, read }));
