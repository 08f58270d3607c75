/**
 * Fits the weights of the extractor: `node --import ./scripts/typescript.mjs scripts/text/fit-extract.ts` writes
 * weights.generated.ts, with --check it writes nothing and prints how right the engine is on texts left out of the fit.
 * The same texts give the same weights, bit for bit. About five minutes.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  groups,
  softmaxWithNull,
  type Wanted,
  wantedBy,
  wantedOf,
} from '../../src/operations/text/engine/extract/choosing/choose.ts';
import type { Features } from '../../src/operations/text/engine/extract/features/features.ts';
import { writeGenerated } from '../write-generated.ts';
import { type Example, namesOf, readExamples, SOURCES } from './extract-examples.ts';

/** Weights stay small: what all groups share is held less than what a group has of its own. */
const SHARED_DECAY = 0.05;
const OWN_DECAY = 4;
const STEPS = 250;

const examples = readExamples();
const names = namesOf(examples);
const numberOf = new Map(names.map((name, at) => [name, at]));
const texts = Math.max(...examples.map(({ text }) => text)) + 1;

fillRows(examples);
for (let round = 0; round < 2; round++) addWanted(examples, foldWeights(4));
if (process.argv.includes('--check')) check(foldWeights(8));
else write(fit(examples));

function fillRows(all: readonly Example[]): void {
  for (const example of all) {
    example.rows = example.features.map((features) =>
      [...features].flatMap(([name, value]) => {
        const number = numberOf.get(name);
        return number === undefined ? [] : [number, value];
      }),
    );
  }
}

/** Weights fitted without each fold of the texts, by text. */
function foldWeights(folds: number): readonly Float64Array[] {
  const fitted = Array.from({ length: folds }, (_, fold) =>
    fit(examples.filter(({ text }) => text % folds !== fold)),
  );
  return Array.from({ length: texts }, (_, text) => fitted[text % folds] as Float64Array);
}

/** Adds what the other fields of each request want, by weights that have not seen its text. */
function addWanted(all: readonly Example[], weightsOfText: readonly Float64Array[]): void {
  for (let text = 0; text < texts; text++) {
    const fields = all.filter((example) => example.text === text);
    const weights = weightsOfText[text] as Float64Array;
    const probable = fields.map((field) => {
      field.features = field.plain;
      fillRows([field]);
      return probabilities(weights, field);
    });
    const wanted: readonly Wanted[] = wantedOf((fields[0] as Example).scene, probable);
    for (const field of fields) {
      field.features = wantedBy(field.scene, field.at, probable, wanted).map(
        ({ most, more }, index) =>
          new Map([...(field.plain[index] as Features), ['wanted', most], ['wanted more', more]]),
      );
    }
  }
  fillRows(all);
}

function probabilities(weights: Float64Array, { rows, group }: Example): number[] {
  const own = (group + 1) * names.length;
  const scores = rows.map((row) => {
    let score = 0;
    for (let at = 0; at < row.length; at += 2) {
      const number = row[at] as number;
      score += (row[at + 1] as number) * ((weights[number] as number) + (weights[own + number] as number));
    }
    return score;
  });
  return softmaxWithNull(scores);
}

/** Weights that make the right candidates, or none where there is none, most probable: Adam on the whole set. */
function fit(from: readonly Example[]): Float64Array {
  const size = names.length * (groups.length + 1);
  const weights = new Float64Array(size);
  const [mean, square] = [new Float64Array(size), new Float64Array(size)];
  for (let step = 1; step <= STEPS; step++) {
    const slope = weights.map((weight, at) => weight * (at < names.length ? SHARED_DECAY : OWN_DECAY));
    for (const example of from) addSlope(slope, weights, example);
    const rate = 0.1 * (1 - step / STEPS) + 0.002;
    for (let at = 0; at < size; at++) {
      const own = slope[at] as number;
      mean[at] = 0.9 * (mean[at] as number) + 0.1 * own;
      square[at] = 0.999 * (square[at] as number) + 0.001 * own * own;
      const scale = Math.sqrt((square[at] as number) / (1 - 0.999 ** step)) + 1e-8;
      weights[at] = (weights[at] as number) - (rate * (mean[at] as number)) / (1 - 0.9 ** step) / scale;
    }
  }
  return weights;
}

function addSlope(slope: Float64Array, weights: Float64Array, example: Example): void {
  const { rows, isRight, group, weight } = example;
  const found = probabilities(weights, example);
  const right = found.reduce((sum, one, at) => (isRight[at] ? sum + one : sum), 0);
  const own = (group + 1) * names.length;
  for (const [at, row] of rows.entries()) {
    const probability = found[at] as number;
    const difference = weight * (probability - (isRight[at] && right > 0 ? probability / right : 0));
    for (let index = 0; index < row.length; index += 2) {
      const number = row[index] as number;
      const part = difference * (row[index + 1] as number);
      slope[number] = (slope[number] as number) + part;
      slope[own + number] = (slope[own + number] as number) + part;
    }
  }
}

/** Prints right, absent and wrong answers by source and by the least probability of an answer. */
function check(weightsOfText: readonly Float64Array[]): void {
  for (const least of [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8]) {
    const figures = SOURCES.map(([path]) => {
      const count = { right: 0, absent: 0, wrong: 0 };
      for (const example of examples) {
        if (example.source !== path) continue;
        const found = probabilities(weightsOfText[example.text] as Float64Array, example);
        const best = Math.max(0, ...found);
        if (best < least) count[example.isPresent ? 'absent' : 'right'] += 1;
        else count[example.isRight[found.indexOf(best)] ? 'right' : 'wrong'] += 1;
      }
      return `${path.split('/').at(-1)} ${count.right}/${count.absent}/${count.wrong}`;
    });
    console.log(least, figures.join('  '));
  }
}

function write(weights: Float64Array): void {
  const rows = names.flatMap((name, at) => {
    const row = groups.map((_group, group) => {
      const own = weights[(group + 1) * names.length + at] as number;
      return Math.round(((weights[at] as number) + own) * 100) / 100;
    });
    return row.some((value) => Math.abs(value) >= 0.02) ? [`  ${keyOf(name)}: [${row.join(', ')}],`] : [];
  });
  const sums = SOURCES.map(
    ([path]) => `  '${path}': '${createHash('sha256').update(readFileSync(path)).digest('hex')}',`,
  );
  writeGenerated(
    'weights.generated.ts',
    'src/operations/text/engine/extract/choosing/weights.generated.ts',
    `// Generated by scripts/text/fit-extract.ts. Do not edit.
/** The files that the weights were fitted on, with their SHA-256. */
export const fittedOn: Readonly<Record<string, string>> = {
${sums.join('\n')}
};

/** How much each feature of a candidate counts, by group of fields (${groups.join(', ')}). */
export const weights: Readonly<Record<string, readonly number[]>> = {
${rows.join('\n')}
};
`,
  );
}

function keyOf(name: string): string {
  return /^[a-z]+$/.test(name) ? name : `'${name.replaceAll("'", "\\'")}'`;
}
