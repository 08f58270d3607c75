import { isUtf8 } from 'node:buffer';
import { parentPort, workerData } from 'node:worker_threads';
import { mostAnswerBytes, type Operation } from '../../../src/operation.ts';
import { operations } from '../../../src/registry.ts';
import { perform } from '../../../src/request/perform.ts';
import { readValue } from '../../../src/request/read.ts';
import { bytesMember } from '../../../src/schema/bytes.ts';
import { jsonInput } from '../../../src/surfaces/examples/json-input.ts';
import { testNeeds } from '../../support/worlds/needs.ts';
import { type Sample, type SampledCall, sampleOf } from '../sample.ts';
import { strangerBytes } from '../strangers.ts';
import { brokenBounds, type Measurement } from './declared-bounds.ts';
import type { Answer, Measured, Question } from './messages.ts';
import { performCall } from './perform-call.ts';
import { machineSpeed } from './speed.ts';
import { processCpuMilliseconds, threadCpuMilliseconds } from './thread-cpu.ts';
import { Worlds } from './worlds.ts';

/** A thread that measures calls, one at a time. */
const { deadline, strangers: strangerModule } = workerData as {
  /** The processor time of the process at which the watchdog ends it. */
  readonly deadline: Float64Array;
  readonly strangers: string;
};

/** Milliseconds of processor time for a call, at least, and for each that its declaration expects. */
const LIMIT_MS = 3000;
const LIMIT_PER_DECLARED = 10;
/** Enough calls for the compiler, and enough time. */
const MAX_RUNS = 12;
const MIN_RUNS = 3;
const ENOUGH_MS = 1500;
/** A bound that is broken this many times over is not kept by a compiler. */
const CLEARLY = 2.5;
const WARM_MS = 150;
const WARM_RUNS = 20;

const worlds = new Worlds(new URL(strangerModule));
const warm = new Set<string>();
let speed = machineSpeed();

parentPort!.on('message', (question: Question) => void reply(question));
parentPort!.postMessage(
  operations.map(({ id, input }): Measured => ({ id, hasFile: bytesMember(input) !== undefined })),
);

async function reply(question: Question): Promise<void> {
  parentPort!.postMessage(await answerTo(question));
}

async function answerTo({ operation: id, seed, bytes, runs, known = [] }: Question): Promise<Answer> {
  const { sample, call, size } = fitting(id, seed, bytes);
  await warmUp(sample.operation);
  const isKnown = known.includes(sample.amplifier);
  const measurement = await least(sample.operation, call, isKnown ? 'one' : runs);
  // The machine may have become slower since.
  if (brokenBounds(measurement, speed).length > 0) speed = machineSpeed();
  return {
    amplifier: sample.amplifier,
    bytes: size,
    measurement,
    broken: brokenBounds(measurement, speed),
    speed,
    request: requestOf(call),
  };
}

interface Fitting {
  readonly sample: Sample;
  readonly call: SampledCall;
  readonly size: number;
}

/** Seeds that are tried, one after the other: some draw texts that no request has room for. */
const MAX_SEEDS = 100;

/** The call of a size, or of half of it, or of a quarter ..., the first that is not too long. */
function fitting(id: string, seed: number, bytes: number): Fitting {
  for (let tried = 0; tried < MAX_SEEDS; tried++) {
    const sample = sampleOf(id, seed + tried);
    for (let size = bytes; size >= 1; size = Math.floor(size / 2)) {
      const call = sample.at(size);
      if (call !== undefined) return { sample, call, size };
    }
  }
  throw new Error(`${id}: no request of seed ${seed} is short enough`);
}

/**
 * Calls once where that is within the bounds: more calls only lower the figures. Else, or where many are wanted, again
 * until it is, or the compiler has done its work.
 */
async function least(
  operation: Operation,
  call: SampledCall,
  runs: 'one' | Question['runs'],
): Promise<Measurement> {
  let figures = await once(operation, call);
  for (let count = 1, spent = figures.cpuMs; !isEnough(figures, { runs, count, spent }); count++) {
    const next = await once(operation, call);
    spent += next.cpuMs + next.undeclaredMs;
    figures = {
      ...next,
      cpuMs: Math.min(next.cpuMs, figures.cpuMs),
      heldMs: Math.min(next.heldMs, figures.heldMs),
      undeclaredMs: Math.min(next.undeclaredMs, figures.undeclaredMs),
    };
  }
  return figures;
}

interface Runs {
  readonly runs: 'one' | Question['runs'];
  readonly count: number;
  /** Milliseconds of processor time. */
  readonly spent: number;
}

function isEnough(figures: Measurement, { runs, count, spent }: Runs): boolean {
  if (runs === 'one' || count >= MAX_RUNS) return true;
  const broken = brokenBounds(figures, speed);
  if (runs === 'few' && broken.length === 0) return true;
  if (count < MIN_RUNS) return false;
  return spent > ENOUGH_MS || (runs === 'few' && broken.some(({ times }) => times > CLEARLY));
}

async function once(operation: Operation, sampled: SampledCall): Promise<Measurement> {
  const needs = await worlds.portsFor(sampled);
  const { call, strangers = {} } = sampled;
  const sent = call.body?.byteLength ?? call.query.length;
  const declared = operation.cost?.ofBytes(sent) ?? 0;
  deadline[0] = processCpuMilliseconds() + speed * (LIMIT_MS + LIMIT_PER_DECLARED * declared);
  const cost = await performCall(operation, call, needs);
  deadline[0] = Number.POSITIVE_INFINITY;
  return {
    ...cost,
    bytesIn: sent + strangerBytes(strangers),
    mostAnswerBytes: mostAnswerBytes(operation, sent),
  };
}

/** The first calls of an operation load its modules and are not compiled yet: they count for no call. */
async function warmUp(operation: Operation): Promise<void> {
  if (warm.has(operation.id)) return;
  warm.add(operation.id);
  const start = threadCpuMilliseconds();
  for (let run = 0; run < WARM_RUNS && (run < 2 || threadCpuMilliseconds() - start < WARM_MS); run++) {
    for (const example of operation.examples) {
      const reading = readValue(operation, jsonInput(operation, example));
      await perform(operation, reading, testNeeds(example.needs));
    }
  }
}

const SHOWN = 300;

function requestOf({ call, strangers }: SampledCall): string {
  const { route, query, body, contentType } = call;
  const path = query === '' ? route.path : `${route.path}?${query}`;
  const lines = [
    `${route.method} ${shown(path)}`,
    ...(body ? [`${contentType}, ${body.byteLength} bytes: ${shown(textOf(body))}`] : []),
    ...(strangers?.site ?? []).map((answer) => `the site: ${shown(textOf(answer))}`),
    ...(strangers?.model ? [`the model: ${shown(textOf(strangers.model))}`] : []),
    ...(strangers?.dns ? [`DNS: ${strangers.dns.records.length} records`] : []),
  ];
  return lines.join('\n');
}

/** The text that bytes are; of other bytes each as a letter. */
function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString(isUtf8(bytes) ? 'utf8' : 'latin1');
}

/** The ends of a text, in ASCII. */
function shown(text: string): string {
  const quoted = JSON.stringify(text).slice(1, -1);
  const safe = quoted.replaceAll(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return safe.length <= SHOWN ? safe : `${safe.slice(0, SHOWN - 60)} ... ${safe.slice(-60)}`;
}
