/**
 * What identifiers of companies are called, by the scheme that issues them (ISO 6523 International Code Designator):
 * the names are the same in every language.
 */
const names = {
  '0002': 'SIREN',
  '0007': 'Org.nr',
  '0009': 'SIRET',
  '0060': 'D-U-N-S',
  '0088': 'GLN',
  '0096': 'P-nr.',
  '0106': 'KvK',
  '0151': 'ABN',
  '0183': 'UID',
  '0184': 'CVR',
  '0190': 'OIN',
  '0191': 'Registrikood',
  '0192': 'Org.nr',
  '0195': 'UEN',
  '0196': 'Kennitala',
  '0198': 'SE-nr.',
  '0199': 'LEI',
  '0204': 'Leitweg-ID',
  '0208': 'KBO/BCE',
  '0209': 'GS1',
  '0212': 'Y-tunnus',
} as const satisfies Record<string, string>;

const nameOf = new Map<string, string>(Object.entries(names));

/** The name of a scheme, where it has one that people know. */
export function registerName(scheme: string): string | undefined {
  return nameOf.get(scheme);
}
