import type { Operation } from '../../operation.ts';

/** Milliseconds the built-in engine takes of its thread. */
interface Work {
  readonly start: number;
  readonly perKilobyte: number;
}

/** What a call costs its thread: a language model works elsewhere. */
export function costOf({ start, perKilobyte }: Work): NonNullable<Operation['cost']> {
  return ({ bodyBytes }, { languageModel }) =>
    languageModel === undefined ? start + (perKilobyte * bodyBytes) / 1000 : 0;
}
