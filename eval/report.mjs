import { writeFileSync } from 'node:fs';

/**
 * Prints a table for each task, of candidates by rate and half, and writes all to `file` where one is given.
 * Returns whether Sundry reaches its targets on the untouched half and leads every peer on both.
 */
export function writeReport(tables, file) {
  const sections = tables.map(section);
  const missed = tables.flatMap(misses);
  console.log(sections.join('\n'));
  for (const miss of missed) console.error(`missed: ${miss}`);
  if (file !== undefined) {
    const intro =
      'Written by `npm run eval`. Rates of right answers, as right / all. The texts were written by other hands than the engine was, each half by others than the other; the engine was tuned on the first half alone. All were written before it but the plain texts of extract in the untouched half, which were written when it was done: those of before had come out harder than what callers send, and stand beside them as `hard`, as for sentiment.\n';
    writeFileSync(file, `# What the built-in text engine gets right\n\n${intro}\n${sections.join('\n')}`);
  }
  return missed.length === 0;
}

function section({ task, columns }) {
  const halves = Object.keys(columns);
  const candidates = Object.keys(columns[halves[0]]);
  const measures = [...new Set(halves.flatMap((half) => Object.keys(columns[half].sundry)))];
  const head = measures.flatMap((measure) => halves.map((half) => `${measure}, ${half}`));
  const rows = candidates.map((candidate) => {
    const cells = measures.flatMap((measure) =>
      halves.map((half) => cell(columns[half][candidate]?.[measure])),
    );
    return `| ${candidate} | ${cells.join(' | ')} |`;
  });
  return `## ${task}\n\n| | ${head.join(' | ')} |\n|---|${head.map(() => '---|').join('')}\n${rows.join('\n')}\n`;
}

function cell(found) {
  return found === undefined
    ? ''
    : `${(found.right / found.all).toFixed(2)} (${round(found.right)}/${found.all})`;
}

function round(count) {
  return Number.isInteger(count) ? count : count.toFixed(1);
}

function misses({ task, targets, columns }) {
  const missed = [];
  for (const [half, candidates] of Object.entries(columns)) {
    for (const [measure, target] of Object.entries(targets)) {
      const own = rate(candidates.sundry[measure]);
      if (half === 'untouched' && own < target)
        missed.push(`${task}, ${measure}: ${own.toFixed(3)} < ${target}`);
      for (const [peer, rates] of Object.entries(candidates)) {
        if (peer === 'sundry' || rates[measure] === undefined || isBehind(rate(rates[measure]), own))
          continue;
        missed.push(
          `${task}, ${measure}, ${half}: ${peer} has ${rate(rates[measure]).toFixed(3)}, Sundry ${own.toFixed(3)}`,
        );
      }
    }
  }
  return missed;
}

function rate({ right, all }) {
  return right / all;
}

/** Nobody is ahead of those who get all right. */
function isBehind(peer, own) {
  return peer < own || own === 1;
}
