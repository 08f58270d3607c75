/** The profiles that are known by their specification identifier (BT-24). */
export const readProfiles = [
  'minimum',
  'basic-wl',
  'basic',
  'comfort',
  'en16931',
  'extended',
  'xrechnung',
  'xrechnung-extension',
  'xrechnung-cvd',
  'peppol',
  'peppol-selfbilling',
  'other',
] as const;

export type ReadProfile = (typeof readProfiles)[number];
