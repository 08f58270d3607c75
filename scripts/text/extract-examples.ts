/** The texts that the weights of the extractor are fitted on, with the features of what may answer their fields. */
import { readFileSync } from 'node:fs';
import {
  type Candidate,
  candidatesOf,
} from '../../src/operations/text/engine/extract/candidates/candidates.ts';
import { groupOf, groups } from '../../src/operations/text/engine/extract/choosing/choose.ts';
import { withoutStop } from '../../src/operations/text/engine/extract/extract.ts';
import { closest } from '../../src/operations/text/engine/extract/features/closest.ts';
import {
  type Features,
  featuresOf,
  type Scene,
  sceneOf,
} from '../../src/operations/text/engine/extract/features/features.ts';
import { readField } from '../../src/operations/text/engine/extract/fields/field.ts';
import { labelsFor } from '../../src/operations/text/engine/extract/reading/labels.ts';
import { readText } from '../../src/operations/text/engine/extract/reading/reading.ts';

/** Texts with their fields, and how much each counts. */
export const SOURCES: readonly (readonly [path: string, weight: number])[] = [
  ['eval/gold/tuned/extract.json', 2],
  ['eval/gold/tuned/extract-business.json', 1.5],
  ['eval/gold/tuned/extract-business-2.json', 1.5],
  ['eval/gold/tuned/extract-business-3.json', 1.5],
  ['eval/gold/tuned/extract-business-4.json', 0.3],
  ['eval/gold/tuned/extract-business-5.json', 0.3],
  ['eval/gold/tuned/extract-business-6.json', 0.3],
  ['eval/gold/tuned/extract-plain.json', 1],
  ['eval/gold/tuned/extract-requests.json', 2],
  ['eval/gold/tuned/extract-everyday.json', 2],
  ['src/operations/text/engine/extract/vectors/prose.json', 2],
];

/** A word beside a candidate that fewer candidates have says nothing. */
const MIN_NEIGHBOURS = 39;

interface Text {
  readonly text: string;
  readonly fields: Readonly<Record<string, readonly string[] | null>>;
}

/** A field of a text, to be learnt from. */
export interface Example {
  readonly source: string;
  /** Which text it is of. */
  readonly text: number;
  /** Which field of the text. */
  readonly at: number;
  readonly scene: Scene;
  readonly group: number;
  readonly weight: number;
  readonly isPresent: boolean;
  readonly isRight: readonly boolean[];
  readonly plain: readonly Features[];
  /** With what other fields want. */
  features: readonly Features[];
  /** Numbers of features and their values in turn. */
  rows: readonly (readonly number[])[];
}

/** The fields of all texts. */
export function readExamples(): Example[] {
  const found: Example[] = [];
  let text = 0;
  for (const [path, weight] of SOURCES) {
    for (const item of JSON.parse(readFileSync(path, 'utf8')) as Text[]) {
      found.push(...examplesOf(item, text, path, weight));
      text += 1;
    }
  }
  return found;
}

function examplesOf({ text, fields }: Text, number: number, source: string, weight: number): Example[] {
  const reading = readText(text);
  const read = Object.keys(fields).map(readField);
  const scene = sceneOf(
    reading,
    read.map((field) => {
      const labels = labelsFor(field, reading.labels);
      return closest(reading, { field, labels, candidates: candidatesOf(reading, field, labels) });
    }),
  );
  return Object.values(fields).map((accepted, at) => {
    const plain = featuresOf(scene, at);
    const { candidates, field } = scene.asked[at] as Scene['asked'][number];
    const isRight = candidates.map((one) => isValue(text, one, accepted));
    const group = groups.indexOf(groupOf(field));
    const own = { source, text: number, at, scene, group, weight, isRight, plain };
    return { ...own, isPresent: accepted !== null, features: plain, rows: [] };
  });
}

function isValue(text: string, { start, end }: Candidate, accepted: readonly string[] | null): boolean {
  const value = fold(withoutStop(text.slice(start, end).trim()));
  return accepted?.some((one) => fold(one) === value) === true;
}

function fold(value: string): string {
  return value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;:!?]+$/, '');
}

/** The names of all features but words beside candidates that are too rare, sorted. */
export function namesOf(all: readonly Example[]): string[] {
  const counts = new Map<string, number>();
  for (const { plain } of all) {
    for (const features of plain)
      for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const isCommon = ([name, count]: [string, number]): boolean =>
    !/^_ | _$/.test(name) || (count >= MIN_NEIGHBOURS && /^(?:_ )?\p{L}+(?: _)?$/u.test(name));
  return [...[...counts].filter(isCommon).map(([name]) => name), 'wanted', 'wanted more'].sort();
}
