import type { CallCost } from './perform-call.ts';

/** The law of a declaration: work takes at most four times what it says, and a moment that serving takes anyway. */
const MAX_TIMES_DECLARED = 4;
const SERVING_MS = 3;
/** The longest turn of the main thread, for which everyone waits. */
const MAX_HELD_MS = 10;
/** Work of the main thread that has no declaration, in many turns: at most so much, and so much for each KB that came. */
const MAX_UNDECLARED_MS = 50;
const UNDECLARED_MS_PER_KB = 0.1;
/** A refusal names values, and does not repeat them. */
const MAX_REFUSAL_BYTES = 16_384;
/** Cost that grows this many times as fast as what explains it is not linear; below it is noise. */
const TOLERATED_GROWTH = 2;
/** The same beside a longer answer: its memory is new, and the more there is, the longer a byte of it takes. */
const TOLERATED_WITH_ANSWER = 4;
/** What the memory of an answer takes that is touched for the first time: 4 ms a megabyte, none where it is used again. */
const NEW_MEMORY_MS_PER_BYTE = 4e-6;
/** Work that stays below this, at the size where it is judged, may grow as it likes. */
export const GROWTH_FROM_MS = 20;

/** One call of a size, measured. */
export interface Measurement extends CallCost {
  /** Bytes that came in: of the request, and of what others answered. */
  readonly bytesIn: number;
  /** Most bytes of its answer, as declared. */
  readonly mostAnswerBytes: number;
}

export type FaultKind =
  | 'hold'
  | 'cost'
  | 'undeclared'
  | 'growth'
  | 'answer'
  | 'refusal'
  | 'bug'
  | 'endless'
  | 'crash';

/** A bound that is broken. */
export interface BrokenBound {
  readonly kind: FaultKind;
  /** Reads after the name of the operation. */
  readonly sentence: string;
  /** How many times the bound. */
  readonly times: number;
}

/**
 * The bounds that a call breaks. `speed` is how many times as long as on the machine of the declarations the work takes
 * here, at least 1.
 */
export function brokenBounds(measured: Measurement, speed: number): readonly BrokenBound[] {
  const { cpuMs, heldMs, declaredMs, undeclaredMs, answerBytes, mostAnswerBytes, bytesIn, bug } = measured;
  const mostMs =
    declaredMs === undefined ? Number.POSITIVE_INFINITY : SERVING_MS + MAX_TIMES_DECLARED * declaredMs;
  const mostUndeclared = MAX_UNDECLARED_MS + (UNDECLARED_MS_PER_KB * bytesIn) / 1024;
  return [
    over(
      'hold',
      heldMs / speed,
      MAX_HELD_MS,
      (held) => `holds the main thread for ${ms(held)}, at most ${ms(MAX_HELD_MS)}`,
    ),
    over('cost', cpuMs / speed, mostMs, (took) => `takes ${ms(took)}, and declares ${ms(declaredMs ?? 0)}`),
    over(
      'undeclared',
      undeclaredMs / speed,
      mostUndeclared,
      (took) => `takes ${ms(took)} of the main thread in turns, at most ${ms(mostUndeclared)}`,
    ),
    over(
      'answer',
      isRefused(measured) ? 0 : answerBytes,
      mostAnswerBytes,
      (bytes) => `answers ${count(bytes)} bytes, at most ${count(mostAnswerBytes)}`,
    ),
    over(
      'refusal',
      isRefused(measured) ? answerBytes : 0,
      MAX_REFUSAL_BYTES,
      (bytes) => `refuses with ${count(bytes)} bytes, at most ${count(MAX_REFUSAL_BYTES)}`,
    ),
    over('bug', bug === undefined ? 0 : 1, 0, () => `fails: ${bug?.split('\n')[0]}`),
  ].filter((broken) => broken !== undefined);
}

/** A refusal comes as soon as there is a reason, whatever else there is to read. */
function isRefused({ outcome }: Measurement): boolean {
  return outcome !== 'answered';
}

/**
 * Whether cost grows faster than linearly from a size to a larger one: faster than bytes in, bytes out and declaration.
 * What is declared may grow, and begin at any size.
 */
export function brokenGrowth(small: Measurement, large: Measurement, speed: number): BrokenBound | undefined {
  const worked = large.cpuMs / speed - large.answerBytes * NEW_MEMORY_MS_PER_BYTE;
  const expected = Math.max(GROWTH_FROM_MS, large.declaredMs ?? 0);
  if (worked < expected) return undefined;
  if ([small, large].some(isRefused)) return undefined;
  // Parts that are declared from a size on are judged by what they declare.
  if ((small.declaredMs === undefined) !== (large.declaredMs === undefined)) return undefined;
  const ratio = (figure: 'bytesIn' | 'answerBytes' | 'declaredMs') =>
    (large[figure] ?? 0) / Math.max(small[figure] ?? 0, 0.1);
  const explained = Math.max(
    TOLERATED_GROWTH * Math.max(ratio('bytesIn'), ratio('declaredMs')),
    TOLERATED_WITH_ANSWER * ratio('answerBytes'),
  );
  const grown = large.cpuMs / small.cpuMs;
  return over('growth', grown, explained, () => {
    const sizes = `from ${count(small.bytesIn)} to ${count(large.bytesIn)} bytes`;
    return `takes ${grown.toFixed(1)} times as long ${sizes}: ${ms(large.cpuMs)} instead of ${ms(small.cpuMs)}`;
  });
}

function over(
  kind: FaultKind,
  value: number,
  most: number,
  sentence: (value: number) => string,
): BrokenBound | undefined {
  return value > most ? { kind, sentence: sentence(value), times: most === 0 ? 1 : value / most } : undefined;
}

function ms(value: number): string {
  return `${value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en-US')} ms`;
}

function count(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
