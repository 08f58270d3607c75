import type { Breaking, BrokenFormat } from './breaking.ts';
import { breaking as peppol } from './peppol.ts';
import { breaking as peppolNational } from './peppol-national.ts';
import { breaking as xrechnung } from './xrechnung.ts';
import { inCii, inUbl } from './xrechnung-extensions.ts';
import { breaking as xrechnungUbl } from './xrechnung-ubl.ts';

/** All changes by the format that they break rules of. */
export const breakingTables: readonly (readonly [format: BrokenFormat, rows: readonly Breaking[]])[] = [
  ['xrechnung', [...xrechnung, ...inCii]],
  ['peppol', [...peppol, ...peppolNational]],
  ['xrechnung-ubl', [...xrechnungUbl, ...inUbl]],
];
