/** Milliseconds a byte takes at worst, in bodies of unknown members, wrong items or many levels; a text takes a twentieth. */
const MS_PER_BYTE = 1 / 10_000;

/** Milliseconds for which the reading of a JSON body of some bytes holds its thread at worst. */
export function readingCost(bodyBytes: number): number {
  return bodyBytes * MS_PER_BYTE;
}
