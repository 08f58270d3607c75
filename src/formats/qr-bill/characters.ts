/**
 * A character that no text of a QR-bill has. The guidelines (2.3) permit Basic Latin, the Latin-1 Supplement and Latin
 * Extended-A without their control characters, the comma letters of Romanian and the euro sign.
 */
export const NOT_IN_BILL: RegExp = /[^\x20-\x7e\xa0-\u017f\u0218-\u021b\u20ac]/u;

/** The characters of a QR-bill in words. */
export const BILL_CHARACTERS =
  'Latin letters, digits and signs (U+0020 to U+007E, U+00A0 to U+017F, U+0218 to U+021B, U+20AC)';
