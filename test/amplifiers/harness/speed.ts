import { threadCpuMilliseconds } from './thread-cpu.ts';

/** What the reference takes on the machine for which costs are declared, in milliseconds. */
const REFERENCE_MS = 10;
const RUNS = 8;

/**
 * How many times as long as on the machine of the declarations work takes here: at least 1, so that a faster machine
 * does not allow less. Other work of a machine makes it slower, too.
 */
export function machineSpeed(): number {
  const least = Math.min(...Array.from({ length: RUNS }, referenceMs));
  return Math.max(1, least / REFERENCE_MS);
}

/** Work as that of operations: texts, lists, maps and bytes, none of it from the product. */
function referenceMs(): number {
  const start = threadCpuMilliseconds();
  const words = new Map<string, number>();
  for (let index = 0; index < 20_000; index++) {
    const word = `w${(index * 7919) % 5003}`;
    words.set(word, (words.get(word) ?? 0) + 1);
  }
  const sorted = [...words].sort(([one], [other]) => (one < other ? -1 : 1));
  const text = JSON.stringify(sorted).replaceAll(/w(\d)/g, '$1w');
  const bytes = Buffer.from(text);
  let sum = 0;
  for (let round = 0; round < 20; round++) for (const byte of bytes) sum = (sum * 31 + byte) | 0;
  if (sum === 0.5) throw new Error('never');
  return threadCpuMilliseconds() - start;
}
