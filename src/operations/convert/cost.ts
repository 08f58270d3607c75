import type { Cost, JsonRequest } from '../../operation.ts';

/** A CSV takes the thread for its reading and writing. */
export const csvCost: Cost<JsonRequest> = {
  ofBytes: (bodyBytes) => 0.1 + bodyBytes / 100_000,
  ofInput: () => 0.1,
};

/** A workbook takes it for the same; larger parts are compressed beside it. */
export const xlsxCost: Cost<JsonRequest> = {
  ofBytes: (bodyBytes) => 0.4 + bodyBytes / 50_000,
  ofInput: () => 0.4,
};
