/** What a request costs, as `Operation.cost` wants it. */
type Cost = (request: { readonly bodyBytes: number }) => number;

/** A CSV takes the thread for its reading and writing. */
export const csvCost: Cost = ({ bodyBytes }) => 0.1 + bodyBytes / 100_000;

/** A workbook takes it for the same; larger parts are compressed beside it. */
export const xlsxCost: Cost = ({ bodyBytes }) => 0.4 + bodyBytes / 50_000;
