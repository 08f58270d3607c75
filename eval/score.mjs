/** `score.mjs TASK...` prints the rates of Sundry alone as JSON, by task and set. */
import { HALVES, setsOf } from './sets.mjs';

const scores = {};
for (const task of process.argv.slice(2)) {
  const { measure, sundry } = await import(`./tasks/${task}.mjs`);
  scores[task] = {};
  const sets = HALVES.flatMap((half) => setsOf(task, half, process.env.EVAL_PUBLIC || undefined));
  for (const set of sets) scores[task][set.name] = (await measure(set, { sundry })).rates.sundry;
}
console.log(JSON.stringify(scores));
