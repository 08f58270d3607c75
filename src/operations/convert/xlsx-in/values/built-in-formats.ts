import { DAY, ELAPSED, NO_DATE, TIME } from './format-code.ts';

/** What a built-in number format shows of a number, by its id. */
export function kindOfBuiltIn(id: number): number {
  return built.find(({ from, to }) => id >= from && id <= to)?.kind ?? NO_DATE;
}

/**
 * 18.8.30: the formats of all languages; 27 to 36 and 50 to 58 are East Asian, 71 to 81 Thai. Those that are a day in one
 * and a time in another are told apart by value.
 */
const built: readonly { readonly from: number; readonly to: number; readonly kind: number }[] = [
  { from: 14, to: 17, kind: DAY },
  { from: 18, to: 21, kind: TIME },
  { from: 22, to: 22, kind: DAY | TIME },
  { from: 27, to: 31, kind: DAY },
  { from: 32, to: 33, kind: TIME },
  { from: 34, to: 36, kind: DAY },
  { from: 45, to: 45, kind: TIME },
  { from: 46, to: 46, kind: ELAPSED },
  { from: 47, to: 47, kind: TIME },
  { from: 50, to: 58, kind: DAY },
  { from: 71, to: 74, kind: DAY },
  { from: 75, to: 76, kind: TIME },
  { from: 77, to: 77, kind: DAY | TIME },
  { from: 78, to: 78, kind: TIME },
  { from: 79, to: 79, kind: ELAPSED },
  { from: 80, to: 80, kind: TIME },
  { from: 81, to: 81, kind: DAY },
];
