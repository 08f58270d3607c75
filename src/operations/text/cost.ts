import type { Cost } from '../../operation.ts';

/** Milliseconds the built-in engine takes of its thread. */
interface Work {
  readonly start: number;
  readonly perKilobyte: number;
}

/** What a call costs its thread: a language model works elsewhere. */
export function costOf({ start, perKilobyte }: Work): Cost<{ readonly text: string }> {
  return {
    ofBytes: (bodyBytes, { languageModel }) =>
      languageModel === undefined ? start + (perKilobyte * bodyBytes) / 1000 : 0,
    ofInput: ({ text }, { languageModel }) =>
      languageModel === undefined ? start + (perKilobyte * text.length) / 1000 : 0,
  };
}
