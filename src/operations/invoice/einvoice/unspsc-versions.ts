/** The versions of UNSPSC (code TST of UNTDID 7143) that Peppol knows between Danish parties, as they may be written (DK-R-003). */
export const danishUnspscVersions: ReadonlySet<string> = new Set([
  '19.05.01',
  '19.0501',
  '26.08.01',
  '26.0801',
]);
