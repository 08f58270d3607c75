import type { JudgedInvoice } from '../judged-invoice.ts';

/** What BT-24 says: XRechnung 3.0 itself, its extension, and the one for clean vehicles (CVD). */
export const CIUS = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
export const EXTENSION = `${CIUS}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`;
export const CVD = `${CIUS}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`;

/**
 * The rules of EN 16931 that are information in an invoice of the extension or of vehicles, since rules of their own
 * (BR-DEX-01 and -04 to -09, BR-TMP-CVD-01) are wider: attachments in XML, identifiers of health applications, payments
 * of third parties, classes of vehicles. As the configuration of KoSIT's validator has it, 2026-01-31.
 */
export function widenedRules(invoice: JudgedInvoice): ReadonlySet<string> {
  const specification = invoice.first('BT-24')?.text;
  if (specification === CVD) return OF_VEHICLES;
  if (specification !== EXTENSION) return NO_RULES;
  return invoice.isCii ? OF_EXTENSION_IN_CII : OF_EXTENSION;
}

const NO_RULES: ReadonlySet<string> = new Set();
const OF_VEHICLES: ReadonlySet<string> = new Set(['BR-CL-13']);
const OF_EXTENSION_IN_CII: ReadonlySet<string> = new Set(
  ['10', '11', '21', '24', '25', '26'].map((number) => `BR-CL-${number}`),
);
const OF_EXTENSION: ReadonlySet<string> = new Set([...OF_EXTENSION_IN_CII, 'BR-CO-16']);
