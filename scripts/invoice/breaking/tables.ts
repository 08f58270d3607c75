import type { Breaking, BrokenFormat } from './breaking.ts';
import { breaking as peppol } from './peppol.ts';
import { breaking as xrechnung } from './xrechnung.ts';
import { breaking as xrechnungUbl } from './xrechnung-ubl.ts';

/** All changes by the format that they break rules of. */
export const breakingTables: readonly (readonly [format: BrokenFormat, rows: readonly Breaking[]])[] = [
  ['xrechnung', xrechnung],
  ['peppol', peppol],
  ['xrechnung-ubl', xrechnungUbl],
];
