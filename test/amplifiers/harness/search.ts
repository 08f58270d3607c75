import { chance, magnitude, type Random, seededRandom } from '../../support/random.ts';
import { type BrokenBound, brokenGrowth, GROWTH_FROM_MS } from './declared-bounds.ts';
import type { Ended, MeasuringProcess } from './measuring-process.ts';
import type { Answer, Measured, Question } from './messages.ts';

export interface Search {
  readonly operations: readonly Measured[];
  readonly seed: number;
  readonly draws: number;
  /** Most bytes of the large ones among the requests. */
  readonly largest: number;
  /** Called with each finding as soon as there is one. */
  readonly onFinding?: (finding: Finding) => void;
}

/** A request that breaks a bound, as small as it could be made. */
export interface Finding {
  readonly operation: string;
  readonly amplifier: string;
  readonly seed: number;
  readonly bytes: number;
  /** The draw that found it, from 1. */
  readonly draw: number;
  readonly broken: BrokenBound;
  /** Milliseconds of processor time; undefined of a call that did not end. */
  readonly cpuMs: number | undefined;
  readonly bytesIn: number | undefined;
  readonly answerBytes: number | undefined;
  readonly request: string;
}

/** Most requests are small: those are answered on the main thread. Files are longer than texts. */
const SMALL = { least: 100, most: 65_536 };
const LARGE_SHARE = 0.03;
const LARGE_SHARE_OF_FILES = 0.2;

/** Draws requests, measures them and returns what breaks a bound: one finding for each amplifier and kind. */
export async function findBrokenBounds(
  process: MeasuringProcess,
  search: Search,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const random = seededRandom(search.seed);
  for (let draw = 1; draw <= search.draws; draw++) {
    const measured = search.operations[draw % search.operations.length]!;
    const operation = measured.id;
    const known = findings.filter((finding) => finding.operation === operation);
    const question: Question = {
      operation,
      ...drawSize(random, measured, search),
      runs: 'few',
      known: known.map(({ amplifier }) => amplifier),
    };
    const suspect = await suspicionOf(process, question);
    if (suspect === undefined) continue;
    const isKnown = known.some(
      ({ amplifier, broken }) => amplifier === suspect.amplifier && broken.kind === suspect.kind,
    );
    if (isKnown) continue;
    const finding = await confirmed(process, suspect, draw);
    if (finding === undefined) continue;
    findings.push(finding);
    search.onFinding?.(finding);
  }
  return findings;
}

function drawSize(
  random: Random,
  { hasFile }: Measured,
  { largest }: Search,
): Pick<Question, 'seed' | 'bytes'> {
  const seed = Math.floor(random() * 2 ** 32);
  const isLarge = chance(random, hasFile ? LARGE_SHARE_OF_FILES : LARGE_SHARE);
  const { least, most } = isLarge ? { least: SMALL.most, most: largest } : SMALL;
  return { seed, bytes: magnitude(random, least, most) };
}

/** A call that seems to break a bound, and the growth from a smaller one that seems to. */
interface Suspicion {
  readonly question: Question;
  readonly amplifier: string;
  readonly kind: BrokenBound['kind'];
}

/** How much smaller the call is that shows how cost grows. */
const SMALLER = 4;

async function suspicionOf(process: MeasuringProcess, question: Question): Promise<Suspicion | undefined> {
  const answer = await process.ask(question);
  if ('ended' in answer) return { question, amplifier: await nameOf(process, question), kind: answer.ended };
  const { amplifier, measurement, broken, bytes, speed } = answer;
  const worst = worstOf(broken);
  const asked = { ...question, bytes, known: [] };
  if (worst !== undefined) return { question: asked, amplifier, kind: worst.kind };
  if (measurement.cpuMs < GROWTH_FROM_MS) return undefined;
  const smaller = await process.ask({ ...asked, bytes: Math.ceil(bytes / SMALLER) });
  if ('ended' in smaller || brokenGrowth(smaller.measurement, measurement, speed) === undefined)
    return undefined;
  return { question: asked, amplifier, kind: 'growth' };
}

/** The amplifier of a call that did not end: that of the smallest call of its seed. */
async function nameOf(process: MeasuringProcess, question: Question): Promise<string> {
  const smallest = await process.ask({ ...question, bytes: 1 });
  return 'ended' in smallest ? 'any' : smallest.amplifier;
}

/** Measures a call again, alone in a process, and makes it as small as it can be. */
async function confirmed(
  process: MeasuringProcess,
  { question, amplifier, kind }: Suspicion,
  draw: number,
): Promise<Finding | undefined> {
  process.renew();
  let found = await againOf(process, question, kind);
  if (found === undefined) return undefined;
  let { bytes } = question;
  for (
    let smaller = Math.floor(bytes / 2);
    kind !== 'growth' && smaller >= 1;
    smaller = Math.floor(smaller / 2)
  ) {
    const next = await againOf(process, { ...question, bytes: smaller }, kind);
    if (next === undefined) break;
    found = next;
    bytes = smaller;
  }
  const { operation, seed } = question;
  return { operation, amplifier, seed, bytes, draw, ...found };
}

type Found = Pick<Finding, 'broken' | 'cpuMs' | 'bytesIn' | 'answerBytes' | 'request'>;

/** What a call breaks of a kind, measured many times; undefined when it breaks nothing. */
async function againOf(
  process: MeasuringProcess,
  question: Question,
  kind: BrokenBound['kind'],
): Promise<Found | undefined> {
  const answer = await process.ask({ ...question, runs: kind === 'growth' ? 'many' : 'few' });
  if ('ended' in answer) return answer.ended === kind ? foundBy(answer) : undefined;
  const broken = kind === 'growth' ? await growthOf(process, question, answer) : worstOf(answer.broken);
  if (broken === undefined) return undefined;
  const { cpuMs, bytesIn, answerBytes } = answer.measurement;
  return { broken, cpuMs, bytesIn, answerBytes, request: answer.request };
}

async function growthOf(
  process: MeasuringProcess,
  question: Question,
  large: Answer,
): Promise<BrokenBound | undefined> {
  const small = await process.ask({ ...question, bytes: Math.ceil(question.bytes / SMALLER), runs: 'many' });
  return 'ended' in small ? undefined : brokenGrowth(small.measurement, large.measurement, large.speed);
}

function foundBy({ ended }: Ended): Found {
  const sentence =
    ended === 'endless'
      ? 'does not end within its limit of processor time'
      : 'ends the process with an error';
  return {
    broken: { kind: ended, sentence, times: Number.POSITIVE_INFINITY },
    cpuMs: undefined,
    bytesIn: undefined,
    answerBytes: undefined,
    request: 'not known: the process was ended',
  };
}

/** The bound that is broken most. */
function worstOf(broken: readonly BrokenBound[]): BrokenBound | undefined {
  return broken.toSorted((one, other) => other.times - one.times)[0];
}
